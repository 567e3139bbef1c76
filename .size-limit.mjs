/** What a person fetches who opens the portal and sits down at a table, by what imports what. */
import { readFileSync } from 'node:fs'

const dist = 'web/portal/dist'
const read = (dir) => JSON.parse(readFileSync(`${dir}/.vite/manifest.json`, 'utf8'))
const manifest = read(dist)
const embedded = read(`${dist}/embed`)

/** A chunk's files and those of all that it cannot do without. */
function files(key, seen = new Set(), chunks = manifest) {
  const chunk = chunks[key]
  if (chunk === undefined) throw new Error(`${key} is not in the portal`)
  if (seen.has(key)) return []
  seen.add(key)
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((one) => files(one, seen, chunks)),
  ]
}

const keys = ['index.html', 'src/pages/table.ts', 'src/words/pl.ts', '../../games/skat/web/index.ts']
const path = ['index.html', ...new Set(keys.flatMap((key) => files(key)))].map((file) => `${dist}/${file}`)

const rankingKeys = ['ranking/embed.ts', 'ranking/history.ts', 'words/ranking/pl.ts'].map(
  (file) => `../widgets/src/${file}`,
)
const loader = `${dist}/embed/stolik.js`
const ranking = [
  loader,
  ...[...new Set(rankingKeys.flatMap((key) => files(key, new Set(), embedded)))].map(
    (file) => `${dist}/embed/${file}`,
  ),
]

export default [
  {
    name: 'first load of the portal with one table (page, styles, widgets, a game’s table and words)',
    path,
    gzip: true,
    limit: '90 kB',
  },
  {
    name: 'the loader that a club’s page names, with the facades',
    path: loader,
    gzip: true,
    limit: '6 kB',
  },
  {
    name: 'a ranking on a club’s page, with the chart of a player whose row is opened',
    path: ranking,
    gzip: true,
    limit: '18 kB',
  },
]
