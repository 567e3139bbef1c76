/** Every refusal of an event has a sentence in every language, with exactly the arguments of the refusal. */
import { argumentsIn } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { eventRefusals, fileRefusals, regulationsRefusals } from '@stolik/event/model/refusal'

const all = readCatalogues(
  import.meta.url,
  ...['elements', 'desk'].map((room) => `../../web/${room}/src/words/event`),
)

const sentences: Readonly<Record<string, string>> = {
  ...eventRefusals,
  ...fileRefusals,
  ...regulationsRefusals,
}

const named = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

describe.each(Object.entries(all))('in %s', (_, catalogue) => {
  it.each(Object.entries(sentences))('%s has a sentence', (code, sentence) => {
    const said = catalogue[`event.refused.${code}`]
    expect(said).toBeDefined()
    if (said === undefined) return
    expect(argumentsIn(said).filter(({ name }) => !named(sentence).includes(name))).toEqual([])
  })
})
