/** The version of Stolik: the same everywhere, with the commit if the build knew it. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { build, nameOf, readBuild } from '../src/base/build.js'
import { metrics } from '../src/health/metrics.js'

const root = join(import.meta.dirname, '../../..')
const versionAt = (folder: string): string =>
  (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { version: string }).version

const folder = mkdtempSync(join(tmpdir(), 'stolik-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the version', () => {
  it('is the same in all packages', () => {
    const within = (folder: string): string[] =>
      readdirSync(join(root, folder))
        .map((name) => `${folder}/${name}`)
        .filter((each) => existsSync(join(root, each, 'package.json')))
    for (const each of ['.', ...within('games'), ...within('platform'), ...within('web'), 'test'])
      expect([each, versionAt(each)]).toEqual([each, build.version])
  })

  it('is given with the recorded commit, or alone if there is none', () => {
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }')
    expect(readBuild(folder)).toEqual({ version: '1.2.3', commit: null, made: null })
    expect(nameOf(readBuild(folder))).toBe('1.2.3')
    writeFileSync(join(folder, 'dist/build.json'), '{ "commit": "0123456789abcdef", "made": 1700000000 }')
    expect(readBuild(folder)).toEqual({ version: '1.2.3', commit: '01234567', made: 1_700_000_000 })
    expect(nameOf(readBuild(folder))).toBe('1.2.3 (01234567)')
    writeFileSync(join(folder, 'dist/build.json'), '{}')
    expect(readBuild(folder).commit).toBeNull()
  })

  it('is in the metrics', async () => {
    const text = metrics({ build: { version: '1.2.3', commit: '01234567', made: 1 } })
    expect(await text.text()).toContain('stolik_build_info{version="1.2.3",commit="01234567"} 1')
  })
})
