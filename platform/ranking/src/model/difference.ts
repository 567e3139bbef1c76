/** Finds where two plain values first differ, in the key order of canonical JSON. */

export interface Difference {
  /** For example `all.3.points`; items are counted from 1. */
  readonly path: string
  /** As shortened JSON; `nothing` if there is no value. */
  readonly written: string
  readonly counted: string
}

export function difference(written: unknown, counted: unknown, path = ''): Difference | undefined {
  if (Object.is(written, counted)) return undefined
  if (isObject(written) && isObject(counted) && Array.isArray(written) === Array.isArray(counted)) {
    const [a, b] = [written as Fields, counted as Fields]
    for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort(byKey)) {
      const step = Array.isArray(written) ? String(Number(key) + 1) : key
      const found = difference(a[key], b[key], path === '' ? step : `${path}.${step}`)
      if (found !== undefined) return found
    }
    return undefined
  }
  return { path, written: show(written), counted: show(counted) }
}

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isIndex = (key: string): boolean => /^\d+$/.test(key)
const byKey = (a: string, b: string): number => {
  if (isIndex(a) && isIndex(b)) return Number(a) - Number(b)
  return a < b ? -1 : 1
}

const show = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80)
