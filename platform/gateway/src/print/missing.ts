/** Letters that the fonts of papers lack, such as Arabic or Chinese ones: a box is printed for each, and the foot of the page says why. */
import type { Font } from 'fontkit'

export const box = '□'

const letters = new Intl.Segmenter()
/** They have no glyph of their own and draw nothing. */
const drawsNothing = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u

const isDrawn = (font: Font, letter: string): boolean =>
  Array.from(letter.normalize('NFC')).every(
    (point) => drawsNothing.test(point) || font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0),
  )

/** Sentences have these around names that are written from right to left. */
const isolates = /[\u2066-\u2069]/g

/** Returns the text with a box for each letter that the font lacks. */
export const boxed = (font: Font, text: string): string =>
  isDrawn(font, text)
    ? text.replace(isolates, '')
    : [...letters.segment(text.replace(isolates, ''))]
        .map(({ segment }) => (isDrawn(font, segment) ? segment : box))
        .join('')

export interface BoxedPages {
  /** Whether something on the current page is a box. */
  has(page: object): boolean
}

/** Lets a document print and measure boxes. Both of its faces have the same letters. */
export function boxMissing(doc: PDFKit.PDFDocument, font: Font): BoxedPages {
  const pages = new Set<object>()
  const [text, widthOfString] = [doc.text.bind(doc), doc.widthOfString.bind(doc)]
  Object.assign(doc, {
    widthOfString: (words: string, options?: PDFKit.Mixins.TextOptions) =>
      widthOfString(boxed(font, words), options),
    text: (words: string, ...where: unknown[]) => {
      const printed = boxed(font, words)
      if (printed.includes(box)) pages.add(doc.page)
      return (text as (words: string, ...where: unknown[]) => PDFKit.PDFDocument)(printed, ...where)
    },
  })
  return { has: (page) => pages.has(page) }
}
