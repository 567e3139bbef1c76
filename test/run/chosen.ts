/** The parts that the options ask for. */
import { changedParts } from './changed.js'
import type { Options } from './options.js'
import type { Part } from './part.js'
import { allParts, sliceOf, slicedParts, usualParts } from './parts.js'

export type Chosen = { readonly parts: readonly Part[]; readonly title?: string } | { readonly wrong: string }

export function chosenParts({ tier, slice = 1, since, names }: Options): Chosen {
  if (tier === 'changed') {
    const changed = changedParts(since)
    return 'wrong' in changed || names.length === 0 ? changed : { ...changed, ...named(names, changed.parts) }
  }
  if (tier === 'slice') {
    const number = sliceOf(slice)
    const turn = number === slice ? '' : ` (${slice} begins again at the first)`
    return { parts: slicedParts([number]), title: `slice ${number}${turn} of what \`npm test\` leaves out` }
  }
  if (names.length > 0) return named(names, allParts())
  return { parts: tier === 'all' ? allParts() : usualParts() }
}

function named(words: readonly string[], all: readonly Part[]): Chosen {
  // A whole name means that part alone: others may contain it.
  const isMeant = (name: string, word: string): boolean =>
    all.some((part) => part.name === word) ? name === word : name.includes(word)
  const unknown = words.filter((word) => !all.some(({ name }) => name.includes(word)))
  if (unknown.length > 0) {
    const list = all.map(({ name }) => `  ${name}`).join('\n')
    return {
      wrong: `There is no part ${unknown.map((word) => `“${word}”`).join(', ')}. The parts are:\n${list}`,
    }
  }
  const wanted = all.filter(({ name }) => words.some((word) => isMeant(name, word)))
  // What is asked for by name must find what it reads.
  const builds = wanted.some(({ after = [] }) => after.includes('build'))
  return { parts: all.filter((part) => wanted.includes(part) || (builds && part.name === 'build')) }
}
