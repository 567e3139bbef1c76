/** Writes `dist/custom-elements.json`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parts } from '../src/embed/parts.js'
import { readManifest } from './manifest.js'

const folder = join(import.meta.dirname, '..')
const { manifest, faults } = readManifest(join(folder, '../..'), Object.keys(parts))
for (const fault of faults) console.warn(fault)
mkdirSync(join(folder, 'dist'), { recursive: true })
writeFileSync(join(folder, 'dist/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
