/** The pictures that messengers show beside a link: one for each kind of page, in the look of the house, and with no secret. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lettersOf, locales } from '@stolik/core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawings } from '../web/kit/src/deck/art.js'
import { games } from '../platform/gateway/src/games.js'
import { pictureFor } from '../platform/gateway/src/web/picture/address.js'
import { drawPicture } from '../platform/gateway/src/web/picture/draw.js'
import { renderer } from '../platform/gateway/src/web/picture/render.js'
import { fitting, widthOf, writable } from '../platform/gateway/src/web/picture/text.js'
import { handPage } from '../platform/gateway/src/web/site/hand-page.js'
import { standingsPage } from '../platform/gateway/src/web/site/event-page.js'
import type { SitePage } from '../platform/gateway/src/web/site/document.js'
import type { EventRow } from '../platform/gateway/src/event/live/rows.js'
import type { Standings } from '@stolik/event/model/standings'
import { fakeTime, guest, testApp, tiny, type App, type Asker } from '../platform/gateway/test/help.js'
import { keyOf, openDesk } from '../platform/gateway/test/ranking/desk.js'
import { scheme } from '../platform/gateway/test/ranking/kept.js'
import { announce, official } from '../platform/gateway/test/event/gateway.js'
import { newAccounts, newEvents, newRankings } from '../platform/gateway/test/stores.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-pictures-'))
/** Where the pictures are left to be looked at. */
const kept = process.env['STOLIK_PICTURES']
const time = fakeTime(1_700_000_000_000)
const long = 'Otwarte Mistrzostwa Pomorza w Baśkę o Puchar Burmistrza </svg><script>'

let app: App
let ola: Asker
let event: string
beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    readFileSync(join(import.meta.dirname, '../web/portal/index.html'), 'utf8'),
  )
  writeFileSync(
    join(folder, 'picture-art.json'),
    JSON.stringify(drawings([...new Set(locales.map(lettersOf))])),
  )
  if (kept !== undefined) mkdirSync(kept, { recursive: true })
  const accounts = newAccounts()
  const rankings = newRankings()
  const key = keyOf('Związek')
  const desk = await openDesk({ key }, rankings, { ...scheme, name: 'Ranking Doliny' })
  await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'provisional', 'final')
  app = await testApp({
    ...{
      games: [...games, tiny],
      portal: folder,
      accounts,
      rankings,
      events: newEvents(),
      signingKeys: [key],
      clubs: [{ id: 'dolina', name: 'Dolina 3', place: 'Dolina', origins: [], roles: [] }],
      time,
    },
    url: 'https://stolik.example',
  })
  const director = await official({ app, accounts }, 'Director', 'ORGANISER')
  event = (await announce(director, { name: long, place: 'Hala, Żory' })).event
  ola = await guest(app, 'Ola Żółta')
}, 60_000)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string) => app.inject({ url, headers: { host: 'stolik.example' } })

/** The address of the picture that a page names. */
async function pictureOf(page: string): Promise<string> {
  const { body } = await get(`${page}${page.includes('?') ? '&' : '?'}lang=pl`)
  const [, address = ''] =
    /<meta property="og:image" content="https:\/\/stolik\.example([^"]*)"/.exec(body) ?? []
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
  return address
}

async function bytesOf(address: string, name?: string): Promise<Buffer> {
  const { statusCode, headers, rawPayload } = await get(address)
  expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'image/png'])
  if (kept !== undefined && name !== undefined) writeFileSync(join(kept, `${name}.png`), rawPayload)
  return rawPayload
}

const open = (args: string) =>
  ola.get<{ id: string; invitation: string }>(
    `mutation { open(game: "skat", profile: "pzskat", chairs: 3 ${args}) { ... on Table { id invitation } } }`,
  )

const person = async (): Promise<string> => {
  const { rows } = (await get('/rankings/league/latest.json')).json<{ rows: { person: string }[] }>()
  return rows[0]?.person ?? ''
}

/** One of each kind. */
const pages: readonly (readonly [name: string, page: () => string | Promise<string>])[] = [
  ['home', () => '/'],
  ['play', () => '/play'],
  ['events', () => '/events'],
  ['event', () => `/event/${event}`],
  ['standings', () => `/event/${event}/standings`],
  ['rankings', () => '/ranking'],
  ['ranking', () => '/ranking/league'],
  ['player', async () => `/ranking/league/person/${await person()}`],
  ['clubs', () => '/clubs'],
  ['club', () => '/club/dolina'],
  ['table', async () => `/table/${(await open('')).id}`],
  ['list', async () => `/table/${(await open('')).id}/list`],
  ['private', async () => `/table/${(await open('private: true')).id}`],
  ['replay', () => '/replay'],
  ['unknown-hand', () => '/replay/22222222/1'],
  ['problem', () => '/problem'],
  ['problem-skat', () => '/problem?game=skat'],
  ['problem-baska', () => '/problem?game=baska&day=2023-11-10'],
  ['daily-skat', () => '/daily?game=skat'],
  ['learn', () => '/learn'],
  ['learn-skat', () => '/learn/skat'],
  ['value', () => '/value'],
  ['for-clubs', () => '/for-clubs'],
  ['new-event', () => '/event/new'],
]

describe('the picture of a page', () => {
  it.each(pages)('is a picture of the right size: %s', async (name, page) => {
    const { format, width, height } = await sharp(
      await bytesOf(await pictureOf(await page()), name),
    ).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    const { channels } = await sharp(await bytesOf(await pictureOf(await page()))).stats()
    // Something is drawn: the picture has light and dark.
    expect(channels.some(({ stdev }) => stdev > 30)).toBe(true)
  })

  it('of a finished hand shows its first trick, and names the players', async () => {
    const record = readFileSync(join(import.meta.dirname, '../web/portal/public/example-deal.txt'), 'utf8')
    const page = handPage(
      record,
      { id: '22222222', hand: '3' },
      games.map(({ plugin }) => plugin),
      {
        locale: 'pl',
        timeZone: 'Europe/Warsaw',
        gameName: () => 'Skat',
      },
    )
    const moves = [...record.matchAll(/\b\d:([CSHD][ATKQJ987])(?![+\w])/g)].map(([, card]) => card)
    expect(page.art).toEqual({ cards: moves.slice(0, 3) })
    expect(page.title).toBe('Skat · Rozdanie 3')
    const draw = renderer(drawings([lettersOf('pl')]))
    const drawn = await draw(pictureFor(page, 'pl', 'https://stolik.example'), () => Promise.resolve())
    if (kept !== undefined && drawn !== undefined) writeFileSync(join(kept, 'hand.png'), drawn.body)
    expect((await sharp(drawn?.body).metadata()).width).toBe(1200)
  })

  it('of standings shows the first five, and none before there are results', async () => {
    const row = { id: 'e', name: 'Puchar Żukowa', starts: 1_800_000_000_000, place: 'Świetlica' } as EventRow
    const individual = ['Ola <b>', 'Jan Wiśniewski-Kowalczykowski', 'Ewa', 'Zuzia', 'Adam', 'Basia'].map(
      (name, n) => ({ place: n + 1, name, points: 1_234.5 - 300 * n }),
    ) as unknown as Standings['individual']
    const of = (phase: string): SitePage =>
      standingsPage({ ...row, phase }, { individual } as Standings, {
        locale: 'pl',
        timeZone: 'Europe/Warsaw',
        gameName: String,
      })
    const final = of('FINAL')
    expect(final.art).toEqual({
      rows: [
        { place: '1.', name: 'Ola <b>', figure: '1\u00a0234,50' },
        { place: '2.', name: 'Jan Wiśniewski-Kowalczykowski', figure: '934,50' },
        { place: '3.', name: 'Ewa', figure: '634,50' },
        { place: '4.', name: 'Zuzia', figure: '334,50' },
        { place: '5.', name: 'Adam', figure: '34,50' },
      ],
    })
    expect(final.body.markup).toContain('Ola &lt;b&gt;')
    const drawn = await renderer(drawings([lettersOf('pl')]))(
      pictureFor(final, 'pl', 'https://stolik.example'),
      () => Promise.resolve(),
    )
    if (kept !== undefined && drawn !== undefined)
      writeFileSync(join(kept, 'standings-final.png'), drawn.body)
    expect((await sharp(drawn?.body).metadata()).height).toBe(630)
    for (const phase of ['OPEN', 'DRAWN']) expect(of(phase).art).toBeUndefined()
  })

  it('does not say its heading again in the sentence below', () => {
    const sentence = (about: string): string => {
      const page = { title: 'Liga Doliny', about } as SitePage
      return pictureFor(page, 'pl', 'https://stolik.example').sentence
    }
    expect(sentence('Liga Doliny, Klub Lębork, I liga')).toBe('Klub Lębork, I liga')
    expect(sentence('Liga Doliny: wydanie 3')).toBe('wydanie 3')
    expect(sentence('Liga Doliny')).toBe('Liga Doliny')
    expect(sentence('Liga Doliny Kaszub, Klub')).toBe('Liga Doliny Kaszub, Klub')
  })

  it('differs by language', async () => {
    const address = (await pictureOf('/value')).split('?')[0] ?? ''
    const [pl, fr] = [await bytesOf(address), await bytesOf(address.replace('/pl/', '/fr/'))]
    expect(pl.equals(fr)).toBe(false)
  })

  it('of a private table is that of every table that does not exist, whatever happens there', async () => {
    const { id, invitation } = await open('private: true')
    const none = await pictureOf('/table/22222222')
    expect(none).toBe('/picture/pl/table.png')
    for (const query of ['', `?invitation=${invitation}`])
      expect(await pictureOf(`/table/${id}${query}`)).toBe(none)
    // Nor does an address that names it.
    expect((await bytesOf(`/picture/pl/table/${id}.png`)).equals(await bytesOf(none))).toBe(true)
    await ola.get(`mutation { fillWithBots(table: "${id}") { __typename } }`)
    await time.advance(60_000)
    expect((await bytesOf(`/picture/pl/table/${id}.png`)).equals(await bytesOf(none))).toBe(true)
    const hand = await bytesOf(`/picture/pl/hand/${id}/1.png`)
    expect(hand.equals(await bytesOf('/picture/pl/hand.png'))).toBe(true)
  })

  it('of a table in play shows no card, and none of its hand that is not over', async () => {
    const { id } = await open('')
    await ola.get(`mutation { fillWithBots(table: "${id}") { __typename } }`)
    const before = await pictureOf(`/table/${id}`)
    // The bots play as far as they can without her.
    await time.advance(60_000)
    expect(await pictureOf(`/table/${id}`)).toBe(before)
    const hand = await bytesOf(`/picture/pl/hand/${id}/1.png`)
    expect(hand.equals(await bytesOf('/picture/pl/hand.png'))).toBe(true)
  })

  it('is kept by readers, for long under the address of its version', async () => {
    const address = await pictureOf('/ranking/league')
    const first = await get(address)
    expect(first.headers['cache-control']).toBe('public, max-age=604800')
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await get(address.split('?')[0] ?? '')).headers['cache-control']).toBe('public, max-age=300')
    const again = await app.inject({
      url: address,
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    '/picture/pl/event/none.png',
    '/picture/pl/none.png',
    '/picture/xx/home.png',
    '/picture/pl/home',
    '/picture/pl/constructor.png',
    '/picture/pl/ranking/league/a/b.png',
    '/picture/pl/hand/22222222/x.png',
  ])('does not exist at %s', async (address) => {
    expect((await get(address)).statusCode).toBe(404)
  })
})

describe('names', () => {
  it('fit beside the cards, whatever is in them', () => {
    for (const name of [long, 'W'.repeat(200), 'a '.repeat(200), 'محمد', '🂡', '\u202eabc', '']) {
      const { size, lines } = fitting('strong', name, 560, [
        { size: 72, most: 2 },
        { size: 42, most: 4 },
      ])
      expect(lines.length).toBeLessThanOrEqual(4)
      for (const line of lines) expect(widthOf({ face: 'strong', size }, line)).toBeLessThanOrEqual(561)
    }
    expect(writable('text', 'محمد Ali 🂡 Żółć ë ô')).toBe('Ali Żółć ë ô')
  })

  it('reach the drawing as outlines only', () => {
    const art = { rows: [{ place: '1.', name: '<b>&"', figure: '1' }] }
    const svg = drawPicture(
      { heading: long, sentence: long, art, host: 'a<b', letters: 'AKDW' },
      drawings(['AKDW']),
    )
    expect(svg).not.toMatch(/script|&|<b|<text|Mistrzostwa/)
  })
})

describe('whoever asks for many pictures', () => {
  it('waits behind a few others at most', async () => {
    const draw = renderer(drawings(['AKDW']), 2)
    const asked = ['a', 'b', 'c'].map((heading) =>
      draw({ heading, sentence: '', art: { backs: 1 }, host: 'x', letters: 'AKDW' }, () => Promise.resolve()),
    )
    const drawn = await Promise.all(asked)
    expect(drawn.filter((one) => one === undefined)).toHaveLength(1)
  })

  it('has to wait, but not for those that are kept', async () => {
    const limited = await testApp({ games, portal: folder, time, rate: 1_000, url: 'https://stolik.example' })
    const asked = async (address: string) => (await limited.inject(address)).statusCode
    const kinds = ['home', 'play', 'clubs', 'value', 'lessons']
    const all = locales.flatMap((locale) => kinds.map((kind) => `/picture/${locale}/${kind}.png`))
    const codes: number[] = []
    for (const address of all) codes.push(await asked(address))
    expect(codes.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
    expect(codes.filter((code) => code === 200).length).toBeLessThan(all.length)
    expect(codes.at(-1)).toBe(429)
    for (let n = 0; n < 30; n++) expect(await asked(all[0] ?? '')).toBe(200)
    await limited.close()
  })
})
