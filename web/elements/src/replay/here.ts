/** Replays the text of a record in the browser: a hand that was played alone is looked at without a network, too. */
import { firstRecord, isBad, isReplayData, replayDataBy } from '@stolik/core'
import { extras } from '../extras/games.js'
import { games } from '../games.js'
import type { Shown, Trouble } from './source.js'

/** @throws if code does not load */
export async function replayedHere(text: string): Promise<Shown | Trouble> {
  const read = firstRecord(text)
  if (read === undefined) return { why: 'unreadable', line: 1 }
  if (isBad(read)) return { why: 'unreadable', line: read.line }
  const { game } = read.record
  const [play, shows] = await Promise.all([
    Object.hasOwn(extras, game) ? extras[game]?.play?.() : undefined,
    Object.hasOwn(games, game) ? games[game]?.shows() : undefined,
  ])
  if (play === undefined || shows === undefined) return { why: 'otherGame', game }
  const data = replayDataBy(play, read)
  // The rules themselves have played it, so its views are those that the table takes.
  if (isReplayData(data)) return { data, shows: { ...shows, read: (view) => view } }
  return data.code === 'UNREADABLE_RECORD' ? { why: 'unreadable', line: data.line } : { why: 'otherRules' }
}
