/** Whatever an event refuses is said in every language, with what the refusal brings and nothing else. */
import type { Catalogue, Locale } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { eventRefusals, fileRefusals, regulationsRefusals } from '@stolik/tournament/model/refusal'
import { refusals as csb } from '../../web/widgets/src/words/event/refusals/csb.js'
import { refusals as de } from '../../web/widgets/src/words/event/refusals/de.js'
import { refusals as en } from '../../web/widgets/src/words/event/refusals/en.js'
import { refusals as fr } from '../../web/widgets/src/words/event/refusals/fr.js'
import { refusals as pl } from '../../web/widgets/src/words/event/refusals/pl.js'
import { refusals as szl } from '../../web/widgets/src/words/event/refusals/szl.js'

const sentences: Readonly<Record<string, string>> = {
  ...eventRefusals,
  ...fileRefusals,
  ...regulationsRefusals,
}

const named = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

/** What a sentence asks for, in all of its plural forms. */
const asked = (sentence: Catalogue[string]): readonly string[] =>
  typeof sentence === 'string' ? named(sentence) : Object.values(sentence).flatMap(named)

describe.each(Object.entries({ pl, csb, szl, de, en, fr } satisfies Record<Locale, Catalogue>))(
  'in %s',
  (_, catalogue) => {
    it.each(Object.entries(sentences))('%s is said', (code, sentence) => {
      const said = catalogue[`event.refused.${code}`]
      expect(said).toBeDefined()
      if (said === undefined) return
      expect(asked(said).filter((name) => !named(sentence).includes(name))).toEqual([])
    })
  },
)
