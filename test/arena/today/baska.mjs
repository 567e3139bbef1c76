// The bot of baska as it stood on 2026-11-27, bundled from games/baska/src/bot at commit 52f11182 by
// `esbuild --bundle --format=esm --conditions=source`. A fixed opponent: never changed, so that figures of different days can be compared.
// games/core/src/cards.ts
var suits = ["C", "S", "H", "D"];
var ranks = ["A", "T", "K", "Q", "J", "9", "8", "7"];
var suitOf = (card2) => card2 >> 3;
var rankOf = (card2) => card2 & 7;
var card = (suit, rank) => 8 * suit + rank;
var names = suits.flatMap((s) => ranks.map((r) => s + r));
var byName = new Map(names.map((name, i) => [name, i]));
var readCard = (text) => byName.get(text);
var none = 0;
var bit = (c) => 1 << c;
var has = (set, c) => (set >>> c & 1) === 1;
var toSet = (list2) => list2.reduce((set, c) => set | 1 << c, 0);
function count(set) {
  let n = set - (set >>> 1 & 1431655765);
  n = (n & 858993459) + (n >>> 2 & 858993459);
  return (n + (n >>> 4) & 252645135) * 16843009 >>> 24;
}
var first = (set) => 31 - Math.clz32(set & -set);
function list(set) {
  const out = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(first(rest));
  return out;
}

// games/core/src/random.ts
function shuffled(items, random) {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = out[i];
    out[i] = out[j];
    out[j] = kept;
  }
  return out;
}

// games/baska/src/raises.ts
function nextRaise(rules, view) {
  const next = rules.raises[view.raises.length];
  return next !== void 0 && mayRaise(rules, view) ? [next] : [];
}
function mayRaise(rules, view) {
  const { raises, seat, sides } = view;
  const own = ownContract(rules, view);
  if (seat === null || raises.length >= rules.raiseMax[own]) return false;
  const last = raises.at(-1);
  if (last === seat) return false;
  const side = sides[seat];
  const owners = rules.ownerRaises[own];
  if (side === "starzy" && (owners === "never" || owners === "answer" && last === void 0)) return false;
  return last === void 0 || side === null || sides[last] !== side;
}
var ownContract = (rules, view) => view.contract === "zwykla" && rules.oldQueens.every((q) => has(view.hand, q)) ? "cicha" : view.contract;

// games/baska/src/auction-legal.ts
var height = (rules, contract) => rules.bids.indexOf(contract);
var duCalls = { gran: "gran-du", zolla: "zolla-du" };
function openCalls(rules, view) {
  if (rules.asks && view.calls.length === 0)
    return ["pytam", ...alone(rules).flatMap((bid) => higher(rules, view, bid))];
  const calls = [];
  const stands = height(rules, view.contract);
  if (stands >= 0 || !view.mustBid) calls.push("pas");
  for (const [h, bid] of rules.bids.entries()) {
    if (bid !== "wesele" && asked(view)) continue;
    if (h > stands) calls.push(...higher(rules, view, bid));
    else if (h === stands) calls.push(...withDu(view, bid));
  }
  return [...calls, ...nextRaise(rules, view)];
}
var alone = (rules) => rules.bids.filter((bid) => bid !== "wesele");
var asked = ({ seat, calls }) => calls.some((c) => c.seat === seat && c.call === "pytam");
var turns = ({ seat, calls }) => calls.filter((c) => c.seat === seat && c.call !== "pytam").length;
function higher(rules, view, bid) {
  if (bid !== "wesele") return [bid, duCalls[bid]];
  if (rules.weseleTurns !== null && turns(view) >= rules.weseleTurns) return [];
  return rules.oldQueens.every((q) => has(view.hand, q)) ? [bid] : [];
}
function withDu(view, bid) {
  if (bid === "wesele" || view.du) return [];
  return [view.owner === view.seat ? "du" : duCalls[bid]];
}

// games/baska/src/ladder.ts
var ladderFor = (rules, contract) => contract === "gran" ? rules.granLadder : rules.ladder;

// games/baska/src/order.ts
var deck = [0, 1, 2, 3].flatMap(
  (suit) => [0, 1, 3, 4].map((rank) => card(suit, rank))
);
var worth = [11, 10, 0, 3, 2, 0, 0, 0];
var pointsOf = (c) => worth[rankOf(c)];
var pointTable = Array.from({ length: 32 }, (_, c) => pointsOf(c));
var total = 104;
function stronger(plain, c, suit) {
  if (plain === null) return toSet(suit.filter((other) => rankOf(other) < rankOf(c)));
  const place = plain.findIndex((equal) => equal.includes(c));
  return toSet(plain.slice(0, place).flat());
}
function build({ trumps: ladder2, plain }) {
  const trumps = toSet(ladder2);
  const kin = new Array(32).fill(none);
  const beats = new Array(32).fill(none);
  for (const c of deck) {
    const place = ladder2.indexOf(c);
    if (place >= 0) {
      kin[c] = trumps;
      beats[c] = toSet(ladder2.slice(0, place));
    } else {
      const suit = deck.filter((other) => suitOf(other) === suitOf(c) && (trumps & bit(other)) === 0);
      kin[c] = toSet(suit);
      beats[c] = trumps | stronger(plain, c, suit);
    }
  }
  return { trumps, kin, beats };
}
var built = /* @__PURE__ */ new WeakMap();
function orderOf(ladder2) {
  let order = built.get(ladder2);
  if (order === void 0) {
    order = build(ladder2);
    built.set(ladder2, order);
  }
  return order;
}
var orderFor = (rules, contract) => orderOf(ladderFor(rules, contract));
function follow(order, hand, led, winning) {
  const bound = hand & order.kin[led] || hand & order.trumps || hand;
  return bound & order.beats[winning] || bound;
}

// games/baska/src/trick.ts
function winner(order, trick) {
  let best = trick[0];
  for (const played of trick) if (has(order.beats[best.card], played.card)) best = played;
  return best;
}
var winningCard = (order, trick) => winner(order, trick).card;

// games/baska/src/uncovered.ts
var uncovered = (rules, { lastTrick, trick }) => rules.raiseUntil === "covered" && lastTrick === null && trick.length < 2;

// games/baska/src/lead.ts
function lateRaise(rules, view) {
  if (!uncovered(rules, view)) return [];
  const lies = view.trick.length === 1;
  const asked2 = view.seat === view.leader ? !lies && view.takenBack.length > 0 : lies;
  return asked2 ? nextRaise(rules, view) : [];
}

// games/baska/src/profiles.ts
function cards(text) {
  return text.split(" ").map((name) => {
    const card2 = readCard(name);
    if (card2 === void 0) throw new RangeError(`no card is called ${name}`);
    return card2;
  });
}
var withQueens = (...seats2) => seats2.map((pairs) => pairs.map((pair) => toSet([...cards("CQ SQ"), ...cards(pair)])));
var ladder = (trumps) => ({ trumps: cards(trumps), plain: null });
var twoFromTheTop = ["HA HT", "HA HQ", "HA DQ", "HT HQ", "HT DQ"];
var lebork = {
  id: "lebork",
  lengths: [60, 40, 32, 20, 12, 8, 4],
  ladder: ladder("HA HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT"),
  granLadder: ladder("CJ SJ HJ DJ"),
  oldQueens: cards("CQ SQ"),
  weselePartner: cards("CJ SJ HJ"),
  bids: ["wesele", "gran", "zolla"],
  soloWord: "zolla",
  asks: false,
  weseleTurns: null,
  passes: { unopened: 4, opened: 4 },
  cichaForbidden: "open-hands",
  raises: ["kontra", "rekontra", "hirsch", "bok"],
  raiseUntil: "auction",
  raiseMax: { zwykla: 4, wesele: 4, cicha: 4, gran: 4, zolla: 4 },
  ownerRaises: { zwykla: "first", wesele: "answer", cicha: "answer", gran: "answer", zolla: "answer" },
  win: 53,
  exit: { starzy: 27, mlodzi: 26 },
  pay: { pair: { exit: 1, noExit: 2, noTrick: 3 }, cicha: 4, gran: 5, zolla: 5 },
  factor: { raise: 2, du: 2, bokRound: 2, lost: 2 },
  tieUnpaid: [],
  bokRound: { after: ["zwykla", "wesele", "cicha", "gran", "zolla"], deals: 4 }
};
var kop = {
  ...lebork,
  id: "kop",
  // A tournament has five series of 32 deals.
  lengths: [32, 40, 20, 12, 8, 4],
  // The black aces are the only fele (kop ladder, kop fele).
  ladder: ladder("HA CT ST HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT"),
  // wesele < zolo < zolo du; du ranks within its own contract anyway (kop contracts).
  bids: ["wesele", "zolla"],
  soloWord: "zolo",
  asks: true,
  // A wesele may be kept back for the first round (kop wesele).
  weseleTurns: 2,
  raises: ["kontra", "rej", "bok", "slup"],
  raiseUntil: "covered",
  // Up to ×16 in a zwykła gra or wesele, ×4 in zolo with or without du, ×8 in a cicha (kop limits).
  raiseMax: { zwykla: 4, wesele: 4, cicha: 3, gran: 2, zolla: 2 }
  // "The lone Stary never first" is already in the inherited `ownerRaises` of cicha and zolla.
};
var unlosableBy = /* @__PURE__ */ new Map([
  [
    lebork.ladder.trumps,
    withQueens(twoFromTheTop, twoFromTheTop, twoFromTheTop, [...twoFromTheTop, "HA CJ", "HT CJ"])
  ],
  [kop.ladder.trumps, withQueens(["HA CT"], ["HA CT"], ["HA CT"], ["HA CT", "HA ST", "HA HT"])]
]);
function frozen(value) {
  for (const part of Object.values(value)) {
    if (typeof part === "object" && part !== null) frozen(part);
  }
  return Object.freeze(value);
}
var profiles = frozen({ lebork, kop });
function rulesOf(profile) {
  const rules = profiles[profile];
  if (rules === void 0) throw new RangeError(`Ba\u015Bka has no profile ${profile}`);
  return rules;
}
var rulesIn = ({ profile, rules }) => rules ?? rulesOf(profile);

// games/baska/src/throws.ts
function pending(throws) {
  const last = throws.at(-1);
  return last !== void 0 && last.declined === null && last.settled === null ? last : void 0;
}
function mayThrow({ throws, hand, tricks }) {
  const trick = tricks.reduce((sum, n) => sum + n, 0);
  return count(hand) > 1 && !throws.some(({ at }) => Math.floor(at / 4) === trick);
}

// games/baska/src/legal.ts
var cardMoves = Array.from({ length: 32 }, (_, card2) => Object.freeze({ card: card2 }));
var throwIn = Object.freeze({ throwIn: true });
var answers = Object.freeze([
  Object.freeze({ agree: false }),
  Object.freeze({ agree: true })
]);
var callMoves = /* @__PURE__ */ new Map();
function callMove(call) {
  let move = callMoves.get(call);
  if (move === void 0) {
    move = Object.freeze({ call });
    callMoves.set(call, move);
  }
  return move;
}
function playable(view) {
  const led = view.trick[0];
  if (led === void 0) return view.hand;
  const order = orderFor(rulesIn(view), view.contract);
  return follow(order, view.hand, led.card, winningCard(order, view.trick));
}
function legal(view) {
  if (view.seat === null) return [];
  const rules = rulesIn(view);
  if (!view.toAct.includes(view.seat)) return lateRaise(rules, view).map(callMove);
  if (view.phase === "auction") return openCalls(rules, view).map(callMove);
  if (pending(view.throws) !== void 0) return answers;
  const cards2 = list(playable(view)).map((card2) => cardMoves[card2]);
  if (uncovered(rules, view)) return [...cards2, ...lateRaise(rules, view).map(callMove)];
  return mayThrow(view) ? [...cards2, throwIn] : cards2;
}

// games/baska/src/numbering.ts
var isTwin = (order, before, c) => before !== void 0 && order.kin[before] === order.kin[c] && pointsOf(before) === pointsOf(c);
function numbering(ladder2) {
  const order = orderOf(ladder2);
  const cards2 = [...ladder2.trumps, ...deck.filter((c) => !ladder2.trumps.includes(c))];
  const at = Array.from({ length: 32 }, (_, c) => cards2.indexOf(c));
  const small = (set) => list(set).reduce((sum, c) => sum | bit(at[c]), 0);
  return {
    small,
    at,
    trumps: small(order.trumps),
    kin: cards2.map((c) => small(order.kin[c])),
    beats: cards2.map((c) => small(order.beats[c])),
    points: cards2.map(pointsOf),
    twins: cards2.reduce((set, c, i) => isTwin(order, cards2[i - 1], c) ? set | 1 << i : set, 0)
  };
}

// games/baska/src/secure.ts
var lowest = (set) => 31 - Math.clz32(set & -set);
function size(set) {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n += 1;
  return n;
}
function securing(ladder2, win, play = "best") {
  const { small, trumps, kin, beats, points, twins } = numbering(ladder2);
  const worth2 = [...new Set(points)].sort((a, b) => a - b).map((p) => ({ p, set: points.reduce((set, q, c) => q === p ? set | 1 << c : set, 0) }));
  const stamp = new Int32Array(1 << 18);
  const fine = new Int8Array(1 << 18);
  const fatal = new Int8Array(1 << 18);
  let now = 0;
  const held = [0, 0, 0, 0];
  const room = [0, 0, 0, 0];
  let pool = 0;
  let mine = [];
  let lone = -1;
  function fromLead(leader, got, lost) {
    if (got >= win) return true;
    if (lost > total - win) return false;
    const all = pool | held[0] | held[1] | held[2] | held[3];
    if (lone >= 0 && got + certain(held[lone], all) >= win) return true;
    const key = all * 4 + leader;
    if (stamp[key] !== now) {
      stamp[key] = now;
      fine[key] = -1;
      fatal[key] = 127;
    }
    if (lost <= fine[key]) return true;
    if (lost >= fatal[key]) return false;
    const won = turn(leader, -1, 0, leader, 0, 0, got, lost);
    if (won) fine[key] = lost;
    else fatal[key] = lost;
    return won;
  }
  function certain(own, all) {
    const theirs = all & ~own;
    const above = (1 << lowest(theirs & trumps | 1 << 16)) - 1;
    const sure2 = own & trumps & above;
    let cheapest = 3 * size(sure2);
    let sum = 0;
    for (let rest = sure2; rest !== 0; rest &= rest - 1) sum += points[lowest(rest)];
    for (const { p, set } of worth2) {
      const n = Math.min(cheapest, size(theirs & set));
      sum += n * p;
      cheapest -= n;
    }
    return sum;
  }
  function turn(seat, led, top, taker, sum, length, got, lost) {
    if (length === 4)
      return mine[taker] === true ? fromLead(taker, got + sum, lost) : fromLead(taker, got, lost + sum);
    const own = held[seat];
    const some = room[seat] > 0 ? pool : 0;
    const ours = play === "best" && mine[seat] === true;
    for (let open = own & ~(own << 1 & twins) | some; open !== 0; open &= open - 1) {
      const c = lowest(open);
      if (led >= 0 && !fits(own | 1 << c, c, led, top)) continue;
      const fromPool = some >>> c & 1;
      if (fromPool === 1) {
        pool ^= 1 << c;
        room[seat] = room[seat] - 1;
      } else held[seat] = own ^ 1 << c;
      const takes = led < 0 || beats[top] >>> c & 1;
      const won = turn(
        seat + 1 & 3,
        led < 0 ? c : led,
        takes ? c : top,
        takes ? seat : taker,
        sum + points[c],
        length + 1,
        got,
        lost
      );
      if (fromPool === 1) {
        pool |= 1 << c;
        room[seat] = room[seat] + 1;
      } else held[seat] = own;
      if (won === ours) return won;
    }
    return !ours;
  }
  function fits(hand, c, led, top) {
    const bound = hand & kin[led] || hand & trumps || hand;
    const better = bound & beats[top];
    return ((better || bound) >>> c & 1) === 1;
  }
  function everywhere() {
    now += 1;
    if (fromLead(0, 0, 0)) return true;
    if (pool === 0) return false;
    const card2 = pool & -pool;
    pool ^= card2;
    let won = true;
    for (let seat = 0; seat < 4 && won; seat++) {
      if (room[seat] === 0) continue;
      room[seat] = room[seat] - 1;
      held[seat] = held[seat] | card2;
      won = everywhere();
      held[seat] = held[seat] ^ card2;
      room[seat] = room[seat] + 1;
    }
    pool |= card2;
    return won;
  }
  return (side, hands) => {
    mine = [0, 1, 2, 3].map((seat) => side.includes(seat));
    lone = side.length === 1 ? side[0] : -1;
    pool = 65535;
    for (let seat = 0; seat < 4; seat++) {
      held[seat] = small(hands[seat]);
      room[seat] = 4 - size(held[seat]);
      pool &= ~held[seat];
    }
    return everywhere();
  };
}

// games/baska/src/bot/reckon.ts
var securers = /* @__PURE__ */ new WeakMap();
function securerFor(ladder2, points) {
  const byPoints = securers.get(ladder2) ?? /* @__PURE__ */ new Map();
  securers.set(ladder2, byPoints);
  const kept = byPoints.get(points) ?? securing(ladder2, points);
  byPoints.set(points, kept);
  return kept;
}

// games/baska/src/sides.ts
var seats = [0, 1, 2, 3];
var starzy = (members) => seats.map((seat) => members.includes(seat) ? "starzy" : "mlodzi");
var holder = (hands, card2) => hands.findIndex((hand) => has(hand, card2));
var lonely = (rules, dealt) => seats.find((seat) => rules.oldQueens.every((q) => has(dealt[seat], q))) ?? null;
function trueSides(rules, contract, owner, dealt) {
  if (contract === "zwykla") return starzy(rules.oldQueens.map((q) => holder(dealt, q)));
  if (contract !== "wesele" || owner === null) return starzy([owner]);
  const sign = rules.weselePartner.find((card2) => !has(dealt[owner], card2));
  return starzy([owner, sign === void 0 ? null : holder(dealt, sign)]);
}

// games/baska/src/bot/worlds.ts
var draws = 6;
function imagine(view, random) {
  let world = draw(view, random);
  for (let i = 1; i < draws && !credible(view, world); i++) world = draw(view, random);
  return world;
}
function draw(view, random) {
  const { seat, hand, played, left, calls, takenBack } = view;
  const seen = played.reduce((set, cards2) => set | cards2, hand);
  const hands = [toSet(takenBack) & ~seen, none, none, none];
  const caller = calls.find(({ call }) => call === "wesele")?.seat;
  if (caller !== void 0 && caller !== seat) {
    const queens = rulesIn(view).oldQueens.filter((q) => !has(seen, q));
    hands[caller] = hands[caller] | toSet(queens);
  }
  const given = hands.reduce((set, cards2) => set | cards2, seen);
  const pool = shuffled(
    deck.filter((c) => !has(given, c)),
    random
  );
  hands.forEach((cards2, s) => {
    if (s === seat) hands[s] = hand;
    else hands[s] = cards2 | toSet(pool.splice(0, left[s] - list(cards2).length));
  });
  return { hands, dealt: hands.map((cards2, s) => cards2 | played[s]) };
}
function credible(view, { hands }) {
  const order = orderFor(rulesIn(view), view.contract);
  const since = [...hands];
  const fits = (trick) => trick.every(({ seat, card: card2 }, i) => {
    const led = trick[0];
    if (i === 0 || led === void 0) return true;
    return has(follow(order, since[seat], led.card, winningCard(order, trick.slice(0, i))), card2);
  });
  const back = (trick) => {
    for (const { seat, card: card2 } of trick) since[seat] = since[seat] | toSet([card2]);
  };
  back(view.trick);
  if (!fits(view.trick)) return false;
  const last = view.lastTrick?.cards ?? [];
  back(last);
  return fits(last);
}
function sidesIn(view, world, contract, owner) {
  const rules = rulesIn(view);
  const alone2 = contract === "zwykla" ? lonely(rules, world.dealt) : null;
  return alone2 === null ? trueSides(rules, contract, owner, world.dealt) : trueSides(rules, "cicha", alone2, world.dealt);
}
var seatsOf = (sides, side) => [0, 1, 2, 3].filter((seat) => sides[seat] === side);

// games/baska/src/bot/believe.ts
var draws2 = 12;
var deals = 3;
function believe(view, random) {
  let world = imagine(view, random);
  const { owner, contract } = view;
  if (owner === null || owner === view.seat || contract !== "gran" && contract !== "zolla") return world;
  for (let i = 1; i < draws2 && !sensible(view, owner, world.dealt[owner], random); i++) {
    world = imagine(view, random);
  }
  return world;
}
function sensible(view, owner, hand, random) {
  const rules = rulesIn(view);
  const secure = securerFor(ladderFor(rules, view.contract), rules.win);
  const others = deck.filter((c) => !list(hand).includes(c));
  for (let i = 0; i < deals; i++) {
    const pool = shuffled(others, random);
    const hands = [none, none, none, none].map(
      (_, seat) => seat === owner ? hand : toSet(pool.splice(0, 4))
    );
    if (!secure([owner], hands)) return false;
  }
  return true;
}

// games/baska/src/bot/bid.ts
var worlds = 16;
var sure = { solo: 0.7, du: 0.95, cicha: 0.75, raise: 0.75, against: 1 };
function chooseCall(view, random) {
  const open = openCalls(rulesIn(view), view);
  const solo = soloCall(view, open, random);
  if (solo !== void 0) return solo;
  if (open.includes("wesele") && (view.mustBid || chance(view, "cicha", sure.cicha, random) === void 0))
    return "wesele";
  const raise = open.find((call) => rulesIn(view).raises.some((name) => name === call));
  if (raise !== void 0 && worthRaising(view, random)) return raise;
  return open[0];
}
function soloCall(view, open, random) {
  if (view.contract !== "zwykla" && view.contract !== "wesele" && view.owner === view.seat) return void 0;
  let best;
  for (const bid of ["zolla", "gran"]) {
    if (!open.includes(bid) && !open.includes(`${bid}-du`)) continue;
    const won = chance(view, bid, sure.solo, random);
    if (won === void 0 || won <= (best?.won ?? 0)) continue;
    const all = open.includes(`${bid}-du`) && chance(view, bid, sure.du, random, total) !== void 0;
    const call = all ? `${bid}-du` : bid;
    if (open.includes(call)) best = { call, won };
  }
  return best?.call;
}
function worthRaising(view, random) {
  const alone2 = view.contract === "gran" || view.contract === "zolla";
  const needed = alone2 && view.owner !== view.seat ? sure.against : sure.raise;
  return chance(view, view.contract, needed, random) !== void 0;
}
function chance(view, contract, needed, random, points) {
  const seat = view.seat;
  const rules = rulesIn(view);
  const owner = contract === view.contract ? view.owner : seat;
  const ladder2 = ladderFor(rules, contract);
  let lost = 0;
  for (let i = 0; i < worlds; i++) {
    const world = believe(view, random);
    const sides = sidesIn(view, world, contract, owner);
    const mine = sides[seat];
    const target = points ?? (mine === "starzy" ? rules.win : total - rules.win + 1);
    if (!securerFor(ladder2, target)(seatsOf(sides, mine), world.hands)) lost += 1;
    if (lost > (1 - needed) * worlds) return void 0;
  }
  return 1 - lost / worlds;
}

// games/baska/src/row.ts
var paired = (contract) => contract === "zwykla" || contract === "wesele";

// games/baska/src/solve.ts
var unknown = -1;
function solver(ladder2) {
  const { small, at, trumps, kin, beats, points, twins } = numbering(ladder2);
  const known = new Int8Array(1 << 18).fill(unknown);
  const touched = [];
  const hands = [0, 0, 0, 0];
  let mine = [];
  let choose = Math.max;
  function fromLead(leader) {
    const key = (hands[0] | hands[1] | hands[2] | hands[3]) * 4 + leader;
    const kept = known[key];
    if (kept !== unknown) return kept;
    let best = unknown;
    const hand = hands[leader];
    for (let open = hand & ~(hand << 1 & twins); open !== 0; open &= open - 1) {
      const c = 31 - Math.clz32(open & -open);
      const value = put(leader, c, c, c, leader, 0, 1);
      best = best === unknown ? value : choose(leader, best, value);
    }
    if (best === unknown) best = 0;
    known[key] = best;
    touched.push(key);
    return best;
  }
  function put(seat, c, led, top, taker, sum, length) {
    hands[seat] = hands[seat] ^ 1 << c;
    const value = onTable(led, top, taker, sum + points[c], length, seat + 1 & 3);
    hands[seat] = hands[seat] | 1 << c;
    return value;
  }
  function onTable(led, top, taker, sum, length, seat) {
    if (length === 4) return (mine[taker] ? sum : 0) + fromLead(taker);
    const hand = hands[seat];
    const above = beats[top];
    const bound = hand & kin[led] || hand & trumps || hand;
    let open = bound & above || bound;
    let best = unknown;
    for (; open !== 0; open &= open - 1) {
      const c = 31 - Math.clz32(open & -open);
      const takes = above >>> c & 1;
      const value = put(seat, c, led, takes ? c : top, takes ? seat : taker, sum, length + 1);
      best = best === unknown ? value : choose(seat, best, value);
    }
    return best;
  }
  function search(position, side, by) {
    mine = [0, 1, 2, 3].map((seat) => side.includes(seat));
    choose = by;
    position.hands.forEach((hand, seat) => {
      hands[seat] = small(hand);
    });
    const trick = position.trick.map((c) => at[c]);
    const led = trick[0];
    if (led === void 0) return done(fromLead(position.leader));
    let top = led;
    let taker = position.leader;
    trick.forEach((c, i) => {
      if (beats[top] >>> c & 1) {
        top = c;
        taker = position.leader + i & 3;
      }
    });
    const sum = trick.reduce((total2, c) => total2 + points[c], 0);
    return done(onTable(led, top, taker, sum, trick.length, position.leader + trick.length & 3));
  }
  function done(value) {
    for (const key of touched) known[key] = unknown;
    touched.length = 0;
    return value;
  }
  return {
    value: (position, side) => search(position, side, (seat, a, b) => mine[seat] ? Math.max(a, b) : Math.min(a, b)),
    range: (position, side) => [
      search(position, side, (_, a, b) => Math.min(a, b)),
      search(position, side, (_, a, b) => Math.max(a, b))
    ]
  };
}
var solvers = /* @__PURE__ */ new WeakMap();
function solverFor(ladder2) {
  const kept = solvers.get(ladder2) ?? solver(ladder2);
  solvers.set(ladder2, kept);
  return kept;
}

// games/baska/src/bot/card.ts
var worlds2 = 12;
var slope = 1 / 50;
function chooseCard(view, random) {
  const open = list(playable(view));
  if (open.length === 1) return open[0];
  const sums = open.map(() => 0);
  for (let i = 0; i < worlds2; i++) {
    judge(view, open, random).forEach((worth2, k) => {
      sums[k] = sums[k] + worth2;
    });
  }
  return open[sums.indexOf(Math.max(...sums))];
}
function judge(view, open, random) {
  const seat = view.seat;
  const rules = rulesIn(view);
  const world = imagine(view, random);
  const sides = sidesIn(view, world, view.contract, view.owner);
  const mine = sides[seat];
  const us = seatsOf(sides, mine);
  const alone2 = seatsOf(sides, "starzy").length === 1;
  const so = us.reduce((sum, s) => sum + view.points[s], 0);
  const ladder2 = ladderFor(rules, view.contract);
  const table = view.trick.map(({ card: card2 }) => card2);
  return open.map((card2) => {
    const hands = world.hands.map((hand, s) => s === seat ? hand & ~bit(card2) : hand);
    const position = { hands, leader: view.leader, trick: [...table, card2] };
    const points = so + solverFor(ladder2).value(position, us);
    return worthOf(rules, view, mine, alone2, points);
  });
}
function worthOf(rules, view, mine, alone2, points) {
  const old = mine === "starzy" ? points : total - points;
  const won = view.du ? old === total : old >= rules.win;
  const lost = won ? total - old : old;
  const loser = won ? "mlodzi" : "starzy";
  const { pair } = rules.pay;
  const grade = lost === 0 ? pair.noTrick : lost < rules.exit[loser] ? pair.noExit : pair.exit;
  const stake = (alone2 || !paired(view.contract) ? rules.pay.cicha : grade) * (won ? 1 : rules.factor.lost);
  return (mine === "starzy" === won ? stake : -stake) + slope * points;
}

// games/baska/src/bot/index.ts
function bot(view, random) {
  if (view.phase === "auction") return { call: chooseCall(view, random) };
  if (pending(view.throws) !== void 0) return { agree: true };
  const [raise] = view.toAct.includes(view.seat) ? [] : legal(view);
  return raise ?? { card: chooseCard(view, random) };
}
export {
  bot
};
