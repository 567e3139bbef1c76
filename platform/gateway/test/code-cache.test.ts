/** Compiled code that is kept beside a script, and the bundle that starts from it. */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepCode, loadScript } from '../src/base/code-cache.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-code-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Example {
  readonly sum: (a: number, b: number) => number
  readonly fail: () => never
  readonly later: () => { readonly sum: Example['sum'] }
  readonly file: string
  readonly module: () => Promise<{ readonly answer: number }>
}

/** Another one of the same length has another operator. */
const example = (operator: '+' | '-'): string => `
exports.sum = (a, b) => a ${operator} b
exports.fail = () => { throw new Error('failed') }
exports.later = () => require('./later.cjs')
exports.file = __filename
exports.module = () => import('./module.mjs')
`

describe('compiled code beside a script', () => {
  let file: string
  let number = 0
  const load = () => {
    const { script, exports } = loadScript(file)
    return { rejected: script.cachedDataRejected, example: exports as Example }
  }
  /** Of functions that have run, as a build leaves it. */
  const build = (): void => {
    const { script, exports } = loadScript(file)
    expect((exports as Example).sum(1, 2)).toBe(3)
    keepCode(file, script)
  }
  beforeEach(() => {
    // A process compiles a script of one name and text only once.
    const own = join(folder, `${(number += 1)}`)
    mkdirSync(own)
    file = join(own, 'example.cjs')
    writeFileSync(file, example('+'))
    writeFileSync(join(own, 'later.cjs'), `exports.sum = require('./example.cjs').sum`)
    writeFileSync(join(own, 'module.mjs'), 'export const answer = 42')
  })

  it('is used if it fits', () => {
    build()
    expect(load().rejected).toBe(false)
    expect(load().example.sum(1, 2)).toBe(3)
  })

  it('is not needed', () => {
    const { rejected, example } = load()
    expect(rejected).toBeUndefined()
    expect(example.sum(1, 2)).toBe(3)
  })

  it('is not used for another script of the same length', () => {
    build()
    writeFileSync(file, example('-'))
    const { rejected, example: other } = load()
    expect(rejected).toBeUndefined()
    expect(other.sum(1, 2)).toBe(-1)
  })

  it.each<[string, (code: Buffer) => Buffer]>([
    ['was cut off', (code) => code.subarray(0, -100)],
    ['is empty', () => Buffer.alloc(0)],
    [
      'has a wrong byte',
      (code) => code.fill(code.readUInt8(code.length >> 1) ^ 1, code.length >> 1, (code.length >> 1) + 1),
    ],
  ])('is not used if it %s', (_, damage) => {
    build()
    writeFileSync(`${file}.cache`, damage(readFileSync(`${file}.cache`)))
    const { rejected, example } = load()
    expect(rejected).toBeUndefined()
    expect(example.sum(1, 2)).toBe(3)
  })

  it('is not used by another Node', () => {
    build()
    const { version } = process
    try {
      Object.defineProperty(process, 'version', { value: 'v99.0.0' })
      expect(load().rejected).toBeUndefined()
    } finally {
      Object.defineProperty(process, 'version', { value: version })
    }
    expect(load().rejected).toBe(false)
  })

  it('leaves a script what it is: its name, its stack, its parts that load later, and modules', async () => {
    build()
    const { example } = load()
    expect(example.file).toBe(file)
    expect(example.later().sum).toBe(example.sum)
    expect((await example.module()).answer).toBe(42)
    const stackOf = (run: () => void): string | undefined => {
      try {
        run()
      } catch (error) {
        return (error as Error).stack
      }
      return undefined
    }
    expect(stackOf(example.fail)).toContain(`${file}:3:`)
  })
})

describe('the bundle', () => {
  const gateway = join(import.meta.dirname, '..')
  const root = join(gateway, '../..')
  const bundle = (name: string): string => join(gateway, 'dist', name)
  const copies: string[] = []
  afterAll(() => {
    for (const copy of copies) rmSync(copy, { recursive: true })
  })
  beforeAll(() => {
    const build = ['--no-install', 'turbo', 'run', 'build', '--filter=@stolik/gateway', '--output-logs=none']
    execFileSync('npx', build, { cwd: root, stdio: 'ignore' })
    // The build may be of another Node, from the cache of turbo.
    execFileSync(process.execPath, [join(gateway, 'bin/cache-code.mjs')])
  }, 300_000)

  /** A copy whose parts find their files as the original does. */
  const copied = (): string => {
    const copy = mkdtempSync(bundle('bundle-'))
    copies.push(copy)
    cpSync(bundle('bundle'), copy, { recursive: true })
    return copy
  }
  const contents = (copy: string) =>
    readdirSync(copy).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(copy, name)))
        .digest('hex'),
    ])

  /** What V8 says of the kept code. */
  const rejected = (copy: string, flags: readonly string[]): string => {
    const module = JSON.stringify(join(gateway, 'dist/base/code-cache.js'))
    const script = JSON.stringify(join(copy, 'gateway.cjs'))
    const code = `import { loadScript } from ${module}; console.log(loadScript(${script}).script.cachedDataRejected)`
    return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], {
      encoding: 'utf8',
    }).trim()
  }

  it.each<[string, { flags?: readonly string[]; damage?: (cache: string) => void; rejected: string }]>([
    ['from the code of its build', { rejected: 'false' }],
    [
      'with other flags, which V8 rejects the code for',
      { flags: ['--max-old-space-size=400'], rejected: 'true' },
    ],
    ['without that code', { damage: (cache) => rmSync(cache), rejected: 'undefined' }],
    ['with a damaged one', { damage: (cache) => writeFileSync(cache, 'no code'), rejected: 'undefined' }],
  ])(
    'starts %s, and writes nothing beside itself',
    { timeout: 60_000 },
    async (_, { flags = [], damage, ...expected }) => {
      const copy = copied()
      damage?.(join(copy, 'gateway.cjs.cache'))
      const before = contents(copy)
      expect(rejected(copy, flags)).toBe(expected.rejected)
      const child = spawn(process.execPath, [...flags, join(copy, 'main.js')], {
        env: {
          PATH: process.env['PATH'],
          PORT: '0',
          HOST: '127.0.0.1',
          STOLIK_DATA: mkdtempSync(join(folder, 'data-')),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(child, 'exit')
      let output = ''
      for await (const part of child.stdout) {
        output += String(part)
        const address = /Stolik is on ([^"\s]+?)(?=["\\\s])/.exec(output)?.[1]
        if (address === undefined) continue
        expect((await fetch(`${address}/readyz`)).status).toBe(200)
        child.kill('SIGTERM')
      }
      expect([await ended, output]).toEqual([[0, null], expect.stringContaining('Stolik is on')])
      expect(contents(copy)).toEqual(before)
    },
  )
})
