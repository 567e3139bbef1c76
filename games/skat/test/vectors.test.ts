import { afterAll, describe, expect, test } from 'vitest'
import { adapters } from './adapters.js'
import { vectors, type Vector } from './vectors.js'

/** Resignation is the only ruling that these profiles make at the table; the arbiter's are not theirs. */
const resignation = /4\.3\.[12]$/

function concerns({ kind, confidence, input, clause }: Vector): boolean {
  if (confidence !== 'text' || !Object.hasOwn(adapters, kind)) return false
  if (kind === 'rule') return resignation.test(clause)
  // Ramsz belongs to other profiles.
  if (input['gameKind'] === 'ramsch') return false
  // The order of speaking is the same in every profile (C-40).
  if (kind === 'auction_turn') return true
  return input['profile'] === undefined || input['profile'] === 'pzskat' || input['profile'] === 'isko'
}

const chosen = (vectors ?? []).filter(concerns)

describe.skipIf(vectors === undefined)('the vectors of the rule dossier', () => {
  test.each(chosen.map((v) => [v.kind, v.clause, v.id, v] as const))('%s · %s · %s', (_, __, ___, v) => {
    const answer = (adapters[v.kind] as (input: unknown) => unknown)(v.input)
    if (typeof v.expect === 'object' && v.expect !== null && !Array.isArray(v.expect))
      expect(answer).toMatchObject(v.expect)
    else expect(answer).toEqual(v.expect)
  })

  test('every kind that has an adapter is met', () => {
    expect(new Set(chosen.map((v) => v.kind))).toEqual(new Set(Object.keys(adapters)))
  })

  afterAll(() => {
    console.info(`skat: ${chosen.length} vectors of ${vectors?.length ?? 0} concern pzskat and isko`)
  })
})

test.skipIf(vectors !== undefined)('vectors: the folder of the rule dossier is not there', () => {
  console.info('skat: no vectors; set STOLIK_RULES to the folder of skat-vectors.json')
})
