/** Rule sets that fast-check turns, so that laws hold for what clubs may come up with, too. */
import fc from 'fast-check'
import type { KnobData, RuleSets } from '@stolik/core'
import { cases } from './cases.js'

/** Other rule sets are drawn by another seed. */
const usualSeed = Number(process.env['LAW_SEED'] ?? 20)

/** How many rule sets of a game are drawn, and by how many hands each is played. `npm run soak -- rule-sets` plays 2,000 of 50. */
const usualRuleSets = Number(process.env['LAW_RULE_SETS'] ?? cases(2, 8))
export const handsOfDrawn = Number(process.env['LAW_HANDS'] ?? cases(10, 30))

type Turnable = Pick<RuleSets<unknown>, 'knobs' | 'turn'>

/** The knobs of a base, each with its own choice as often as with another one. */
const turnedOf = (knobs: readonly KnobData[], base: string) =>
  fc.record(
    Object.fromEntries(
      knobs.map(({ id, choices, bases }) => {
        const own = bases[base]?.choice ?? ''
        const others = choices.map((choice) => choice.id).filter((choice) => choice !== own)
        return [id, fc.oneof(fc.constant(own), fc.constantFrom(...others))]
      }),
    ),
  )

/** Turns back what does not go together, knob by knob, until the rest does. */
function possible(ruleSets: Turnable, base: string, turned: Readonly<Record<string, string>>): string {
  const found = ruleSets.turn(base, turned)
  if (!('refused' in found)) return found.profile
  if (found.refused !== 'impossible') throw new Error(JSON.stringify(found))
  return possible(
    ruleSets,
    base,
    Object.fromEntries(Object.entries(turned).filter(([id]) => id !== found.knob)),
  )
}

/** Profile texts of different rule sets, which say all that is needed to play one again. */
export function drawnRuleSets(
  ruleSets: Turnable,
  bases: readonly string[],
  count = usualRuleSets,
): readonly string[] {
  const texts = fc
    .constantFrom(...bases)
    .chain((base) => turnedOf(ruleSets.knobs, base).map((turned) => possible(ruleSets, base, turned)))
    .filter((text) => text.includes('~'))
  console.log(`${count} rule sets of ${bases.join(', ')}, drawn with seed ${usualSeed}`)
  const drawn = fc.uniqueArray(texts, { minLength: count, maxLength: count })
  return fc.sample(drawn, { seed: usualSeed, numRuns: 1 })[0] as string[]
}
