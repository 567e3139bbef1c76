/** Replays as bytes. Many people look at the same hand, so replays are cached by the text of their record. */
import { replayDataOf, isReplayData, type NoReplayData, type SealedPlay } from '@stolik/core'
import { compress, type Coding, markOf } from '../../http/public-file.js'

/** A replay as JSON, compressed with `coding`. */
export interface Pressed {
  readonly bytes: Buffer
  readonly coding: Coding | null
  /** The base of the strong ETag. */
  readonly mark: string
}

/** @param pay awaited before a replay is made, but not if it is cached */
export type ReplayPress = (
  text: string,
  coding: Coding | null,
  pay: () => Promise<void>,
) => Promise<Pressed | NoReplayData>

/** Bytes of everything cached: some thousand replays. */
const mostBytes = 16 * 1024 * 1024

export function replayPress(gameOf: (id: string) => SealedPlay | undefined, most = mostBytes): ReplayPress {
  const kept = new Map<string, Pressed>()
  let size = 0

  const keep = (key: string, data: Pressed): void => {
    size += data.bytes.length - (kept.get(key)?.bytes.length ?? 0)
    kept.delete(key)
    kept.set(key, data)
    for (const [oldest, { bytes }] of kept) {
      if (size <= most) break
      size -= bytes.length
      kept.delete(oldest)
    }
  }

  return async (text, coding, pay) => {
    const key = `${coding ?? ''} ${markOf(Buffer.from(text))}`
    const known = kept.get(key)
    if (known !== undefined) {
      keep(key, known)
      return known
    }
    await pay()
    const data = replayDataOf(gameOf, text)
    if (!isReplayData(data)) return data
    const body = Buffer.from(JSON.stringify(data))
    const bytes = coding === null ? body : await compress[coding](body)
    const made: Pressed = { bytes, coding, mark: markOf(body) }
    // An uncompressed replay takes a hundred times the space, and no browser asks for one.
    if (coding !== null) keep(key, made)
    return made
  }
}
