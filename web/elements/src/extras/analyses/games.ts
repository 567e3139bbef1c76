/** The analyses of finished hands: for each game that has one, the address of its thread. See also `../games.ts`. */

export const analyses: Readonly<Record<string, () => Promise<string>>> = {
  skat: async () => (await import('@stolik/skat/web/analysis-thread?worker&url')).default,
}
