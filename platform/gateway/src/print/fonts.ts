/** The fonts of documents: Source Sans 3 (SIL OFL 1.1), which has every Polish and Kashubian letter. */
import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

const files = {
  text: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
} as const

export type Face = keyof typeof files

const opened = new Map<Face, Font>()

/** The font of a face, opened once in a process: to read its tables takes longer than to draw most documents. */
export function fontOf(face: Face): Font {
  const font = opened.get(face) ?? (openSync(files[face]) as Font)
  opened.set(face, font)
  return font
}

/** Lets a document draw with these fonts, by the names of their faces. Nothing else may be drawn until it has ended. */
export function useFonts(doc: PDFKit.PDFDocument): void {
  for (const face of Object.keys(files) as Face[]) {
    const font = fontOf(face)
    // A glyph remembers the letters that it first stood for. The next document shall not find those of the last one.
    Object.assign(font, { _glyphs: {} })
    // It takes opened fonts, too, which its types do not say.
    doc.registerFont(face, font as unknown as Uint8Array)
  }
}
