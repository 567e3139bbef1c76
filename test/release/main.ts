/** `npm run release`: everything that a release consists of, in `dist/release`. Nothing is published; see docs/releasing.md. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../rooms.js'
import { stageChart } from './chart.js'
import { stageElements } from './elements.js'
import { stageGateway } from './gateway.js'
import { readManifest, stageRules } from './packages.js'
import { billOfMaterials, licences, packagesOfGateway } from './third-party.js'

const [to = join(root, 'dist/release')] = process.argv.slice(2)
const { version } = readManifest('games/core')
const work = mkdtempSync(join(tmpdir(), 'stolik-release-'))
rmSync(to, { recursive: true, force: true })
mkdirSync(to, { recursive: true })
try {
  const games = readdirSync(join(root, 'games'))
  for (const game of games) stageRules(`games/${game}`, join(work, game))
  stageElements(join(work, 'elements'))
  for (const one of [...games, 'elements'])
    execFileSync('npm', ['pack', '--silent', '--pack-destination', to], {
      cwd: join(work, one),
      stdio: 'pipe',
    })
  for (const [name, stage] of [
    [`stolik-gateway-${version}`, stageGateway],
    [`stolik-chart-${version}`, stageChart],
  ] as const) {
    stage(join(work, name))
    // The same files make the same archive, whoever packs them and when.
    const always = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=2020-01-01T00:00Z']
    execFileSync('tar', [...always, '--use-compress-program=gzip -n', '-cf', join(to, `${name}.tgz`), name], {
      cwd: work,
    })
  }
  const packages = packagesOfGateway()
  writeFileSync(join(to, `stolik-gateway-${version}.cdx.json`), billOfMaterials(packages))
  writeFileSync(join(to, 'THIRD-PARTY-LICENCES.txt'), licences(packages))
  const sums = readdirSync(to).map((file) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(to, file)))
      .digest('hex')
    return `${sum}  ${file}\n`
  })
  writeFileSync(join(to, 'SHA256SUMS'), sums.join(''))
  for (const file of readdirSync(to)) console.log(join(to, file))
} finally {
  rmSync(work, { recursive: true })
}
