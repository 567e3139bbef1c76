/** Acts out of what comes by GraphQL. Whether they make sense is decided elsewhere. */
import type { Act } from '@stolik/tournament/model/act'
import type { DrawReason } from '@stolik/tournament/decide/draw'
import { refuse, type EventRefusal } from '@stolik/tournament/model/refusal'
import type { ActInput, At } from './act-input.js'
import { readEntrant } from './entrant.js'
import { readFacts } from './facts.js'
import { given, lower } from './maybe.js'
import { readRegulations } from './regulations.js'

/** What an act takes from who asks, and from the event as it stands. */
export interface Asker {
  readonly person: string | null
  readonly player: string | null
  /** The chair that they have at a table. */
  chair(at: At): number | null
  /** The account of a player. */
  personOf(player: string): string | null
  /** The account of that id or login. */
  appoint(account: string, office: 'direction' | 'referee', appointed: boolean): Promise<Act | EventRefusal>
  /** The invitation with this code, for the account of who asks. */
  accept(code: string): Act | EventRefusal
  enterAll(csv: string): Act | EventRefusal
  listAll(csv: string): Act | EventRefusal
  draw(series: number, why: DrawReason): Act | EventRefusal
}

const at = ({ series, table }: At): At => ({ series, table })

type DrawInput = Omit<NonNullable<ActInput['draw']>, 'series'>

export const readWhy = ({ reason, outside }: DrawInput): DrawReason => ({
  reason: reason ?? null,
  outside: outside ?? null,
})

/** The act, and whether who asks does it as themselves. */
export async function readAct(input: ActInput, asker: Asker): Promise<Act | EventRefusal> {
  const said = Object.entries(input).filter(([, value]) => given(value))
  const [only] = said
  if (only === undefined || said.length > 1) return refuse('ONE_ACT')
  const i = Object.fromEntries([only]) as ActInput
  if (i.enterAll) return asker.enterAll(i.enterAll.csv)
  if (i.listAll) return asker.listAll(i.listAll.csv)
  if (i.appoint) return asker.appoint(i.appoint.account, lower(i.appoint.office), i.appoint.appointed)
  if (i.invite) return { kind: 'invite', uses: i.invite.uses }
  if (i.uninvite) return { kind: 'uninvite', n: i.uninvite.n }
  if (i.renewCodes) return { kind: 'renewCodes' }
  if (i.accept) return asker.accept(i.accept.code)
  if (i.draw) return asker.draw(i.draw.series, readWhy(i.draw))
  return entryAct(i, asker) ?? tableAct(i, asker) ?? deskAct(i, asker) ?? refuse('ONE_ACT')
}

function entryAct(i: ActInput, asker: Asker): Act | EventRefusal | undefined {
  if (i.amend) {
    const { regulations, reason, seen } = i.amend
    return {
      kind: 'amend',
      regulations: readRegulations(regulations),
      reason,
      seen: given(seen) ? readRegulations(seen) : null,
    }
  }
  if (i.enter) return { kind: 'enter', entrant: readEntrant(i.enter.entrant, null), reserve: i.enter.reserve }
  if (i.register)
    return { kind: 'enter', entrant: readEntrant(i.register.entrant, asker.person), reserve: false }
  if (i.change) {
    const { player, entrant, seen } = i.change
    const person = asker.personOf(player)
    return {
      kind: 'change',
      player,
      entrant: readEntrant(entrant, person),
      seen: given(seen) ? readEntrant(seen, person) : null,
    }
  }
  if (i.claim)
    return asker.person === null ? refuse('NOT_SIGNED_IN') : { kind: 'claim', person: asker.person }
  if (i.paid) return { kind: 'pay', ...i.paid }
  if (i.admit) return { kind: 'admit', ...i.admit }
  if (i.approve) return { kind: 'approve', ...i.approve }
  if (i.decline) return { kind: 'decline', ...i.decline }
  if (i.withdraw) return { kind: 'withdraw', ...i.withdraw }
  if (i.exclude) return { kind: 'exclude', ...i.exclude, clause: i.exclude.clause ?? null }
  if (i.forget) return { kind: 'forget', ...i.forget }
  if (i.replace) return { kind: 'replace', ...i.replace }
  if (i.move) return { kind: 'move', ...i.move, b: i.move.b ?? null }
  if (i.start) return { kind: 'start', ...i.start }
  if (i.end) return { kind: 'end', ...i.end }
  if (i.extend) return { kind: 'extend', ...i.extend }
  if (i.reopen) return { kind: 'reopen', reason: i.reopen.reason, clause: i.reopen.clause ?? null }
  return i.final ? { kind: 'final' } : undefined
}

function tableAct(i: ActInput, asker: Asker): Act | EventRefusal | undefined {
  if (i.pause) {
    const { series, table, paused, reason } = i.pause
    if (given(series) !== given(table))
      return refuse('MALFORMED', { field: given(series) ? 'table' : 'series', problem: 'empty' })
    return {
      kind: 'pause',
      at: given(series) && given(table) ? { series, table } : null,
      paused,
      reason,
    }
  }
  if (i.hand) return { kind: 'hand', ...i.hand }
  const own = i.confirm ?? i.sign
  if (own !== undefined) {
    const chair = own.chair ?? asker.chair(own)
    if (chair === null) return refuse('MALFORMED', { field: 'chair', problem: 'empty' })
    if (i.confirm) return { kind: 'confirm', ...at(own), hand: i.confirm.hand, line: i.confirm.line, chair }
    return i.sign && { kind: 'sign', ...at(own), chair, lines: i.sign.lines }
  }
  if (i.correct) return { kind: 'correct', ...i.correct, seen: i.correct.seen ?? null }
  if (i.list) return { kind: 'list', ...i.list }
  if (i.annul) return { kind: 'annul', ...i.annul }
  if (i.missing) return { kind: 'missing', ...i.missing }
  if (i.redeal) return { kind: 'redeal', ...i.redeal }
  return i.substitute ? { kind: 'substitute', ...i.substitute } : undefined
}

function deskAct(i: ActInput, asker: Asker): Act | EventRefusal | undefined {
  if (i.adjust)
    return { kind: 'adjust', ...i.adjust, series: i.adjust.series ?? null, clause: i.adjust.clause ?? null }
  if (i.revoke) return { kind: 'revoke', ...i.revoke }
  if (i.rule) {
    const { hand, question, facts, note } = i.rule
    const told = { hand: hand ?? null, question: question ?? null, facts: readFacts(facts), note }
    return { kind: 'rule', ...at(i.rule), ...told }
  }
  if (i.decide) return { kind: 'decide', ...i.decide }
  if (i.decideAppeal) return { kind: 'decideAppeal', ...i.decideAppeal }
  const speaks = i.protest ?? i.appeal
  if (speaks === undefined) return undefined
  const player = speaks.player ?? asker.player
  if (player === null) return refuse('MALFORMED', { field: 'player', problem: 'empty' })
  if (i.protest) return { kind: 'protest', ...at(i.protest), player, text: speaks.text }
  return i.appeal && { kind: 'appeal', n: i.appeal.n, player, text: speaks.text }
}
