/** Preset schemes of games, as the desk of an association gets them. */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkScheme } from '@stolik/ranking/check/check-scheme'
import { profilesOf } from '@stolik/ranking/check/presets'
import { asker, testApp, tiny, type App } from '../help.js'
import { scheme } from './kept.js'

const offer = { ...tiny, rankings: [{ ...scheme, id: 'annual', profiles: ['plain'] }] }
let app: App
beforeAll(async () => {
  app = await testApp({ games: [offer] })
})
afterAll(() => app.close())

test('presets are public, and complete except for name and season', async () => {
  const [preset, ...more] = await asker(app).get<{ game: string; id: string; scheme: string }[]>(
    '{ rankingPresets { game id scheme } }',
  )
  expect(more).toEqual([])
  expect(preset).toMatchObject({ game: 'tiny', id: 'annual' })
  const from = JSON.parse(preset?.scheme ?? '{}') as Scheme
  expect(from).toMatchObject({ name: '', season: { from: '', until: '' } })
  const input = { ...from, name: 'League', season: { from: '2027-01-01', until: '2027-12-31' } }
  expect(checkScheme(input, profilesOf([offer]))).toEqual([])
})
