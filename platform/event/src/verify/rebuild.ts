/** The state of an event as its published result shows it: enough to count everything again. */
import type { ResultsFile } from '@stolik/contract/published/results'
import type { Entrant } from '../model/entry.js'
import type { EventState, Player, SeriesState, TableState } from '../model/state.js'

export function rebuilt(file: ResultsFile): EventState {
  const { content, stamp, final } = file
  const { regulations, endedEarly } = content
  const sealed = content.opening ?? { salt: '', seed: '' }
  // Where all lots come from one seed, the first one is for lots at the end as well.
  const next = content.lots?.end ?? content.lots?.draws.at(-1) ?? sealed
  return {
    length: 0,
    announced: 0,
    regulations,
    amendments: [],
    officials: [],
    invitations: [],
    codesEpoch: 0,
    commitment: content.commitment,
    sealed,
    opened: content.opening !== null,
    next,
    fresh: content.lots !== undefined,
    draws: [],
    players: playersOf(file),
    series: content.series.map((one) => seriesOf(file, one, stamp !== 'live')),
    requests: [],
    pause: never,
    adjustments: content.adjustments,
    rulings: [],
    protests: [],
    fees: [],
    booked: [],
    prizesPaid: [],
    final: stamp === 'final' ? (final ?? { at: 0, hash: '', version: 1 }) : null,
    reopenings: [],
    notices: [],
    ops: new Map(),
    abandoned: [],
    roster: [],
    overturned: [],
    dropped: [],
    undoneEnds: [],
    handOvers: [],
    brought: null,
    deals: content.deals ?? [],
    slips: [],
    arena: { players: new Map(), finished: 0, spent: 0 },
    latest: endedEarly === undefined ? {} : { endEarly: { kind: 'endEarly', ...endedEarly } },
  }
}

const never = { since: null, before: 0 }

type Told = ResultsFile['content']['players'][number]

function playersOf({ content, names, substitutes = [] }: ResultsFile): ReadonlyMap<string, Player> {
  const named = new Map(names.map((one) => [one.player, one]))
  const placeOf = new Map(
    content.players.flatMap(({ id, successors }) => {
      const last = successors.at(-1)
      // After an exclusion was overturned, the last one is the player themselves.
      return last === undefined || last.player === id ? [] : [[last.player, id] as const]
    }),
  )
  const born = bornOf(content)
  const women = membersOf(content, 'women')
  const entrantOf = ({ id, number, name, club, team, pair }: Told): Entrant => {
    // Rows of a category name the place; who is in it depends on the player who holds the place now.
    const place = placeOf.get(id) ?? id
    return {
      name: named.get(id)?.name ?? name ?? `#${number}`,
      club: named.get(id)?.club ?? club ?? null,
      person: null,
      online: false,
      licence: null,
      team,
      pair,
      woman: women.has(place),
      born: born(place),
      substitute: substitutes.includes(id),
    }
  }
  const players = content.players.map((listed, n): Player => {
    const { id, number, status, successors, seal } = listed
    return {
      id,
      number,
      status,
      successors,
      entrant: entrantOf(listed),
      paid: false,
      fee: 0,
      arrival: null,
      entered: n,
      seal: seal === undefined ? null : { hash: seal, salt: null },
      inPlaceOf: placeOf.get(id) ?? null,
      advanced: null,
      excluded: null,
      left: null,
    }
  })
  return new Map(players.map((one) => [one.id, one]))
}

const membersOf = ({ standings }: ResultsFile['content'], category: string): ReadonlySet<string> =>
  new Set(
    standings.categories.flatMap((one) =>
      one.category === category ? one.rows.map((row) => row.player) : [],
    ),
  )

/** Years of birth are not published: any year will do that puts a player into the categories that name them. */
function bornOf(content: ResultsFile['content']): (id: string) => number | null {
  const { juniorFrom, seniorUntil } = content.regulations
  const juniors = membersOf(content, 'junior')
  const seniors = membersOf(content, 'senior')
  return (id) => {
    if (juniors.has(id)) return juniorFrom
    return seniors.has(id) ? seniorUntil : null
  }
}

function seriesOf(
  { content }: ResultsFile,
  { series, tables, byes, out = [] }: ResultsFile['content']['series'][number],
  ended: boolean,
): SeriesState {
  const plan = content.regulations.format.series[series - 1]
  if (plan === undefined) throw new RangeError(`no plan of series ${series}`)
  const isDrawn = tables.length > 0 || byes.length > 0
  // Only the seats that are told as the next ones depend on it.
  const isNext = content.standings.individual.some(({ next }) => next?.series === series)
  let status: SeriesState['status'] = isDrawn ? 'running' : 'planned'
  if (ended || (isDrawn && !isNext)) status = 'ended'
  return {
    series,
    plan,
    byes,
    out,
    costs: [],
    changes: [],
    status,
    tables: tables.map((one) => tableOf(plan.rounds, one)),
    draws: 1,
    started: null,
    ended: null,
    extended: 0,
    pausedBefore: 0,
    clock: null,
  }
}

type ToldTable = ResultsFile['content']['series'][number]['tables'][number]

const tableOf = (
  rounds: number,
  { table, players, online, lines, redealt = [], annulled, missing }: ToldTable,
): TableState => ({
  table,
  players,
  online,
  begun: 0,
  live: null,
  pause: never,
  substitutes: [],
  waiting: 'over',
  bots: [],
  redeals: redealt.map((one) => ({ ...one, reason: '' })),
  list: {
    length: rounds * players.length,
    hands: lines.map((line) => ({ line, entry: 0, by: { kind: 'gateway' }, confirmed: [] })),
    // How they are settled is worked out again from the lines.
    settled: [],
    corrections: [],
    signed: [],
    annulled,
    missing,
    ops: new Map(),
  },
})
