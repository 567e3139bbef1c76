/** Everything that `npm ci` installs runs on every Node that package.json names, so that npm prints no warnings there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies, subset } from 'semver'
import { expect, it } from 'vitest'
import { isSupportedNode } from '../platform/cli/src/operator/doctor/look-machine.js'

interface Locked {
  readonly engines?: { readonly node?: string } | readonly string[]
  readonly optional?: boolean
  readonly cpu?: readonly string[]
}

/** Whether npm installs it only on 32 bits, for which newer versions of Node are not built everywhere. */
const isFor32Bits = ({ optional, cpu }: Locked): boolean => optional === true && cpu?.join() === 'ia32'

const root = join(import.meta.dirname, '..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { engines } = read('package.json') as { readonly engines: { readonly node: string } }
const promised = engines.node
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> }

it('20.19, 22 and 24 are promised, and the tests run on one of them', () => {
  expect(minVersion(promised)?.version).toBe('20.19.0')
  for (const version of ['20.19.0', '22.13.0', '24.0.0', process.versions.node])
    expect(satisfies(version, promised)).toBe(true)
})

it('no package requires another Node', () => {
  const strict = Object.entries(packages).flatMap(([path, locked]) => {
    if (isFor32Bits(locked)) return []
    const { engines } = locked
    // Some old packages have a list, which npm ignores.
    const wants = engines !== undefined && 'node' in engines ? (engines.node ?? '*') : '*'
    return subset(promised, wants) ? [] : [`${path}: ${wants}`]
  })
  expect(strict).toEqual([])
  expect(Object.keys(packages).length).toBeGreaterThan(300)
})

it.each([
  '18.20.0',
  '20.18.9',
  '20.19.0',
  '21.9.0',
  '22.12.0',
  '22.13.0',
  '23.5.0',
  '24.0.0',
  '25.1.0',
  '26.1.0',
])('stolik doctor says of Node %s what is promised', (version) =>
  expect(isSupportedNode(version)).toBe(satisfies(version, promised)),
)
