//! Small logs by hand: what the app tells in another order than our rules do things, and what goes wrong.

/// The Core Set. A Battle Station is played unseen on turn 5 and attacked on turn 6, where a ship finds its ally only with
/// the second one; the scrapped cards came from the hand, because the discard pile had just been shuffled.
pub(super) const CORE: &str = "\
Play all
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
Acquired <color=#FF0000>Battle Station</color>
        Hard AI - -3 Trade (Trade:0)
Hard AI ends turn 1
        Drew 5 cards.
        Refresh ally indicators
        It is now Bo's turn 2
Play all
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:4)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:5)
Acquired <color=#FF0000>Missile Bot</color>
        Bo - -2 Trade (Trade:3)
Acquired <color=#FF0000>Supply Bot</color>
        Bo - -3 Trade (Trade:0)
Bo ends turn 2
        Drew 5 cards.
        Refresh ally indicators
        It is now Hard AI's turn 3
Play all
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Hard AI  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:4)
Attacked Bo for 1 (New Authority:49)
        Hard AI - -1 Combat (Combat:0)
        Bo - -1 Authority (Authority:49)
Acquired <color=#1589FF>Freighter</color>
        Hard AI - -4 Trade (Trade:0)
Hard AI ends turn 3
        Drew 2 cards.
        Shuffled discard pile to form new deck
        Drew 3 cards.
        Refresh ally indicators
        It is now Bo's turn 4
Play all
        Bo  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
        Bo  >  <color=#800080>Viper</color> +1 Combat (Combat:2)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
Attacked Hard AI for 2 (New Authority:48)
        Bo - -2 Combat (Combat:0)
        Hard AI - -2 Authority (Authority:48)
Bo ends turn 4
        Shuffled discard pile to form new deck
        Drew 5 cards.
        Refresh ally indicators
        It is now Hard AI's turn 5
Play all
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Hard AI  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
Attacked Bo for 1 (New Authority:48)
        Hard AI - -1 Combat (Combat:0)
        Bo - -1 Authority (Authority:48)
Acquired <color=#4CC417>Blob Fighter</color>
        Hard AI - -1 Trade (Trade:2)
Hard AI ends turn 5
        Drew 5 cards.
        Refresh ally indicators
        It is now Bo's turn 6
Played <color=#FF0000>Missile Bot</color>
Bo is scrapping: Scout
        Bo  >  <color=#FF0000>Missile Bot</color> +2 Combat (Combat:2)
        Scrapped <color=#800080>Scout</color>
Played <color=#FF0000>Supply Bot</color>
Bo is scrapping: Viper
        Bo  >  <color=#FF0000>Supply Bot</color> +2 Trade (Trade:2)
        Scrapped <color=#800080>Viper</color>
        Bo  >  <color=#FF0000>Missile Bot</color> +2 Combat (Combat:4)
        Bo  >  <color=#FF0000>Supply Bot</color> +2 Combat (Combat:6)
Play all
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
Attacked Battle Station
        Bo - -5 Combat (Combat:1)
        Destroyed <color=#FF0000>Battle Station</color>
Attacked Hard AI for 1 (New Authority:47)
        Bo - -1 Combat (Combat:0)
        Hard AI - -1 Authority (Authority:47)
";

/// Colony Wars. Central Station pays its trade at once and, when a third base comes, the rest; an Orbital Platform is
/// activated and left; a hand is played whose draw is told before the ship that draws.
pub(super) const COLONY_WARS: &str = "\
Play all
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
Acquired <color=#1589FF>Storage Silo</color>
        Ann - -2 Trade (Trade:1)
Ann ends turn 1
        Drew 5 cards.
        Refresh ally indicators
        It is now Bo's turn 2
Play all
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
        Bo  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
        Bo  >  <color=#800080>Viper</color> +1 Combat (Combat:2)
Acquired <color=#1589FF>Solar Skiff</color>
        Bo - -1 Trade (Trade:2)
Acquired <color=#1589FF>Trade Hauler</color>
        Bo - -2 Trade (Trade:0)
Attacked Ann for 2 (New Authority:48)
        Bo - -2 Combat (Combat:0)
        Ann - -2 Authority (Authority:48)
Bo ends turn 2
        Drew 5 cards.
        Refresh ally indicators
        It is now Ann's turn 3
Play all
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Ann  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:4)
Acquired <color=#1589FF>Central Station</color>
        Ann - -4 Trade (Trade:0)
Attacked Bo for 1 (New Authority:49)
        Ann - -1 Combat (Combat:0)
        Bo - -1 Authority (Authority:49)
Ann ends turn 3
        Drew 2 cards.
        Shuffled discard pile to form new deck
        Drew 3 cards.
        Refresh ally indicators
        It is now Bo's turn 4
Play all
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:4)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:5)
Acquired <color=#FFFF00>Orbital Platform</color>
        Bo - -3 Trade (Trade:2)
Bo ends turn 4
        Shuffled discard pile to form new deck
        Drew 5 cards.
        Refresh ally indicators
        It is now Ann's turn 5
Played <color=#1589FF>Storage Silo</color>
        Ann  >  <color=#1589FF>Storage Silo</color> +2 Authority (Authority:50)
Play all
        Ann  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Ann  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
Acquired <color=#4CC417>Stellar Reef</color>
        Ann - -2 Trade (Trade:1)
Ann ends turn 5
        Drew 5 cards.
        Refresh ally indicators
        It is now Bo's turn 6
Played <color=#FFFF00>Orbital Platform</color>
Activating Orbital Platform
Play all
        Drew 1 cards.
        Bo  >  <color=#1589FF>Solar Skiff</color> +2 Trade (Trade:2)
        Bo  >  <color=#1589FF>Trade Hauler</color> +3 Authority (Authority:52)
        Bo  >  <color=#1589FF>Trade Hauler</color> +3 Trade (Trade:5)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:6)
Played <color=#800080>Viper</color>
        Bo  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
Activating Orbital Platform
Bo is selecting Scout
        Discarded <color=#800080>Scout</color>
        Drew 1 cards.
Bo ends turn 6
        Drew 5 cards.
        Refresh ally indicators
        It is now Ann's turn 7
        Ann  >  <color=#1589FF>Storage Silo</color> +2 Authority (Authority:52)
Played <color=#1589FF>Central Station</color>
        Ann  >  <color=#1589FF>Central Station</color> +2 Trade (Trade:2)
        Ann  >  <color=#1589FF>Storage Silo</color> +2 Trade (Trade:4)
Ann ends turn 7
        Drew 2 cards.
        Shuffled discard pile to form new deck
        Drew 3 cards.
        Refresh ally indicators
        It is now Bo's turn 8
Bo ends turn 8
        Drew 1 cards.
        Shuffled discard pile to form new deck
        Drew 4 cards.
        Refresh ally indicators
        It is now Ann's turn 9
        Ann  >  <color=#1589FF>Central Station</color> +2 Trade (Trade:2)
        Ann  >  <color=#1589FF>Storage Silo</color> +2 Authority (Authority:54)
        Ann  >  <color=#1589FF>Storage Silo</color> +2 Trade (Trade:4)
Played <color=#4CC417>Stellar Reef</color>
        Ann  >  <color=#4CC417>Stellar Reef</color> +1 Trade (Trade:5)
        Ann  >  <color=#1589FF>Central Station</color> +4 Authority (Authority:58)
        Drew 1 cards.
Bo(1) conceded
        Bo - -49 Authority (Authority:0)
        === Ann has won the game. ===
Ann wins the game
        === Ann has won the game. ===
";

/// The Core Set, without colours and with other spaces: two Blob Wheels and an Embassy Yacht in one hand.
pub(super) const YACHT: &str = "\
Play all
  A > Scout +1 Trade (Trade:1)
  A > Scout +1 Trade (Trade:2)
  A > Scout +1 Trade (Trade:3)
Acquired Blob Wheel
  A - -3 Trade (Trade:0)
A ends turn 1
  Drew 5 cards.
  It is now B's turn 2
Play all
  B > Viper +1 Combat (Combat:1)
  B > Viper +1 Combat (Combat:2)
Attacked A for 2 (New Authority:48)
  B - -2 Combat (Combat:0)
  A - -2 Authority (Authority:48)
B ends turn 2
  Drew 5 cards.
  It is now A's turn 3
Play all
  A > Scout +1 Trade (Trade:1)
  A > Scout +1 Trade (Trade:2)
  A > Scout +1 Trade (Trade:3)
Acquired Embassy Yacht
  A - -3 Trade (Trade:0)
A ends turn 3
  Drew 2 cards.
  Shuffled discard pile to form new deck
  Drew 3 cards.
  It is now B's turn 4
B ends turn 4
  Shuffled discard pile to form new deck
  Drew 5 cards.
  It is now A's turn 5
Play all
  A > Scout +1 Trade (Trade:1)
  A > Scout +1 Trade (Trade:2)
  A > Scout +1 Trade (Trade:3)
  A > Scout +1 Trade (Trade:4)
Acquired Blob Wheel
  A - -3 Trade (Trade:1)
A ends turn 5
  Drew 5 cards.
  It is now B's turn 6
B ends turn 6
  Drew 5 cards.
  It is now A's turn 7
A ends turn 7
  Drew 2 cards.
  Shuffled discard pile to form new deck
  Drew 3 cards.
  It is now B's turn 8
B ends turn 8
  Shuffled discard pile to form new deck
  Drew 5 cards.
  It is now A's turn 9
{first}
Played Blob Wheel
  A > Blob Wheel +1 Combat (Combat:1)
Played Blob Wheel
  A > Blob Wheel +1 Combat (Combat:2)
{then}
A ends turn 9
";
