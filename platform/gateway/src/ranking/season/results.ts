/** The results of a season's workbook, with the people whom its members identify. */
import type { ImportPreview, Unmatched } from '@stolik/contract/ranking/files'
import { isBadFile, readTable } from '@stolik/ranking/import/cells'
import { memberColumns } from '@stolik/ranking/members/columns'
import { plainName, type Decisions } from '@stolik/ranking/model/matching'
import type { Person } from '@stolik/ranking/model/people'
import type { RankingProblem, RankingRefusal } from '@stolik/ranking/model/refusal'
import { previewImport, type ImportDeps } from '../import/look.js'
import type { ImportAsked } from '../import/preview.js'

/** What of a season its results are read from. */
export interface SeasonResults {
  /** The sheets as text. */
  readonly text: { readonly members: string; readonly results: string }
  /** The party that vouches for the results. */
  readonly source: string
  readonly decisions: Decisions
}

/** The results with everybody identified whom the workbook itself identifies. */
export async function resultsIn(
  deps: ImportDeps,
  { text, source, decisions }: SeasonResults,
  game: string,
): Promise<
  { readonly asked: ImportAsked; readonly preview: ImportPreview<RankingProblem> } | RankingRefusal
> {
  const asked: ImportAsked = {
    bytes: new TextEncoder().encode(text.results),
    encoding: 'utf-8',
    whole: true,
    source,
    game,
    decisions,
    different: [],
    defaults: {
      event: null,
      date: null,
      title: null,
      kind: 'tournament',
      organiser: null,
      region: null,
      profile: null,
      hands: null,
    },
  }
  const first = await previewImport(deps, asked)
  if ('refused' in first) return first
  const listed = namesIn(text.members)
  const people = new Map((await deps.store.persons()).map((person) => [person.id, person]))
  const known = first.unmatched.flatMap((one) => {
    const person = personOf(one, listed, people)
    return person === undefined ? [] : [[one.key, person] as const]
  })
  const identified = { ...asked, decisions: new Map([...known, ...decisions]) }
  const second = await previewImport(deps, identified)
  if ('refused' in second) return second
  // Whether two lists of the season are the same was decided where it was counted.
  const own = new Set(second.events.map(({ event }) => event))
  const different = second.repeated.flatMap(({ key, of }) =>
    of.source === source && own.has(of.event) ? [key] : [],
  )
  if (different.length === 0) return { asked: identified, preview: second }
  const whole = { ...identified, different }
  const preview = await previewImport(deps, whole)
  return 'refused' in preview ? preview : { asked: whole, preview }
}

/** Everybody whom the sheet of members names. */
function namesIn(members: string): ReadonlySet<string> {
  const cells = readTable(members, memberColumns)
  return new Set(isBadFile(cells) ? [] : cells.rows.map((row) => plainName(row.cells.name ?? '')))
}

/** The only person of that name, or of that name and club. Names alone identify nobody, but the workbook lists who its people are. */
function personOf(
  { problem, name, club, candidates }: Unmatched,
  listed: ReadonlySet<string>,
  people: ReadonlyMap<string, Person>,
): string | undefined {
  if (problem !== 'UNMATCHED' || !listed.has(plainName(name))) return undefined
  const [one, another] = candidates
  if (another === undefined) return one
  const inClub = candidates.filter(
    (id) => (people.get(id)?.club ?? '').toLowerCase() === (club ?? '').toLowerCase(),
  )
  return inClub.length === 1 ? inClub[0] : undefined
}
