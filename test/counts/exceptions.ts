/** Where a plain number may stand before a word, and why. */
import type { Locale } from '@stolik/core'

const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Parameters that count nothing: names of people and things, numbers in an order, times, amounts and texts. */
export const uncounted: ReadonlySet<string> = new Set([
  ...list('asker by club companion hearer host login name names person player seat team'),
  ...list(
    'a b card chair column contract division event field game grand league licence match page path ranking',
  ),
  ...list('answer address box scale server site suit text trick url what'),
  ...list(
    'day edition hand last later line now number other otherSeries otherTable place series step table tables year',
  ),
  ...list('date final from since then time until cell winner'),
  ...list('amount bid lowest mean missing sum value values weight'),
])

/** Words that are the same after every number. */
export const same: Readonly<Record<Locale, readonly string[]>> = {
  pl: list(
    'z ze na i do od albo lub a w o przy wobec zamiast obok dla to min pkt px s gr procent więcej mniej',
  ),
  csb: list('z ze na ë i do òd abò a w ò przë kòle miast dlô to pkt min px s procent wicy mni'),
  // “po 2 ludzi”, “na 4 ludzi”: from two people on, and nobody plays alone.
  szl: list('z ze na i do ôd abo a w we ô przi kole to pkt min px s procynt wiyncyj mynij ludzi'),
  de: [
    ...list('von bis zu in an und oder gegen statt ab über des der ist min P s px Prozent Mal mal Pkt'),
    // Nouns with one form for both numbers; participles and infinitives.
    ...list('Spieler Teilnehmer Zeichen Tausend'),
    ...list('bezahlt geändert gespielt gewonnen neu nötig verloren reizen zeigen'),
  ],
  fr: list('sur à pour au en contre avec ou et des du s px min pts fois partout chacun mille est'),
  en: [
    ...list('of to per at in with on or until for and min s px each pts thousand'),
    ...list('changed counts first here is left lost may missing more needed new paid played won'),
  ],
}

/** Numbers of one thing in an order: “rozdanie 3 wpisano”, “Series 3 counts”. */
export const ordinals: readonly string[] = [
  ...['desk.printSlips n', 'ended.early n', 'ending.counts n', 'ending.lost n', 'ending.undoHow n'],
  ...['event.refused.GAP next', 'event.refused.OUT_OF_TURN first', 'event.refused.REVOKED n'],
  ...['event.refused.UNKNOWN_NUMBER n', 'fee.lost.from n', 'rules.lostFrom n', 'hall.correctHand n'],
  ...[
    'hall.differs n',
    'hall.write n',
    'leaguedesk.refused.REVOKED n',
    'leaguedesk.refused.UNKNOWN_NUMBER n',
  ],
  ...['paper.moved n', 'rankscheme.removePart n', 'verify.gap.editions n', 'verify.gap.version n'],
  // The time since when a result was final.
  'results.reopened was',
  // The players’ numbers: 3, 7, 9.
  'event.refused.TOO_MANY_TOGETHER players',
]

const deck = 'how many cards, trumps or points a game has: its rules fix it'
const limit = 'a limit of ours'
const two = 'at least two, and not in a language in which two and five differ'

/** Numbers that can only be such that the word after them is right. */
export const fixed: Readonly<Record<string, string>> = {
  'aim.other all': deck,
  'aim.you all': deck,
  'cards.deck n': deck,
  'cards.fele n': deck,
  'cards.trumps n': deck,
  'counting.schneider n': `${deck}: 30`,
  'counting.win n': `${deck}: 61; in Baśka only where a language has one word for all numbers but one`,
  'counting.win all': deck,
  'counting.win rest': deck,
  'counting.worth n': deck,
  'trumps.grand n': `${deck}: four jacks`,
  'trumps.ladder n': deck,
  'clock.minutes n': 'announced when ten and five minutes are left',
  'desk.fileTooBig n': `${limit}: 900 thousand`,
  'event.refused.FILE_TOO_LONG most': `${limit}: 900,000`,
  'event.refused.LOG_TOO_LONG draws': limit,
  'event.refused.LOG_TOO_LONG entries': limit,
  'event.refused.TOO_MANY_REQUESTS most': limit,
  'first n': `${limit}: 500`,
  'rankdesk.refused.TOO_MANY_WEBHOOKS most': `${limit}: 20`,
  'webhook.refused.TOO_MANY_WEBHOOKS most': `${limit}: 20`,
  'strength.newest n': limit,
  'strength.few need': limit,
  'strength.fewOf need': limit,
  'event.refused.TEAM_TABLES chairs': two,
  'leaguedesk.drawOf teams': two,
  'leaguedesk.refused.NO_SCALE teams': two,
  'leaguedesk.scaleOf teams': two,
  'tables.chairs n': two,
  'rules.hands chairs': two,
  'standings.counting size': 'the verb after it agrees with how many count',
  'problem.best.call needed': 'the verb after it has another subject',
  'device.none n': 'a unit, written as a sign',
  'strength.better high': 'the end of a range, in decimals',
  'strength.worse high': 'the end of a range, in decimals',
}
