/**
 * The acts of an event, described once. The inputs of the GraphQL schema are printed from this, requests are parsed with it,
 * and the types of server and browser follow from it.
 */
import * as v from 'valibot'
import {
  id,
  input,
  int,
  list,
  maybe,
  named,
  namedInput,
  number,
  off,
  text,
  type Acts,
  type OneOf,
  type Read,
  type Sent as SentIn,
} from '../input.js'
import { recorded } from './entries.js'
import {
  at,
  clause,
  correction,
  correctionNotes,
  csv,
  decision,
  enters,
  entrant,
  fact,
  nothing,
  office,
  ofPlayer,
  ofPlayers,
  ofSeries,
  pairWish,
  player,
  reason,
  seatChange,
  series,
} from './parts.js'
import { regulations } from './regulations.js'

/** What an act of an event is besides its request. */
interface Described {
  /** The log entry has the same fields as the request, without what its sender saw. */
  readonly written?: true
  /** The act changes no result, so it is possible after the result is final. */
  readonly afterwards?: true
}

export const acts = {
  amend: {
    says: 'For the director.',
    asks: input(
      { regulations: regulations.sent, reason, seen: maybe(regulations.sent) },
      { seen: 'The regulations that the change is based on. OVERTAKEN if they have changed since.' },
    ),
  },
  appoint: {
    says: 'Appoints or dismisses people who direct, rule, or check in at the door.',
    asks: input(
      { account: id, office, appointed: v.optional(v.boolean(), true) },
      {
        account: 'The account, by its id or login. UNKNOWN_ACCOUNT if there is none.',
        office: 'The office that they get. It has no meaning if `appointed` is false.',
        appointed: 'Whether they get the office. False takes any office away.',
      },
    ),
  },
  invite: {
    says: 'Makes a link by which people with an account become referees.',
    asks: input({ uses: v.optional(int, 1) }, { uses: 'How many people may accept it, from 1 to 20.' }),
  },
  uninvite: {
    says: 'Takes an invitation back: nobody can accept it any more. Referees are dismissed by `appoint`.',
    asks: namedInput(
      'EventNumber',
      { n: int },
      { n: 'The number of the invitation. UNKNOWN_NUMBER if there is none.' },
    ),
    written: true,
  },
  renewCodes: {
    says: 'All codes of tables so far are refused from now on; lists are printed with new ones.',
    asks: nothing,
    afterwards: true,
  },
  enter: { asks: enters },
  enterAll: { asks: csv },
  change: {
    asks: input(
      { player, entrant, seen: maybe(entrant) },
      {
        entrant:
          'The whole entry as it will be. LOCKED if the team, the pair, `substitute` or `online` changes after the first draw.',
        seen: 'The entry that the change is based on. OVERTAKEN if it has changed since.',
      },
    ),
  },
  paid: {
    says:
      'The player pays the entry fee that the regulations ask of them, or gets back what they have paid. If the fee ' +
      'has changed since they paid, `paid` again settles the difference. PAID_ALREADY or NOT_PAID if that is so already. Also ' +
      'after the final result.',
    asks: input(
      { player, paid: v.optional(v.boolean(), true) },
      { paid: 'Whether they have paid the entry fee.' },
    ),
    afterwards: true,
  },
  paidAll: {
    says:
      'These players pay the entry fee that is asked of each of them, or get back what they have paid: all of them, or none. ' +
      'PAID_ALREADY or NOT_PAID if that is so already for one of them. Also after the final result.',
    asks: input(
      { players: list(id), paid: v.optional(v.boolean(), true) },
      { players: 'The ids of the players.', paid: 'Whether they have paid the entry fee.' },
    ),
    afterwards: true,
  },
  book: {
    says:
      'Writes into the cash book what comes in or is spent besides fees and prizes. NO_FEE if the regulations name no currency. Also ' +
      'after the final result.',
    asks: input(
      { what: text, amount: int, seen: maybe(int) },
      {
        what: 'What it is for, one line of 1 to 200 characters.',
        amount:
          'In the smallest coin, from -100,000,000 to 100,000,000, but not 0. Negative for what is spent.',
        seen: 'How many entries of the cash book the sender saw. OVERTAKEN if there are more by now.',
      },
    ),
    afterwards: true,
  },
  strike: {
    says: 'Strikes an entry of the cash book that was wrong. It stays readable. Also after the final result.',
    asks: input(
      { n: int, reason },
      { n: 'The number of the entry. UNKNOWN_NUMBER if there is none, REVOKED if it is struck already.' },
    ),
    written: true,
    afterwards: true,
  },
  payPrize: {
    says:
      'Notes that a winner has been given their prize, or that they have not after all. The cash report names who gave it, and ' +
      'when. NO_PRIZE unless the last series has ended and the winner has a prize of that list; PRIZE_PAID or PRIZE_NOT_PAID if ' +
      'that is so already. Also after the final result.',
    asks: input(
      { of: text, winner: text, amount: int, paid: v.optional(v.boolean(), true) },
      {
        of: 'The list of prizes (`EventPrize.of`).',
        winner: 'Whoever has the prize (`EventPrize.winner`).',
        amount:
          'The money that the sender saw, in the smallest coin (`EventPrize.amount`). OVERTAKEN if the prize is another by now.',
        paid: 'Whether they have it.',
      },
    ),
    written: true,
    afterwards: true,
  },
  checkIn: {
    says: 'For the director and helpers at the door: notes who has come. NOT_PLAYING for somebody who has left or is not approved.',
    asks: input(
      {
        player,
        arrival: maybe(named('EventArrival', v.picklist(['HERE', 'LATE']))),
        seen: maybe(named('EventArrivalSeen', v.picklist(['HERE', 'LATE', 'NONE']))),
      },
      {
        arrival: 'LATE: they came after the start. Null takes the note back.',
        seen: 'What the sender saw; NONE: no note. OVERTAKEN if somebody has noted otherwise since. Null if that does not matter.',
      },
    ),
    written: true,
  },
  withdrawAbsent: {
    says:
      'Players who have not come leave the event, as by `withdraw`: all of them, or none. CHECKED_IN if one of them has come ' +
      'meanwhile. Free places are filled from the waiting list. `restore` undoes it.',
    asks: input(
      { players: list(id) },
      { players: 'The ids of the players. Whoever has withdrawn already is skipped.' },
    ),
  },
  restore: {
    says:
      'Players who have withdrawn take part after all, or wait for a place if all are taken: all of them, or none. ' +
      'NOT_WITHDRAWN if one of them has not withdrawn, or somebody else has their place.',
    asks: input({ players: list(id) }, { players: 'The ids of the players.' }),
  },
  admit: {
    says:
      'Somebody from the waiting list, or a reserve player, plays. Before the first draw free places are filled from the waiting ' +
      'list without it. OUT_OF_TURN if somebody is ahead of them: see `advance`.',
    asks: ofPlayer,
    written: true,
  },
  advance: {
    says: 'Moves somebody to the head of the waiting list, so that the next free place is theirs. Everybody sees the order.',
    asks: input({ player: id, reason }, { player: 'The id of the player. NOT_WAITING for others.' }),
    written: true,
  },
  approve: {
    says: 'Entries that wait for the director take part, or wait for a place.',
    asks: ofPlayers,
  },
  decline: { asks: ofPlayers },
  exclude: { asks: v.object({ player, reason, clause }), written: true },
  reinstate: {
    says:
      'Lifts an exclusion, which an appeal may overturn. The player is what they were before; if a reserve player has taken over ' +
      'their place, they have it back from the next series that has not begun.',
    asks: input(
      { player: id, reason, clause },
      { player: 'The id of the player. NOT_EXCLUDED if they are not excluded.' },
    ),
    written: true,
  },
  forget: {
    says:
      "A player's name and licence are thrown away, in the log too, and their account is no longer tied to it; it cannot be " +
      'had back. Results, places and hashes stay. Also after the final result.',
    asks: ofPlayer,
    written: true,
    afterwards: true,
  },
  /** A reserve takes over the results and the number of a player who left (PT 4.4). The place keeps its id `player`. */
  replace: {
    asks: input(
      { player, by: id, from: int },
      {
        by: 'The id of a reserve player or of a player who waits for a place. NOT_RESERVE for others.',
        from: 'The next series that has not begun, from which on they play. NOT_NEXT for another.',
      },
    ),
    written: true,
  },
  draw: {
    asks: namedInput(
      'EventDrawInput',
      {
        series,
        reason: maybe(text),
        outside: maybe(text),
        edition: maybe(int),
        later: maybe(named('EventLaterDraws', v.picklist(['DISCARD', 'KEEP']))),
        seen: maybe(int),
      },
      {
        reason: 'Why the series is drawn again, in 1 to 2,000 characters. DRAWN_ALREADY without it.',
        outside:
          'The public value, one line of 1 to 200 characters, if the regulations announce one. OUTSIDE_NEEDED without it, NO_OUTSIDE if none is announced.',
        edition:
          'The number of the edition that a series drawn by RATING takes its order from. Null: the newest one that is published. NOT_BY_RATING for other series.',
        later:
          'What happens to later series that are drawn already. DISCARD: they are drawn anew. KEEP: they stay, although they do not know the new draw. LATER_DRAWN if there are any, and this is not given.',
        seen: 'How often the series had been drawn when the sender looked (`EventSeries.drawn`). OVERTAKEN if it was drawn since. Null if that does not matter.',
      },
    ),
  },
  fixSeat: {
    says:
      'Gives a player a table in the hall for all draws from now on, such as one that a wheelchair reaches. The draw says what ' +
      'that costs. Only the director reads the reason; everybody sees the table.',
    asks: input(
      { player: id, table: maybe(int), reason, seen: maybe(int) },
      {
        player: 'The id of the player. ONLINE_SEAT if they play online, NOT_PLAYING if they have left.',
        table:
          'The table, counted from 1. Null: any table again. OTHER_TABLE, KEPT_APART or TOO_MANY_TOGETHER if that contradicts what is set already.',
        seen: 'The table that the sender saw, or 0 for none. OVERTAKEN if it has changed since. Null if that does not matter.',
      },
    ),
  },
  seatPair: {
    says:
      'Says of two players that draws from now on seat them at one table, or never do. The draw says what that costs. Only the ' +
      'director reads the reason; everybody sees the pair.',
    asks: input(
      { a: id, b: id, wish: pairWish, reason, seen: maybe(pairWish) },
      {
        a: 'The id of one player.',
        b: 'The id of the other. NOT_TOGETHER if only one of them plays online.',
        wish: 'OTHER_TABLE, KEPT_APART or TOO_MANY_TOGETHER if that contradicts what is set already.',
        seen: 'What the sender saw. OVERTAKEN if it has changed since. Null if that does not matter.',
      },
    ),
  },
  /** Only before the series begins (PT 7.1.2). */
  move: {
    asks: input(
      { series, a: id, b: maybe(id), reason, seen: maybe(list(int)) },
      {
        a: 'The id of the player who moves. NOT_SEATED if they have neither a seat nor a bye in the series.',
        b: 'The id of the player who takes the place of `a`. `a` takes theirs, if they have one. Null if `a` leaves and the others play without them.',
        seen: 'The tables where the sender saw `a` and `b`, 0 for none. OVERTAKEN if one of them has moved since. Null if that does not matter.',
      },
    ),
    written: true,
  },
  start: { asks: ofSeries, written: true },
  unstart: {
    says: 'Takes back the start of a series. Its draw stays. HANDS_WRITTEN once a hand is written.',
    asks: v.object({ series, reason }),
    written: true,
  },
  reseat: {
    says:
      'Moves players of a series that is drawn or being played: to free chairs, to a bye, or out of the series. All of them ' +
      'move, or none. Tables that change begin their lists anew, so HANDS_WRITTEN if one of them has a hand.',
    asks: input({ series, seats: list(seatChange), reason }, { seats: 'Each player once.' }),
  },
  endEarly: {
    says: 'Ends the event after the series that have ended. Series after them do not count, even if they are being played (PT 3.4).',
    asks: input(
      { after: int, refund: off, reason },
      {
        after: 'The last series that has ended, counted from 1. NOT_LAST for another.',
        refund: 'Whether entry fees are paid back. There are no prizes then.',
      },
    ),
    written: true,
  },
  undoEarlyEnd: {
    says:
      'Takes back an early end, until the result is final. The series after it are as they were before; online tables that were being ' +
      'played open anew. NOT_ENDED_EARLY if the event did not end early.',
    asks: v.object({ reason }),
  },
  cancel: {
    says: 'Cancels the event, before or after its start. It has no result, and entry fees are to be paid back (PT 3.4).',
    asks: v.object({ reason }),
    written: true,
  },
  handOver: {
    says:
      'The event goes on from a file that its director takes home (`/files/event/ID/whole.jsonl`). Until it is taken back, every ' +
      'other act is refused with AWAY, except that people can be forgotten. ONLINE_IN_PLAY while online tables play.',
    asks: nothing,
  },
  takeBack: {
    says:
      'Takes the event back without its file: what was done there is given up. With the file it is taken back by ' +
      'POST /files/event/ID/whole.jsonl. NOT_AWAY if it is here.',
    asks: v.object({ reason }),
  },
  correct: {
    asks: input(
      { ...at, ...correction },
      {
        ...correctionNotes,
        readings: 'The lines that the entry can be read as, the true one first. The table gives exactly one.',
        consent:
          'The chairs that agree, counted from 0. CONSENT if the table corrects a hand without all of them.',
      },
    ),
  },
  /** A whole list, from paper or from a finished live table. It replaces the entered hands. */
  list: {
    asks: namedInput(
      'EventListInput',
      {
        ...at,
        lines: list(text),
        seen: maybe(list(text)),
        begun: maybe(int),
        signed: off,
      },
      {
        lines:
          'All hands of the list as lines, in order. MISSING_HANDS or LIST_FULL for another number, BAD_LINE for an impossible hand.',
        seen: 'The list that the lines are based on, hand by hand. DIFFERS, with the hand and its line, if they would change one that has changed since. Null if that does not matter.',
        begun:
          'The list that the sender saw (`EventTable.begun`). SEATS_CHANGED if another began since. Null if they do not know.',
        signed: 'Whether all players have signed the list.',
      },
    ),
    written: true,
  },
  listAll: { says: 'Lists from a file.', asks: csv },
  annul: { asks: v.object({ ...at, reason }), written: true },
  missing: {
    says: 'Who is missing, so that nothing is played at a table: the others get what a bye brings.',
    asks: input(
      {
        ...at,
        chairs: list(int),
        reason,
        seen: maybe(
          namedInput(
            'EventMissingSeen',
            { chairs: list(int), hands: int },
            {
              chairs: 'The chairs that were said to be without their players.',
              hands: 'How many hands the list had.',
            },
          ),
        ),
      },
      {
        chairs:
          'The chairs without their players, counted from 0, at least one. NO_BYE if the regulations have no bye.',
        seen: 'What the sender saw. OVERTAKEN if it has changed since. Null if that does not matter.',
      },
    ),
    written: true,
  },
  pause: {
    asks: input(
      { series: maybe(int), table: maybe(int), paused: v.boolean(), reason: v.optional(text, '') },
      {
        series: 'The series of the table, counted from 1. Null, as `table`, for the whole event.',
        table: 'The table, counted from 1. Null, as `series`, for the whole event.',
        paused: 'True stops play, false lets it go on. PAUSED or NOT_PAUSED if that is so already.',
        reason: 'The reason, in up to 2,000 characters. Needed to stop play.',
      },
    ),
  },
  clock: {
    says:
      'Starts the clock of a series that is being played: its time is up in so many minutes from now, whatever limit it had. ' +
      'The clock stands still while play is stopped, and nothing happens by itself when the time is up.',
    asks: input(
      { series, minutes: int, seen: maybe(number) },
      {
        minutes: 'From 1 to 600.',
        seen: 'When the time was up that the sender saw (`endsAt`), or 0 for no limit. OVERTAKEN if it has changed since. Null if that does not matter.',
      },
    ),
    written: true,
  },
  extend: {
    asks: input(
      { series, minutes: int },
      { minutes: 'Minutes to add to the time limit of the series, from 1 to 600.' },
    ),
    written: true,
  },
  redeal: {
    asks: input(
      { ...at, hand: int, reason, seen: maybe(list(text)) },
      {
        hand: 'The hand to deal again, counted from 0. Later hands become void too. HAND_OVER if an online table plays another hand.',
        seen: 'The list that the sender saw, hand by hand. DIFFERS if a hand that would become void reads otherwise by now. Null if that does not matter.',
      },
    ),
    written: true,
  },
  substitute: {
    asks: input(
      { ...at, chair: int, player: id, reason, seen: maybe(id) },
      {
        chair: 'The chair, counted from 0.',
        player:
          'The id of a free player: a reserve, or one who waits for a place. The player of the chair can take it back. NOT_RESERVE for others.',
        seen: 'The id of the player who sat there when the sender looked. OVERTAKEN if somebody else does by now. Null if that does not matter.',
      },
    ),
    written: true,
  },
  adjust: {
    asks: input(
      {
        player,
        series: maybe(int),
        points: number,
        small: v.optional(int, 0),
        penalty: off,
        reason,
        clause,
        seen: maybe(int),
      },
      {
        series:
          'The series that it is for, counted from 1. Null for the whole event. UNKNOWN_SERIES if there is none.',
        points: 'Points to add, in halves, from -100,000 to 100,000. Negative points are taken away.',
        small: 'Small points to add, from -100,000 to 100,000. Points and small points cannot both be 0.',
        penalty: 'Whether it is a penalty, which cannot add points. MALFORMED if it does.',
        seen: 'How many adjustments the sender saw, so that two directors do not give the same penalty. OVERTAKEN if there are more by now.',
      },
    ),
  },
  revoke: {
    asks: input(
      { n: int, reason },
      {
        n: 'The number of the adjustment. UNKNOWN_NUMBER if there is none, REVOKED if it is revoked already.',
      },
    ),
    written: true,
  },
  rule: {
    asks: input(
      {
        ...at,
        hand: maybe(int),
        question: maybe(id),
        facts: v.optional(list(fact), []),
        note: v.optional(text, ''),
      },
      {
        hand: 'The hand that it is about, counted from 0. Null if it is about no single hand.',
        question:
          "The id of a question to the game's arbiter. Null for a ruling in the referee's own words. NO_ARBITER if the game has none.",
        facts: 'The facts for the arbiter. NOT_RULED if one is missing or impossible.',
        note: "The referee's own words, in up to 2,000 characters. Needed without `question`.",
      },
    ),
  },
  notice: {
    says:
      'What all players are told, on pages, boards and phones: one line of 280 characters at most. The newest holds; an empty ' +
      'one takes it back. Also after the final result.',
    asks: namedInput(
      'EventNoticeInput',
      { text, seen: maybe(text) },
      {
        text: 'The notice, one line of up to 280 characters. Empty text takes the newest notice back.',
        seen: 'The notice that the sender saw, empty for none. OVERTAKEN if it is another by now. Null if that does not matter.',
      },
    ),
    written: true,
    afterwards: true,
  },
  repeat: {
    says:
      'Holds the event again on these days of each week, at the same time of day in the time zone of the halls, with the same regulations: ' +
      'the gateway announces the next one a week before it begins, and that one repeats in turn. No days: it ends here. Also after the ' +
      'final result.',
    asks: input(
      { weekdays: list(int), seen: maybe(list(int)) },
      {
        weekdays: 'From 1 (Monday) to 7, each once.',
        seen: 'The days that the sender saw. OVERTAKEN if they have changed since. Null if that does not matter.',
      },
    ),
    written: true,
    afterwards: true,
  },
  decide: { asks: decision },
  decideAppeal: { asks: decision },
  printSlips: {
    says: 'Opens the deals of a series to its author, who then prints them for the tables in the hall (`slips-SERIES.pdf`). The log says who did it and when. PLAYS_HERE if they play in the event, NO_SLIPS if the series has nothing to print.',
    asks: ofSeries,
    written: true,
  },
  playSpare: {
    says: 'Says that a table in the hall played a spare deal of a hand, because a slip was torn, say, or its cards were seen. Only tables that played the same deal are compared; the hands written since stay. NO_SPARES where each table has deals of its own, and for online tables.',
    asks: input(
      { ...at, hand: int, spare: v.optional(int, 1), reason },
      {
        hand: 'The hand, counted from 0.',
        spare:
          'Which spare deal of the hand, as its slip says, from 1 to 9. 0: after all, the table played the deal of the others. REDEALT if the hand was dealt again more often by `redeal`.',
      },
    ),
    written: true,
  },
  end: { asks: ofSeries, written: true },
  final: { asks: nothing },
  reopen: {
    says: 'Takes back a final result that was found to be wrong. It can be corrected, and made final again.',
    asks: input(
      { reason: text, clause: maybe(text) },
      {
        reason: 'The reason, in 1 to 2,000 characters. Everybody reads it.',
        clause: 'The clause that applies, in 1 to 100 characters. Null if none is named.',
      },
    ),
    written: true,
    afterwards: true,
  },
  accept: {
    says: 'Gives the sender the office that an invitation offers. For everybody who has the link and an account.',
    asks: namedInput(
      'EventCode',
      { code: id },
      { code: 'The code in the link. BAD_INVITATION if it is unknown, used up or taken back.' },
    ),
  },
  register: { says: 'Enters the sender as a player.', asks: enters },
  claim: {
    says: 'Ties a player who was entered on paper to the sender, who needs their start card.',
    asks: nothing,
  },
  protest: {
    asks: namedInput(
      'EventProtestInput',
      { ...at, player: maybe(id), text },
      {
        player: 'The id of the player who protests. Null: the player who sends the act.',
        text: 'The protest in words, 1 to 2,000 characters.',
      },
    ),
  },
  appeal: {
    asks: input(
      { n: int, player: maybe(id), text },
      {
        n: 'The number of the protest that was decided. UNKNOWN_NUMBER if there is none, NOT_DECIDED if it is still open.',
        player: 'The id of the player who appeals. Null: the player who sends the act.',
        text: 'The appeal in words, 1 to 2,000 characters.',
      },
    ),
  },
  withdraw: { says: 'For a player themselves, and for the director.', asks: ofPlayer, written: true },
  ready: {
    says:
      'For a player of an arena themselves, and for the director: whether they want to be seated as soon as others wait, or pause. ' +
      'It changes nothing at the table where they sit. NOT_ARENA in other events.',
    asks: input(
      { player: maybe(id), ready: v.boolean() },
      {
        player: 'The id of the player. Null: the player who sends the act.',
        ready: 'True: they are here and want a table. False: they pause.',
      },
    ),
  },
  hand: {
    says:
      'For who keeps a list in the hall, and for the director. To confirm, correct and sign the players agree themselves ' +
      '(`enterPin`).',
    asks: namedInput(
      'EventHandInput',
      { ...at, hand: int, line: text, begun: v.nullish(int) },
      {
        hand: 'The hand, counted from 0. GAP if an earlier hand is not written yet.',
        line: 'The hand as a line of the list. BAD_LINE if it is impossible, DIFFERS if another line is written already.',
        begun:
          'The list that the sender saw (`EventTable.begun`). SEATS_CHANGED if another began since. Null if they do not know.',
      },
    ),
    written: true,
  },
  confirm: {
    asks: input(
      { ...at, hand: int, line: text, chair: maybe(int) },
      {
        hand: 'The hand, counted from 0. NO_SUCH_HAND if it is not written yet.',
        line: 'The line that the player confirms. DIFFERS if the list has another.',
        chair:
          "The chair that confirms, counted from 0. Null: the sender's own. OWN_HAND if it has written the hand.",
      },
    ),
  },
  sign: {
    asks: input(
      { ...at, chair: maybe(int), lines: list(text) },
      {
        chair: "The chair that signs, counted from 0. Null: the sender's own.",
        lines: 'The list that the player signs, hand by hand. LIST_CHANGED if it reads otherwise.',
      },
    ),
  },
} satisfies Acts & Readonly<Record<string, Described>>

export type ActKind = keyof typeof acts

/** The fields of an act, as sent and as parsed. */
export type Sent<K extends ActKind> = SentIn<(typeof acts)[K]>
export type Asked<K extends ActKind> = Read<(typeof acts)[K]>
export type EntrantSent = Sent<'enter'>['entrant']
export type FactSent = NonNullable<Sent<'rule'>['facts']>[number]

/** What the sender of an act saw: it is compared with what stands, and is in no log. */
export type SeenField = 'seen' | 'begun'

/** Acts whose log entry has the same fields as the request, without what its sender saw. */
export type WrittenKind = {
  [K in ActKind]: (typeof acts)[K] extends { readonly written: true } ? K : never
}[ActKind]
export type Written<K extends WrittenKind = WrittenKind> = {
  [X in K]: { readonly kind: X } & Omit<Asked<X>, SeenField>
}[K]

/** Exactly one of the acts, as in the schema. */
export type ActInput = OneOf<typeof acts>

const described = (kind: string): (Acts[string] & Described) | undefined =>
  Object.hasOwn(acts, kind) ? acts[kind as ActKind] : undefined

export const isAfterwards = (kind: string): boolean => described(kind)?.afterwards === true

function entryOf(kind: string): v.GenericSchema<object> | undefined {
  const act = described(kind)
  return recorded(kind) ?? (act?.written === true ? act.asks : undefined)
}

/** Whether this program writes entries of this kind. */
export const isWritten = (kind: string): boolean => entryOf(kind) !== undefined

/** @throws RangeError for an entry that this program cannot have written. */
export function checkWritten(entry: { readonly kind: string }): void {
  const holds = entryOf(entry.kind)
  if (holds === undefined) return
  const read = v.safeParse(holds, entry)
  if (read.success) return
  throw new RangeError(
    `an entry of the kind ${entry.kind} without ${v.getDotPath(read.issues[0]) ?? 'its fields'}`,
  )
}
