/** The schemes that every game offers for rankings: they can be calculated, and are named in every language. */
import { describe, expect, it } from 'vitest'
import { games } from '../platform/gateway/src/games.js'
import { checkScheme } from '@stolik/ranking/check/check-scheme'
import { presetScheme, profilesOf } from '@stolik/ranking/check/presets'

const locales = ['pl', 'de', 'en'] as const
const season = { from: '2026-01-01', until: '2026-12-31' }

const ranked = games.filter(({ rankings }) => rankings !== undefined)

it('some games offer rankings', () => {
  expect(ranked.length).toBeGreaterThan(0)
})

describe.each(ranked.map((offer) => [offer.plugin.id, offer] as const))('rankings of %s', (_, offer) => {
  const { catalogues, rankings = [] } = offer

  it('include a list of the year at least, each with a unique id', () => {
    expect(rankings.length).toBeGreaterThan(0)
    expect(new Set(rankings.map(({ id }) => id)).size).toBe(rankings.length)
  })

  it.each(rankings.map(({ id }) => id))('%s can be calculated, and has a name', (id) => {
    const scheme = presetScheme(offer, id, { name: id, season })
    expect(scheme && checkScheme(scheme, profilesOf(games))).toEqual([])
    for (const locale of locales) expect(catalogues[locale]).toHaveProperty([`ranking.${id}`])
  })

  it('have no preset of another name', () => {
    expect(presetScheme(offer, 'none', { name: 'none', season })).toBeUndefined()
  })
})
