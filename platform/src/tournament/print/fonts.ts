/** The faces that documents are set in: Source Sans 3 (SIL OFL 1.1), which has every Polish and Kashubian letter. */
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve
const from = '@expo-google-fonts/source-sans-3'

export const fonts = {
  text: file(`${from}/400Regular/SourceSans3_400Regular.ttf`),
  strong: file(`${from}/600SemiBold/SourceSans3_600SemiBold.ttf`),
} as const

export type Face = keyof typeof fonts
