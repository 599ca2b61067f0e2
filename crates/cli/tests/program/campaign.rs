//! `campaign`: a legacy campaign in a file, from its first game on.

use crate::Room;

const LABEL: &str = "community scenario pack, not the published box";

#[test]
fn a_campaign_is_begun_played_told_and_copied() {
    let room = Room::new();
    let begun = room.good("campaign new war.json --names Ada,Bo --sides star_empire,trade_federation");
    assert!(begun.contains(LABEL) && begun.contains("Star Empire: Ada"), "{begun}");
    assert!(room.bad("campaign new war.json").starts_with("war.json: "), "a campaign is never written over");
    let saved = room.run_with("campaign play war.json --bot 2 --seed 1", &[], "play all\nnonsense\nquit\n");
    assert_eq!((saved.code, saved.err.as_str()), (0, ""), "{}", saved.out);
    assert!(saved.out.contains("The game is saved"), "{}", saved.out);
    let french = room.good("campaign show war.json --lang fr");
    assert!(french.contains("a commencé"), "{french}");
    let played = room.good("campaign play war.json --bot 1 --bot 2=easy");
    assert!(played.contains("Game 1, An Empire is Born"), "{played}");
    let conceded = room.run_with("campaign play war.json --choice 1 --bot 2", &[], "concede\n");
    assert_eq!(conceded.code, 0, "{}", conceded.err);
    let told = room.good("campaign history war.json");
    assert!(told.contains("Game 2") && told.contains("by concession"), "{told}");
    let shown = room.json("campaign show war.json");
    assert_eq!(shown["label"], LABEL);
    assert_eq!(shown["games"][0]["scenario"], 1);
    room.good("campaign fork war.json other.json --after 0");
    assert_eq!(room.json("campaign show other.json")["games"].as_array().map(Vec::len), Some(0));
    room.good("campaign export war.json copy.json");
    assert_eq!(room.read("copy.json"), room.read("war.json"));
}

#[test]
fn what_is_wrong_is_refused_with_everything_that_is() {
    let room = Room::new();
    room.good("campaign new war.json");
    room.good("campaign play war.json --bot 1 --bot 2");
    let good = room.read("war.json");
    room.write("cut.json", &good[..good.len() / 2]);
    room.write(
        "other.json",
        &good.replacen("\"turns\": ", "\"turns\": 9", 1).replace("\"empire\": 1", "\"empire\": 2"),
    );
    room.write("pack.toml", "pack = \"mine\"\nversion = 1\n");
    for (line, words) in [
        ("campaign show cut.json", "cut.json: this is not a campaign file"),
        ("campaign show none.json", "none.json: "),
        ("campaign import other.json new.json", "the file is damaged: game 1: "),
        ("campaign fork war.json new.json --after 2", "there is no game 2; 1 have been played"),
        ("campaign new a.json --sides kingdom,star_empire", "`kingdom` is not a side"),
        ("campaign new a.json --names Ada", "two names and two sides"),
        ("campaign new a.json --kingdom gold", "`gold` is not something the Kingdom gives"),
        ("campaign new a.json --pack pack.toml", "pack.toml"),
        ("campaign play war.json --bot 3", "there are seats 1 and 2"),
        ("campaign play war.json --bot 0", "0"),
        ("campaign play war.json --bot 2=genius", "`genius`"),
        ("campaign top-up war.json lifter+se1", "the campaign is not over yet"),
        ("simulate star-realms --campaigns 2", "star-realms has no campaigns"),
    ] {
        let said = room.bad(line);
        assert!(said.contains(words), "{line}\n{said}");
    }
}

#[test]
fn whole_campaigns_by_bots_are_told_in_figures() {
    let room = Room::new();
    let report = room.json("simulate rise-of-empire --campaigns 2 --seed 3");
    assert_eq!(report["campaigns"], 2);
    assert_eq!(report["games"], 24);
    assert_eq!(report["turns"].as_array().map(Vec::len), Some(12));
    assert_eq!(room.json("simulate rise-of-empire --campaigns 2 --seed 3"), report, "the seed says which campaigns");
    assert!(room.good("simulate rise-of-empire --campaigns 1 --lang fr").contains("Campagnes (parties)"));
}
