/**
 * Makes pictures as PNG and keeps those asked for last. Drawn one after the other, and no more than some wait: whoever asks
 * for many at once costs the others nothing.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Drawings } from './art.js'
import { drawPicture } from './draw.js'
import type { Picture } from './picture.js'

export interface Rendered {
  readonly body: Buffer
  readonly mark: string
}

/** The base of the ETag, and the version in the address: the same for the same picture. */
export const pictureMark = (picture: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([release, picture]))
    .digest('base64url')
    .slice(0, 16)

/** Raised when pictures are drawn otherwise, so that messengers fetch them again. */
const release = 1

/** Bytes of all that are kept: some hundred pictures. */
const mostBytes = 16 * 1024 * 1024
const mostWaiting = 12

/** @returns a function that gives undefined if too many pictures wait already */
export function renderer(drawings: Drawings, most = mostWaiting) {
  const cached = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length })
  const coming = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  /** Those who pay first, too. */
  let waiting = 0

  const render = (mark: string, picture: Picture): Promise<Buffer> => {
    const made = last.then(() => png(drawPicture(picture, drawings)))
    const done = made.then((body) => {
      cached.set(mark, body)
      return body
    })
    last = done.catch(() => undefined)
    const ended = done.finally(() => coming.delete(mark))
    coming.set(mark, ended)
    return ended
  }

  /** @param pay awaited before a picture is made, but not if it is kept or being made */
  return async (picture: Picture, pay: () => Promise<void>): Promise<Rendered | undefined> => {
    const mark = pictureMark(picture)
    const ready = cached.get(mark) ?? (await coming.get(mark))
    if (ready !== undefined) return { body: ready, mark }
    if (waiting >= most) return undefined
    waiting += 1
    try {
      await pay()
      return { body: await (coming.get(mark) ?? render(mark, picture)), mark }
    } finally {
      waiting -= 1
    }
  }
}

/** Loaded with the first picture. It works in threads of its own, so nobody waits for it here. */
async function png(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer()
}
