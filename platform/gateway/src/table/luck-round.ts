/**
 * How the luck for the next shuffle is collected: players commit to it, the commitments are bound, and only then is any of it
 * opened (docs/verifying.md). Pure. Tables whose log does not name them, and hands that are not shuffled at their table, have none of this.
 */
import { luckCommitment, type Chair, type LuckBinding, type LuckWay } from '@stolik/core'
import { sha256, sealedCommitment } from '../base/entropy.js'
import type { LuckAdded } from './entry.js'
import { freshRound, type LuckRound } from './shuffle.js'
import { allSeated, givenNext, isDealtByEvent, isHuman, peopleAt, type TableState } from './state.js'

/** How long commitments and openings are waited for, in milliseconds. */
export const luckWaits = { commitments: 3_000, openings: 4_000 } as const

/** Whether no luck can be added openly any more: some may have been opened. */
export const isLuckFixed = ({ luckRound }: TableState): boolean => luckRound.openly !== null

/** The next hand as far as luck counts for it; undefined if its shuffle comes from elsewhere, or its log does not name the table. */
export function luckTarget(
  state: TableState,
): { readonly table: string; readonly hand: number; readonly commitment: string } | undefined {
  const { opened, next, settled } = state
  if (opened.table === undefined || next === null || isDealtByEvent(state)) return undefined
  if (givenNext(state) !== undefined) return undefined
  return { table: opened.table, hand: settled.length, commitment: sealedCommitment(next) }
}

/** Whether players may commit to luck now, or open it. A person who is alone with bots between two hands adds theirs openly. */
export function isLuckCollected(state: TableState): boolean {
  const { phase, luckRound } = state
  if (phase === 'GATHERING') return true
  if (phase !== 'BETWEEN') return false
  const isBegun = isLuckFixed(state) || luckRound.commitments.some((one) => one !== '')
  return isBegun || peopleAt(state).length > 1
}

/** What the deal waits for. */
export interface LuckWait {
  readonly what: 'commitments' | 'openings'
  /** Whose; empty if it need not wait. */
  readonly chairs: readonly Chair[]
  /** How often these have withheld luck here. */
  readonly stage: number
}

/** What the next deal waits for; null if it need not wait for luck. */
export function luckWait(state: TableState): LuckWait | null {
  const { luckRound, withholdings } = state
  if (!isCollecting(state)) return null
  if (!luckRound.isBound) return { what: 'commitments', chairs: awaited(state), stage: 0 }
  const open = unopened(luckRound)
  if (open.length === 0) return null
  // Those who withheld luck more often open before the others, so that they choose without knowing anything.
  const stage = Math.max(...open.map((chair) => withholdings[chair] ?? 0))
  return { what: 'openings', chairs: open.filter((chair) => withholdings[chair] === stage), stage }
}

function isCollecting(state: TableState): boolean {
  const { phase, paused, luckRound, luck, commits } = state
  if (phase !== 'BETWEEN' && !(phase === 'GATHERING' && allSeated(state))) return false
  if (paused || luckTarget(state) === undefined) return false
  if (isLuckFixed(state)) return true
  const people = peopleAt(state)
  const [first] = people
  // Nobody could choose theirs after a person who is alone with bots.
  if (first === undefined || people.length > 1) return people.some((chair) => commits[chair] === true)
  return luck[first] === '' && luckRound.commitments[first] !== ''
}

/** The chairs whose commitments are missing. */
function awaited(state: TableState): readonly Chair[] {
  const { phase, luckRound, luck, commits } = state
  const { attempt, mayCommit, commitments } = luckRound
  return peopleAt(state).filter((chair) => {
    if (commitments[chair] !== '' || mayCommit[chair] !== true) return false
    return attempt > 0 || commits[chair] === true || (phase === 'BETWEEN' && luck[chair] === '')
  })
}

const unopened = ({ commitments, opened }: LuckRound): readonly Chair[] =>
  commitments.flatMap((one, chair) => (one !== '' && opened[chair] === '' ? [chair] : []))

/** The entry that follows at once; undefined if there is none. */
export function luckFollows(state: TableState): LuckAdded | undefined {
  const wait = luckWait(state)
  if (wait?.what === 'commitments') return wait.chairs.length === 0 ? bindLuck(state) : undefined
  // Whoever has left cannot open any more.
  const isLeft = wait !== null && !wait.chairs.some((chair) => isHuman(state.occupants[chair] ?? null))
  return isLeft ? withhold(wait.chairs) : undefined
}

/** The entry that follows once the time is up; undefined if nothing is waited for. */
export function luckTimedOut(state: TableState): LuckAdded | undefined {
  const wait = luckWait(state)
  if (wait === null) return undefined
  return wait.what === 'commitments' ? bindLuck(state) : withhold(wait.chairs)
}

/** What was added openly and counts. Luck that was committed to replaces what its player added before. */
const openly = ({ luckRound, luck }: TableState): readonly string[] =>
  luckRound.openly ?? luck.map((one, chair) => (luckRound.commitments[chair] === '' ? one : ''))

function bindLuck(state: TableState): LuckAdded | undefined {
  const target = luckTarget(state)
  if (target === undefined) return undefined
  const { commitments, attempt } = state.luckRound
  const bound = openly(state).map((luck, chair) =>
    luck === '' ? (commitments[chair] ?? '') : luckCommitment(sha256, { ...target, attempt, chair }, luck),
  )
  return { kind: 'luck', chair: 0, luck: state.luck[0] ?? '', bound }
}

const withhold = (chairs: readonly Chair[]): LuckAdded => ({
  kind: 'luck',
  chair: chairs[0] ?? 0,
  luck: '',
  withheld: chairs,
})

/** The table after luck was committed to, bound, opened, withheld, or added openly. */
export function luckStep(state: TableState, entry: LuckAdded): TableState {
  const { chair, luck, commitment, bound, opened, withheld } = entry
  const { luckRound: round } = state
  if (commitment !== undefined) {
    const commitments = round.commitments.with(chair, commitment)
    const sent = round.sent.with(chair, (round.sent[chair] ?? 0) + 1)
    return {
      ...state,
      commits: state.commits.with(chair, true),
      luckRound: { ...round, commitments, sent },
    }
  }
  if (bound !== undefined) {
    const open = openly(state)
    return {
      ...state,
      luckRound: { ...round, isBound: true, commitments: bound, opened: open, openly: open },
    }
  }
  if (opened === true) return { ...state, luckRound: { ...round, opened: round.opened.with(chair, luck) } }
  if (withheld !== undefined) return thrownAway(state, withheld)
  return { ...state, luck: state.luck.with(chair, luck) }
}

/** The next attempt, of those who opened their luck in this one. */
function thrownAway(state: TableState, chairs: readonly Chair[]): TableState {
  const { luckRound: round, withholdings } = state
  const { openly, commitments } = round
  return {
    ...state,
    withholdings: withholdings.map((times, chair) => (chairs.includes(chair) ? times + 1 : times)),
    luckRound: {
      ...freshRound(commitments.length),
      attempt: round.attempt + 1,
      mayCommit: commitments.map(
        (one, chair) => one !== '' && openly?.[chair] === '' && !chairs.includes(chair),
      ),
      openly,
      withheld: round.withheld.map((one, chair) =>
        chairs.includes(chair) ? (commitments[chair] ?? '') : one,
      ),
    },
  }
}

/** The luck of the next deal, by chair. */
export const luckOf = ({ luckRound, luck }: TableState): readonly string[] =>
  luckRound.isBound ? luckRound.opened : luck

/** What the luck of a hand that is dealt now was bound to; null if all of it was added openly. */
export function bindingOf(state: TableState, luck: readonly string[]): LuckBinding | null {
  const { luckRound: round, opened } = state
  const { attempt, withheld } = round
  if (opened.table === undefined || !round.isBound || unopened(round).length > 0) return null
  // An older process deals from the luck that was added openly.
  if (String(luck) !== String(round.opened)) return null
  const way = (chair: Chair): LuckWay => {
    if (withheld[chair] !== '') return 'withheld'
    if (round.commitments[chair] === '') return 'none'
    return round.openly?.[chair] === '' ? 'committed' : 'open'
  }
  const commitments = round.commitments.map((one, chair) => (one === '' ? (withheld[chair] ?? '') : one))
  return { table: opened.table, attempt, commitments, ways: commitments.map((_, chair) => way(chair)) }
}
