/**
 * Checks a published result from nothing but the file: its hash, seeds and seals, every draw, every list, and the standings. Pure.
 * The same code runs at the shell and in the browser.
 */
import { contentHash } from '@stolik/contract/canonical'
import { results, type ResultsFile } from '@stolik/contract/published/results'
import type { Plugin } from '@stolik/core'
import { readJson } from '@stolik/contract/read'
import type { Lists } from '../model/lists.js'
import type { Checked, Difference, NotRepeated } from './difference.js'
import { dealingDiffers, dealsMissing, dealtDiffer, metTwice } from './deals.js'
import { finalDiffers, lotsDiffer, namesDiffer, unless } from './lots.js'
import { changedPart, changedParts } from './parts.js'
import { rebuilt } from './rebuild.js'
import { gapsOf, linesDiffer, moneyDiffers, ordersChanged, standingsDiffer } from './recount.js'
import { seatsDiffer } from './seats.js'

export interface ReadResults {
  readonly file: ResultsFile
  /** As the file has it, for hashes. */
  readonly raw: Readonly<Record<string, unknown>>
}

/** Returns the path of the first field that is missing or not valid. */
export function readResults(text: string): ReadResults | { readonly bad: string } {
  const answer = readJson(results, text)
  if ('bad' in answer) return answer
  return { file: answer.read, raw: JSON.parse(text) as ReadResults['raw'] }
}

/** The rules of a game. Without `deal`, deals are not compared. */
export type Rules = Lists & Partial<Pick<Plugin, 'deal'>>

/** What is being done, with the number of the draw, from 1. */
export type Step =
  | { readonly step: 'hash' | 'lists' | 'standings' }
  | { readonly step: 'draw'; readonly n: number; readonly of: number }

/** @param lists of the game that the file names; undefined if it is not known here */
export function* verifying({ file, raw }: ReadResults, lists: Rules | undefined): Generator<Step, Checked> {
  yield { step: 'hash' }
  const { content, draws } = file
  const differences: Difference[] = [...hashesDiffer(file, raw)]
  const gaps: NotRepeated[] = [...gapsOf(file)]
  const names = namesDiffer(file)
  differences.push(...names.differences, ...finalDiffers(file), ...lotsDiffer(file))
  differences.push(...dealingDiffers(file), ...metTwice(file))
  gaps.push(...names.gaps)
  if (draws !== undefined) {
    const seating = seatsDiffer(file)
    let turn = seating.next()
    while (turn.done !== true) {
      yield { step: 'draw', n: turn.value + 1, of: draws.length }
      turn = seating.next()
    }
    differences.push(...turn.value.differences)
    gaps.push(...turn.value.gaps)
  }
  const known = lists?.knows(content.regulations.format.profile) === true ? lists : undefined
  if (known === undefined) gaps.push({ gap: 'game' })
  else {
    if (known.version !== content.game.version) gaps.push({ gap: 'version', n: content.game.version })
    const { profile } = content.regulations.format
    if (known.deal !== undefined)
      differences.push(...dealtDiffer(file, (random) => known.deal?.(profile, random) ?? ''))
    const missing = dealsMissing(file)
    if (missing > 0) gaps.push({ gap: 'deals', n: missing })
    yield { step: 'lists' }
    const lines = linesDiffer(file, known)
    differences.push(...lines)
    if (lines.length === 0) {
      yield { step: 'standings' }
      const counted = recounted(file, raw, known)
      differences.push(...counted.differences)
      gaps.push(...counted.gaps)
    }
  }
  return {
    differences,
    gaps,
    counted: {
      draws: draws?.length ?? 0,
      lists: known === undefined ? 0 : content.series.reduce((sum, { tables }) => sum + tables.length, 0),
      players: content.standings.individual.length,
      names: file.names.length,
      deals: known?.deal === undefined ? 0 : (file.dealt ?? []).length,
    },
    hash: file.hash,
    commitment: content.commitment,
    stamp: file.stamp,
  }
}

/** Runs a check without showing its steps. */
export function verified(read: ReadResults, lists: Rules | undefined): Checked {
  const run = verifying(read, lists)
  let turn = run.next()
  while (turn.done !== true) turn = run.next()
  return turn.value
}

/** A changed part is named itself. If the content has its hash, not the part but its digest was changed. */
function hashesDiffer(file: ResultsFile, raw: ReadResults['raw']): readonly Difference[] {
  const hash = contentHash(raw['content'])
  const changed = file.parts === undefined ? [] : changedParts(raw)
  const isContent = (path: string): boolean => path === 'content' || path.startsWith('content.')
  const parts = changed.map((path): Difference => {
    const found = changedPart(file, path)
    return hash === file.hash && isContent(path)
      ? { ...found, where: { ...found.where, field: 'parts' }, path: `parts.${path}` }
      : found
  })
  return [...parts, ...unless('hash', { field: 'hash' }, 'hash', file.hash, hash)]
}

function recounted(
  file: ResultsFile,
  raw: ReadResults['raw'],
  lists: Lists,
): { readonly differences: readonly Difference[]; readonly gaps: readonly NotRepeated[] } {
  try {
    const state = rebuilt(file)
    const { standings } = raw['content'] as ResultsFile['content']
    return {
      differences: [
        ...standingsDiffer(file, standings, state, lists),
        ...(file.money === undefined ? [] : moneyDiffers(file, state, lists)),
      ],
      gaps: ordersChanged(file, state, lists),
    }
  } catch (error) {
    // A file from a stranger can have values that no event has, such as a table of nobody.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error
    const path = 'content'
    return {
      differences: [{ check: 'count', where: { field: path }, path, says: null, gives: null }],
      gaps: [],
    }
  }
}
