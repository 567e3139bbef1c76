/** The association's register of people: saving, disclosing and forgetting them. */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { isName } from '@stolik/contract/line'
import type { Entropy } from '../../base/entropy.js'
import { isBirthYear } from '@stolik/ranking/model/ages'
import { isDay } from '@stolik/contract/ranking/parts'
import type { Licence, Person } from '@stolik/ranking/model/people'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { samePeople, standingMerges } from '@stolik/ranking/model/same'
import type { RankingStore } from '../store/sql.js'

/** The details of a person as entered; null: none. */
export interface PersonInput {
  readonly name: string
  readonly club: string | null
  readonly account: string | null
  readonly licences: readonly Licence[]
  /** The year of birth; undefined: as it was. */
  readonly born?: number | null | undefined
}

const longest = 100

function toldFault({ name, club, licences, born }: PersonInput): RankingRefusal | undefined {
  if (name.length > longest || !isName(name.trim())) return refuse('MALFORMED', { field: 'name' })
  if (club !== null && (club.length > longest || !isName(club.trim())))
    return refuse('MALFORMED', { field: 'club' })
  if (typeof born === 'number' && !isBirthYear(born)) return refuse('MALFORMED', { field: 'born' })
  for (const { number, from, until } of licences) {
    const days = isDay(from) && (until === null || (isDay(until) && until >= from))
    if (number.trim() === '' || number.length > 40 || !days) return refuse('BAD_LICENCE')
  }
  return undefined
}

/** Saves a person; creates a new one if no id is given. */
export async function savePerson(
  store: RankingStore,
  entropy: Pick<Entropy, 'word'>,
  id: string | null,
  input: PersonInput,
): Promise<Person | RankingRefusal> {
  const fault = toldFault(input)
  if (fault !== undefined) return fault
  const before = id === null ? undefined : await store.person(id)
  if (id !== null && before === undefined) return refuse('UNKNOWN_PERSON', { person: id })
  const { name, club, account, licences } = input
  const born = input.born === undefined ? before?.born : (input.born ?? undefined)
  const person: Person = {
    id: id ?? entropy.word(16),
    name: name.trim().normalize('NFC'),
    club: club?.trim().normalize('NFC') ?? null,
    account,
    licences,
    ...(born !== undefined && { born }),
    forgotten: false,
  }
  const answer = await store.savePerson(person)
  if (answer === 'done') return person
  return refuse(answer === 'taken' ? 'PERSON_TAKEN' : 'FORGOTTEN')
}

/** All stored data of a person, for that person to read. */
export async function dataOf(store: RankingStore, id: string) {
  const merges = standingMerges(await store.merges())
  const same = samePeople(merges)
  const ids = same.all(id)
  const [person, ...others] = (await Promise.all(ids.map((one) => store.person(one)))).flatMap(
    (one) => one ?? [],
  )
  if (person === undefined) return refuse('UNKNOWN_PERSON', { person: id })
  const played = (
    await Promise.all(
      ids.map(async (one) => (await store.playedBy(one)).map((event) => ({ ...event, person: one }))),
    )
  ).flat()
  const sheets = await store.sheets(played.map(({ hash }) => hash))
  const events = played.map((one) => {
    const sheet = sheets.get(one.hash)
    return { ...one, entry: sheet === undefined ? {} : entryOf(sheet, one.person) }
  })
  return {
    format: 'stolik-person/1',
    person,
    others,
    // Records that the association has merged with this one.
    merged: merges.filter((one) => ids.includes(one.person)),
    // Their names in editions, with the salts that open the seals.
    names: (await Promise.all(ids.map((one) => store.namesOf(one)))).flat(),
    // How events have them, if their record follows from those.
    entered: (await Promise.all(ids.map((one) => store.enteredOf(one)))).flat(),
    events,
    editions: await editionsOf(store, new Set(ids)),
  }
}

/** The part of a sheet that concerns one person. */
function entryOf({ players, lists, name, kind, organiser }: Sheet, id: string): object {
  const index = players.findIndex(({ person }) => person === id)
  const rows = lists.player.flatMap((player, i) => (player === index ? [i] : []))
  return {
    name,
    kind,
    organiser,
    player: players[index] ?? null,
    lists: rows.map((i) =>
      Object.fromEntries(
        Object.entries(lists)
          .filter(([column]) => column !== 'player')
          .map(([column, values]) => [column, values[i]]),
      ),
    ),
  }
}

async function editionsOf(store: RankingStore, ids: ReadonlySet<string>) {
  const found = []
  for (const { id: ranking } of await store.rankings())
    for (const { hash, number, date, stamps } of await store.editions(ranking)) {
      const edition = await store.edition(hash)
      const rows = edition?.content.result.all.filter(({ person }) => ids.has(person)) ?? []
      const sealed = edition?.content.people.some(({ person }) => ids.has(person)) === true
      if (rows.length === 0 && !sealed) continue
      found.push({ hash, ranking, number, date, status: stamps.at(-1)?.status ?? 'draft', rows })
    }
  return found
}

/**
 * Erases name, club, account, year of birth and licence numbers, and the salts with which names could be guessed. Figures and the days of
 * licences stay under the id, so that every edition remains valid and the next one moves nobody. All records merged with this one are erased together.
 */
export async function forgetPerson(store: RankingStore, id: string): Promise<Person | RankingRefusal> {
  const same = samePeople(standingMerges(await store.merges()))
  if (!(await store.forget(...same.all(id)))) return refuse('UNKNOWN_PERSON', { person: id })
  const person = await store.person(same.of(id))
  return person ?? refuse('UNKNOWN_PERSON', { person: id })
}
