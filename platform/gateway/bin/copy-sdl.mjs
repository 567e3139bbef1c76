/** Puts the platform's SDL files, scripts and words beside the built code that reads them. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
cpSync(join(root, 'src'), join(root, 'dist'), {
  recursive: true,
  filter: (path) => !/\.\w+$/.test(path) || /\.(graphql|lua|json)$/.test(path),
})
