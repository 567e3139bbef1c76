import { afterAll, describe, expect, test } from 'vitest'
import { adapters } from './adapters.js'
import { vectors, type Vector } from './vectors.js'

/** Resignation is decided at the table. The other rulings are the arbiter's and are tested there. */
const resignation = /4\.3\.[12]$/

const concerns = ({ kind, clause }: Vector): boolean =>
  Object.hasOwn(adapters, kind) && (kind !== 'rule' || resignation.test(clause))

const chosen = (vectors ?? []).filter(concerns)

describe.skipIf(vectors === undefined)('the vectors of the rule dossier', () => {
  test.each(chosen.map((v) => [v.kind, v.clause, v.id, v] as const))('%s · %s · %s', (_, __, ___, v) => {
    const answer = (adapters[v.kind] as (input: unknown) => unknown)(v.input)
    if (typeof v.expect === 'object' && v.expect !== null && !Array.isArray(v.expect))
      expect(answer).toMatchObject(v.expect)
    else expect(answer).toEqual(v.expect)
  })

  test('every kind with an adapter occurs', () => {
    expect(new Set(chosen.map((v) => v.kind))).toEqual(new Set(Object.keys(adapters)))
  })

  afterAll(() => {
    console.info(`skat: ${chosen.length} vectors of ${vectors?.length ?? 0} are answered at the table`)
  })
})

test.skipIf(vectors !== undefined)('vectors: the folder of the rule dossier is missing', () => {
  console.info('skat: no vectors; set STOLIK_RULES to the folder of skat-vectors.json')
})
