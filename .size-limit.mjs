/** What a person fetches, by what imports what: with the words of one language, since those are fetched too. */
import { readFileSync } from 'node:fs'
import { fetched, loader, refuseStrangers } from './test/size/embedded.mjs'

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

/** What the gateway names in the document for a page, in Polish. */
const told = JSON.parse(readFileSync(`${dist}/early.json`, 'utf8'))
const early = (...names) => names.flatMap((name) => told[name].pl)
const inPortal = (keys, more) =>
  ['index.html', ...new Set([...['index.html', ...keys].flatMap((key) => files(key)), ...more])].map(
    (file) => `${dist}/${file}`,
  )

refuseStrangers()
const elements = '../elements/src'
const silent = [`${elements}/words/pl.json`]
/** By the composition root of the pages. */
const games = [
  ...readFileSync('web/elements/src/games.ts', 'utf8').matchAll(/import\('@stolik\/(\w+)\/web'\)/g),
].map(([, game]) => game)
if (games.length < 2) throw new Error('the composition root no longer tells which games have tables')
const perGame = (game) => [
  {
    name: `one live table on a club’s page, with cards: ${game}`,
    path: fetched([`${elements}/table/table.ts`, `../../games/${game}/web/index.ts`]),
    limit: '75 kB',
  },
  {
    name: `a replay on a club’s page, with cards: ${game}`,
    path: fetched([`${elements}/replay/replay.ts`, new RegExp(`/${game}-shown-`)]),
    limit: '40 kB',
  },
]

export default [
  {
    name: 'first load of the portal with one table (page, styles, elements, a game’s table)',
    path: inPortal(['../../games/skat/web/index.ts'], early('stolik-table')),
    gzip: true,
    limit: '90 kB',
  },
  {
    name: 'the home page of the portal: page, styles, scripts, words, and the lists below the tables',
    path: inPortal([], early('words', 'stolik-events', 'stolik-rankings')),
    limit: '61 kB',
  },
  {
    name: 'the loader that a club’s page names, with the facades',
    path: loader,
    limit: '6 kB',
  },
  {
    name: 'a ranking with the chart of a player whose row is opened, beside the loader',
    path: fetched([`${elements}/ranking/embed.ts`, /\/history-/], silent).filter((file) => file !== loader),
    limit: '18 kB',
  },
  {
    name: 'the card of a player, beside the loader',
    path: fetched([`${elements}/ranking/player/player.ts`], silent).filter((file) => file !== loader),
    limit: '16 kB',
  },
  {
    name: 'the standings of an event, live, beside the loader',
    path: fetched([`${elements}/event/standings/standings.ts`]).filter((file) => file !== loader),
    limit: '42 kB',
  },
  {
    name: 'a table list, live, beside the loader',
    path: fetched([`${elements}/list/list.ts`]).filter((file) => file !== loader),
    limit: '28 kB',
  },
  ...games.flatMap(perGame),
]
