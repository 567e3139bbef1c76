import { expect, it } from 'vitest'
import { disk as realDisk } from '../src/base/disk.js'
import { stolik } from '../src/stolik.js'
import { readConfig } from '@stolik/gateway/app/config'

const now = Date.UTC(2027, 0, 1, 4, 30)
const printed: string[] = []
const io = {
  out: (line: string) => printed.push(line),
  error: (line: string) => printed.push(line),
  now: () => 0,
  read: () => {
    throw new Error('nothing is read')
  },
}
/** Parses the printed lines as an environment file. */
const settings = (): Record<string, string> =>
  Object.fromEntries(
    printed
      .splice(0)
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split('=') as [string, string]),
  )

it('stolik secret prints settings that a gateway accepts together with the previous secret', async () => {
  const disk = { ...realDisk, date: () => now }
  expect(await stolik(['secret', '--hours', '2', '--days', '30'], [], io, disk)).toBe(0)
  const drawn = { NODE_ENV: 'production', ...settings() }
  expect(() => readConfig(drawn)).toThrow('need STOLIK_SECRET_BEFORE')
  const before = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
  const { secret, secretBefore } = readConfig({ ...drawn, STOLIK_SECRET_BEFORE: before })
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  const from = Date.UTC(2027, 0, 1, 6, 30)
  expect(secretBefore).toEqual({ secret: before, from, until: from + 30 * 86_400_000 })
  await stolik(['secret'], [], io, disk)
  expect(settings()['STOLIK_SECRET']).not.toBe(secret)
})

it('stolik secret takes no other options', async () => {
  expect(await stolik(['secret', '--hours', 'soon'], [], io)).toBe(2)
  expect(await stolik(['secret', '--now'], [], io)).toBe(2)
})
