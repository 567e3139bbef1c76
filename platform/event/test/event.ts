/** An event that a test drives act by act. Decided entries are folded at once, as in the gateway. */
import { seeded, type Arbiter, type EventFormat } from '@stolik/core'
import type { Act } from '@stolik/event/model/act'
import { announce } from '@stolik/event/decide/regulations'
import { decide } from '@stolik/event/decide/decide'
import type { By, Entrant, Entry, Logged } from '@stolik/event/model/entry'
import { fold, foldAll } from '@stolik/event/fold/fold'
import type { Lists } from '@stolik/event/model/lists'
import type { EventRefusal } from '@stolik/event/model/refusal'
import type { Regulations } from '@stolik/contract/event/regulations'
import { drawAct, drawSeats, seatsAsked, type SeatsAsked, type SeatsDrawn } from '@stolik/event/draw/seats'
import { sealed as sealEntry, withNext } from '@stolik/event/model/seal'
import type { EventState } from '@stolik/event/model/state'
import { numbers } from './game.js'

export { numbers }

export const format: EventFormat = {
  id: 'test',
  profile: 'free',
  chairs: [4, 3],
  series: [
    { rounds: 1, minutes: null, draw: 'lots' },
    { rounds: 1, minutes: null, draw: 'lots' },
  ],
  scoring: { kind: 'total' },
  tieBreaks: ['sum.won', '-sum.lost', 'lot'],
  bye: null,
  stake: null,
}

export const regulations: Regulations = {
  name: 'Autumn cup',
  place: 'Hall of the school',
  organiser: 'Club of the valley',
  starts: Date.UTC(2026, 9, 3, 10),
  game: 'numbers',
  format,
  mode: 'hall',
  open: true,
  capacity: null,
  fee: { amount: 2000, currency: 'PLN', use: 'prizes' },
  groups: [],
  categories: [],
  juniorFrom: null,
  seniorUntil: null,
  prizes: [],
  protestMinutes: 15,
  dropOut: 'bot',
  speed: 'NORMAL',
  notes: {
    control: 'The director looks at lists at any time.',
    penalties: 'As the rules say.',
    exclusion: 'For proven intent, without refund.',
    appeals: 'The court of arbiters, in writing.',
    material: 'New cards of the organiser.',
    other: '',
  },
}

export const director: By = { kind: 'direction', account: 'a1', name: 'Director' }
export const gateway: By = { kind: 'gateway' }
export const chair = (n: number): By => ({ kind: 'chair', chair: n })
export const card = (player: string): By => ({ kind: 'player', player })

export const entrant = (name: string, more: Partial<Entrant> = {}): Entrant => ({
  name,
  club: null,
  person: null,
  online: false,
  licence: null,
  woman: null,
  born: null,
  team: null,
  pair: null,
  substitute: false,
  ...more,
})

export const sealed = { salt: 'a'.repeat(64), seed: 'b'.repeat(64) }

export interface TestEvent {
  readonly log: readonly Logged[]
  readonly state: EventState
  readonly lists: Lists
  /** Decides and folds. Returns the refusal, or undefined when it is done. */
  act(act: Act, by?: By, op?: string | null): EventRefusal | undefined
  /** @throws the refusal */
  must(act: Act, by?: By, op?: string | null): void
  /** Advances the clock. */
  wait(seconds: number): void
  enter(...names: readonly string[]): void
  draw(series: number, outside?: string): void
  /** Draws a series and starts it. */
  begin(series: number): void
  /** Fills all lists of a series. `line` gives the scores of the chairs for each hand. */
  fill(series: number, line?: (table: number, hand: number, chairs: number) => string): void
}

interface Tools {
  readonly lists?: Lists
  readonly arbiter?: Arbiter | null
  /** Generates the seeds of later draws, as the gateway does. Without it the log is an older one with a single seed. */
  readonly secret?: () => string
  /** Seals names as well, as the gateway does when it writes an entry. */
  readonly sealed?: (entry: Entry) => Entry
  /** As quickly as possible if left out, so that nobody can repeat the draws. */
  readonly draw?: (request: SeatsAsked) => SeatsDrawn
}

/** Returns what draws secrets of 64 digits, which are the same in each run. */
export function secretsOf(name: string): () => string {
  const random = seeded(name)
  const digits = (): string =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0')
  return () => Array.from({ length: 8 }, digits).join('')
}

/** The tools of a gateway, which draws seeds and seals names. */
export const sealing = (secret: () => string): Pick<Tools, 'secret' | 'sealed'> => ({
  secret,
  sealed: (entry) => sealEntry(entry, secret),
})

/** Begins an event with these regulations, or continues one from a log. */
export function startEvent(
  change: Partial<Regulations> = {},
  {
    lists = numbers,
    arbiter = null,
    secret,
    sealed: seals,
    draw = drawQuickly,
    before = [],
  }: Tools & { readonly before?: readonly Logged[] } = {},
): TestEvent {
  const log = [...before]
  let state = foldAll(log)
  let now = Date.UTC(2026, 9, 3, 10)
  const write = (by: By, op: string | null, answer: ReturnType<typeof decide>): EventRefusal | undefined => {
    if ('refused' in answer) return answer
    for (const one of answer.entries) {
      const own = seals?.(one.entry) ?? one.entry
      const entry = secret === undefined ? own : withNext(own, secret)
      const logged = { at: now, by, op, ...one, entry }
      log.push(logged)
      state = fold(state, logged)
    }
    return undefined
  }
  const refusedAtOnce =
    state === undefined
      ? write(director, null, announce({ ...regulations, ...change }, sealed, lists))
      : undefined
  if (refusedAtOnce !== undefined) throw new Error(JSON.stringify(refusedAtOnce))
  const current = (): EventState => state as EventState
  const event: TestEvent = {
    get log() {
      return log
    },
    get state() {
      return current()
    },
    lists,
    act: (act, by = director, op = null) =>
      write(
        by,
        op,
        decide(
          { state: current(), by, now, tools: { lists, arbiter, rules: () => `rules ${lists.version}` } },
          act,
          op,
        ),
      ),
    must: (act, by, op) => {
      const refused = event.act(act, by, op)
      if (refused !== undefined) throw new Error(`${act.kind}: ${JSON.stringify(refused)}`)
    },
    wait: (seconds) => {
      now += seconds * 1000
    },
    enter: (...names) => {
      for (const name of names) event.must({ kind: 'enter', entrant: entrant(name), reserve: false })
    },
    draw: (series, outside) => {
      const again = current().series[series - 1]?.status === 'drawn' ? 'again' : null
      const request = seatsAsked(current(), lists, series, outside)
      const act = drawAct(series, request.map(draw), again, outside)
      if ('refused' in act) throw new Error('too few')
      event.must(act)
    },
    begin: (series) => {
      if (current().series[series - 1]?.status === 'planned') event.draw(series)
      event.must({ kind: 'start', series })
    },
    fill: (series, line = (_, __, chairs) => Array.from({ length: chairs }, (_, i) => 10 - i).join(' ')) => {
      for (const { table, players, list } of current().series[series - 1]?.tables ?? []) {
        if (players.length === 0) continue
        const lines = Array.from({ length: list.length }, (_, hand) => line(table, hand, players.length))
        event.must({ kind: 'list', series, table, lines, signed: true })
      }
    },
  }
  return event
}

/** Draws with few swaps. The quality of draws has its own tests. */
export const drawQuickly = (request: SeatsAsked): SeatsDrawn => drawSeats({ ...request, budget: 1000 })

export const names = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `Player ${i + 1}`)
