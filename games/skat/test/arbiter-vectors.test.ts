/** Checks the arbiter against the test vectors of the rule dossier, for all profiles. */
import { describe, expect, test } from 'vitest'
import { mayCut } from '../src/arbiter/index.js'
import { cheapest, dealt, ruled } from './irregularities.js'
import { vectors } from './vectors.js'

const adapters: Readonly<Record<string, (input: never) => unknown>> = {
  rule: ruled,
  cheapest_loss: cheapest,
  deal_ruling: dealt,
  cut: ({ lifted }: { lifted: number }) => mayCut(lifted),
}

const chosen = (vectors ?? []).filter(({ kind }) => Object.hasOwn(adapters, kind))

describe.skipIf(vectors === undefined)('the vectors of the arbiter', () => {
  test.each(chosen.map((v) => [v.kind, v.clause, v.id, v] as const))('%s · %s · %s', (_, __, ___, v) => {
    const answer = (adapters[v.kind] as (input: unknown) => unknown)(v.input)
    if (typeof v.expect === 'object' && v.expect !== null) expect(answer).toMatchObject(v.expect)
    else expect(answer).toEqual(v.expect)
  })

  test('every kind occurs', () => {
    expect(new Set(chosen.map(({ kind }) => kind))).toEqual(new Set(Object.keys(adapters)))
  })
})

test.skipIf(vectors !== undefined)('vectors: the folder of the rule dossier is missing', () => {
  console.info('arbiter: no vectors; set STOLIK_RULES to the folder of skat-vectors.json')
})
