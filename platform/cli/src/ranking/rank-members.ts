/** `stolik rank members`: takes a list of members into the register. */
import type { MemberChange, MemberCounts, MembersPreview } from '@stolik/contract/ranking/files'
import type { RankingProblem } from '@stolik/ranking/model/refusal'
import { nodeEntropy } from '@stolik/gateway/base/entropy'
import { previewMembers, type MembersFile } from '@stolik/gateway/ranking/members/look'
import { takeMembers } from '@stolik/gateway/ranking/members/take'
import { problemWords } from '@stolik/gateway/ranking/words'
import { readDay } from '../base/arguments.js'
import { told, type StoreDesk } from './rank-desk.js'
import { associationOf, bytesOf, byOf, decisionsOf } from './rank-given.js'

/** Only shows what the list would change unless --take names what was seen. */
export async function members(desk: StoreDesk): Promise<number> {
  const { store, io, values, rest, disk } = desk
  const [file = ''] = rest
  const given = await bytesOf(desk, file)
  if (given === undefined) return 1
  const deps = { store, entropy: nodeEntropy, association: associationOf(desk) }
  const asked: MembersFile = {
    ...{ ...given, decisions: decisionsOf(desk), allNew: values['all-new'] === true },
    defaults: { from: readDay('from', values.from, null), joined: readDay('joined', values.joined, null) },
  }
  if (values.take === undefined) {
    const preview = await previewMembers(deps, asked)
    if ('refused' in preview) return told(desk, file, preview)
    show(desk, file, preview)
    return 0
  }
  // The folder belongs to whoever runs this, and the list is kept there with their name.
  const record = (): Promise<void> => Promise.resolve()
  const how = { seen: values.take, by: byOf(desk), at: disk.date(), record }
  const taken = await takeMembers(deps, asked, how)
  if ('refused' in taken) return told(desk, file, taken)
  io.out(`list ${taken.list}: ${taken.added} added, ${taken.changed} changed, ${taken.same} as they were`)
  return 0
}

function show({ io, values }: StoreDesk, file: string, preview: MembersPreview<RankingProblem>): void {
  if (values.json === true) return io.out(JSON.stringify(preview))
  const { added, changed, doubtful, bad, candidates, counts, rows, seen } = preview
  const called = new Map(candidates.map((one) => [one.id, personWords(one)]))
  const perhaps = (ids: readonly string[]): string =>
    ids.map((id) => `  perhaps ${id} ${called.get(id) ?? ''}`).join('')
  for (const { name, club, licence, alike } of added)
    io.out(
      `new  ${personWords({ name, club, licences: licence === null ? [] : [licence] })}${perhaps(alike)}`,
    )
  for (const { name, changes } of changed) io.out(`changed  ${name}: ${changes.map(changeWords).join('; ')}`)
  for (const { key, name, club, licence, candidates: ids } of doubtful)
    io.out(
      `who?  ${key}  ${personWords({ name, club, licences: licence === null ? [] : [licence] })}${perhaps(ids)}`,
    )
  for (const problem of bad) io.error(`${file}:${problem.line}: ${problemWords(problem)}`)
  const more = counts.added + counts.changed + counts.doubtful + counts.bad
  const shown = added.length + changed.length + doubtful.length + bad.length
  if (more > shown) io.out(`… and ${more - shown} more`)
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

const personWords = (one: {
  readonly name: string
  readonly club: string | null
  readonly licences: readonly string[]
}): string =>
  [one.name, one.club === null ? '' : ` (${one.club})`, ...one.licences.map((number) => `, ${number}`)].join(
    '',
  )

function changeWords(change: MemberChange): string {
  if (change.what === 'name') return `was ${change.before}, is ${change.now}`
  if (change.what === 'club')
    return `club ${change.before ?? 'none'} → ${change.now}${change.from === null ? '' : ` from ${change.from}`}`
  if (change.what === 'born') return `year of birth ${change.before ?? 'none'} → ${change.now}`
  return `licence ${change.number} from ${change.from}${change.until === null ? '' : ` until ${change.until}`}`
}
