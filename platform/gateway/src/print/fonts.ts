/** The fonts of documents: Source Sans 3 (SIL OFL 1.1), which has every Polish and Kashubian letter. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const fonts = {
  text: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
} as const

export type Face = keyof typeof fonts
