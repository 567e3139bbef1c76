/**
 * Makes the content of an edition: counts it, adds the seals of names, and writes it as the one text that its hash covers.
 */
import {
  type Belonging,
  type EditionContent,
  type Licensed,
  type Sealing,
  editionFormat,
} from '@stolik/contract/ranking/edition'
import { compare } from '@stolik/contract/compare'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { createHash } from 'node:crypto'
import { canonical } from '@stolik/contract/canonical'
import type { Entropy } from '../../base/entropy.js'
import { asksAges } from '@stolik/ranking/count/ages'
import type { Counter } from '@stolik/ranking/count/counter'
import type { Born } from '@stolik/ranking/model/ages'
import type { Person } from '@stolik/ranking/model/people'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { standingMerges } from '@stolik/ranking/model/same'
import type { CountRefusal } from '@stolik/ranking/model/scheme-refusal'
import { sealOf } from '@stolik/ranking/model/seal'
import { chunks } from '../../store/sql-log.js'
import type { EditionRecord, NewEdition, Ranking, SealedName, SealedPerson } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'

export interface DraftWanted {
  readonly ranking: string
  /** The last day that counts, `YYYY-MM-DD`. */
  readonly date: string
  /** The number of the edition that this one corrects, and why. */
  readonly corrects: { readonly number: number; readonly reason: string } | null
}

/** An edition before its first stamp, not stored yet. */
export type Drafted = Omit<NewEdition, 'stamps'>

/**
 * Drafts an edition by the newest scheme of its ranking, from the events as they stand. Rejects when the store is
 * unavailable.
 */
export type Drafter = (wanted: DraftWanted) => Promise<Drafted | RankingRefusal>

type DraftStore = Pick<
  RankingStore,
  'ranking' | 'editions' | 'edition' | 'currentSheets' | 'persons' | 'merges' | 'sealings' | 'addNames'
>

interface DrafterDeps {
  readonly store: DraftStore
  readonly counter: Counter
  readonly entropy: Pick<Entropy, 'sealed'>
}

/** How many names are written in one go: few enough that nobody else has to wait. */
const namesAtOnce = 250

export const drafter =
  (deps: DrafterDeps): Drafter =>
  async (wanted) => {
    const ranking = await deps.store.ranking(wanted.ranking)
    if (ranking === undefined) return refuse('UNKNOWN_RANKING', { ranking: wanted.ranking })
    const made = await contentOf(deps, ranking, wanted)
    if ('refused' in made) return made
    const content = canonical(made)
    const { number, date } = made
    // Node's own hash is several times as fast, and a large edition has megabytes.
    const hash = createHash('sha256').update(content).digest('hex')
    return { hash, ranking: ranking.id, number, date, content }
  }

async function contentOf(
  { store, counter, entropy }: DrafterDeps,
  ranking: Ranking,
  { date, corrects }: DraftWanted,
): Promise<EditionContent | RankingRefusal> {
  const scheme = ranking.schemes.at(-1) as Scheme
  const editions = await store.editions(ranking.id)
  const corrected = editions.find(({ number }) => number === corrects?.number)
  if (corrects !== null && corrected === undefined) return refuse('UNKNOWN_EDITION')
  if (corrects !== null && corrects.reason.trim() === '') return refuse('NO_REASON')
  const { from, until } = scheme.season
  const heads = await store.currentSheets(scheme.game, from, date < until ? date : until)
  const sheets = heads.map(({ hash }) => hash).sort()
  const people = await store.persons()
  const licences = scheme.players.licensed ? licencesOf(people, ranking.association) : []
  const clubs = scheme.players.transfers === undefined ? [] : clubsOf(people)
  const ages = asksAges(scheme) ? { born: bornOf(people) } : undefined
  const carried = await carriedTo(store, ranking, scheme)
  const merged = standingMerges(await store.merges())
  const result = await counter.result({
    scheme,
    date,
    sheets,
    licences,
    clubs,
    ages,
    carried: carried?.hash ?? null,
    merged,
  })
  if ('refused' in result) return notCounted(result)
  const last = editions.at(-1)
  const ranked = new Set(result.all.map(({ person }) => person))
  // The register is sorted by id, so the seals are too.
  const persons = people.filter(({ id }) => ranked.has(id))
  return {
    format: editionFormat,
    ranking: ranking.id,
    number: (last?.number ?? 0) + 1,
    date,
    scheme,
    schemeVersion: ranking.schemes.length,
    sheets,
    licences,
    ...(clubs.length > 0 && { clubs }),
    carried: carried?.hash ?? null,
    ...(merged.length === 0 ? {} : { merged }),
    corrects:
      corrected === undefined || corrects === null
        ? null
        : { hash: corrected.hash, reason: corrects.reason.trim() },
    result,
    people: await sealed(store, entropy, persons, await store.sealings()),
  }
}

const notCounted = (refusal: CountRefusal): RankingRefusal =>
  refuse(
    refusal.refused === 'BAD_SCHEME' ? 'BAD_SCHEME' : 'NOT_COUNTED',
    { ...refusal.args, code: refusal.refused },
    refusal.problems.map(({ code, path, args }) => ({ line: 0, code, args: { ...args, path } })),
  )

/** Sorted by person and day, so that the same licences always give the same text. */
const licencesOf = (people: readonly Person[], association: string): readonly Licensed[] =>
  people
    .flatMap(({ id, licences }) =>
      licences
        .filter(({ of }) => of === association)
        .map(({ from, until }): Licensed => ({ person: id, from, until })),
    )
    .sort(
      (a, b) =>
        compare(a.person, b.person) || compare(a.from, b.from) || compare(a.until ?? '', b.until ?? ''),
    )

/** Of everybody, since each record counts for the person with whom it was merged. The register is sorted by id. */
const clubsOf = (people: readonly Person[]): readonly Belonging[] =>
  people.flatMap(({ id: person, clubs = [] }) => clubs.map(({ club, from }) => ({ person, club, from })))

/** Only the result leaves: who is older, and no year. */
const bornOf = (people: readonly Person[]): readonly Born[] =>
  people.flatMap(({ id: person, born: year }) => (year === undefined ? [] : [{ person, year }]))

/** The newest final edition of an earlier season, if the scheme carries anything over from it. */
async function carriedTo(
  store: Pick<RankingStore, 'editions' | 'edition'>,
  { id }: Ranking,
  { count, divisions, parts, season }: Scheme,
): Promise<EditionRecord | undefined> {
  const brings =
    divisions !== null ||
    (count.kind === 'points' && count.carry !== null) ||
    parts.some(({ strengths }) => strengths !== undefined)
  if (!brings) return undefined
  for (const { hash, stamps } of (await store.editions(id)).toReversed()) {
    if (stamps.at(-1)?.status !== 'final') continue
    const edition = await store.edition(hash)
    if (edition !== undefined && edition.content.scheme.season.until < season.from) return edition
  }
  return undefined
}

/** Seals the current names. A seal that was made earlier for the same name and club is used again. */
async function sealed(
  store: Pick<RankingStore, 'addNames'>,
  entropy: Pick<Entropy, 'sealed'>,
  people: readonly Person[],
  names: readonly SealedPerson[],
): Promise<readonly Sealing[]> {
  const known = new Map<string, SealedPerson[]>()
  for (const one of names) {
    const others = known.get(one.person)
    if (others === undefined) known.set(one.person, [one])
    else others.push(one)
  }
  const fresh: SealedName[] = []
  const seals = people.flatMap(({ id, name, club }): readonly Sealing[] => {
    if (name === null) return []
    const old = known.get(id)?.find((one) => one.name === name && one.club === club)
    if (old !== undefined) return [{ person: id, seal: old.seal }]
    const named = { name, club, salt: entropy.sealed().salt }
    const seal = sealOf(named)
    fresh.push({ ...named, person: id, seal })
    return [{ person: id, seal }]
  })
  // If a later chunk fails, the next draft reuses the names that were stored.
  for (const some of chunks(fresh, namesAtOnce)) await store.addNames(some)
  return seals
}
