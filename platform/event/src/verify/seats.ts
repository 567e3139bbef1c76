/** Repeats the draws, applies what the director changed after each, and compares the seats with those of the result. */
import type { DrawProof } from '@stolik/contract/published/draws'
import type { ResultsFile } from '@stolik/contract/published/results'
import { canonical as text, isSame } from '@stolik/contract/canonical'
import { askedBy, repeatDraw } from '../draw/proofs.js'
import { apart, numberClubs } from '../draw/seats.js'
import { arenaChairs } from '../model/arena.js'
import { hasTeamChairs, sharedByTeams } from '../model/team-chairs.js'
import { valueText, type Check, type Difference, type NotRepeated } from './difference.js'
import { unless } from './lots.js'

interface Seats {
  readonly tables: readonly (readonly string[])[]
  readonly byes: readonly string[]
}

const nobody: Seats = { tables: [], byes: [] }

export interface SeatsChecked {
  readonly differences: readonly Difference[]
  readonly gaps: readonly NotRepeated[]
}

/** Yields the number of each draw before it is repeated: that takes up to a few seconds. */
export function* seatsDiffer(file: ResultsFile): Generator<number, SeatsChecked> {
  const { content, draws = [], reseated = [] } = file
  if (content.regulations.arena === true) return { differences: chairsDiffer(file), gaps: [] }
  const differences: Difference[] = []
  const gaps: NotRepeated[] = []
  // The seats of each series as they are after the draws so far.
  const seats = content.series.map((): Seats => nobody)
  const drawn = content.series.map(() => 0)
  const change = (after: number): void => {
    for (const one of reseated) if (one.after === after) seats[one.series - 1] = one
  }
  change(0)
  for (const [i, proof] of draws.entries()) {
    yield i
    differences.push(...askedDiffers(file, proof, i, seats, drawn[proof.series - 1] ?? 0))
    gaps.push(...teamsDiffer(file, proof), ...editionsOf(proof))
    const again = repeatDraw(proof)
    const where = { series: proof.series, draw: i + 1 }
    if ('wrong' in again) {
      const check = again.wrong === 'commitment' ? 'commitment' : 'draw'
      const field = again.wrong === 'commitment' ? 'seed' : 'asked'
      const path = `draws.${i}.${field}`
      differences.push({ check, where: { ...where, field }, path, says: null, gives: null })
    } else {
      const field = { ...where, field: 'costs' }
      differences.push(
        ...seatsOf('draw', proof, again, proof.series, `draws.${i}`, i + 1),
        ...unless('draw', field, `draws.${i}.costs`, text(proof.costs ?? []), text(again.costs)),
      )
    }
    seats[proof.series - 1] = 'wrong' in again ? proof : again
    drawn[proof.series - 1] = (drawn[proof.series - 1] ?? 0) + 1
    change(i + 1)
  }
  const seated = content.series.flatMap(({ series, tables, byes }, i) => {
    const now = { tables: tables.map(({ players }) => players), byes }
    return [
      ...seatsOf('seats', now, seats[i] ?? nobody, series, `content.series.${i}`),
      ...sharedDiffers(file, series, now.tables, `content.series.${i}`),
    ]
  })
  // Later draws depend on these seats, so a wrong one comes before what follows from it.
  return { differences: [...seated, ...differences], gaps }
}

/** Who waited when is not published, so who sits together in an arena is not repeated; their chairs are lots. */
const chairsDiffer = ({ content, draws = [] }: ResultsFile): readonly Difference[] =>
  content.series.flatMap(({ series, tables }, s) => {
    const seed = draws.find((draw) => draw.series === series)?.seed ?? ''
    return tables.flatMap(({ table, players }, t) => {
      const path = `content.series.${s}.tables.${t}.players`
      return unless('seats', { series, table }, path, text(players), text(arenaChairs(seed, table, players)))
    })
  })

/** The input of a draw follows from the regulations and the draws before it. Who took part is told by the draw alone. */
function askedDiffers(
  { content: { regulations, players } }: ResultsFile,
  proof: DrawProof,
  i: number,
  seats: readonly Seats[],
  before: number,
): readonly Difference[] {
  const { series, asked: requests } = proof
  const inOrder = askedBy(proof)
  const { format } = regulations
  const after = format.series.slice(series)
  const later = after.findIndex(({ draw }) => draw !== 'lots')
  const past = seats.slice(0, series - 1)
  const known = new Set(players.map(({ id }) => id))
  return requests.flatMap((one, j) => {
    const gives = {
      luck: ['draw', String(series), String(before), one.online ? 'online' : 'hall'],
      chairs: format.chairs,
      by: format.series[series - 1]?.draw,
      later: later === -1 ? after.length : later,
      // A table that was given up has nobody who met.
      past: past.map(({ tables }) => tables.filter((players) => players.length > 0)),
      pastByes: past.map(({ byes }) => byes),
    }
    const where = { series, draw: i + 1 }
    const path = `draws.${i}.asked.${j}`
    const forTeams = one.teamChairs === true && !hasTeamChairs(regulations, { draw: one.by })
    const fields = (Object.keys(gives) as (keyof typeof gives)[]).flatMap((field): Difference[] =>
      isSame(one[field], gives[field])
        ? []
        : [
            {
              check: 'chain',
              where: { ...where, field },
              path: `${path}.${field}`,
              says: valueText(one[field]),
              gives: valueText(gives[field] ?? null),
            },
          ],
    )
    const strangers = one.players.flatMap(({ id }, k) =>
      known.has(id)
        ? []
        : unless('chain', { ...where, field: 'players' }, `${path}.players.${k}.id`, id, null),
    )
    const own = (inOrder[j]?.players ?? []).map(({ id }) => id)
    const moved = one.players.findIndex(({ id }, k) => id !== own[k])
    const other = { ...where, field: 'players' }
    const ordered =
      moved === -1
        ? []
        : unless('chain', other, `${path}.players.${moved}.id`, one.players[moved]?.id, own[moved])
    const teams = forTeams
      ? unless('chain', { ...where, field: 'teamChairs' }, `${path}.teamChairs`, true, null)
      : []
    return [...fields, ...teams, ...strangers, ...ordered]
  })
}

/** Where a draw gave each team one player in each chair, later changes of seats keep to that. */
function sharedDiffers(
  { content: { players, regulations }, draws = [] }: ResultsFile,
  series: number,
  tables: Seats['tables'],
  path: string,
): readonly Difference[] {
  const drawn = draws.findLast((one) => one.series === series)
  if (drawn?.asked.some(({ teamChairs }) => teamChairs) !== true) return []
  const teamOf = new Map(players.map(({ id, team }) => [id, team]))
  return sharedByTeams(tables, regulations.format.chairs[0] ?? 0, (id) => teamOf.get(id) ?? null).flatMap(
    ({ table, chair, player }) =>
      unless('seats', { series, table, chair }, `${path}.tables.${table - 1}.players.${chair}`, player, null),
  )
}

/** The places of an edition are told by the draw alone. They can be compared with the edition that it names. */
const editionsOf = ({ series, rating }: DrawProof): readonly NotRepeated[] =>
  rating === undefined ? [] : [{ gap: 'editions', series, n: rating.edition }]

/** Whom a draw kept apart may have changed since: it is told, and is no difference. */
function teamsDiffer(file: ResultsFile, { series, asked: requests }: DrawProof): readonly NotRepeated[] {
  const now = new Map(file.content.players.map((one) => [one.id, apart(one)]))
  const n = requests.reduce((sum, { players }) => {
    const clubs = clubsNow(file, series, players)
    const others = players.filter(
      ({ id, apart: separated, club }) =>
        !isSame(separated, now.get(id) ?? []) || (clubs !== undefined && clubs.get(id) !== club),
    )
    return sum + others.length
  }, 0)
  return n === 0 ? [] : [{ gap: 'teams', series, n }]
}

/** The clubs of those who play a series, numbered as a draw numbers them; undefined where clubs are not kept apart. */
function clubsNow(
  { content, names }: ResultsFile,
  series: number,
  seated: DrawProof['asked'][number]['players'],
): ReadonlyMap<string, number> | undefined {
  const { players, regulations } = content
  if (regulations.clubsApart !== true) return undefined
  const byId = new Map(players.map((one) => [one.id, one]))
  const clubs = new Map(names.map(({ player, club }) => [player, club]))
  return numberClubs(
    seated.flatMap(({ id }) => {
      const place = byId.get(id)
      if (place === undefined) return []
      const plays = place.successors.findLast(({ from }) => from <= series)?.player ?? id
      return [{ id, number: place.number, club: clubs.get(plays) ?? byId.get(plays)?.club ?? null }]
    }),
  )
}

function seatsOf(
  check: Check,
  says: Seats,
  gives: Seats,
  series: number,
  path: string,
  draw?: number,
): readonly Difference[] {
  const where = { series, ...(draw === undefined ? {} : { draw }) }
  const inContent = check === 'seats'
  const tables = Array.from({ length: Math.max(says.tables.length, gives.tables.length) }, (_, t) => {
    const [own = [], other = []] = [says.tables[t], gives.tables[t]]
    return Array.from({ length: Math.max(own.length, other.length) }, (__, chair) =>
      unless(
        check,
        { ...where, table: t + 1, chair },
        `${path}.tables.${t}.${inContent ? 'players.' : ''}${chair}`,
        own[chair],
        other[chair],
      ),
    )
  })
  const byes = Array.from({ length: Math.max(says.byes.length, gives.byes.length) }, (_, i) =>
    unless(check, { ...where, field: 'byes' }, `${path}.byes.${i}`, says.byes[i], gives.byes[i]),
  )
  return [...tables.flat(2), ...byes.flat()]
}
