/** Digests of the parts of a published result: a hash says that something was changed, these say where. */
import { contentHash } from '@stolik/contract/canonical'
import type { ResultsFile } from '@stolik/contract/published/results'
import type { Difference, Where } from './difference.js'

type Tree = string | { readonly [key: string]: Tree } | readonly Tree[]

/** What is divided further. Everything else is one part. */
const divided =
  /^(?:content(?:\.(?:regulations(?:\.format)?|players|adjustments|series(?:\.\d+(?:\.tables)?)?|lots(?:\.draws)?|standings(?:\.individual|\.(?:groups|categories)(?:\.\d+(?:\.rows)?)?)?))?|names|notices|draws(?:\.\d+)?|reseated|money)?$/

/** Long enough that two parts hardly share one, short because every part has one. Nothing relies on them but the address. */
const digest = (value: unknown): string => contentHash(value).slice(0, 12)

/** @param file without its parts */
export const partsOf = (file: object): Tree => treeOf(file, '')

function treeOf(value: unknown, path: string): Tree {
  if (typeof value !== 'object' || value === null || !divided.test(path)) return digest(value)
  const at = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)
  if (Array.isArray(value)) return value.map((one, i) => treeOf(one, at(i)))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, treeOf(one, at(key))]))
}

/** Returns the addresses of parts whose digest is not the one that the file gives. */
export function changedParts(raw: Readonly<Record<string, unknown>>): readonly string[] {
  const { parts, ...rest } = raw
  const found: string[] = []
  compare(parts as Tree, partsOf(rest), '', found)
  return found
}

function compare(published: Tree | undefined, now: Tree | undefined, path: string, found: string[]): void {
  if (typeof published !== 'object' || typeof now !== 'object') {
    if (published !== now) found.push(path)
    return
  }
  const [a, b] = [published, now] as readonly Readonly<Record<string, Tree>>[]
  for (const key of new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])) {
    const own = (tree: Readonly<Record<string, Tree>> | undefined): Tree | undefined =>
      tree !== undefined && Object.hasOwn(tree, key) ? tree[key] : undefined
    compare(own(a), own(b), path === '' ? key : `${path}.${key}`, found)
  }
}

export const changedPart = (file: ResultsFile, path: string): Difference => ({
  check: 'part',
  where: whereIs(file, path),
  path,
  says: null,
  gives: null,
})

/** An address inside the file in the terms of people. What has no such terms is named by its field. */
export function whereIs({ content, names, draws, reseated, money }: ResultsFile, path: string): Where {
  const keys = path.split('.')
  const [top = '', kind, first, next, second, last] = keys
  const numberOf = (id: string | undefined): Where => {
    const player = content.players.find((one) => one.id === id)?.number
    return player === undefined ? { field: path } : { player }
  }
  if (top === 'names') return { ...numberOf(names[Number(kind)]?.player), field: 'name' }
  if (top === 'draws' && kind !== undefined)
    return { ...seriesIs(draws?.[Number(kind)]?.series), draw: Number(kind) + 1, ...fieldIs(first) }
  if (top === 'reseated' && kind !== undefined)
    return { ...seriesIs(reseated?.[Number(kind)]?.series), field: top }
  if (top === 'money' && kind !== undefined) {
    const paid = money?.[Number(kind)]
    return paid === undefined
      ? { field: top }
      : { series: paid.series, table: paid.table, ...numberOf(paid.player), field: top }
  }
  if (top !== 'content' || kind === undefined) return { field: path }
  if (kind === 'players' && first !== undefined) return numberOf(content.players[Number(first)]?.id)
  if (kind === 'lots' && next !== undefined)
    return { ...seriesIs(content.lots?.draws[Number(next)]?.series), draw: Number(next) + 1, field: 'lots' }
  if (kind === 'series' && first !== undefined)
    return second === undefined
      ? { series: Number(first) + 1, ...fieldIs(next) }
      : { series: Number(first) + 1, table: Number(second) + 1 }
  if (kind === 'standings' && next !== undefined) {
    if (first === 'individual') return numberOf(content.standings.individual[Number(next)]?.player)
    const at = Number(next)
    if (first === 'groups') {
      const name = last === undefined ? undefined : content.standings.groups[at]?.rows[Number(last)]?.name
      return name === undefined ? { field: 'groups' } : { group: name }
    }
    const { category = '', rows = [] } = content.standings.categories[at] ?? {}
    return {
      category,
      ...(last === undefined ? {} : { row: Number(last) + 1, ...numberOf(rows[Number(last)]?.player) }),
    }
  }
  return { field: keys.slice(1).join('.') }
}

const seriesIs = (series: number | undefined): Where => (series === undefined ? {} : { series })
const fieldIs = (field: string | undefined): Where => (field === undefined ? {} : { field })
