/** The pages besides the table, each used through roles and names alone, as a person does who cannot see them. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, openTable, playSeries } from '../stage/people.js'
import { announce, notes, directorAt, type Director } from '../event/remote.js'
import { startGateway } from './shared-gateway.js'
import { all, find, textOf, type Told } from './screen-reader.js'
import { holdEvening } from './evening.js'
import { hallEvent } from './hall-event.js'
import { readerOf, type Reader } from './reader.js'
import { openBrowser } from './visit.js'

let director: Director
let browser: Browser
const folder = mkdtempSync(join(tmpdir(), 'stolik-reader-'))
/** Ids of events that are over and under way, addresses of lists in the hall, and a table whose series is over. */
const place = { over: '', running: '', table: '', lists: { pl: '', csb: '' } }
function keyOf(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64')
}
/** Two clubs: one with all its details, one with nothing but its name. */
const listed = [
  { id: 'lebork', name: 'Klub Lębork', place: 'Lębork', site: 'https://lebork.example' },
  { id: 'zukowo', name: 'Klub Żukowo' },
].map((club) => ({ ...club, origins: [], ed25519: keyOf(generateKeyPairSync('ed25519').publicKey) }))
const evening = { name: 'Wieczór wiosenny', place: 'Świetlica', organiser: 'Klub' }

beforeAll(async () => {
  const clubs = join(folder, 'clubs.json')
  writeFileSync(clubs, JSON.stringify(listed))
  ;[director, browser] = await Promise.all([
    startGateway({ STOLIK_CLUBS: clubs }).then(directorAt),
    openBrowser(),
  ])
  const { url } = director.gateway
  await announce(director, {
    ...evening,
    starts: Date.now() + 86_400_000,
    notes,
    open: true,
    game: 'skat',
    mode: 'HALL',
    protestMinutes: 0,
    format: {
      id: 'evening',
      profile: 'pzskat',
      chairs: [4],
      series: [{ rounds: 1 }],
      scoring: { scale: null },
      tieBreaks: ['lot'],
      bye: { points: 0, small: 0 },
    },
  })
  const names = ['Adam Bigus', 'Barbara Cybula', 'Cecylia Dampc', 'Franciszek Ellwart']
  for (const locale of ['pl', 'csb'] as const) {
    const hall = await hallEvent(director, { game: 'skat', profile: 'pzskat' }, names)
    place.lists[locale] = hall.address
    place.running = /\/event\/(\w+)\//.exec(hall.address)?.[1] ?? ''
  }
  const lines = ['2 clubs with 1 won', '3 grand with 1 lost', '4 null won', 'passed']
  const { id } = await holdEvening(
    director,
    { name: 'Wieczór jesienny', starts: Date.parse('2026-11-14T17:00:00Z') },
    names.map((name) => ({ name, club: 'Lębork' })),
    [{ lines, totals: [30, 104, -146, 103] }],
  )
  place.over = id
  const guest = await enter(url, 'Danuta')
  place.table = await openTable(url, guest, { game: 'skat', profile: 'pzskat', chairs: 3, length: 3 }, 2)
  // Never passes, so that no hand is passed in and there are cards to step through.
  const simple = /^(?!resign|claim|concede|open|give|pass)/
  const choose = (legal: readonly string[]): string | undefined =>
    legal.find((move) => simple.test(move)) ?? legal[0]
  await playSeries(url, guest, place.table, choose)
}, 120_000)
afterAll(async () => {
  await browser.close()
  await director.gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

const partsOf = (told: Told, role: string): readonly Told[] => all(told).filter((one) => one.role === role)
const namesOf = (told: Told, role: string): readonly string[] => partsOf(told, role).map(({ name }) => name)
/** The part of a sentence before its first placeholder. */
const begins = (words: string): string => words.split('#')[0] ?? ''

describe.each(['pl', 'csb'] as const)('by screen reader, in %s', (locale) => {
  let me: Reader
  beforeAll(async () => {
    me = await readerOf(browser, locale)
  })
  afterAll(() => me.page.context().close())

  it('the next event is found and entered', async () => {
    const name = `Danuta ${locale}`
    await me.goTo(`${director.gateway.url}/events`)
    // When this link is there, the version for browsers without scripts has been replaced.
    await me.met('link', me.say('events.new'))
    await me.sound('the events')
    await me.press('link', evening.name)
    await me.met('heading', evening.name)
    await me.press('button', me.say('event.register'))
    await expect
      .poll(async () => find(await me.screenReader.listen(), 'textbox', me.say('entry.name'))?.focused)
      .toBe(true)
    await me.sound('the form of an entry')
    await me.page.keyboard.type(name)
    await me.press('button', me.say('entry.send'))
    await me.reads(begins(me.say('next.entered', { name, number: '#' })))
    await me.sound('an event that one has entered')
    const told = await me.news()
    expect(told, told.join(' | ')).toHaveLength(1)
  })

  it('the seats are read from the event and from its big screen', async () => {
    const seat = new RegExp(`^${me.say('draw.table', { n: 1 })}, [A-D]$`)
    await me.goTo(`${director.gateway.url}/event/${place.running}`)
    await me.met('region', me.say('draw.table', { n: 1 }))
    expect(textOf(await me.screenReader.listen()).filter((line) => seat.test(line))).toHaveLength(4)
    await me.met('button', new RegExp(`^${me.say('draw.table', { n: 1 })}: `))
    await me.sound('the draw')
    await me.goTo(`${director.gateway.url}/event/${place.running}/board`)
    await me.press('button', new RegExp(`^${me.say('board.stop')} 1/`))
    await me.met('button', new RegExp(`^${me.say('board.go')} 1/`))
    const names = find(await me.screenReader.listen(), 'list', '')
    expect(textOf(names as Told).filter((line) => seat.test(line))).toHaveLength(4)
    await me.sound('the big screen by name')
    await me.page.keyboard.press('ArrowRight')
    await me.met('heading', me.say('draw.table', { n: 1 }))
    await me.sound('the big screen by table')
    expect(await me.news()).toEqual([])
  })

  it('standings are a table with headers, and its first row names the winner', async () => {
    await me.goTo(`${director.gateway.url}/frame/standings?event=${place.over}`)
    const table = await me.met('table', me.say('standings.all'))
    // The spoken header, not the visible “M.”.
    expect(namesOf(table, 'columnheader')).toContain(me.say('standings.placeHeard'))
    expect(namesOf(table, 'columnheader')).toContain(me.say('standings.name'))
    expect(namesOf(table, 'columnheader')).toContain(me.say('standings.points'))
    expect(namesOf(table, 'rowheader')[0]).toMatch(/ Lębork$/)
    await me.sound('standings')
  })

  it('the value of a game is calculated with the arrow keys, and announced once each time', async () => {
    await me.goTo(`${director.gateway.url}/value`)
    await me.met('status', '')
    await me.sound('the calculator')
    const first = await me.met('radio', me.say('game.clubs'))
    await me.news()
    await me.screenReader.press(first, 'ArrowRight')
    await expect
      .poll(async () => find(await me.screenReader.listen(), 'radio', me.say('game.spades'))?.focused)
      .toBe(true)
    await expect.poll(async () => textOf(await me.met('status', '')).join(' ')).toMatch(/\+22/)
    const told = await me.news()
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('+22')
  })

  it('a replay is stepped through, and each step and the result are announced', async () => {
    await me.goTo(`${director.gateway.url}/replay/${place.table}/1`)
    await me.met('slider', me.say('replay.step'))
    await me.sound('a replay')
    for (let step = 0; step < 12; step++) {
      const before = (await me.screenReader.announced()).length
      await me.press('button', me.say('replay.on'))
      const told = async (): Promise<number> => (await me.screenReader.announced()).length - before
      await expect.poll(told).toBeGreaterThan(0)
      expect(await told()).toBeLessThanOrEqual(3)
    }
    await me.screenReader.press(await me.met('slider', me.say('replay.step')), 'End')
    await me.met('button', me.say('replay.back'))
    await me.met('DescriptionList', me.say('settlement.scores'))
    await me.sound('the end of a replay')
  })

  it('a table list says who won what', async () => {
    await me.goTo(`${director.gateway.url}/frame/list?table=${place.table}`)
    await me.met('link', me.say('alone.table'))
    const table = await me.met('table', /./)
    expect(namesOf(table, 'columnheader')).toContain('Danuta')
    const rows = namesOf(table, 'rowheader')
    expect(rows.slice(0, 3).map((row) => row[0])).toEqual(['1', '2', '3'])
    await me.sound('a table list')
  })

  it('a lesson is opened and continued, and its hand is played by the guide', async () => {
    await me.goTo(`${director.gateway.url}/learn/skat`)
    const next = new RegExp(`^${me.say('learn.next', { chapter: me.say('learn.chapter.counting') })}`)
    await me.met('link', next)
    await me.sound('a lesson')
    await me.press('link', next)
    await expect
      .poll(
        async () =>
          find(await me.screenReader.listen(), 'heading', me.say('learn.chapter.counting'))?.focused,
      )
      .toBe(true)
    await me.sound('a chapter with sums')
    await me.press('link', me.say('learn.chapter.hand'))
    await me.met('region', me.say('learn.guide'))
    await me.met('button', me.say('learn.doIt'))
    await me.sound('the guided hand')
    await me.news()
    await me.press('button', me.say('learn.doIt'))
    await expect.poll(() => me.screenReader.announced().then((lines) => lines.length)).toBeGreaterThan(1)
    await me.met('button', me.say('learn.doIt'))
    const told = await me.news()
    // What happens, what may be done, the advice with its reason, and what the table tells.
    expect(told.length, told.join(' | ')).toBeLessThanOrEqual(12)
    expect(new Set(told).size).toBe(told.length)
  })

  it('clubs are listed by name, with a link to each', async () => {
    await me.goTo(`${director.gateway.url}/clubs`)
    await me.met('heading', 'Klub Lębork')
    await me.sound('the clubs')
    const told = all(await me.screenReader.listen())
    const after = told.slice(told.findIndex(({ role, name }) => role === 'heading' && name === 'Klub Lębork'))
    const links = after.filter(({ role }) => role === 'link').map(({ name }) => name)
    expect(links.slice(0, 2)).toEqual(['Klub Lębork', me.say('clubs.site')])
  })

  it('a deal is entered into the list of a table in the hall', async () => {
    await me.goTo(place.lists[locale])
    await me.met('heading', me.say('hall.title', { table: 1, n: 1 }))
    await me.press('button', /^A /)
    await me.press('radio', me.say('who.passed'), 'Space')
    await me.sound('a deal that is entered')
    await me.press('button', me.say('paper.enter'))
    await me.reads(me.say('hall.saved'))
    await me.sound('a deal to be checked')
  })
})
