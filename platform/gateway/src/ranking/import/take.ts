/** Takes a file of lists, exactly as it was shown. Skips rows that were put aside only if asked to. */
import type { FilePerson, ImportEvent, ImportTake, ImportTaken } from '@stolik/contract/ranking/files'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { fingerprintOf } from '@stolik/ranking/model/fingerprint'
import type { EnteredAs } from '@stolik/ranking/model/entered'
import type { Person } from '@stolik/ranking/model/people'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { hashOf } from '@stolik/ranking/model/seal'
import { previewOf, type ImportDeps } from './look.js'
import { newcomerId, type ImportAsked } from './preview.js'
import type { Progress } from './rows.js'

export async function takeImport(
  deps: ImportDeps,
  request: ImportAsked,
  { seen, rest, replace }: ImportTake,
  progress?: Progress,
): Promise<ImportTaken<RankingProblem> | RankingRefusal> {
  const looked = await previewOf(deps, request, progress)
  if ('refused' in looked) return looked
  if (looked.seen !== seen) return refuse('NOT_SEEN')
  const bad = [...looked.bad, ...looked.events.flatMap(({ preview }) => aside(preview, replace))]
  if (bad.length > 0 && !rest) return refuse('BAD_ROWS', { rows: bad.length }, bad)
  const taken = looked.events.filter(
    ({ preview: { status, rows } }) => rows > 0 && (status === 'new' || (status === 'changed' && replace)),
  )
  if (taken.length === 0) return refuse('NOTHING_NEW')
  const sheets = taken.map(({ sheet }) => sheet)
  const people = newPeople(deps, sheets, looked.newcomers)
  const records = taken.map(({ sheet: entry, entered }) => {
    const sheet = withPeople(entry, people)
    return {
      hash: hashOf(sheet),
      sheet,
      fingerprint: fingerprintOf(sheet),
      tallies: new Map(),
      entered: enteredOf(entered, people, deps.association),
    }
  })
  // Somebody has meanwhile been given a licence that was free, so the preview would now be different.
  if ((await deps.store.addSheets(records, [...people.values()])) !== 'done') return refuse('STALE')
  return {
    events: sheets.map(({ event }) => event),
    persons: people.size,
    rows: sheets.reduce((sum, { lists }) => sum + lists.player.length, 0),
    bad,
  }
}

/** Events that are not taken are put aside as a whole, reported at their first line. */
function aside({ status, line, event, of }: ImportEvent, replace: boolean): readonly RankingProblem[] {
  if (status === 'changed' && !replace) return [{ line, code: 'EVENT_CHANGED', args: { event } }]
  if (status !== 'duplicate' || of === null) return []
  return [{ line, code: 'DUPLICATE', args: { event, source: of.source, other: of.event } }]
}

const enteredOf = (
  entered: readonly FilePerson[],
  people: ReadonlyMap<string, Person>,
  of: string,
): ReadonlyMap<string, EnteredAs> =>
  new Map(
    entered.map(({ key, name, club, licence }) => [
      people.get(key)?.id ?? key,
      { name, club, licence: licence === null ? null : { of, number: licence } },
    ]),
  )

/** The new persons by `newcomerId`, as the first of the events has them. */
function newPeople(
  { entropy, association }: ImportDeps,
  sheets: readonly Sheet[],
  newcomers: readonly FilePerson[],
): ReadonlyMap<string, Person> {
  const first = new Map<string, string>()
  for (const { date, players } of sheets)
    for (const { person } of players) {
      const before = first.get(person)
      if (before === undefined || date < before) first.set(person, date)
    }
  return new Map(
    newcomers.flatMap(({ key, name, club, licence }) => {
      const from = first.get(newcomerId(key))
      if (from === undefined) return []
      const licences = licence === null ? [] : [{ of: association, number: licence, from, until: null }]
      const person = { id: entropy.word(16), name, club, account: null, licences, forgotten: false }
      return [[newcomerId(key), person] as const]
    }),
  )
}

const withPeople = (sheet: Sheet, people: ReadonlyMap<string, Person>): Sheet => ({
  ...sheet,
  players: sheet.players.map((player) => ({
    ...player,
    person: people.get(player.person)?.id ?? player.person,
  })),
})
