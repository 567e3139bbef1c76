/**
 * Editions of rankings: counted as drafts, then stamped and signed step by step. A later edition corrects an earlier one;
 * nothing is edited.
 */
import type { EditionStatus, Stamped } from '@stolik/contract/ranking/edition'
import type { Time } from '../../base/time.js'
import { isDay } from '@stolik/contract/ranking/parts'
import type { Drafter, DraftWanted } from './draft.js'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { signStamp, steps, type SigningKey } from '../signing/signing.js'
import type { EditionHead, NewEdition } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'

export interface EditionDeps {
  readonly store: RankingStore
  readonly draft: Drafter
  /** The association's signing key; null if it cannot publish here. */
  readonly key: SigningKey | null
  readonly time: Pick<Time, 'now'>
  /** Called with every stamp once it is durable. */
  readonly stamped: (edition: EditionHead) => void
}

export interface DraftAsked extends DraftWanted {
  /** The name of the person who makes the draft. */
  readonly by: string
}

/** How often a draft is tried again when another one took its number first. */
const mostTries = 4

/** Counts an edition by the newest scheme of its ranking, from the events as they stand. */
export async function draftEdition(
  { store, draft, time, stamped }: EditionDeps,
  { by, ...wanted }: DraftAsked,
): Promise<NewEdition | RankingRefusal> {
  if (!isDay(wanted.date)) return refuse('MALFORMED', { field: 'date' })
  for (let tries = 0; tries < mostTries; tries++) {
    const made = await draft(wanted)
    if ('refused' in made) return made
    const first: Stamped = { status: 'draft', at: time.now(), by, key: null, signature: null }
    const edition = { ...made, stamps: [first] }
    if ((await store.addEdition(edition)) === 'done') {
      stamped(headOf(edition))
      return edition
    }
  }
  return refuse('STALE')
}

const headOf = ({ hash, ranking, number, date, stamps }: NewEdition): EditionHead => ({
  hash,
  ranking,
  number,
  date,
  stamps,
})

/** Moves an edition to its next status, signed by the association. */
export async function stampEdition(
  { store, key, time, stamped }: EditionDeps,
  hash: string,
  status: EditionStatus,
  by: string,
): Promise<EditionHead | RankingRefusal> {
  const edition = await store.editionHead(hash)
  const last = edition?.stamps.at(-1)
  if (edition === undefined || last === undefined) return refuse('UNKNOWN_EDITION')
  if (!steps[last.status].includes(status))
    return refuse('NO_SUCH_STEP', { status: last.status, next: status })
  if (key === null) return refuse('NO_KEY')
  const { stamps } = edition
  // Stamps never go back in time, even if this machine's clock does.
  const stamp = signStamp(key, hash, stamps, { status, at: Math.max(time.now(), last.at), by })
  if ((await store.stamp(hash, stamps.length, stamp)) === 'stale') return refuse('STALE')
  const done = { ...edition, stamps: [...stamps, stamp] }
  stamped(done)
  return done
}
