/** An association at work: people, sheets, a key, and the services for editions on a store in memory. */
import type { EditionContent } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { drafter } from '../../src/ranking/editions/draft.js'
import { keptCounter } from '@stolik/ranking/count/counter'
import {
  draftEdition,
  stampEdition,
  type DraftAsked,
  type EditionDeps,
} from '../../src/ranking/editions/editions.js'
import { exportEdition } from '../../src/ranking/signing/exporting.js'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import { newKeyFile, readKeyFile, type SigningKey } from '../../src/ranking/signing/signing.js'
import type { EditionHead, EditionRecord } from '../../src/ranking/store/store.js'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import { listSheet, person, recordOf, scheme } from './kept.js'
import { newRankings } from '../stores.js'

export const keyOf = (association: string): SigningKey => {
  const key = readKeyFile(newKeyFile(association))
  if (key === undefined) throw new Error('no key')
  return key
}

export interface Desk {
  readonly store: RankingStore
  readonly deps: EditionDeps
  /** Editions in the order of their stamps, as reported to subscribers. */
  readonly heard: EditionHead[]
  draft(more?: Partial<DraftAsked>): Promise<EditionRecord>
  stamp(hash: string, ...statuses: readonly ('provisional' | 'final' | 'withdrawn')[]): Promise<EditionRecord>
  export(hash: string, names?: boolean): Promise<string>
}

export function must<T extends object>(answer: T | RankingRefusal): T {
  if ('refused' in answer) throw new Error(JSON.stringify(answer))
  return answer
}

/** Eight people, two evenings in March and April, and a ranking of them. */
export async function openDesk(
  more: Partial<EditionDeps> = {},
  store: RankingStore = newRankings(),
  own: Scheme = scheme,
): Promise<Desk> {
  let now = 1_770_000_000_000
  let salts = 0
  const entropy = { sealed: () => ({ salt: String((salts += 1)).padStart(64, '5'), seed: '' }) }
  const heard: EditionHead[] = []
  const deps: EditionDeps = {
    store,
    draft: drafter({ store, counter: keptCounter(store), entropy }),
    key: keyOf('League of the valley'),
    time: { now: () => (now += 1_000) },
    stamped: (edition) => heard.push(edition),
    ...more,
  }
  for (let n = 1; n <= 8; n++)
    await store.savePerson(
      person(`p${n}`, { name: `Gracz ${n} Żółć`, club: n % 2 === 0 ? 'Dolina 3' : null }),
    )
  await store.addSheets([
    recordOf(listSheet({ event: 'e1', date: '2026-03-01', units: [300, 180, 60, 0, 300, 120, 120, 0] })),
    recordOf(listSheet({ event: 'e2', date: '2026-04-12', units: [0, 60, 180, 300] })),
  ])
  await store.addRanking({ id: 'league', association: 'League of the valley' }, own)
  return {
    store,
    deps,
    heard,
    draft: async (request) => {
      const { hash, content, stamps } = must(
        await draftEdition(deps, {
          ranking: 'league',
          date: '2026-06-30',
          corrects: null,
          by: 'Ola 7',
          ...request,
        }),
      )
      return { hash, content: JSON.parse(content) as EditionContent, stamps }
    },
    stamp: async (hash, ...statuses) => {
      for (const status of statuses) must(await stampEdition(deps, hash, status, 'Jan 2'))
      const edition = await store.edition(hash)
      if (edition === undefined) throw new Error('nothing stamped')
      return edition
    },
    export: async (hash, names = true) => {
      const keys = deps.key === null ? [] : [deps.key.public]
      const text = await exportEdition({ store, keys }, hash, names ? () => true : null)
      if (typeof text !== 'string') throw new Error(JSON.stringify(text))
      return text
    },
  }
}
