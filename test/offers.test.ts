/** The formats that every game offers for events: its own rules allow them, and they are named in every language. */
import { describe, expect, it } from 'vitest'
import { games } from '../platform/gateway/src/games.js'

const locales = ['pl', 'de', 'en'] as const

const held = games.filter(({ events = [] }) => events.length > 0)

describe.each(held.map((offer) => [offer.plugin.id, offer] as const))('events of %s', (_, offer) => {
  const { plugin, catalogues, events = [] } = offer

  it('have unique ids', () => {
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  })

  it.each(events.map((format) => [format.id, format] as const))('%s follows its rules', (id, format) => {
    const { profile, chairs, series, scoring, tieBreaks, bye } = format
    expect(plugin.profiles).toContain(profile)
    for (const locale of locales) expect(catalogues[locale]).toHaveProperty([`format.${id}`])
    for (const size of chairs) {
      expect(plugin.chairs(profile)).toContain(size)
      for (const { rounds } of series) expect(plugin.lengths(profile, size)).toContain(rounds * size)
      if (scoring.kind === 'places') expect(scoring.scale).toHaveLength(size)
      const sums = plugin.sheet(profile, size, []).sums.map(({ code }) => code)
      for (const code of tieBreaks) if (code.includes('sum.')) expect(sums).toContain(code.replace('-', ''))
    }
    expect(series[0]?.draw).toBe('lots')
    expect(tieBreaks.at(-1)).toBe('lot')
    // If all tables have the same size, a player may be left over.
    if (chairs.length === 1) expect(bye).not.toBeNull()
  })
})

describe.each(
  games.flatMap(({ plugin, arbiter, catalogues }) =>
    arbiter === undefined ? [] : [[plugin.id, plugin, arbiter, catalogues] as const],
  ),
)('the arbiter of %s', (_, plugin, arbiter, catalogues) => {
  it.each(plugin.profiles)('can be asked in every language by the rules of %s', (profile) => {
    for (const { id, fields } of arbiter.questions(profile)) {
      const codes = fields.flatMap(({ name, options = [] }) => [
        `arbiter.field.${name}`,
        ...options.map((option) => `arbiter.field.${name}.${option}`),
      ])
      const few = fields.some(({ rare = false }) => rare) ? ['arbiter.rare'] : []
      for (const code of [`arbiter.${id}`, ...few, ...codes])
        for (const locale of locales) expect(catalogues[locale]).toHaveProperty([code])
    }
  })
})
