import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  all,
  screenReaderFor,
  find,
  lendAnnouncements,
  textOf,
  type ScreenReader,
  type Told,
} from './screen-reader.js'
import { allWays } from '../engines/open.js'
import { startGateways, type Somewhere } from './gateways.js'
import { playByScreenReader, type Phrases, type Until } from './listener.js'
import { openBrowser, phone } from './visit.js'

let gateway: Somewhere
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateways(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

/** The words with which a person finds a table and reads the result of a hand. */
interface Wayfarer extends Phrases {
  readonly language: RegExp
  readonly game: RegExp
  readonly newTable: string
  readonly withBots: string
  readonly askName: string
  readonly enter: string
  readonly result: string
  readonly sum: string
  readonly chairs: number
}

const pl = {
  language: /^polski/,
  newTable: 'nowy stolik',
  withBots: 'gram z botami',
  askName: 'Pod jakim imieniem grasz?',
  enter: 'gram',
  you: 'ty',
  yourTurn: 'twój ruch',
  players: 'Gracze',
  calls: 'Co możesz powiedzieć',
  hand: 'Twoje karty',
  news: 'Co się dzieje przy stole',
  over: 'koniec rozdania',
  next: 'następne rozdanie',
  result: 'Rozliczenie',
  sum: 'Jak to wyszło',
  ranks: ['as', 'król', 'dama', 'walet', 'dziesiątka', 'dziewiątka', 'ósemka', 'siódemka'],
}
const csb = {
  language: /^kaszëbsczi beta$/,
  newTable: 'nowi stolëk',
  withBots: 'gróm z bòtama',
  askName: 'Pòd jaczim mionã grôsz?',
  enter: 'gróm',
  you: 'të',
  yourTurn: 'terô të',
  players: 'Grôczë',
  trick: 'Sztëch',
  calls: 'Co mòżesz rzec',
  hand: 'Twòje kartë',
  news: 'Co sã dzeje przë stole',
  over: 'kùńc rozdaniégò',
  next: 'nastãpné rozdanié',
  result: 'Rozliczenié',
  sum: 'Jak to wëszło',
  ranks: ['as', 'król', 'dama', 'walét', 'dzesątka', 'dzewiątka', 'òsemka', 'sétemka'],
  suits: ['krziż', 'pik', 'serce', 'karo'],
}
const journeys: readonly (readonly [string, Wayfarer])[] = [
  [
    'Skat in Polish',
    {
      ...pl,
      game: /^Skat PZSkat$/,
      chairs: 3,
      trick: 'Sztych',
      suits: ['krojc', 'grin', 'herc', 'szel'],
      wishes: [
        /^grajmy dalej$/,
        /^gram: /,
        /^mam \d+$/,
        /^gram 18$/,
        /^\d+$/,
        /^biorę skat$/,
        /^odkładam .+ · .+$/,
        /^(Krojc|Grin|Herc|Szel|Grand) /,
        /^pas$/,
      ],
    },
  ],
  [
    'Skat in Kashubian',
    {
      ...csb,
      game: /^Szkat PZSkat$/,
      chairs: 3,
      wishes: [
        /^grójmë dali$/,
        /^gróm: /,
        /^móm \d+$/,
        /^gróm 18$/,
        /^\d+$/,
        /^biorã szkat$/,
        /^òdkłôdóm .+ · .+$/,
        /^(Krziż|Pik|Serce|Karo|Grand) /,
        /^pas$/,
      ],
    },
  ],
  [
    'Baśka in Polish',
    {
      ...pl,
      game: /^Czerwona baśka/,
      chairs: 4,
      trick: 'Bitka',
      suits: ['trefl', 'pik', 'kier', 'karo'],
      wishes: [/^gramy dalej$/, /^pas$/, /^wesele /, /^gran /],
    },
  ],
  [
    'Baśka in Kashubian',
    {
      ...csb,
      game: /^Czerwionô baszka/,
      chairs: 4,
      wishes: [/^grómë dali$/, /^pas$/, /^wieselé /, /^gran /],
    },
  ],
]

const until: Until = async (look, what) => {
  let found: Awaited<ReturnType<typeof look>>
  await expect
    .poll(async () => (found = await look()) !== undefined, { timeout: 30_000, interval: 30, message: what })
    .toBe(true)
  if (found === undefined) throw new Error(what)
  return found
}

/** Waits until there is an element with that role and name. */
const met = (screenReader: ScreenReader, role: string, name: string | RegExp): Promise<Told> =>
  until(async () => find(await screenReader.listen(), role, name), `there is no ${role} “${String(name)}”`)

describe.each(allWays ? journeys : journeys.filter(([name]) => name.endsWith('in Polish')))(
  'a whole hand of %s',
  (_, way) => {
    it('can be played by screen reader, using roles and names alone', async () => {
      const context = await browser.newContext({ viewport: phone, locale: 'pl-PL', reducedMotion: 'reduce' })
      await lendAnnouncements(context)
      const page = await context.newPage()
      const screenReader = await screenReaderFor(page)
      await page.goto(gateway.url)
      // On a narrow page the languages are in the menu.
      await screenReader.press(await met(screenReader, 'button', 'Menu'))
      await screenReader.press(await met(screenReader, 'button', way.language))
      // The page is redrawn when its own words have loaded, so the form is asked for again.
      const game = await until(async () => {
        const now = await screenReader.listen()
        const [offer, radio] = [find(now, 'button', way.newTable), find(now, 'radio', way.game)]
        if (offer !== undefined) await screenReader.press(offer)
        return offer === undefined ? radio : undefined
      }, 'the game is not offered')
      await screenReader.press(game, 'Space')
      await screenReader.press(await met(screenReader, 'button', way.withBots))
      await until(
        async () => find(await screenReader.listen(), 'textbox', way.askName)?.focused || undefined,
        'the focus is not where the name is asked',
      )
      await page.keyboard.type('Danuta')
      await screenReader.press(await met(screenReader, 'button', way.enter))

      const { dealt, played, chatter, said } = await playByScreenReader(screenReader, way, until)
      expect(dealt).toBeGreaterThan(3)
      expect(played).toBe(dealt)
      expect(said.length).toBeGreaterThan(0)
      // My card, what each of the others played before and after the end of a trick, who took it, which sides that revealed, and
      // that it is my turn.
      expect(chatter).toBeLessThanOrEqual(2 * way.chairs + 4)
      expect(chatter).toBeGreaterThan(way.chairs)

      const panel = await until(async () => {
        const aside = find(await screenReader.listen(), 'complementary', way.result)
        return aside?.focused === true ? aside : undefined
      }, 'the focus is not taken to what the hand came to')
      expect(textOf(find(panel, 'list', way.sum) ?? panel).length).toBeGreaterThan(1)
      const headers = all(panel).filter(({ role }) => role === 'columnheader')
      expect(headers.map(({ name }) => name)).toHaveLength(1 + way.chairs)
      expect(headers.some(({ name }) => name === 'Danuta')).toBe(true)

      // In the next hand the focus moves to the hand, and the reader says whose turn it is.
      const before = (await screenReader.announced()).length
      await screenReader.press(await met(screenReader, 'button', new RegExp(`^${way.next}`)))
      await until(
        async () => (await screenReader.announced()).slice(before).at(0),
        'nothing is told of the hand that begins',
      )
      const first = (await screenReader.announced())[before] ?? ''
      expect(first).toMatch(/\. \S/)
      await until(async () => {
        const now = await screenReader.listen()
        return [...buttonsOf(now, way.hand), ...buttonsOf(now, way.calls)].find(({ focused }) => focused)
      }, 'the focus is lost when the next hand begins')
      await context.close()
    })
  },
)

const buttonsOf = (table: Told, name: string): Told[] =>
  all(table)
    .filter((one) => one.name === name && ['toolbar', 'group'].includes(one.role))
    .flatMap(all)
    .filter(({ role }) => role === 'button')
