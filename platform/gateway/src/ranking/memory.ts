import { canonical } from '@stolik/contract/canonical'
import type { EditionContent } from '@stolik/ranking/model/edition'
import { fromEvents, type Entered } from '@stolik/ranking/model/entered'
import { isForgotten, withoutName } from '@stolik/ranking/model/forget'
import type { Person } from '@stolik/ranking/model/people'
import type { MergeDecision } from '@stolik/ranking/model/same'
import { keepsFollowing } from './person-change.js'
import type {
  EditionHead,
  EditionRecord,
  PlayedEvent,
  Ranking,
  RankingStore,
  SealedName,
  SealedPerson,
  SheetHead,
  SheetRecord,
} from './store.js'

const done = Promise.resolve('done' as const)
const stale = Promise.resolve('stale' as const)

/** A ranking store in memory, lost when the process ends: for tests and trials. */
export function memoryRankings(): RankingStore {
  const people = new Map<string, Person>()
  const names = new Map<string, SealedName>()
  const merges: MergeDecision[] = []
  let lists = 0
  const sheets = new Map<string, SheetRecord>()
  /** The hash of the sheet that counts, by source and event; null if the event was dropped. */
  const events = new Map<string, string | null>()
  /** By person whose record follows from events: how each event that counts has them. */
  const entered = new Map<string, Map<string, Entered>>()
  const rankings = new Map<string, Ranking>()
  const editions = new Map<string, EditionRecord>()

  const keyOf = (source: string, event: string): string => JSON.stringify([source, event])
  const standing = (): readonly SheetRecord[] =>
    [...events.values()].flatMap((hash) => {
      const record = hash === null ? undefined : sheets.get(hash)
      return record === undefined ? [] : [record]
    })

  /** Replaces how an event has people. Null: it counts no more. */
  const follow = (key: string, record: SheetRecord | null): void => {
    const listed = new Set(record?.sheet.players.map(({ person }) => person))
    for (const [id, own] of entered) {
      const said = listed.has(id) ? record?.entered.get(id) : undefined
      const had = own.delete(key)
      if (record !== null && said !== undefined) {
        const { source, event, date } = record.sheet
        own.set(key, { ...said, source, event, date })
      }
      const person = people.get(id)
      if ((!had && said === undefined) || person === undefined) continue
      const now = fromEvents([...own.values()]) ?? { licences: [] }
      const { clubs } = person
      people.set(id, {
        ...{ ...person, ...now, licences: now.licences.toSorted(byFrom) },
        ...(clubs !== undefined && { club: clubs.at(-1)?.club ?? null }),
      })
    }
  }

  const savePerson: RankingStore['savePerson'] = (person) => {
    if (isForgotten(people.get(person.id))) return Promise.resolve('forgotten')
    const others = [...people.values()].filter(({ id }) => id !== person.id)
    const taken = others.some(
      (other) =>
        (person.account !== null && other.account === person.account) ||
        other.licences.some((a) => person.licences.some((b) => a.of === b.of && a.number === b.number)),
    )
    if (!taken) {
      const clubs = people.get(person.id)?.clubs
      people.set(person.id, {
        ...{ ...person, licences: person.licences.toSorted(byFrom) },
        ...(clubs !== undefined && { clubs, club: clubs.at(-1)?.club ?? null }),
      })
      entered.delete(person.id)
    }
    return Promise.resolve(taken ? 'taken' : 'done')
  }

  const persons = (): readonly Person[] => [...people.values()].sort((a, b) => order(a.id, b.id))
  const sealings = (): readonly SealedPerson[] =>
    [...names.values()]
      .map(({ seal, person, name, club }) => ({ seal, person, name, club }))
      .sort((a, b) => order(a.seal, b.seal))

  return {
    persons: () => Promise.resolve(persons()),
    personsAfter: (id, most) =>
      Promise.resolve(
        persons()
          .filter((one) => one.id > id)
          .slice(0, most),
      ),
    person: (id) => Promise.resolve(people.get(id)),
    personOf: (account) => Promise.resolve([...people.values()].find((one) => one.account === account)),
    savePerson,
    forget: (...ids) => {
      if (!ids.every((id) => people.has(id))) return Promise.resolve(false)
      for (const id of ids) {
        people.set(id, withoutName(people.get(id) as Person))
        entered.delete(id)
      }
      for (const [seal, { person }] of names) if (ids.includes(person)) names.delete(seal)
      return Promise.resolve(true)
    },

    following: () => Promise.resolve(new Set(entered.keys())),
    memberLists: () => Promise.resolve(lists),
    changePeople: (changes, list) => {
      if (list !== null && list.n !== lists + 1) return stale
      for (const { before, after } of changes)
        if (canonical(people.get(after.id) ?? null) !== canonical(before)) return stale
      const left = new Map(people)
      for (const { after } of changes) left.set(after.id, after)
      const owners = new Map<string, string>()
      for (const { id, licences } of left.values())
        for (const { of, number } of licences) {
          const key = JSON.stringify([of, number])
          if (number !== '' && (owners.get(key) ?? id) !== id) return Promise.resolve('taken')
          owners.set(key, id)
        }
      for (const change of changes) {
        people.set(change.after.id, change.after)
        if (!keepsFollowing(change)) entered.delete(change.after.id)
      }
      if (list !== null) lists = list.n
      return done
    },

    merges: () => Promise.resolve([...merges]),
    addMerge: (n, decision) => {
      if (merges.length !== n - 1) return stale
      merges.push(decision)
      return done
    },

    named: (seals) => Promise.resolve(seals.flatMap((seal) => names.get(seal) ?? [])),
    sealings: () => Promise.resolve(sealings()),
    sealingsAfter: (seal, most) =>
      Promise.resolve(
        sealings()
          .filter((one) => one.seal > seal)
          .slice(0, most),
      ),
    namesOf: (person) => Promise.resolve([...names.values()].filter((one) => one.person === person)),
    enteredOf: (person) => Promise.resolve([...(entered.get(person)?.values() ?? [])].sort(byDay)),
    addNames: (all) => {
      for (const one of all) if (!isForgotten(people.get(one.person))) names.set(one.seal, one)
      return Promise.resolve()
    },

    addSheets: async (all, fresh = []) => {
      const before = new Map(people)
      for (const person of fresh) {
        const answer = await savePerson(person)
        if (answer === 'done') continue
        people.clear()
        for (const [id, one] of before) people.set(id, one)
        return answer
      }
      for (const { id } of fresh) entered.set(id, new Map())
      for (const record of all) {
        if (!sheets.has(record.hash)) sheets.set(record.hash, record)
        const key = keyOf(record.sheet.source, record.sheet.event)
        events.set(key, record.hash)
        follow(key, record)
      }
      return 'done'
    },
    dropEvent: (source, event) => {
      const key = keyOf(source, event)
      if (events.has(key)) events.set(key, null)
      follow(key, null)
      return Promise.resolve()
    },
    standing: (game, from, until) =>
      Promise.resolve(
        standing()
          .filter(({ sheet }) => sheet.game === game && sheet.date >= from && sheet.date <= until)
          .map(headOf)
          .sort(byDay),
      ),
    standingOf: (source, event) => {
      const record = sheets.get(events.get(keyOf(source, event)) ?? '')
      return Promise.resolve(record === undefined ? undefined : headOf(record))
    },
    sameAs: (fingerprints) =>
      Promise.resolve(
        standing()
          .filter(({ fingerprint }) => fingerprints.includes(fingerprint))
          .map(headOf)
          .sort(byDay),
      ),
    sheets: (hashes) =>
      Promise.resolve(
        new Map(
          hashes.flatMap((hash) => {
            const record = sheets.get(hash)
            return record === undefined ? [] : [[hash, record.sheet] as const]
          }),
        ),
      ),
    sheetTexts: (hashes) =>
      Promise.resolve(
        new Map(
          hashes.flatMap((hash) => {
            const record = sheets.get(hash)
            return record === undefined ? [] : [[hash, JSON.stringify(record.sheet)] as const]
          }),
        ),
      ),
    playedBy: (person) =>
      Promise.resolve(
        standing()
          .filter(({ sheet }) => sheet.players.some((player) => player.person === person))
          .map((record): PlayedEvent => ({ ...headOf(record), tally: record.tallies.get(person) ?? null }))
          .sort(byDay),
      ),

    rankings: () => Promise.resolve([...rankings.values()].sort((a, b) => (a.id < b.id ? -1 : 1))),
    ranking: (id) => Promise.resolve(rankings.get(id)),
    addRanking: ({ id, association }, scheme) => {
      if (rankings.has(id)) return stale
      rankings.set(id, { id, association, schemes: [scheme] })
      return done
    },
    addScheme: (id, version, scheme) => {
      const ranking = rankings.get(id)
      if (ranking?.schemes.length !== version - 1) return stale
      rankings.set(id, { ...ranking, schemes: [...ranking.schemes, scheme] })
      return done
    },

    addEdition: ({ hash: own, ranking, number, content: text, stamps }) => {
      const taken = [...editions.values()].some(
        ({ hash, content }) => hash === own || (content.ranking === ranking && content.number === number),
      )
      if (!taken) editions.set(own, { hash: own, content: JSON.parse(text) as EditionContent, stamps })
      return taken ? stale : done
    },
    stamp: (hash, n, stamp) => {
      const edition = editions.get(hash)
      if (edition?.stamps.length !== n) return stale
      editions.set(hash, { ...edition, stamps: [...edition.stamps, stamp] })
      return done
    },
    edition: (hash) => Promise.resolve(editions.get(hash)),
    editionHead: (hash) => {
      const edition = editions.get(hash)
      return Promise.resolve(edition && editionHead(edition))
    },
    editionText: (hash) => {
      const edition = editions.get(hash)
      return Promise.resolve(edition && { ...edition, content: JSON.stringify(edition.content) })
    },
    editions: (ranking) =>
      Promise.resolve(
        [...editions.values()]
          .filter(({ content }) => content.ranking === ranking)
          .map(editionHead)
          .sort((a, b) => a.number - b.number),
      ),
    stampedSince: (since) =>
      Promise.resolve(
        [...editions.values()]
          .filter(({ stamps }) => stamps.some(({ at }) => at >= since))
          .map(editionHead)
          .sort((a, b) => order(a.ranking, b.ranking) || a.number - b.number),
      ),
  }
}

const editionHead = ({ hash, content, stamps }: EditionRecord): EditionHead => ({
  ...{ hash, stamps, ranking: content.ranking, number: content.number, date: content.date },
})

const headOf = ({ hash, fingerprint, sheet }: SheetRecord): SheetHead => ({
  hash,
  fingerprint,
  source: sheet.source,
  event: sheet.event,
  date: sheet.date,
  game: sheet.game,
})

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
type EventDay = Pick<SheetHead, 'date' | 'source' | 'event'>
const byDay = (a: EventDay, b: EventDay): number =>
  order(a.date, b.date) || order(a.source, b.source) || order(a.event, b.event)
const byFrom = (a: Person['licences'][number], b: Person['licences'][number]): number =>
  order(a.of, b.of) || order(a.number, b.number) || order(a.from, b.from)
