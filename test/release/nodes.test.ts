/** The archives of a release work in an empty folder on each Node that is promised: 20, 22 and 24. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../rooms.js'
import { findTool } from '../tools.mjs'
import { example, readManifest } from './packages.js'

const { version } = readManifest('games/core')
const games = ['skat', 'baska', 'sixtysix']

/** The Node that runs the tests, and those beside it. */
const nodes = [process.execPath, findTool('node22'), findTool('node24')].filter((node) => node !== undefined)
const majorOf = (node: string): string =>
  /^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1] ?? node
const versions = nodes.map((node) => ({ major: majorOf(node), node }))

let folder = ''
const at = (...path: readonly string[]): string => join(folder, ...path)
const archive = (name: string): string => at('release', `stolik-${name}-${version}.tgz`)
const gateway = (): string => at(`stolik-gateway-${version}`)

const run = (command: string, args: readonly string[], cwd = folder): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
/** npm itself runs on the Node that comes first on the path. */
const npm = (node: string, args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` },
  })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-nodes-'))
  run('npx', ['tsx', '--conditions=source', 'test/release/main.ts', at('release')], root)
  run('tar', ['-xzf', archive('gateway')])
  // As docs/deploy/Dockerfile does it. Its native parts are built for every Node at once.
  const parts = ['--omit=dev', '--workspace', '@stolik/gateway', '--workspace', '@stolik/cli']
  npm(process.execPath, ['ci', '--prefer-offline', ...parts], gateway())
}, 300_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

it('Node 20, 22 and 24 are here', () => {
  expect(versions.map(({ major }) => major)).toEqual(expect.arrayContaining(['22', '24']))
  expect(versions.map(({ major }) => Number(major) >= 20)).toEqual([true, true, true])
})

describe.each(versions)('on Node $major', ({ major, node }) => {
  it('the packages of rules and elements install from their archives, and each game plays a hand', () => {
    const place = at(`packages-${major}`)
    mkdirSync(place)
    writeFileSync(join(place, 'package.json'), '{ "type": "module", "private": true }')
    npm(node, ['install', '--offline', ...['core', ...games, 'elements'].map(archive)], place)
    for (const game of games) {
      writeFileSync(join(place, `${game}.js`), example(`@stolik/${game}`))
      expect(run(node, [`${game}.js`], place), game).toMatch(/^\[ -?\d+(?:, -?\d+)+ \]\n$/)
    }
    const program = `import '@stolik/elements'
import type { StolikProblem, StolikProblemEvents } from '@stolik/elements'
const problem: StolikProblem = document.createElement('stolik-problem')
problem.addEventListener('stolik-answered', ({ detail }) => detail.right satisfies boolean)
export type Answered = StolikProblemEvents['stolik-answered']['detail']
export const right: Answered['right'] = true
`
    writeFileSync(join(place, 'page.ts'), program)
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const strict = ['--strict', '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler']
    expect(run(node, [tsc, ...strict, 'page.ts'], place)).toBe('')
    const manifest = readFileSync(join(place, 'node_modules/@stolik/elements/custom-elements.json'), 'utf8')
    expect(manifest).toContain('stolik-answered')
  })

  it('the gateway starts from its archive, is ready, and serves the elements', async () => {
    const server = spawn(node, ['platform/gateway/dist/bundle/main.js'], {
      cwd: gateway(),
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        STOLIK_DATA: at(`data-${major}`),
        NODE_OPTIONS: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(server, 'exit')
    try {
      const address = await new Promise<string>((found, failed) => {
        void ended.then(([code]) => failed(new Error(`the gateway ended with ${String(code)}`)))
        createInterface(server.stdout).on('line', (line) => {
          const [, url] = /Stolik is on ([^"\s]+?)(?=["\\\s]|$)/.exec(line) ?? []
          if (url !== undefined) found(url)
        })
      })
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      expect((await fetch(`${address}/embed/stolik.js`)).headers.get('content-type')).toContain('javascript')
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
  })
})
