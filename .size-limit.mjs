/** What a person fetches who opens the portal and sits down at a table, by what imports what. */
import { readFileSync } from 'node:fs'

const dist = 'web/portal/dist'
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

/** A chunk's files and those of all that it cannot do without. */
function files(key, seen = new Set()) {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`${key} is not in the portal`)
  if (seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((one) => files(one, seen))]
}

const keys = ['index.html', '../../games/skat/web/index.ts']
const path = ['index.html', ...new Set(keys.flatMap((key) => files(key)))].map((file) => `${dist}/${file}`)

export default [
  {
    name: 'first load of the portal with one table (page, styles, widgets, a game’s table and words)',
    path,
    gzip: true,
    limit: '90 kB',
  },
]
