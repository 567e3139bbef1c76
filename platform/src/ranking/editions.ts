/** Editions of rankings: counted as drafts, stamped and signed step by step, corrected by the next one. Nothing is edited. */
import { contentHash } from '../tournament/canonical.js'
import type { Entropy } from '../entropy.js'
import type { Time } from '../time.js'
import type { Counter } from './counter.js'
import { isDay } from './day.js'
import {
  editionFormat,
  type EditionContent,
  type EditionStatus,
  type Licensed,
  type Stamped,
} from './edition.js'
import { exportFormat, writeExport } from './export-file.js'
import type { Named, Person, Sealing } from './people.js'
import { refuse, type RankingRefusal } from './refusal.js'
import { isCountRefusal, type CountRefusal } from './scheme-refusal.js'
import { standingMerges } from './same.js'
import type { Scheme } from './scheme.js'
import { sealOf } from './seal.js'
import { signStamp, steps, type PublicKey, type SigningKey } from './signing.js'
import type { EditionRecord, Ranking, RankingStore, SealedName, SealedPerson } from './store.js'

export interface EditionDeps {
  readonly store: RankingStore
  readonly counter: Counter
  /** What the association signs with here; null: it cannot publish here. */
  readonly key: SigningKey | null
  /** Its keys of before, with which older editions are signed. */
  readonly formerKeys: readonly PublicKey[]
  readonly time: Pick<Time, 'now'>
  readonly entropy: Pick<Entropy, 'sealed'>
  /** Hears of every stamp after it is durable. */
  readonly stamped: (edition: EditionRecord) => void
}

export interface DraftAsked {
  readonly ranking: string
  /** The day up to which it counts. */
  readonly date: string
  /** Number of the edition that it corrects, and why. */
  readonly corrects: { readonly number: number; readonly reason: string } | null
  /** Name of whoever makes it. */
  readonly by: string
}

/** How often something is tried anew because others were faster. */
const mostTries = 4

/** Counts an edition by the newest scheme of its ranking, from the events as they stand. */
export async function draftEdition(
  deps: EditionDeps,
  asked: DraftAsked,
): Promise<EditionRecord | RankingRefusal> {
  const { store, time } = deps
  if (!isDay(asked.date)) return refuse('MALFORMED', { field: 'date' })
  for (let tries = 0; tries < mostTries; tries++) {
    const ranking = await store.ranking(asked.ranking)
    if (ranking === undefined) return refuse('UNKNOWN_RANKING', { ranking: asked.ranking })
    const content = await contentOf(deps, ranking, asked)
    if ('refused' in content) return content
    const draft: Stamped = { status: 'draft', at: time.now(), by: asked.by, key: null, signature: null }
    const edition = { hash: contentHash(content), content, stamps: [draft] }
    if ((await store.addEdition(edition)) === 'done') {
      deps.stamped(edition)
      return edition
    }
  }
  return refuse('STALE')
}

async function contentOf(
  { store, counter, entropy }: EditionDeps,
  ranking: Ranking,
  { date, corrects }: DraftAsked,
): Promise<EditionContent | RankingRefusal> {
  const scheme = ranking.schemes.at(-1) as Scheme
  const editions = await store.editions(ranking.id)
  const corrected = editions.find(({ number }) => number === corrects?.number)
  if (corrects !== null && corrected === undefined) return refuse('UNKNOWN_EDITION')
  if (corrects !== null && corrects.reason.trim() === '') return refuse('NO_REASON')
  const { from, until } = scheme.season
  const heads = await store.standing(scheme.game, from, date < until ? date : until)
  const sheets = heads.map(({ hash }) => hash).sort()
  const early = scheme.players.licensed ? await store.persons() : null
  const licences = early === null ? [] : licencesOf(early, ranking.association)
  const carried = await carriedTo(store, ranking, scheme)
  const merged = standingMerges(await store.merges())
  const inputs = { scheme, date, sheets, licences, carried: carried?.hash ?? null, merged }
  // While a thread counts, there is time to read who they are.
  const [result, people, names] = await Promise.all([
    counter.result(inputs),
    early ?? store.persons(),
    store.sealings(),
  ])
  if (isCountRefusal(result)) return notCounted(result)
  const last = editions.at(-1)
  const ranked = new Set(result.all.map(({ person }) => person))
  // The register is in the order of ids, and so are its seals.
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
    carried: carried?.hash ?? null,
    ...(merged.length === 0 ? {} : { merged }),
    corrects:
      corrected === undefined || corrects === null
        ? null
        : { hash: corrected.hash, reason: corrects.reason.trim() },
    result,
    people: await sealed(store, entropy, persons, names),
  }
}

const notCounted = (refusal: CountRefusal): RankingRefusal =>
  refuse(
    refusal.refused === 'BAD_SCHEME' ? 'BAD_SCHEME' : 'NOT_COUNTED',
    { ...refusal.args, code: refusal.refused },
    refusal.problems.map(({ code, path, args }) => ({ line: 0, code, args: { ...args, path } })),
  )

/** By person and day, so that the same licences are always the same text. */
const licencesOf = (people: readonly Person[], association: string): readonly Licensed[] =>
  people
    .flatMap(({ id, licences }) =>
      licences
        .filter(({ of }) => of === association)
        .map(({ from, until }): Licensed => ({ person: id, from, until })),
    )
    .sort((a, b) => order(a.person, b.person) || order(a.from, b.from) || order(a.until ?? '', b.until ?? ''))

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The newest final edition of an earlier season, where the scheme brings anything along from it. */
async function carriedTo(
  store: RankingStore,
  { id }: Ranking,
  { count, divisions, season }: Scheme,
): Promise<EditionRecord | undefined> {
  const brings = divisions !== null || (count.kind === 'points' && count.carry !== null)
  if (!brings) return undefined
  for (const { hash, stamps } of (await store.editions(id)).toReversed()) {
    if (stamps.at(-1)?.status !== 'final') continue
    const edition = await store.edition(hash)
    if (edition !== undefined && edition.content.scheme.season.until < season.from) return edition
  }
  return undefined
}

/** Seals of the names as they are now; where somebody had a name and club before, their seal is as good as a new one. */
async function sealed(
  store: RankingStore,
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
  if (fresh.length > 0) await store.addNames(fresh)
  return seals
}

/** Takes an edition a step on, signed by the association. */
export async function stampEdition(
  { store, key, time, stamped }: EditionDeps,
  hash: string,
  status: EditionStatus,
  by: string,
): Promise<EditionRecord | RankingRefusal> {
  const edition = await store.edition(hash)
  const last = edition?.stamps.at(-1)
  if (edition === undefined || last === undefined) return refuse('UNKNOWN_EDITION')
  if (!steps[last.status].includes(status))
    return refuse('NO_SUCH_STEP', { status: last.status, next: status })
  if (key === null) return refuse('NO_KEY')
  const { content, stamps } = edition
  // Time goes on, whatever the clock of this machine says.
  const stamp = signStamp(key, hash, stamps, { status, at: Math.max(time.now(), last.at), by })
  if ((await store.stamp(hash, stamps.length, stamp)) === 'stale') return refuse('STALE')
  const done = { hash, content, stamps: [...stamps, stamp] }
  stamped(done)
  return done
}

/**
 * The edition with all that it was counted from, as a file that verifies by itself; `names` says whether with those of people.
 * Refused where a key that it was signed with is not known.
 */
export async function exportEdition(
  { store, key, formerKeys }: EditionDeps,
  hash: string,
  names: boolean,
): Promise<string | RankingRefusal> {
  const edition = await store.edition(hash)
  if (edition === undefined) return refuse('UNKNOWN_EDITION')
  const { content, stamps } = edition
  if (stamps.length < 2) return refuse('NOT_PUBLISHED')
  const ids = new Set(stamps.map((stamp) => stamp.key))
  const known = [...(key === null ? [] : [key.public]), ...formerKeys]
  const keys: PublicKey[] = []
  for (const id of ids) {
    if (id === null) continue
    const signedWith = known.find((one) => one.id === id)
    if (signedWith === undefined) return refuse('MISSING_KEY', { key: id })
    keys.push(signedWith)
  }
  const sheets = await store.sheets(content.sheets)
  const carried = content.carried === null ? undefined : await store.edition(content.carried)
  const named = names ? await store.named(content.people.map(({ seal }) => seal)) : []
  return writeExport({
    format: exportFormat,
    hash,
    content,
    stamps,
    keys,
    sheets: content.sheets.flatMap((one) => sheets.get(one) ?? []),
    carried: carried?.content ?? null,
    people: named.map(({ person, name, club, salt }): Named => ({ person, name, club, salt })),
  })
}
