/** `stolik rank members`: takes a list of members into the register. */
import {
  seasonSheets,
  type MemberChange,
  type MemberCounts,
  type MembersPreview,
} from '@stolik/contract/ranking/files'
import { previewMembers, type MembersFile } from '@stolik/gateway/ranking/import/look-at-members'
import { takeMembers } from '@stolik/gateway/ranking/import/take-members'
import { problemWords } from '@stolik/gateway/ranking/show/words'
import type { RankingProblem } from '@stolik/ranking/model/refusal'
import { readDay } from '../base/command.js'
import { placeIn } from '../base/files.js'
import { accepted, byOf, bytesOf, decisionsOf, registerOf, type StoreDesk } from './desk.js'

/** Only shows what the list would change unless --take names what was seen. */
export async function members(desk: StoreDesk): Promise<void> {
  const { io, values, rest, disk } = desk
  const [file = ''] = rest
  const { bytes, encoding, whole } = await bytesOf(desk, file, seasonSheets.members)
  const register = registerOf(desk)
  const list: MembersFile = {
    bytes,
    encoding,
    whole,
    decisions: decisionsOf(desk),
    allNew: values['all-new'] === true,
    defaults: { from: readDay(values, 'from', null), joined: readDay(values, 'joined', null) },
  }
  if (values.take === undefined) return show(desk, file, accepted(file, await previewMembers(register, list)))
  // The folder belongs to whoever runs this, and the list is kept there with their name.
  const record = (): Promise<void> => Promise.resolve()
  const how = { seen: values.take, by: byOf(desk), at: disk.date(), record }
  const taken = accepted(file, await takeMembers(register, list, how))
  io.out(`list ${taken.list}: ${taken.added} added, ${taken.changed} changed, ${taken.same} as they were`)
}

function show({ io, values }: StoreDesk, file: string, preview: MembersPreview<RankingProblem>): void {
  if (values.json === true) return io.out(JSON.stringify(preview))
  const { added, changed, doubtful, bad, candidates, counts, rows, seen } = preview
  const names = new Map(candidates.map((one) => [one.id, personWords(one, one.licences)]))
  const perhaps = (ids: readonly string[]): string =>
    ids.map((id) => `  perhaps ${id} ${names.get(id) ?? ''}`).join('')
  for (const one of added) io.out(`new  ${personWords(one, one.licence)}${perhaps(one.alike)}`)
  for (const { name, changes } of changed) io.out(`changed  ${name}: ${changes.map(changeWords).join('; ')}`)
  for (const one of doubtful)
    io.out(`who?  ${one.key}  ${personWords(one, one.licence)}${perhaps(one.candidates)}`)
  for (const problem of bad) io.error(`${placeIn(file, problem)}: ${problemWords(problem)}`)
  const all = counts.added + counts.changed + counts.doubtful + counts.bad
  const printed = added.length + changed.length + doubtful.length + bad.length
  if (all > printed) io.out(`… and ${all - printed} more`)
  io.out(
    `${rows} rows: ${counts.added} new, ${counts.changed} changed, ${counts.same} as they are, ` +
      `${counts.doubtful} to be decided, ${counts.bad} wrong; ${counts.absent} of the register are not in the list`,
  )
  io.out(nextWords(counts, seen))
}

function nextWords({ added, changed, doubtful, bad }: MemberCounts, seen: string): string {
  if (bad > 0) return 'nothing can be taken before these rows are correct'
  if (doubtful > 0) return 'say who they are with --who KEY=PERSON or KEY=new, or --all-new'
  return added + changed === 0 ? 'nothing changes' : `take them with --take ${seen}`
}

const personWords = (
  { name, club }: { readonly name: string; readonly club: string | null },
  licences: readonly string[] | string | null,
): string =>
  [club === null ? name : `${name} (${club})`, ...(licences === null ? [] : [licences].flat())].join(', ')

function changeWords(change: MemberChange): string {
  if (change.what === 'name') return `was ${change.before}, is ${change.now}`
  if (change.what === 'club')
    return `club ${change.before ?? 'none'} → ${change.now}${change.from === null ? '' : ` from ${change.from}`}`
  if (change.what === 'born') return `year of birth ${change.before ?? 'none'} → ${change.now}`
  return `licence ${change.number} from ${change.from}${change.until === null ? '' : ` until ${change.until}`}`
}
