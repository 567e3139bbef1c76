/** What a gateway is made of besides our own code: a bill of materials (CycloneDX), and the licences of all packages as one text. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../rooms.js'
import { readManifest } from './packages.js'

/** A package as `npm ls --long` shows it. */
interface Installed {
  readonly name?: string
  readonly version?: string
  readonly path?: string
  readonly license?: string
  readonly description?: string
  readonly dependencies?: Readonly<Record<string, Installed>>
}

export interface Package {
  readonly name: string
  readonly version: string
  readonly folder: string
  readonly licence: string
  /** Whether it is one of our own. */
  readonly ours: boolean
  /** As `name@version`. */
  readonly needs: readonly string[]
}

const workspaces = ['--workspace', '@stolik/gateway', '--workspace', '@stolik/cli']

/**
 * Every package that a running gateway loads, by `name@version`. `npm sbom` does not list them all: it leaves out those that another
 * of our packages uses for development.
 */
export function packagesOfGateway(): ReadonlyMap<string, Package> {
  const args = ['ls', '--all', '--long', '--json', '--omit=dev', ...workspaces]
  const tree = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 2 ** 20 }),
  ) as Installed
  const found = new Map<string, Package>()
  const add = ({ name, version, path, license = '', dependencies = {} }: Installed): string[] => {
    // Packages for other systems are not installed, and have neither version nor folder.
    if (name === undefined || version === undefined || path === undefined) return []
    const key = `${name}@${version}`
    const needs = Object.values(dependencies).flatMap(add)
    const before = found.get(key)?.needs ?? []
    const ours = name.startsWith('@stolik/')
    found.set(key, {
      name,
      version,
      folder: path,
      licence: license,
      ours,
      needs: [...new Set([...before, ...needs])],
    })
    return [key]
  }
  for (const one of Object.values(tree.dependencies ?? {})) add(one)
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const address = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The bill of materials in CycloneDX 1.5. The same packages make the same text. */
export function billOfMaterials(packages: ReadonlyMap<string, Package>): string {
  const { name: own, version } = readManifest('platform/gateway')
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string }>>
  }
  const hashesOf = (folder: string): object => {
    const integrity = lock.packages[folder.slice(root.length)]?.integrity
    if (integrity === undefined) return {}
    return {
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
      ],
    }
  }
  const all = [...packages.values()]
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: own, version, purl: address(own, version) } },
    components: all.map((one) => ({
      type: 'library',
      'bom-ref': `${one.name}@${one.version}`,
      name: one.name,
      version: one.version,
      purl: address(one.name, one.version),
      licenses: [{ expression: one.licence }],
      ...hashesOf(one.folder),
    })),
    dependencies: all.map((one) => ({ ref: `${one.name}@${one.version}`, dependsOn: one.needs })),
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** The text of a package's licence; empty where it brings none along. */
function textOf(folder: string): string {
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
}

/** The licences of other people's packages, a chapter for each. */
export const licences = (packages: ReadonlyMap<string, Package>): string =>
  [...packages]
    .filter(([, { ours }]) => !ours)
    .map(([key, { licence, folder }]) => `${key}\nLicence: ${licence}\n\n${textOf(folder)}`.trimEnd())
    .join(`\n\n${'-'.repeat(80)}\n`)
    .concat('\n')
