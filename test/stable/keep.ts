/** `npm run note-release`: notes what a release promises, for the comparison with the next one. Run it when a release is made. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { limitsOf, noted } from '../size/held.mjs'
import { surface } from './surface.js'

const last = join(import.meta.dirname, 'last')
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly version: string
}
const { schema, elements, commands } = surface()
writeFileSync(join(last, 'schema.graphql'), `${schema}\n`)
writeFileSync(join(last, 'surface.json'), `${JSON.stringify({ version, elements, commands }, null, 2)}\n`)
const limits: string = '../../.size-limit.mjs'
const { default: sizes } = (await import(limits)) as { readonly default: Parameters<typeof limitsOf>[0] }
writeFileSync(noted, `${JSON.stringify(limitsOf(sizes), null, 2)}\n`)
