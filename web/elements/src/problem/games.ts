/** What the games with problems say about them. See also `../games.ts`. */
import type { ProblemWords } from '@stolik/kit/shown'

export const problemGames: Readonly<Record<string, () => Promise<ProblemWords>>> = {
  skat: async () => (await import('@stolik/skat/web/words/problem')).problemWords,
  baska: async () => (await import('@stolik/baska/web/words/problem')).problemWords,
}
