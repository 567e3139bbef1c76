/**
 * `npm run load -- page`: loads pages on a slow phone with an empty cache, several times each, and prints medians; and how long analyses of finished
 * hands take there and on a desk, and counting how well their player plays. `--runs N`, `--only WORD`, `--portal FOLDER` for another build of the site than the one here. The gateway
 * and the club's page are on this machine; the browser slows down the connection and the processor.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compress } from '../../platform/gateway/bin/compress.mjs'
import { startAlone } from '../browser/gateway.js'
import { openBrowser } from '../engines/open.js'
import { publishLeague } from '../stage/league.js'
import { enter, openTable, turnOf } from '../stage/people.js'
import { games } from '../../platform/gateway/src/games.js'
import { analysed, type Analysed } from './page/analysis.js'
import { call, type Called, type Visit } from './page/call.js'
import { openClub } from './page/club.js'
import { wholeHands } from './page/hands.js'
import { slow } from './page/pace.js'
import { countedHands, counterOf } from './page/strength.js'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    portal: { type: 'string', default: join(import.meta.dirname, '../../web/portal/dist') },
  },
})
const runs = Number(values.runs)

compress(values.portal)
const data = mkdtempSync(join(tmpdir(), 'stolik-pages-'))
const league = await publishLeague(data)
const club = await openClub()
const [gateway, browser] = await Promise.all([
  startAlone(
    {
      STOLIK_DATA: data,
      STOLIK_SIGNING_KEYS: league.key,
      STOLIK_ORIGINS: club.origin,
      STOLIK_TEST_PORTAL: resolve(values.portal),
    },
    'test/browser/gateway-of-a-build.mjs',
  ),
  openBrowser(),
])
const { url } = gateway
const script = `<script type="module" src="${url}/embed/stolik.js"></script>`

/** A table where it is the guest's turn, on a page of their club. */
async function atTable(game: string, profile: string, chairs: number): Promise<Visit> {
  const who = await enter(url, 'Danuta')
  const table = await openTable(url, who, { game, profile, chairs, length: chairs }, chairs - 1)
  await turnOf(url, who, table)
  return {
    url: club.page(`/${game}`, `${script}\n<stolik-table table="${table}"></stolik-table>`),
    ready: 'stolik-table button',
    touch: 'stolik-table button',
    until: 'playable',
    guest: { at: url, who },
  }
}

/** Opens a table with bots in one press. */
const quick = 'stolik-lobby button:has-text("PZSkat")'

const visits: Readonly<Record<string, () => Visit | Promise<Visit>>> = {
  'an empty page of the club': () => ({
    url: club.page('/', '<p><button>Dzień dobry</button></p>'),
    ready: 'button',
    touch: 'button',
  }),
  'the portal’s home, and on to a table': () => ({
    url: `${url}/`,
    ready: quick,
    touch: quick,
    until: 'playable',
    name: 'Danuta',
  }),
  'a ranking on a club’s page': () => ({
    url: club.page('/ranking', `${script}\n<stolik-ranking ranking="${league.id}"></stolik-ranking>`),
    ready: 'stolik-ranking .name',
    touch: 'stolik-ranking .name',
  }),
  'a table of Skat on a club’s page': () => atTable('skat', 'pzskat', 3),
  'a table of Baśka on a club’s page': () => atTable('baska', 'lebork', 4),
}

const median = (values: readonly (number | null)[]): number | null =>
  values.filter((value) => value !== null).sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null
const ms = (value: number | null): string => (value === null ? '' : String(Math.round(value)))
const columns: readonly (readonly [string, (all: readonly Called[]) => string])[] = [
  ['usable', (all) => ms(median(all.map((one) => one.usable)))],
  ['first paint', (all) => ms(median(all.map((one) => one.firstPaint)))],
  ['first content', (all) => ms(median(all.map((one) => one.firstContentfulPaint)))],
  ['largest content', (all) => ms(median(all.map((one) => one.largestContentfulPaint)))],
  ['shift', (all) => (median(all.map((one) => one.layoutShift)) ?? 0).toFixed(3)],
  ['blocked', (all) => ms(median(all.map((one) => one.blocking)))],
  ['touch', (all) => ms(median(all.map((one) => one.touch ?? 16)))],
  ['touch to playable', (all) => ms(median(all.map((one) => one.playable)))],
  ['kB', (all) => ((median(all.map((one) => one.bytes)) ?? 0) / 1000).toFixed(1)],
  ['answers', (all) => ms(median(all.map((one) => one.answers)))],
]

console.log(`${runs} runs each; processor ÷ ${slow.cpu}, ${(slow.down * 8) / 1e6} Mbit/s, ${slow.latency} ms`)
console.log(`| page | ${columns.map(([name]) => name).join(' | ')} |`)
for (const [name, prepare] of Object.entries(visits)) {
  if (values.only !== undefined && !name.includes(values.only)) continue
  const visit = await prepare()
  const all: Called[] = []
  for (let n = 0; n < runs; n++) all.push(await call(browser, visit))
  console.log(`| ${name} | ${columns.map(([, of]) => of(all)).join(' | ')} |`)
  if (visit.until === 'playable') console.log(`  ${all.map(({ playable }) => ms(playable)).join(' ')}`)
}

/** Each game with an analysis: the cards of a whole hand, and whether its bidding is judged. */
const analyses = [
  { game: 'skat', profile: 'pzskat', cards: 30, bidding: true },
  { game: 'baska', profile: 'lebork', cards: 16, bidding: false },
]
const times: readonly (readonly [string, (one: Analysed) => number | null])[] = [
  ['first answer', ({ first }) => first],
  ['all cards', ({ cards }) => cards],
  ['bidding', ({ bids }) => bids],
]
const name = 'the analysis of a finished hand'
if (values.only === undefined || name.includes(values.only)) {
  console.log(`| ${name} | ${times.map(([what]) => `${what}, median | slowest`).join(' | ')} |`)
  for (const { game, profile, cards, bidding } of analyses)
    for (const phone of [false, true]) {
      const rules = games.find(({ plugin }) => plugin.id === game)?.plugin
      if (rules === undefined) throw new Error(`no rules of ${game}`)
      const all: Analysed[] = []
      for (const [n, record] of wholeHands(rules, profile, cards, runs).entries()) {
        const hand = `<stolik-replay lang="pl" record="${record}"></stolik-replay>`
        const page = club.page(`/${game}/${n}`, `${script}\n${hand}`)
        all.push(await analysed(browser, page, { phone, bidding }))
      }
      const cells = times.map(([, of]) => {
        const each = all.map(of)
        const known = each.filter((one) => one !== null)
        return `${ms(median(each))} | ${known.length === 0 ? '' : ms(Math.max(...known))}`
      })
      console.log(`| ${game}, ${phone ? 'the slow phone' : 'a desk'} | ${cells.join(' | ')} |`)
    }
}

const counting = 'counting how well somebody plays'
if (values.only === undefined || counting.includes(values.only)) {
  console.log(`| ${counting} | first hand, with the start | later hands, median | slowest |`)
  for (const { game, profile, cards } of analyses)
    for (const phone of [false, true]) {
      const rules = games.find(({ plugin }) => plugin.id === game)?.plugin
      if (rules === undefined) throw new Error(`no rules of ${game}`)
      const texts = wholeHands(rules, profile, cards, 12 * runs)
      const thread = counterOf(values.portal, game)
      const [first = 0, ...later] = await countedHands(browser, `${url}/`, { thread, texts, phone })
      const cells = [first, median(later), Math.max(...later)].map((one) => ms(one))
      console.log(`| ${game}, ${phone ? 'the slow phone' : 'a desk'} | ${cells.join(' | ')} |`)
    }
}
await browser.close()
await Promise.all([gateway.stop(), club.stop()])
rmSync(data, { recursive: true, force: true })
