/** The keys that control a replay. */

type Step = (step: number) => number

/** Returns where a key leads from a step; null for other keys. @param starts as trickStarts returns them */
export function keyStep(key: string, last: number, starts: readonly number[]): Step | null {
  const ways: Readonly<Record<string, Step>> = {
    ArrowLeft: (step) => step - 1,
    ArrowRight: (step) => step + 1,
    PageUp: (step) => starts.findLast((start) => start < step) ?? 0,
    PageDown: (step) => starts.find((start) => start > step) ?? last,
    Home: () => 0,
    End: () => last,
  }
  return Object.hasOwn(ways, key) ? (ways[key] as Step) : null
}
