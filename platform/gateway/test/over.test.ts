import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from '../src/app/config.js'
import { warnOfExpired } from '../src/app/expired-settings.js'

it('a setting that is no longer needed is reported at the start, without the secret', () => {
  const ed25519 = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' })
  const keys = [{ ed25519: ed25519.toString('base64'), until: '2027-02-01' }]
  const env = {
    STOLIK_SECRET: '6a1f0c9e8d7b5a4938271605f4e3d2c1',
    STOLIK_SECRET_BEFORE: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    STOLIK_SECRET_BEFORE_UNTIL: '2027-03-01',
    STOLIK_CLUBS: 'clubs.json',
  }
  const config = readConfig(env, () => JSON.stringify([{ id: 'rybnik', keys }]))
  const warnings = (at: number): string[] => {
    const lines: string[] = []
    const say = (fields: object, message: string): number =>
      lines.push(JSON.stringify({ ...fields, message }))
    warnOfExpired(config, at, { info: say, warn: say, error: say })
    return lines
  }
  expect(warnings(Date.UTC(2027, 0, 31))).toEqual([])
  expect(warnings(Date.UTC(2027, 1, 1))).toEqual([expect.stringContaining('"CLUB_KEY_OVER","club":"rybnik"')])
  const both = warnings(Date.UTC(2027, 2, 1))
  expect(both).toEqual([
    expect.stringContaining('"SECRET_OVER","until":"2027-03-01T00:00:00.000Z"'),
    expect.stringContaining('CLUB_KEY_OVER'),
  ])
  expect(both.join()).not.toContain('0f1e')
})
