/** What a release consists of works where nothing else of the project is: in an empty folder. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../rooms.js'
import { example, readManifest } from './packages.js'

const { version } = readManifest('games/core')
let folder = ''
let release = ''

const run = (command: string, args: readonly string[], cwd = folder): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
const archive = (name: string): string => join(release, `stolik-${name}-${version}.tgz`)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-release-test-'))
  release = join(folder, 'release')
  run('npx', ['tsx', '--conditions=source', 'test/release/main.ts', release], root)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  const packages = ['core', 'skat', 'baska', 'sixtysix', 'elements'].map(archive)
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...packages])
}, 300_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('the packages of rules', () => {
  it.each(['skat', 'baska', 'sixtysix'])('play a hand of %s by the example of their page', (game) => {
    const file = join(folder, `${game}.js`)
    writeFileSync(file, example(`@stolik/${game}`))
    expect(readFileSync(join(folder, `node_modules/@stolik/${game}/README.md`), 'utf8')).toContain(
      example(`@stolik/${game}`),
    )
    expect(run(process.execPath, [file])).toMatch(/^\[ -?\d+(?:, -?\d+)+ \]\n$/)
  })

  it('bring the types of what they export, and their words', () => {
    const program = `import { seeded, type Seat } from '@stolik/core'
import { skat } from '@stolik/skat'
const seat: Seat = 0
export const state = skat.setup(skat.profiles['pzskat']!, skat.deal(skat.profiles['pzskat']!, seeded('a')), skat.between(skat.profiles['pzskat']!, []))
export const hand: number = skat.view(state, seat).hand
`
    writeFileSync(join(folder, 'types.ts'), program)
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--skipLibCheck', 'false']
    expect(run(process.execPath, [tsc, ...strict, 'types.ts'])).toBe('')
    const words = createRequire(join(folder, 'x.js'))('@stolik/skat/words/table/pl.json') as Record<
      string,
      string
    >
    expect(Object.keys(words).length).toBeGreaterThan(50)
  })

  it('need nothing but each other', () => {
    const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(installed).toEqual(['@stolik'])
  })
})

describe('the package of elements', () => {
  const at = (file: string): string => join(folder, 'node_modules/@stolik/elements', file)

  it('has types for each element that the manifest describes', () => {
    const manifest = readFileSync(at('custom-elements.json'), 'utf8')
    const tags = [...manifest.matchAll(/"tagName": ?"([\w-]+)"/g)].map(([, tag]) => tag as string)
    expect(tags.length).toBeGreaterThan(10)
    for (const tag of tags)
      for (const file of ['index.d.ts', 'react.d.ts'])
        expect(readFileSync(at(file), 'utf8')).toContain(`"${tag}"`)
  })

  it('has all parts that its loader can ask for', () => {
    const parts = [...readFileSync(at('index.js'), 'utf8').matchAll(/\.\/(assets\/[\w.-]+\.js)/g)].map(
      ([, part]) => part,
    )
    expect(parts.length).toBeGreaterThan(10)
    for (const part of parts) expect(existsSync(at(part as string)), part).toBe(true)
  })

  it('has types that compile, and that know the properties of a tag', () => {
    const program = `import type {} from '@stolik/elements'
export const game: string = document.createElement('stolik-lobby').server
`
    writeFileSync(join(folder, 'page.ts'), program)
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const strict = ['--strict', '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler']
    expect(run(process.execPath, [tsc, ...strict, 'page.ts'])).toBe('')
  })
})

describe('the gateway', () => {
  it('comes with all that its image is built from', () => {
    const files = run('tar', ['-tzf', archive('gateway')]).split('\n')
    const needed = [
      'Dockerfile',
      'package-lock.json',
      'platform/gateway/dist/bundle/main.js',
      'web/portal/dist/index.html',
    ]
    for (const file of needed) expect(files).toContain(`stolik-gateway-${version}/${file}`)
    expect(files.filter((file) => /\.(?:test\.\w+|map)$|\/node_modules\//.test(file))).toEqual([])
  })

  it('has a bill of materials with every package that it loads, each with its licence', () => {
    const bill = JSON.parse(readFileSync(join(release, `stolik-gateway-${version}.cdx.json`), 'utf8')) as {
      readonly bomFormat: string
      readonly components: readonly {
        readonly purl: string
        readonly licenses: readonly { readonly expression: string }[]
      }[]
    }
    expect(bill.bomFormat).toBe('CycloneDX')
    const names = bill.components.map(({ purl }) => decodeURIComponent(purl))
    for (const name of ['fastify', 'libsql', 'ioredis'])
      expect(names.join('\n')).toContain(`pkg:npm/${name}@`)
    const licences = readFileSync(join(release, 'THIRD-PARTY-LICENCES.txt'), 'utf8')
    expect(licences).toMatch(/^fastify@\d/m)
    expect(licences).toMatch(/Permission is hereby granted/)
  })

  it('has the checksums of all files', () => {
    const lines = readFileSync(join(release, 'SHA256SUMS'), 'utf8').trim().split('\n')
    const files = readdirSync(release).filter((file) => file !== 'SHA256SUMS')
    expect(lines).toEqual(
      files.map((file) => {
        const sum = createHash('sha256')
          .update(readFileSync(join(release, file)))
          .digest('hex')
        return `${sum}  ${file}`
      }),
    )
  })
})

describe('the chart', () => {
  it('has the version of the release, and values that are YAML', () => {
    run('tar', ['-xzf', archive('chart')])
    const chart = join(folder, `stolik-chart-${version}`)
    expect(parse(readFileSync(join(chart, 'Chart.yaml'), 'utf8'))).toMatchObject({
      version,
      appVersion: version,
    })
    expect(parse(readFileSync(join(chart, 'values.yaml'), 'utf8'))).toMatchObject({
      replicas: 1,
      redis: false,
    })
  })

  it.skipIf(!hasHelm())('passes Helm’s lint', () => {
    const chart = join(folder, `stolik-chart-${version}`)
    const set = 'existingSecret=stolik,url=https://cards.example'
    expect(run('helm', ['lint', '--strict', '--set', set, chart])).toContain('0 chart(s) failed')
  })
})

function hasHelm(): boolean {
  try {
    execFileSync('helm', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('Helm is not here: the chart was not linted.')
    return false
  }
}
