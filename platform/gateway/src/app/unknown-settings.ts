/**
 * Finds settings that nothing reads. They are reported but do not stop the start, because they may belong to an older or
 * newer version.
 */

export interface UnknownSetting {
  readonly setting: string
  /** The known setting with the most similar name, if one is similar enough. */
  readonly meant?: string
}

const ours = 'STOLIK_'
/** How many letters may be wrong in a name. It must also be fewer than half of them. */
const most = 2

export function unknownSettings(
  names: readonly string[],
  known: readonly string[],
): readonly UnknownSetting[] {
  const strange = names.filter((name) => name.startsWith(ours) && !known.includes(name))
  return strange.map((setting) => {
    const [best] = known
      .map((name) => ({ name, wrong: distance(name, setting) }))
      .sort((a, b) => a.wrong - b.wrong)
    const isMeant = best !== undefined && best.wrong <= most && 2 * best.wrong < setting.length - ours.length
    return isMeant ? { setting, meant: best.name } : { setting }
  })
}

/** The edit distance (Levenshtein): how many letters must be inserted, deleted or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
