/** The Helm chart with the version of the release. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../rooms.js'
import { readManifest } from './packages.js'

export function stageChart(folder: string): void {
  const { version } = readManifest('platform/gateway')
  cpSync(join(root, 'docs/deploy/chart'), folder, { recursive: true })
  const file = join(folder, 'Chart.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(ersion): 0\.0\.0/g, `$1: ${version}`))
}
