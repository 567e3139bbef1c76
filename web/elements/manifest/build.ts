/** Writes `dist/custom-elements.json`, and `dist/tokens.css` for a page of ours, which is drawn before its scripts have come. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenSheet } from '../../kit/src/tokens/sheet.js'
import { parts } from '../src/embed/parts.js'
import { readManifest } from './manifest.js'

const folder = join(import.meta.dirname, '..')
const { manifest, faults } = readManifest(join(folder, '../..'), Object.keys(parts))
for (const fault of faults) console.warn(fault)
mkdirSync(join(folder, 'dist'), { recursive: true })
writeFileSync(join(folder, 'dist/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
// What a reader has chosen is a page's own rem, where nothing else is said.
writeFileSync(join(folder, 'dist/tokens.css'), tokenSheet('1rem').cssText)
