/** The gateway as one archive: what is built, the manifests by which npm installs the rest, and the file of its image. */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../rooms.js'

/** What a package brings along, where it has it: as in the image of the Dockerfile. */
const parts = ['package.json', 'dist', 'bin', 'words', 'problems.jsonl']
/** npm reads the manifests of all packages, also of those that a gateway does not need. */
const alone = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'CHANGELOG.md',
  'docs/operations.md',
  'docs/deploy',
]

const packages = ['games', 'platform', 'web'].flatMap((place) =>
  readdirSync(join(root, place)).map((name) => `${place}/${name}`),
)

export function stageGateway(folder: string): void {
  const paths = [
    ...alone,
    ...packages.flatMap((one) => parts.map((part) => `${one}/${part}`)),
    'test/package.json',
    'test/node24/package.json',
  ]
  for (const path of paths.filter((one) => existsSync(join(root, one)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  cpSync(join(root, 'docs/deploy/Dockerfile'), join(folder, 'Dockerfile'))
}
