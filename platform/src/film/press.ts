/** Films as bytes. Many look at the same hand, so what was made is kept, by the text it was made of. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filmOf, isFilm, type NoFilm, type SealedPlay } from '@stolik/core'
import { markOf } from '../ranking/publish/files.js'
import type { Coding } from '../web/send-file.js'

/** A film as JSON, compressed by `coding`. */
export interface Pressed {
  readonly bytes: Buffer
  readonly coding: Coding | null
  /** What the strong tag is made of. */
  readonly mark: string
}

/** @param pay Awaited before a film is made, and not where it is kept. */
export type FilmPress = (
  text: string,
  coding: Coding | null,
  pay: () => Promise<void>,
) => Promise<Pressed | NoFilm>

/** Bytes of all that is kept: some thousand films. */
const mostBytes = 16 * 1024 * 1024

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
/** Views are much alike, so that this comes to a hundredth; the best would take ten times as long for a tenth less. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const pack: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, quality),
  gzip: (body) => zip(body),
}

export function filmPress(gameOf: (id: string) => SealedPlay | undefined, most = mostBytes): FilmPress {
  const kept = new Map<string, Pressed>()
  let size = 0

  const keep = (key: string, film: Pressed): void => {
    size += film.bytes.length - (kept.get(key)?.bytes.length ?? 0)
    kept.delete(key)
    kept.set(key, film)
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
    const film = filmOf(gameOf, text)
    if (!isFilm(film)) return film
    const body = Buffer.from(JSON.stringify(film))
    const bytes = coding === null ? body : await pack[coding](body)
    const made: Pressed = { bytes, coding, mark: markOf(body) }
    // As it is it takes a hundred times the room, and no browser asks for that.
    if (coding !== null) keep(key, made)
    return made
  }
}
