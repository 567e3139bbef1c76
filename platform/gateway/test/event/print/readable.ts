/** Extracts the texts of each page of a PDF, through the ToUnicode tables of its fonts. */
import { inflateSync } from 'node:zlib'

/** The texts of each page, one piece a line. */
export const readable = (bytes: Uint8Array): string[] =>
  printed(bytes).map((pieces) => pieces.map(({ text }) => text).join('\n'))

/** A piece of text, and the size of its type in points. */
interface Printed {
  readonly text: string
  readonly size: number
}

/** The pieces of text of each page, in the order in which they were drawn. */
export function printed(bytes: Uint8Array): Printed[][] {
  const objects = parts(Buffer.from(bytes))
  const body = (id: string | undefined): Part => objects.get(id ?? '') ?? { head: '', stream: '' }
  const kids = [...objects.values()].find(({ head }) => head.includes('/Type /Pages'))
  return [...(kids?.head.match(/\/Kids \[([^\]]*)\]/)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [])].map(([, id]) => {
    const page = body(id).head
    const resources = body(/\/Resources (\d+) 0 R/.exec(page)?.[1]).head
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [
        name,
        letters(body(/\/ToUnicode (\d+) 0 R/.exec(body(font).head)?.[1]).stream),
      ]),
    )
    return texts(body(/\/Contents (\d+) 0 R/.exec(page)?.[1]).stream, fonts)
  })
}

/** The heights of all dots that mark dealers, by page, from top to bottom. A dot is the only thing drawn with curves and filled. */
export function dotsOf(bytes: Uint8Array): number[][] {
  const objects = parts(Buffer.from(bytes))
  const kids = [...objects.values()].find(({ head }) => head.includes('/Type /Pages'))
  return [...(kids?.head.match(/\/Kids \[([^\]]*)\]/)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [])].map(([, id]) => {
    const contents = /\/Contents (\d+) 0 R/.exec(objects.get(id ?? '')?.head ?? '')?.[1]
    const { stream } = objects.get(contents ?? '') ?? { stream: '' }
    return [...stream.matchAll(/[\d.]+ ([\d.]+) m\n(?:[\d. -]+ c\n){4}h\n(?:[\d. /\w]+\n)*?f\n/g)].map(
      ([, y]) => Number(y),
    )
  })
}

interface Part {
  readonly head: string
  readonly stream: string
}

function parts(bytes: Buffer): Map<string, Part> {
  const raw = bytes.toString('latin1')
  const found = new Map<string, Part>()
  for (const { 1: id = '', 2: head = '', index } of raw.matchAll(
    /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\n(?:stream|endobj)/g,
  )) {
    const length = /\/Length (\d+)/.exec(head)?.[1]
    const from = raw.indexOf('stream\n', index) + 7
    const stream = length === undefined ? Buffer.alloc(0) : bytes.subarray(from, from + Number(length))
    const plain = head.includes('FlateDecode') ? inflateSync(stream) : stream
    found.set(id, { head, stream: plain.toString('latin1') })
  }
  return found
}

/** Maps glyphs to text, from the ranges of a ToUnicode table. */
function letters(cmap: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const { 1: first = '', 2: list = '' } of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    ;[...list.matchAll(/<([^>]*)>/g)].forEach(([, hex = ''], n) => {
      const units = hex.match(/\w{4}/g)?.map((unit) => parseInt(unit, 16)) ?? []
      found.set(parseInt(first, 16) + n, String.fromCharCode(...units))
    })
  }
  return found
}

function texts(content: string, fonts: ReadonlyMap<string | undefined, Map<number, string>>): Printed[] {
  let font: Map<number, string> | undefined
  let size = 0
  const pieces: Printed[] = []
  for (const [, name, points, drawn] of content.matchAll(/\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) [font, size] = [fonts.get(name), Number(points)]
    if (drawn === undefined) continue
    const glyphs = [...drawn.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? [])
    pieces.push({ text: glyphs.map((glyph) => font?.get(parseInt(glyph, 16)) ?? '?').join(''), size })
  }
  return pieces
}
