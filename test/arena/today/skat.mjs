// The bot of skat as it stood on 2026-11-27, bundled from games/skat/src/bot at commit 52f11182 by
// `esbuild --bundle --format=esm --conditions=source`. A fixed opponent: never changed, so that figures of different days can be compared.
// games/core/src/cards.ts
var suits = ["C", "S", "H", "D"];
var ranks = ["A", "T", "K", "Q", "J", "9", "8", "7"];
var suitOf = (card2) => card2 >> 3;
var rankOf = (card2) => card2 & 7;
var card = (suit, rank) => 8 * suit + rank;
var names = suits.flatMap((s) => ranks.map((r) => s + r));
var byName = new Map(names.map((name, i) => [name, i]));
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

// games/skat/src/games.ts
var grand = 4;
var nullGame = 5;
var gameKinds = [0, 1, 2, 3, 4, 5];

// games/skat/src/cards.ts
var ramszGame = grand;
var jack = 4;
var jacks = [0, 1, 2, 3].reduce((set, suit) => set | bit(card(suit, jack)), 0);
var deck = -1;
var rankPoints = [11, 10, 4, 3, 2, 0, 0, 0];
var pointsOf = (c) => rankPoints[rankOf(c)];
function points(cards) {
  let sum = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    sum += rankPoints[31 - Math.clz32(rest & -rest) & 7];
  return sum;
}
var suitCards = (suit) => 255 << 8 * suit;
var trumps = (game) => game === nullGame ? 0 : game === grand ? jacks : suitCards(game) | jacks;
var trumpOrder = (game) => game === nullGame ? [] : [...list(jacks), ...list(trumps(game) & ~jacks)];
var plainOrder = [0, 1, 2, 3, 5, 6, 7];
var nullOrder = [0, 2, 3, 4, 1, 5, 6, 7];
var at = (game, lead3, c) => game << 10 | lead3 << 5 | c;
var followers = new Int32Array(6 * 32);
var powers = new Uint8Array(6 * 32 * 32);
for (const game of gameKinds) {
  const trump = trumps(game);
  const order = game === nullGame ? nullOrder : plainOrder;
  for (let lead3 = 0; lead3 < 32; lead3++) {
    const follow2 = (bit(lead3) & trump) !== 0 ? trump : suitCards(suitOf(lead3)) & ~trump;
    followers[game << 5 | lead3] = follow2;
    for (let c = 0; c < 32; c++) {
      const strength = (bit(c) & trump & jacks) !== 0 ? 13 - suitOf(c) : 8 - order.indexOf(rankOf(c));
      const rank = (bit(c) & trump) !== 0 ? 16 + strength : (bit(c) & follow2) !== 0 ? strength : 0;
      powers[at(game, lead3, c)] = rank;
    }
  }
}
var following = (game, lead3) => followers[game << 5 | lead3];
var power = (game, lead3, c) => powers[at(game, lead3, c)];
function playable(game, trick, hand) {
  const lead3 = trick[0];
  if (lead3 === void 0) return hand;
  const follow2 = hand & following(game, lead3);
  return follow2 === 0 ? hand : follow2;
}
function winning(game, trick) {
  const lead3 = trick[0];
  let best2 = 0;
  for (let i = 1; i < trick.length; i++) {
    if (power(game, lead3, trick[i]) > power(game, lead3, trick[best2])) best2 = i;
  }
  return best2;
}

// games/skat/src/patrolki.ts
var patrolkaWorth = 2;
var mostPatrolki = ({ patrolki: patrolki2 }, game) => game === nullGame ? 0 : game === grand ? patrolki2.grand : patrolki2.suit;
var upward = gameKinds.map((game) => [...trumpOrder(game)].reverse());
var patrolkiCards = (game, n) => upward[game].slice(0, n);
var patrolkiAmong = ({ patrolkiFrom }, hand, discard) => patrolkiFrom === "hand-and-skat" ? hand | (discard ?? 0) : hand;
function patrolkiHeld(rules, game, held) {
  const most = mostPatrolki(rules, game);
  const row = upward[game];
  let n = 0;
  while (n < most && has(held, row[n])) n++;
  return n;
}

// games/skat/src/announcement.ts
function announcement(game, hand, addition, patrolki2 = 0) {
  const rewolucja = addition === "rewolucja";
  const ouvert = rewolucja || addition === "ouvert";
  const schwarz = addition === "schwarz" || ouvert && game !== nullGame;
  return { game, hand, schneider: schwarz || addition === "schneider", schwarz, ouvert, patrolki: patrolki2, rewolucja };
}
function nullValue(values, { hand, ouvert, rewolucja }) {
  if (rewolucja && values.rewolucja !== null) return values.rewolucja;
  if (ouvert) return hand ? values.ouvertHand : values.ouvert;
  return hand ? values.hand : values.plain;
}
function announcements(rules, hand, bid, held = 0) {
  const additions = [void 0];
  if (hand && rules.announcedLevels) additions.push("schneider", "schwarz");
  if (hand && rules.openTrumpGames) additions.push("ouvert");
  const all = [];
  for (const game of gameKinds) {
    if (game === nullGame) continue;
    all.push(...additions.map((addition) => announcement(game, hand, addition)));
  }
  all.push(...patrolkiAnnouncements(rules, hand, held));
  const nulls = [announcement(nullGame, hand), announcement(nullGame, hand, "ouvert")];
  if (hand && rules.nullValues.rewolucja !== null) nulls.push(announcement(nullGame, hand, "rewolucja"));
  all.push(...nulls.filter((a) => nullValue(rules.nullValues, a) >= bid));
  return all;
}
function patrolkiAnnouncements(rules, hand, held) {
  const out = [];
  for (const game of gameKinds) {
    const most = patrolkiHeld(rules, game, held);
    for (let n = 1; n <= most; n++) out.push(announcement(game, hand, void 0, n));
  }
  return out;
}

// games/skat/src/bids.ts
function highestMultiplier(rules, game) {
  const announced2 = rules.announcedLevels ? 2 : 0;
  const patrolki2 = rules.patrolkiBids ? patrolkaWorth * mostPatrolki(rules, game) : 0;
  return trumpOrder(game).length + 4 + announced2 + (rules.openTrumpGames ? 1 : 0) + patrolki2;
}
function bidValues(rules) {
  const values = new Set(
    Object.values(rules.nullValues).filter((value) => value !== null)
  );
  for (const game of [0, 1, 2, 3, grand]) {
    for (let n = 2; n <= highestMultiplier(rules, game); n++) values.add(rules.bases[game] * n);
  }
  return [...values].sort((a, b) => a - b);
}
var lowestBid = 18;
var namable = (rules, bid, values = bidValues(rules)) => bid === 0 && rules.mustOpenAt18 ? [lowestBid] : values.filter((value) => value > bid);

// games/skat/src/endings.ts
var nothing = [];
var resign = { kind: "resign" };
var concede = { kind: "concede" };
var conceding = [concede];
var opening = [concede, { kind: "open" }];
var claiming = (...levels) => [
  resign,
  ...levels.map((level) => ({ kind: "claim", level }))
];
var claims = claiming("simple");
var toSchneider = claiming("simple", "schneider");
var toSchwarz = claiming("simple", "schneider", "schwarz");
var onlySchwarz = claiming("simple", "schwarz");
function endings(view) {
  const { seat, declarer, announcement: announcement2 } = view;
  if (view.hand === 0 || view.declined.includes(seat)) return nothing;
  if (announcement2.game === nullGame) return seat === declarer ? claims : conceding;
  if (seat !== declarer) return opening;
  if (announcement2.schwarz || view.reach === null || view.reach === "simple") return claims;
  if (view.reach === "schneider") return announcement2.schneider ? claims : toSchneider;
  return announcement2.schneider ? onlySchwarz : toSchwarz;
}

// games/skat/src/profiles.ts
var pzskat = {
  id: "pzskat",
  bases: [12, 11, 10, 9, 24],
  nullValues: { plain: 23, hand: 35, ouvert: 46, ouvertHand: 59, rewolucja: null },
  announcedLevels: true,
  openTrumpGames: true,
  patrolki: { suit: 0, grand: 0 },
  patrolkiFrom: "hand",
  patrolkiOrder: "any",
  patrolkiMissedLevel: "declarer",
  patrolkiBids: false,
  nullLaidOpen: "before-first-lead",
  rewolucjaExchange: "skat",
  rewolucjaExposure: "before-first-lead",
  mustOpenAt18: false,
  ramsz: false,
  ramszTie: "all",
  ramszSkat: "nobody",
  resignAlone: 9,
  resignConsent: "opponent",
  idleLooks: true,
  chairs: [3, 4, 5],
  rounds: [12, 12, 12],
  bonus: { own: 50, othersOfThree: 40, othersOfFour: 30 },
  restAfterShownCards: false,
  declarerShows: "offer",
  opponentShows: "declarer-none",
  wrongOpenLevel: "possible",
  namedCardIsPlayed: true,
  earlyCardCounts: true,
  closedRoundsStand: true,
  lateCorrection: "worst-unless-consent",
  clauses: {
    bases: "5.1",
    nullValues: "5.1",
    announcedLevels: "5.2.5",
    openTrumpGames: "5.2.6",
    patrolki: "2.1.2",
    ramsz: "3.3.7",
    ramszTie: "3.3.7",
    ramszSkat: "3.3.7",
    chairs: "3.2.7",
    rounds: "PT 6.2",
    bonus: "PT 5.1"
  },
  numbering: {}
};
var isko = {
  ...pzskat,
  id: "isko",
  resignConsent: "party",
  restAfterShownCards: true,
  declarerShows: "claim",
  opponentShows: "takes-all",
  namedCardIsPlayed: false,
  closedRoundsStand: false,
  lateCorrection: "worst",
  clauses: { ...pzskat.clauses, bases: "5.1.1", nullValues: "5.1.2" }
};
var patrolki = {
  ...pzskat,
  id: "patrolki",
  // patrolki 5.1
  nullValues: { plain: 23, hand: 35, ouvert: 46, ouvertHand: 69, rewolucja: 92 },
  announcedLevels: false,
  openTrumpGames: false,
  patrolki: { suit: 9, grand: 4 },
  patrolkiBids: true,
  nullLaidOpen: "after-first-trick",
  rewolucjaExposure: "after-first-trick",
  ramsz: true,
  ramszTie: "lower-jack",
  chairs: [3, 4],
  namedCardIsPlayed: false,
  earlyCardCounts: false,
  lateCorrection: "never",
  clauses: {
    ...pzskat.clauses,
    announcedLevels: "5.2.1",
    openTrumpGames: "2.1.2",
    patrolki: "2.4.4",
    rounds: "pzskat PT 6.2",
    bonus: "pzskat PT 5.1"
  },
  numbering: { "5.2.7": "5.2.5" }
};
var towarzyski = {
  ...pzskat,
  id: "towarzyski",
  nullValues: { ...pzskat.nullValues, rewolucja: 92 },
  nullLaidOpen: "after-first-trick",
  rewolucjaExchange: "opponents",
  ramsz: true,
  idleLooks: false,
  chairs: [3, 4],
  rounds: [8, 6],
  namedCardIsPlayed: false,
  clauses: {
    ...pzskat.clauses,
    bases: "2.4",
    nullValues: "2.6",
    announcedLevels: "2.8",
    openTrumpGames: "2.9",
    patrolki: "pzskat 2.1.2",
    ramsz: "2.12",
    ramszTie: "2.12",
    ramszSkat: "2.12",
    chairs: "2.1",
    rounds: "introduction",
    bonus: "2.11"
  },
  numbering: {
    // The rewolucja is a hand game. The article does not say so, and the federation's rules have no rewolucja.
    "2.1.2": "patrolki 2.1.2",
    "2.4.2": "pzskat 2.4.2",
    "5.2.1": "pzskat 5.2.1",
    "5.2.2": "2.4",
    "5.2.3": "2.8",
    "5.2.4": "2.8",
    "5.2.5": "2.8",
    "5.2.6": "2.9",
    "5.2.7": "2.6",
    "5.3.2": "pzskat 5.3.2",
    "5.3.4": "2.11",
    "5.4.1": "pzskat 5.4.1",
    "5.4.2": "pzskat 5.4.2",
    "5.5.1": "2.11"
  }
};
var frozen = (value) => {
  for (const part of Object.values(value)) if (typeof part === "object" && part !== null) frozen(part);
  return Object.freeze(value);
};
var profiles = frozen({
  pzskat,
  isko,
  patrolki,
  towarzyski
});
var rulesIn = ({ profile, rules }) => rules ?? profiles[profile];

// games/skat/src/idle-dealer.ts
var idleDealer = 3;
var asking = [0, 1, 2].map((seat) => ({ kind: "look", seat }));
var showing = [{ kind: "show" }];
var nothing2 = [];
var consents = [{ kind: "accept" }, { kind: "refuse" }];
function besides(view) {
  const { offer } = view;
  if (offer === null) return view.ramsz || view.declined.includes(idleDealer) ? nothing2 : conceding;
  const asked = offer.kind === "resign" && rulesIn(view).resignConsent === "party";
  return asked && !offer.answered.includes(idleDealer) ? consents : nothing2;
}
function looks(view) {
  const { seat, look, offer } = view;
  if (offer !== null) return nothing2;
  if (look !== null) return look.granted || look.at !== seat ? nothing2 : showing;
  return seat === idleDealer && rulesIn(view).idleLooks ? asking : nothing2;
}

// games/skat/src/legal.ts
var nothing3 = [];
var pass = { kind: "pass" };
var skatChoices = [{ kind: "take" }, { kind: "hand" }];
var skatOffered = [{ kind: "take" }, { kind: "leave" }];
var numbers = Array.from({ length: 11 }, (_, n) => ({ kind: "swap", count: n }));
var answers = [{ kind: "hold" }, pass];
var forehandsChoices = [{ kind: "play" }, pass];
var cardMoves = Array.from({ length: 32 }, (_, card2) => ({ kind: "card", card: card2 }));
var discards = Array.from({ length: 32 * 32 }, (_, i) => ({
  kind: "discard",
  cards: bit(i >> 5) | bit(i & 31)
}));
var bidOf = (value) => ({ kind: "bid", value });
var announce = (announcement2) => ({ kind: "announce", announcement: announcement2 });
function lists(rules) {
  const values = bidValues(rules);
  const byBid = (make) => {
    const made = [];
    return (bid) => made[bid] ??= make(bid);
  };
  const games = (hand, bid) => announcements(rules, hand, bid, 0).map(announce);
  return {
    rules,
    bids: byBid((bid) => [pass, ...namable(rules, bid, values).map(bidOf)]),
    taken: byBid((bid) => games(false, bid)),
    hand: byBid((bid) => games(true, bid))
  };
}
var prepared = /* @__PURE__ */ new WeakMap();
function listsOf(view) {
  const rules = rulesIn(view);
  let made = prepared.get(rules);
  if (made === void 0) prepared.set(rules, made = lists(rules));
  return made;
}
function legal(view) {
  const { seat } = view;
  if (seat === null) return nothing3;
  if (view.trick !== null && view.phase !== "over") return inTricks(view);
  if (!view.toAct.includes(seat)) return nothing3;
  switch (view.phase) {
    case "auction":
      if (seat !== view.asker) return view.asker === null ? forehandsChoices : answers;
      return listsOf(view).bids(view.bid);
    case "skat":
      return skatChoices;
    case "discard":
      return pairs(view.hand);
    case "announcement":
      return announcing(view);
    case "exchange":
      return exchanging(view);
    default:
      return nothing3;
  }
}
function inTricks(view) {
  const moves = view.seat === idleDealer ? besides(view) : view.ramsz ? cardsIn(view, ramszGame) : playing(view);
  const more = looks(view);
  return more.length === 0 ? moves : [...moves, ...more];
}
var cardsIn = ({ toAct, seat, trick, hand }, game) => toAct.includes(seat) ? cardsOf(playable(game, trick.cards, hand)) : [];
function announcing(view) {
  const { taken, hand, rules } = listsOf(view);
  const fromHand = view.fromHand === true;
  const games = (fromHand ? hand : taken)(view.bid);
  const among = patrolkiAmong(rules, view.hand, view.discard);
  const laidOut = patrolkiAnnouncements(rules, fromHand, among).map(announce);
  return laidOut.length === 0 ? games : [...games, ...laidOut];
}
function exchanging({ exchange, hand }) {
  const { step, count: count2 } = exchange;
  switch (step) {
    case "take":
      return skatOffered;
    case "put":
      return pairs(hand);
    case "number":
      return numbers;
    default:
      return subsets(hand, count2).map((cards) => ({ kind: "give", cards }));
  }
}
function subsets(cards, n) {
  if (n === 0) return [0];
  const out = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    out.push(...subsets(rest & rest - 1, n - 1).map((others) => others | rest & -rest));
  return out;
}
function cardsOf(open) {
  const out = [];
  for (let rest = open; rest !== 0; rest &= rest - 1)
    out.push(cardMoves[31 - Math.clz32(rest & -rest)]);
  return out;
}
function pairs(hand) {
  const out = [];
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const low = 31 - Math.clz32(rest & -rest);
    for (let other = rest & rest - 1; other !== 0; other &= other - 1) {
      out.push(discards[low << 5 | 31 - Math.clz32(other & -other)]);
    }
  }
  return out;
}
function playing(view) {
  if (view.offer !== null) return view.toAct.includes(view.seat) ? consents : nothing3;
  const out = cardsIn(view, view.announcement.game);
  if (out.length === 0) return endings(view);
  for (const ending of endings(view)) out.push(ending);
  return out;
}

// games/skat/src/bot/features.ts
function trumpFeatures(game, hand, away, forehand) {
  const trump = trumps(game);
  const jacks2 = [0, 1, 2, 3].map((suit) => has(hand, card(suit, jack)) ? 1 : 0);
  const high = game === grand ? 0 : count(hand & (1 << 8 * game | 1 << 8 * game + 1));
  const t = count(hand & trump);
  let [aces, tens, bareTens, kings, losers, voids] = [0, 0, 0, 0, 0, 0];
  for (let suit = 0; suit < 4; suit++) {
    if (suit === game) continue;
    const plain = hand & suitCards(suit) & ~trump;
    const n = count(plain);
    if (n === 0) voids++;
    const ace2 = has(plain, card(suit, 0));
    const ten2 = has(plain, card(suit, 1));
    if (ace2) aces++;
    if (ten2) {
      if (ace2) tens++;
      else bareTens++;
    }
    if (has(plain, card(suit, 2)) && (ace2 || ten2)) kings++;
    losers += n - (ace2 ? 1 : 0) - (ace2 && ten2 ? 1 : 0);
  }
  return [
    1,
    t,
    Math.max(0, t - 6),
    ...jacks2,
    high,
    aces,
    tens,
    bareTens,
    kings,
    losers,
    voids,
    points(away) / 10,
    forehand ? 1 : 0
  ];
}
var heights = [7, 3, 6, 5, 4, 2, 1, 0];
var heightsIn = (hand, suit) => heights.flatMap((h, rank) => has(hand, card(suit, rank)) ? [h] : []).sort((a, b) => a - b);
function nullCertain(hand, forehand) {
  const suits2 = [0, 1, 2, 3].map((suit) => heightsIn(hand, suit));
  const safe = suits2.every((own) => own.every((h, i) => h <= 2 * i));
  return safe && (!forehand || suits2.some((own) => own[0] === 0 && own.every((h, i) => i === 0 || h < 2 * i)));
}
function nullFeatures(hand, forehand) {
  let [risk, worst, voids] = [0, 0, 0];
  for (let suit = 0; suit < 4; suit++) {
    const own = heightsIn(hand, suit);
    const gaps = own.map((h, i) => Math.max(0, h - 2 * i));
    const sum = gaps.reduce((a, b) => a + b, 0);
    risk += sum;
    worst = Math.max(worst, ...gaps, 0);
    if (own.length === 0) voids++;
  }
  return [1, risk, worst, voids, forehand ? 1 : 0];
}

// games/skat/src/valuation.ts
function matadors(game, held) {
  const order = trumpOrder(game);
  const holds = has(held, order[0]);
  const end = order.findIndex((c) => has(held, c) !== holds);
  return { with: holds, n: end === -1 ? order.length : end };
}

// games/skat/src/bot/weights.ts
var weights = {
  after: {
    suit: [-0.12, 0.22, 0.63, 0.91, 0.86, 0.61, 0.46, 0.8, 0.58, -0.8, 0.78, 0.23, -1.18, 0.8, 0.42, 0.2],
    grand: [0.09, 0.98, 0, 0.74, 0.14, 0.03, 0.07, 0, 0.78, 0.05, 1.1, 0.24, -0.95, 0.77, 0.62, -0.09],
    null: [2.08, -0.34, -0.3, 0.2, -0.6]
  },
  before: {
    suit: [-0.03, 0.4, 0.69, 0.73, 0.61, 0.41, 0.32, 0.56, 0.38, -0.38, 0.43, 0.04, -0.68, 0.02, 0, 0.14],
    grand: [0.12, 0.9, 0, 0.63, 0.16, 0.06, 0.06, 0, 0.59, 0.23, 0.66, 0.24, -0.53, 0.13, 0, -0.08],
    null: [1.44, -0.25, 0.31, -0.27, -0.55]
  }
};

// games/skat/src/bot/estimate.ts
function chance(stage, game, hand, away, forehand) {
  const row = weights[stage];
  if (game === nullGame) return logistic(row.null, nullFeatures(hand, forehand));
  return logistic(game === grand ? row.grand : row.suit, trumpFeatures(game, hand, away, forehand));
}
function logistic(w, features) {
  const sum = features.reduce((total, x, i) => total + x * w[i], 0);
  return 1 / (1 + Math.exp(-sum));
}

// games/skat/src/bot/prospect.ts
var announced = ({ game, schneider, schwarz, ouvert, patrolki: patrolki2 }) => game === nullGame ? 0 : 2 * (schneider ? 1 : 0) + 2 * (schwarz ? 1 : 0) + (ouvert ? 1 : 0) + patrolkaWorth * patrolki2;
function simpleValue(rules, announcement2, { hand, away }) {
  const { game, hand: fromHand } = announcement2;
  if (game === nullGame) return nullValue(rules.nullValues, announcement2);
  return rules.bases[game] * (matadors(game, hand | away).n + 1 + (fromHand ? 1 : 0) + announced(announcement2));
}
function likelihood({ game, schneider, ouvert, rewolucja }, { stage, hand, away, forehand }) {
  const p = chance(stage, game, hand, away, forehand);
  if (schneider || ouvert && nullCertain(hand, forehand)) return 1;
  if (rewolucja) return p ** 6;
  return ouvert ? p ** 3 : p;
}
function prospect(rules, announcement2, bid, plan) {
  const value = simpleValue(rules, announcement2, plan);
  const p = likelihood(announcement2, plan) * (value < bid ? 0.1 : 1);
  const counted = Math.max(value, bid);
  return p * (counted + rules.bonus.own) - (1 - p) * (2 * counted + rules.bonus.own);
}

// games/skat/src/bot/auction.ts
var enough = 0.62;
function intentions(rules, hand, forehand) {
  const taking = { stage: "before", hand, away: 0, forehand };
  const keeping = { stage: "after", hand, away: 0, forehand };
  const safest = rules.nullValues.rewolucja !== null && nullCertain(hand, forehand) ? "rewolucja" : "ouvert";
  return gameKinds.flatMap((game) => [
    [announcement(game, false), taking],
    [announcement(game, true), keeping],
    ...game === nullGame ? [[announcement(game, true, safest), keeping]] : []
  ]);
}
var intended = (rules, hand, forehand) => intentions(rules, hand, forehand).filter(([wanted, plan]) => likelihood(wanted, plan) >= enough).map(([wanted, plan]) => ({ announcement: wanted, value: simpleValue(rules, wanted, plan) }));
var limit = (rules, hand, forehand) => Math.max(0, ...intended(rules, hand, forehand).map(({ value }) => value));
function chooseCall(rules, view, moves) {
  const most = limit(rules, view.hand, view.seat === 0);
  const willing = moves.find((move) => {
    if (move.kind === "bid") return move.value <= most;
    return move.kind === "hold" && view.bid <= most || move.kind === "play" && lowestBid <= most;
  });
  return willing ?? { kind: "pass" };
}

// games/skat/src/play.ts
var clockwise = (seat, steps) => {
  const to = seat + steps;
  return to >= 3 ? to - 3 : to;
};

// games/skat/src/bot/situation.ts
var before = (game, options, patrolki2) => options & ~patrolki2 || bit(least(options, (c) => -rankIn(game, c)));
function situation(view) {
  const { announcement: announcement2, declarer, trick, seat, hand, patrolki: patrolki2 } = view;
  if (announcement2 === null || declarer === null || trick === null || seat === null) return void 0;
  const { game } = announcement2;
  const { cards, leader } = trick;
  const open = playable(game, cards, hand);
  const known = view.played | hand | toSet(cards) | (view.discard ?? 0);
  return {
    game,
    seat,
    declarer,
    hand,
    options: seat === declarer ? before(game, open, patrolki2 ?? 0) : open,
    unseen: deck & ~known,
    trumps: trumps(game),
    cards,
    holder: cards.length === 0 ? null : clockwise(leader, winning(game, cards)),
    stake: points(toSet(cards)),
    last: cards.length === 2,
    openHand: view.openHand
  };
}
function least(cards, measure) {
  let best2 = -1;
  let lowest = Infinity;
  for (const c of list(cards)) {
    const m = measure(c);
    if (m < lowest) [best2, lowest] = [c, m];
  }
  return best2;
}
var rankIn = (game, c) => power(game, c, c);
var above = (game, c, among) => toSet(list(among & following(game, c)).filter((other) => rankIn(game, other) > rankIn(game, c)));
var isHighest = (s, c) => above(s.game, c, s.unseen) === 0;
function takers(s) {
  const lead3 = s.cards[0];
  if (lead3 === void 0) return s.options;
  const best2 = Math.max(...s.cards.map((c) => power(s.game, lead3, c)));
  return toSet(list(s.options).filter((c) => power(s.game, lead3, c) > best2));
}
var plainSuit = (s, c) => suitCards(suitOf(c)) & ~s.trumps;
var isTrump = (s, c) => (bit(c) & s.trumps) !== 0;

// games/skat/src/bot/null-cards.ts
var height = (c) => rankIn(nullGame, c);
function nullCard(s) {
  if (s.seat === s.declarer) return s.cards.length === 0 ? declarersLead(s) : under(s);
  return s.cards.length === 0 ? opponentsLead(s) : opponentFollows(s);
}
function under(s) {
  const below = s.options & ~takers(s);
  if (below === 0) return least(s.options, height);
  const cannotFollow = (below & suitCards(suitOf(s.cards[0]))) === 0;
  return least(below, (c) => (cannotFollow ? -danger(s, c) : 0) * 10 - height(c));
}
var danger = (s, c) => count(s.unseen & suitCards(suitOf(c)) & ~above(nullGame, c, s.unseen));
var declarersLead = (s) => least(s.options, (c) => 10 * danger(s, c) + height(c));
function opponentsLead(s) {
  const open = s.openHand;
  if (open !== null) {
    const caught = toSet(list(s.options).filter((c) => mustTake(open, c)));
    if (caught !== 0) return least(caught, height);
  }
  return least(s.options, (c) => 2 * height(c) + count(s.hand & suitCards(suitOf(c))));
}
function mustTake(open, c) {
  const suit = open & suitCards(suitOf(c));
  return suit !== 0 && above(nullGame, c, suit) === suit;
}
function opponentFollows(s) {
  const below = s.options & ~takers(s);
  if (s.holder === s.declarer && below !== 0) {
    const suit = below & suitCards(suitOf(s.cards[0]));
    return suit === 0 ? shortest(s, below) : least(suit, (c) => -height(c));
  }
  const following2 = s.options & suitCards(suitOf(s.cards[0]));
  if (following2 === 0) return shortest(s, s.options);
  const declarerToCome = !s.last && s.holder !== s.declarer;
  return least(following2, (c) => declarerToCome ? height(c) : -height(c));
}
var shortest = (s, cards) => least(cards, (c) => 10 * count(s.hand & suitCards(suitOf(c))) - height(c));

// games/skat/src/bot/tactics.ts
var ace = 0;
var ten = 1;
var cheapest = (s, cards) => least(cards, (c) => {
  if (isTrump(s, c)) return 20 + pointsOf(c) + rankIn(s.game, c);
  const baresTen = (s.hand & plainSuit(s, c) & 1 << c - rankOf(c) + ten) !== 0 && rankOf(c) !== ten;
  return 3 * pointsOf(c) + (baresTen && count(s.hand & plainSuit(s, c)) === 2 ? 8 : 0);
});
var fattest = (s, cards) => least(cards, (c) => {
  const inDanger = rankOf(c) === ten && (s.unseen & 1 << c - rankOf(c) + ace) !== 0 ? 4 : 0;
  if (rankOf(c) === jack) return 30;
  return (isTrump(s, c) ? 6 : 0) - pointsOf(c) - inDanger;
});
var takeSafely = (s, takers2) => least(takers2, (c) => {
  if (rankOf(c) === jack) return 40 + rankIn(s.game, c);
  return rankOf(c) === ten || isTrump(s, c) && rankOf(c) === ace ? -pointsOf(c) : rankIn(s.game, c);
});
var takeCheaply = (s, takers2) => least(takers2, (c) => rankIn(s.game, c) + (pointsOf(c) >= 10 ? 12 : 0));

// games/skat/src/bot/opponents.ts
var opponentsCard = (s) => s.cards.length === 0 ? lead(s) : s.last ? closing(s) : second(s);
var length = (s, c) => count(s.hand & suitCards(suitOf(c)) & ~s.trumps);
function lead(s) {
  const plain = s.options & ~s.trumps;
  if (plain === 0) return least(s.options, (c) => pointsOf(c));
  const sure = toSet(list(plain).filter((c) => isHighest(s, c) && count(s.unseen & plainSuit(s, c)) >= 4));
  if (sure !== 0) return least(sure, (c) => s.game === grand ? -length(s, c) : length(s, c));
  const foeNext = clockwise(s.seat, 1) === s.declarer;
  return least(plain, (c) => 2 * pointsOf(c) + (foeNext ? -2 : 2) * length(s, c));
}
function second(s) {
  const led = s.cards[0];
  const wins = takers(s);
  const sure = toSet(list(wins).filter((c) => isHighest(s, c)));
  if (s.holder === s.declarer) return againstDeclarer(s, wins, sure);
  const partnersStands = above(s.game, led, s.unseen) === 0;
  const mayBeRuffed = !isTrump(s, led) && count(s.unseen & plainSuit(s, led)) < 3;
  if (partnersStands && !mayBeRuffed) return fattest(s, s.options);
  if (sure !== 0 && !mayBeRuffed) return takeSafely(s, sure);
  return cheapest(s, s.options);
}
function againstDeclarer(s, wins, sure) {
  if (sure !== 0) return takeSafely(s, sure);
  if (wins !== 0 && s.stake >= 3) return takeCheaply(s, wins);
  return cheapest(s, s.options);
}
function closing(s) {
  if (s.holder !== s.declarer) return fattest(s, s.options);
  const wins = takers(s);
  return wins === 0 ? cheapest(s, s.options) : takeSafely(s, wins);
}

// games/skat/src/bot/declarer.ts
var declarersCard = (s) => s.cards.length === 0 ? lead2(s) : follow(s);
function lead2(s) {
  const own = s.options & s.trumps;
  const plain = s.options & ~s.trumps;
  const theirs = s.unseen & s.trumps;
  if (own !== 0 && theirs !== 0) {
    const strongest = least(own, (c) => -rankIn(s.game, c));
    if (isHighest(s, strongest)) return strongest;
    if (count(own) > 2 || plain === 0) return least(own, (c) => 2 * pointsOf(c) + rankIn(s.game, c));
  }
  const sure = toSet(list(plain).filter((c) => isHighest(s, c)));
  if (sure !== 0) return least(sure, (c) => -count(s.hand & suitCards(suitOf(c))));
  if (plain === 0) return cheapest(s, own);
  return least(plain, (c) => 3 * pointsOf(c) - count(s.hand & suitCards(suitOf(c)) & ~s.trumps));
}
function follow(s) {
  const wins = takers(s);
  if (wins === 0) return cheapest(s, s.options);
  const ruffing = (wins & s.trumps) !== 0 && !isTrump(s, s.cards[0]);
  if (s.last) {
    const worth = s.stake >= 3 || !ruffing || count(s.hand & s.trumps) > count(s.unseen & s.trumps);
    return worth ? takeSafely(s, wins) : cheapest(s, s.options);
  }
  if (ruffing) {
    const worth = s.stake >= 4 || count(s.hand & s.trumps) > count(s.unseen & s.trumps);
    return worth ? takeCheaply(s, wins) : cheapest(s, s.options);
  }
  const sure = toSet(list(wins).filter((c) => isHighest(s, c)));
  if (sure !== 0) return takeCheaply(s, sure);
  const safe = toSet(list(wins).filter((c) => pointsOf(c) < 10));
  return safe !== 0 && (bit(s.cards[0]) & s.trumps) === 0 ? takeCheaply(s, safe) : cheapest(s, s.options);
}

// games/skat/src/bot/card.ts
function chooseCard(s) {
  if (s.game === nullGame) return nullCard(s);
  return s.seat === s.declarer ? declarersCard(s) : opponentsCard(s);
}

// games/skat/src/bot/certain.ts
function trumpsIn(game, { hand, away }, kept) {
  const others = trumps(game) & ~(hand | away);
  const own = trumpOrder(game).filter((c) => (hand & ~kept & bit(c)) !== 0);
  return { theirs: count(others), top: own.filter((c) => above(game, c, others) === 0).length };
}
function patrolkiCertain(game, n, held) {
  const { theirs, top } = trumpsIn(game, held, toSet(patrolkiCards(game, n)));
  return top >= theirs + (held.forehand ? 0 : 1);
}
function allCertain(game, held) {
  const { theirs, top } = trumpsIn(game, held, 0);
  const others = deck & ~(held.hand | held.away);
  const plain = list(held.hand & ~trumps(game));
  return held.forehand && top >= theirs && plain.every((c) => above(game, c, others) === 0);
}
function additionsCertain({ game, schneider, patrolki: patrolki2 }, held) {
  if (patrolki2 > 0 && !patrolkiCertain(game, patrolki2, held)) return false;
  return !schneider || allCertain(game, held);
}

// games/skat/src/bot/contract.ts
function greatest(items, measure) {
  let best2 = { item: items[0], measure: -Infinity };
  for (const item of items) {
    const m = measure(item);
    if (m > best2.measure) best2 = { item, measure: m };
  }
  return best2;
}
function takeOrHand(rules, view) {
  const plans = intentions(rules, view.hand, view.seat === 0);
  const best2 = greatest(plans, ([wanted, plan]) => prospect(rules, wanted, view.bid, plan));
  return { kind: best2.item[0].hand ? "hand" : "take" };
}
var candidates = (rules, fromHand, bid, plan) => announcements(rules, fromHand, bid, patrolkiAmong(rules, plan.hand, fromHand ? null : plan.away)).filter(
  (a) => additionsCertain(a, plan)
);
var best = (rules, bid, fromHand, plan) => greatest(candidates(rules, fromHand, bid, plan), (a) => prospect(rules, a, bid, plan));
function putAway(rules, view, moves) {
  const discards2 = moves.filter((move) => move.kind === "discard");
  const after = (away) => ({
    stage: "after",
    hand: view.hand & ~away,
    away,
    forehand: view.seat === 0
  });
  return greatest(discards2, ({ cards }) => best(rules, view.bid, false, after(cards)).measure).item;
}
function announceBest(rules, view) {
  const plan = {
    stage: "after",
    hand: view.hand,
    away: view.discard ?? 0,
    forehand: view.seat === 0
  };
  return { kind: "announce", announcement: best(rules, view.bid, view.fromHand === true, plan).item };
}

// games/skat/src/bot/exchange.ts
var offered = 2;
var height2 = (c) => rankIn(nullGame, c);
var highest = (cards, n) => toSet(
  list(cards).sort((a, b) => height2(b) - height2(a)).slice(0, n)
);
function exchangeMove({ exchange, hand }) {
  switch (exchange?.step) {
    case "take":
      return { kind: "take" };
    case "put":
      return { kind: "discard", cards: highest(hand, 2) };
    case "number":
      return { kind: "swap", count: offered };
    default:
      return { kind: "give", cards: highest(hand, exchange?.count ?? 0) };
  }
}
function declined(view) {
  if (view.exchange?.step === "take") return { kind: "leave" };
  return view.exchange?.step === "number" ? { kind: "swap", count: 0 } : exchangeMove(view);
}

// games/skat/src/bot/ramsz-cards.ts
function ramszCard(view) {
  const cards = view.trick?.cards ?? [];
  const options = playable(ramszGame, cards, view.hand);
  const lead3 = cards[0];
  if (lead3 === void 0) return leads(view, options);
  const best2 = Math.max(...cards.map((c) => power(ramszGame, lead3, c)));
  const below = toSet(list(options).filter((c) => power(ramszGame, lead3, c) < best2));
  if (below !== 0) return least(below, (c) => -danger2(view, c));
  const last = cards.length === 2;
  return least(options, (c) => pointsOf(c) + (last ? -1 : 1) * rankIn(ramszGame, c));
}
var leads = (view, options) => least(options, (c) => 2 * pointsOf(c) + danger2(view, c));
function danger2(view, c) {
  const own = suitCards(suitOf(c)) & ~trumps(ramszGame);
  const unseen = deck & ~(view.hand | view.played) & following(ramszGame, c);
  const below = list(unseen).filter((other) => rankIn(ramszGame, other) < rankIn(ramszGame, c)).length;
  return pointsOf(c) + 2 * below - count(view.hand & own);
}

// games/skat/src/bot/bot.ts
function bot(view) {
  const rules = rulesIn(view);
  const moves = legal(view);
  const playing2 = view.toAct.includes(view.seat ?? -1);
  switch (view.phase) {
    case "auction":
      return chooseCall(rules, view, moves);
    case "skat":
      return takeOrHand(rules, view);
    case "discard":
      return putAway(rules, view, moves);
    case "announcement":
      return announceBest(rules, view);
    case "exchange":
      return exchangeMove(view);
    case "ramsz":
      return playing2 ? { kind: "card", card: ramszCard(view) } : moves[0];
    default: {
      if (view.offer !== null) return { kind: view.offer.kind === "claim" ? "refuse" : "accept" };
      const now = playing2 ? situation(view) : void 0;
      return now === void 0 ? moves[0] : { kind: "card", card: chooseCard(now) };
    }
  }
}
export {
  bot
};
