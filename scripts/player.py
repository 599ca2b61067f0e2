"""A player of a server, over HTTP: for scripts that need games in a database."""

import json
import sys
import time
import urllib.error
import urllib.request


class Api:
    """One player at a server."""

    def __init__(self, address):
        self.address, self.token = address, None

    def ask(self, method, path, body=None):
        headers = {"content-type": "application/json", "x-starboard-token": "please"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data=data, method=method, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                self.token = answer.headers.get("x-starboard-token") or self.token
                text = answer.read()
        except urllib.error.HTTPError as why:
            if why.code != 409:
                print(method, path, data, why.read().decode(), file=sys.stderr)
            raise
        return json.loads(text) if text else None

    def get(self, path):
        return self.ask("GET", path)

    def post(self, path, body=None):
        return self.ask("POST", path, {} if body is None else body)


def wait_for(api, seconds=30):
    """Until the server answers."""
    for _ in range(seconds * 10):
        try:
            return api.get("/api/games")
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise SystemExit(f"no server answers at {api.address}")


def play(api, table, moves, dice):
    """Plays `moves` actions for all local seats; opponents answer meanwhile."""
    mine = api.get(f"/api/tables/{table}")["table"]["my_seats"]
    done, waited = 0, 0
    while done < moves:
        seen = None
        for seat in mine:
            seen = api.get(f"/api/tables/{table}?seat={seat}")
            if seen["table"]["status"] != "playing":
                return
            if seen["now"]["legal"]:
                break
        legal = seen["now"]["legal"]
        if not legal:
            waited += 1
            if waited > 600:
                raise SystemExit(f"nobody moves at {table}")
            time.sleep(0.05)
            continue
        waited = 0
        action = dice.choice(legal[:3])["action"]
        try:
            api.post(f"/api/tables/{table}/actions", {"ply": seen["now"]["ply"], "action": action, "seat": seat})
            done += 1
        except urllib.error.HTTPError as why:
            if why.code != 409:
                raise


def settled(api, table):
    """The table once opponents have nothing more to do."""
    seen = None
    for _ in range(400):
        seen = api.get(f"/api/tables/{table}")
        mine = seen["table"]["my_seats"]
        if seen["table"]["status"] != "playing" or set(seen["now"]["to_move"]) & set(mine):
            return seen
        time.sleep(0.05)
    return seen


def expected(api, table):
    """What must be read again: by seats, in words of the formats that are kept."""
    seen = settled(api, table)
    told = {"id": table, "status": seen["table"]["status"], "step": seen["now"]["step"], "to_move": seen["now"]["to_move"]}
    if seen["table"]["status"] == "playing":
        legal = {}
        for seat in seen["table"]["my_seats"]:
            now = api.get(f"/api/tables/{table}?seat={seat}")["now"]
            legal[seat] = [choice["action"] for choice in now["legal"]]
        told["legal"] = legal
    else:
        told["result"] = seen["table"]["result"]
    return told
