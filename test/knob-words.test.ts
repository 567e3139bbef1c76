/** Each knob, choice and conflict of each game has its sentence in each language, and no sentence is left over. */
import { locales } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { games } from '../platform/gateway/src/games.js'

const turnable = games.map(({ plugin }) => plugin).filter(({ knobs }) => knobs.length > 0)

it('finds the games whose rules clubs may turn', () => {
  expect(turnable.map(({ id }) => id)).toEqual(expect.arrayContaining(['skat', 'baska']))
})

describe.each(turnable)('the words for the knobs of $id', ({ id, knobs, conflicts }) => {
  const words = readCatalogues(import.meta.url, `../games/${id}/words/knobs`)
  const codes = [
    ...knobs.flatMap(({ id: knob, choices }) => [
      `knob.${knob}`,
      ...choices.map((choice) => `knob.${knob}.${choice.id}`),
    ]),
    ...new Set(conflicts.map(({ reason }) => `knob.cannot.${reason}`)),
  ].toSorted()

  it.each(locales)('are there in %s, each for something', (locale) => {
    expect(Object.keys(words[locale]).toSorted()).toEqual(codes)
  })

  it.each(locales)(
    'are whole sentences for choices and conflicts in %s, and none of two choices is the same',
    (locale) => {
      for (const { id: knob, choices } of knobs) {
        const sentences = choices.map((choice) => words[locale][`knob.${knob}.${choice.id}`] ?? '')
        expect(new Set(sentences).size, knob).toBe(choices.length)
        for (const sentence of sentences) expect(sentence, knob).toMatch(/^[\p{Lu}«„“].*[.”»]$/u)
        expect(words[locale][`knob.${knob}`], knob).toMatch(/^\p{Lu}.*[^.]$/u)
      }
      for (const { reason } of conflicts)
        expect(words[locale][`knob.cannot.${reason}`], reason).toMatch(/^\p{Lu}.*\.$/u)
    },
  )

  it.each(locales)('show no identifier in %s', (locale) => {
    for (const [code, sentence] of Object.entries(words[locale]))
      // Ids of knobs are written in camel case, those of choices with hyphens.
      expect(sentence, code).not.toMatch(/\b[a-z]+[A-Z]\w*|\b[a-z]+-[a-z]+-[a-z]+\b/)
  })
})
