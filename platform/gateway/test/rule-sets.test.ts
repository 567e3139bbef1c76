/** The rule sets of all games, as servers have them. */
import { seeded, writeProfile, type Plugin } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games.js'
import { rulesDigest } from '../src/table/pinned.js'

/** The first choice of a knob that can be turned alone. */
function someTurned(plugin: Plugin, base: string): readonly [knob: string, choice: string] {
  for (const { id, choices, bases } of plugin.knobs)
    for (const choice of choices)
      if (choice.id !== bases[base]?.choice && !('refused' in plugin.turn(base, { [id]: choice.id })))
        return [id, choice.id]
  throw new Error(`${plugin.id} has nothing to turn`)
}

const turnable = games.filter(({ plugin }) => plugin.knobs.length > 0)

it('Skat and Baśka can be turned, and a game without a catalogue knows only its profiles', () => {
  expect(turnable.map(({ plugin }) => plugin.id)).toEqual(['skat', 'baska'])
  for (const { plugin } of games) {
    for (const profile of plugin.profiles) {
      expect(plugin.knows(profile)).toBe(true)
      expect(plugin.differences(profile)).toEqual([])
      expect(plugin.turn(profile, {})).toEqual({ profile, differences: [] })
    }
    expect(plugin.turn(plugin.profiles[0] ?? '', { ['x'.repeat(99)]: 'true' })).toEqual({
      refused: 'unknown-knob',
      knob: 'x'.repeat(40),
    })
    expect(plugin.knows('no-such-profile')).toBe(false)
    expect(() => plugin.turn('no-such-profile', {})).toThrow(RangeError)
  }
})

describe.each(
  turnable.flatMap(({ plugin }) => plugin.profiles.map((base) => [plugin.id, base, plugin] as const)),
)('rule sets of %s over %s', (_, base, plugin) => {
  const [knob, choice] = someTurned(plugin, base)
  const own = plugin.knobs.find(({ id }) => id === knob)?.bases[base]
  const profile = writeProfile(base, { [knob]: choice })

  it('have the text that says what differs, and can be played by it', () => {
    const clause = plugin.knobs.find(({ id }) => id === knob)?.choices.find(({ id }) => id === choice)?.clause
    const differences = [{ knob, choice, clause, baseChoice: own?.choice, baseClause: own?.clause }]
    expect(plugin.turn(base, { [knob]: choice })).toEqual({ profile, differences })
    expect(plugin.differences(profile)).toEqual(differences)
    expect(plugin.knows(profile)).toBe(true)
    expect(plugin.chairs(profile).length).toBeGreaterThan(0)
    // Pages check a shuffle by the base, for they have no catalogue.
    expect(plugin.deal(profile, seeded('x'))).toBe(plugin.deal(base, seeded('x')))
    expect(rulesDigest(plugin, profile)).not.toBe(rulesDigest(plugin, base))
  })

  it('have no other text', () => {
    const others = [
      writeProfile(base, { [knob]: own?.choice ?? '' }),
      `${profile}~${knob}.${choice}`,
      `${profile}~zzz.true`,
      `${base}~${knob}.no-such-choice`,
      `${profile} `,
    ]
    for (const text of others) {
      expect(plugin.knows(text), text).toBe(false)
      expect(() => plugin.rulesText(text)).toThrow(RangeError)
    }
  })

  it('leave out a choice that is the base’s own', () => {
    expect(plugin.turn(base, { [knob]: own?.choice ?? '' })).toEqual({ profile: base, differences: [] })
  })
})

it.each(turnable.map(({ plugin }) => [plugin.id, plugin] as const))(
  'the choices of each knob of %s are different rules',
  (_, plugin) => {
    for (const { id, choices, bases } of plugin.knobs)
      for (const [base, own] of Object.entries(bases)) {
        const others = choices.filter((choice) => choice.id !== own.choice)
        for (const { id: choice } of others) {
          const found = plugin.turn(base, { [id]: choice })
          const isTurned =
            'refused' in found ? found.refused === 'impossible' : found.differences.length === 1
          expect(isTurned, `${base} ${id} ${choice}`).toBe(true)
        }
      }
  },
)
