/** The choices of each kind that a gateway has. */
import type { Published } from '@stolik/contract/published/ranking'
import type { Gateway } from '@stolik/elements/client/gateway'
import { rankingFile, readJson } from '@stolik/elements/ranking/files'
import type { Of } from './kinds.js'
import { things } from './things-document.js'

export interface Thing {
  readonly id: string
  readonly title: string
  /** For a table: the number of settled deals. */
  readonly hands?: number
}

export type Things = Readonly<Record<Of, readonly Thing[]>>

/** Returns undefined without an answer. */
export async function thingsOf(gate: Gateway): Promise<Things | undefined> {
  const answer = await gate.query(things)
  if ('refused' in answer) return undefined
  const { clubs, events, rankings, leagues, lobby } = answer.done
  return {
    // A club that only rankings name has no page.
    club: clubs.flatMap(({ id, name }) => (id === null ? [] : [{ id, title: name }])),
    event: events.map(({ id, name }) => ({ id, title: name })),
    // Rankings that were never published cannot be shown.
    ranking: rankings
      .filter(({ editions }) => editions.some(({ status }) => status === 'FINAL' || status === 'PROVISIONAL'))
      .map(({ id, name }) => ({ id, title: name })),
    league: leagues.map(({ league, name, season }) => ({ id: league, title: `${name} ${season}` })),
    table: lobby.map(({ id, done, players }) => ({
      id,
      hands: done,
      title: [id, ...players.flatMap((player) => (player === null ? [] : [player.name]))].join(' · '),
    })),
  }
}

/**
 * Returns the players of a published ranking, by name, without people who asked to be forgotten. Returns undefined without an
 * answer.
 */
export async function playersOf(server: string, ranking: string): Promise<readonly Thing[] | undefined> {
  const read = await readJson<Published>(rankingFile(server, ranking, 'latest.json'))
  if (!('done' in read)) return undefined
  return read.done.rows
    .flatMap(({ person, name }) => (name === null ? [] : [{ id: person, title: name }]))
    .sort((a, b) => a.title.localeCompare(b.title))
}

/** Returns the newest loader and its hash; undefined without an answer. */
export async function fetchPinnedLoader(
  origin: string,
): Promise<{ file: string; integrity: string } | undefined> {
  try {
    const response = await fetch(`${origin}/embed/integrity.json`)
    if (!response.ok) return undefined
    const { file, integrity } = (await response.json()) as Readonly<Record<string, unknown>>
    return typeof file === 'string' && typeof integrity === 'string' ? { file, integrity } : undefined
  } catch {
    return undefined
  }
}
