/**
 * What a person fetches, by what imports what: with the words of one language, since those are fetched too. Each is held
 * twice: by brotli, which browsers accept over a safe connection, and by gzip, which they accept anywhere.
 */
import { readFileSync } from 'node:fs'
import { fetched, loader, refuseStrangers, thread } from './test/size/embedded.mjs'
import { held } from './test/size/held.mjs'

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

/** The file of a game’s trainer in the portal. */
function threadOfPortal(game) {
  const key = Object.keys(manifest).find((one) => one.includes(`/${game}/web/trainer-thread`))
  const code = readFileSync(`${dist}/${manifest[key].file}`, 'utf8')
  return `${dist}/assets/${/trainer-thread-[\w-]+\.js/.exec(code)[0]}`
}

refuseStrangers()
const elements = '../elements/src'
const silent = [`${elements}/words/pl.json`]
/** The threads that analyse finished hands and their bidding, fetched when somebody asks for an analysis. */
const analyses = readFileSync('web/elements/src/extras/analyses/games.ts', 'utf8')
const threads = (kind, name) =>
  [...analyses.matchAll(new RegExp(`@stolik/(\\w+)/web/${kind}`, 'g'))].map(([, game]) => ({
    name: `${name}: ${game}`,
    path: thread(game, kind),
    brotli: '30 kB',
    gzip: '30 kB',
  }))
const analysts = threads('analysis-thread', 'the thread that analyses a finished hand')
const bidders = threads('bids-thread', 'the thread that judges the bidding of a finished hand')
/** The threads that count how well somebody plays, fetched when they ask for it on their own page. */
const counters = Object.entries(manifest).flatMap(([key, { assets = [] }]) =>
  [...key.matchAll(/\/(\w+)\/web\/strength-thread/g)].map(([, game]) => ({
    name: `the thread that counts how well somebody plays: ${game}`,
    path: assets.map((file) => `${dist}/${file}`),
    brotli: '30 kB',
    gzip: '30 kB',
  })),
)
if (counters.length === 0) throw new Error('no thread counts how well somebody plays')
if (analysts.length === 0) throw new Error('the composition root no longer tells which games have analyses')
/** The threads of trainers, on pages of the portal only: fetched with the first question. */
const trainers = [
  ...readFileSync('web/elements/src/trainer/games.ts', 'utf8').matchAll(
    /@stolik\/(\w+)\/web\/trainer-thread/g,
  ),
].map(([, game]) => ({
  name: `the thread of a trainer: ${game}`,
  path: threadOfPortal(game),
  brotli: '30 kB',
  gzip: '30 kB',
}))
if (trainers.length === 0) throw new Error('the composition root no longer tells which games have trainers')
/** By the composition root of the pages. */
const games = [
  ...readFileSync('web/elements/src/games.ts', 'utf8').matchAll(/import\('@stolik\/(\w+)\/web'\)/g),
].map(([, game]) => game)
if (games.length < 2) throw new Error('the composition root no longer tells which games have tables')
/** The games with problems of the day. */
const problems = [
  ...readFileSync('web/elements/src/problem/games.ts', 'utf8').matchAll(
    /@stolik\/(\w+)\/web\/words\/problem/g,
  ),
].map(([, game]) => game)
if (problems.length === 0) throw new Error('the composition root no longer tells which games have problems')
/** By gzip, where the cards, rules and words of a game take more than a new game may. */
const larger = {
  skat: { table: '82.5 kB', replay: '44.5 kB' },
  baska: { table: '75.5 kB', replay: '44 kB' },
}
const perGame = (game) => {
  const { table, replay } = { table: '75 kB', replay: '42 kB', ...larger[game] }
  return [
    {
      name: `one live table on a club’s page, with cards: ${game}`,
      path: fetched([`${elements}/table/table.ts`, `../../games/${game}/web/index.ts`]),
      brotli: '75 kB',
      gzip: table,
    },
    {
      name: `a replay on a club’s page, with cards: ${game}`,
      path: fetched([`${elements}/replay/replay.ts`, new RegExp(`/${game}-shown-`)]),
      brotli: '40 kB',
      gzip: replay,
    },
  ]
}

const pages = [
  {
    name: 'first load of the portal with one table (page, styles, elements, a game’s table)',
    path: inPortal(['../../games/skat/web/index.ts'], early('stolik-table')),
    brotli: '80 kB',
    gzip: '90 kB',
  },
  {
    name: 'the home page of the portal: page, styles, scripts, words, and the lists below the tables',
    path: inPortal([], early('words', 'stolik-events', 'stolik-rankings')),
    brotli: '61 kB',
    gzip: '69.5 kB',
  },
  {
    name: 'the loader that a club’s page names, with the facades',
    path: loader,
    brotli: '6 kB',
    gzip: '6 kB',
  },
  {
    name: 'a ranking with the chart of a player whose row is opened, beside the loader',
    path: fetched([`${elements}/ranking/embed.ts`, /\/history-/], silent).filter((file) => file !== loader),
    brotli: '18 kB',
    gzip: '20.5 kB',
  },
  {
    name: 'the card of a player, beside the loader',
    path: fetched([`${elements}/ranking/player/player.ts`], silent).filter((file) => file !== loader),
    brotli: '16 kB',
    gzip: '17.5 kB',
  },
  {
    name: 'a season of a league, beside the loader',
    path: fetched([`${elements}/league/league.ts`], silent).filter((file) => file !== loader),
    brotli: '17.5 kB',
    gzip: '19.5 kB',
  },
  {
    name: 'the standings of an event, live, beside the loader',
    path: fetched([`${elements}/event/standings/standings.ts`]).filter((file) => file !== loader),
    brotli: '42 kB',
    gzip: '44.5 kB',
  },
  {
    name: 'a table list, live, beside the loader',
    path: fetched([`${elements}/list/list.ts`]).filter((file) => file !== loader),
    brotli: '28 kB',
    gzip: '31.5 kB',
  },
  {
    name: 'what offers to play a finished hand again, beside the loader',
    path: fetched([`${elements}/same-cards/same-cards.ts`]).filter((file) => file !== loader),
    brotli: '49 kB',
    gzip: '54.5 kB',
  },
  {
    name: 'the page of a club, beside the loader',
    path: fetched([`${elements}/club/club.ts`]).filter((file) => file !== loader),
    brotli: '31 kB',
    gzip: '34.5 kB',
  },
  {
    name: 'the deals of the day, beside the loader',
    path: fetched([`${elements}/daily/daily.ts`]).filter((file) => file !== loader),
    brotli: '30 kB',
    gzip: '33 kB',
  },
  ...problems.map((game) => ({
    name: `the problem of the day on a club’s page, with cards: ${game}`,
    path: fetched([
      `${elements}/problem/problem.ts`,
      `../../games/${game}/web/words/problem.ts`,
      new RegExp(`/${game}-shown-`),
    ]),
    brotli: '45 kB',
    gzip: '50 kB',
  })),
  ...games.flatMap(perGame),
  ...analysts,
  ...bidders,
  ...counters,
  ...trainers,
]

/** Both compressions of a page. */
const twice = ({ name, path, brotli, gzip }) => [
  { name: `${name}; brotli`, path, limit: brotli },
  { name: `${name}; gzip`, path, limit: gzip, gzip: true },
]

export default held(pages.flatMap(twice))
