/** Start cards with the seats that are drawn, and the poster of the winners. */
import { cases } from '@stolik/core/cases'
import { locales, type Locale } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { pdf, type Paper } from '../../../src/event/print/documents.js'
import { startCards } from '../../../src/event/print/start-cards.js'
import { printPoster } from '../../../src/event/papers/poster.js'
import { tiny } from '../../help.js'
import { entrant, format, names, startEvent, type TestEvent } from '../../../../event/test/event.js'
import { printed as piecesOf, readable } from './readable.js'
import * as sample from './sample.js'

const some = locales.slice(0, cases(1, locales.length))

const byes = { points: 0, small: 0 }
const started = (): TestEvent => {
  const event = startEvent(
    { game: 'tiny', format: { ...format, profile: 'plain', chairs: [4], bye: byes, tieBreaks: ['lot'] } },
    { lists: tiny.plugin },
  )
  event.enter(...names(9))
  event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
  return event
}
const printed = async (
  event: TestEvent,
  paper: Paper,
  locale: Locale = 'en',
): Promise<string | undefined> => {
  const source = {
    state: event.state,
    offer: tiny,
    locale,
    timeZone: 'UTC',
    at: 0,
    ruleName: null,
    site: null,
  }
  const bytes = await pdf(source, paper)
  return bytes === undefined ? undefined : readable(bytes).join('\n')
}

describe('start cards', () => {
  it('have the seat of each series once it is drawn, and codes only from a gateway', () => {
    const event = started()
    expect(startCards(event.state, null).map(({ seats }) => seats)).toEqual(
      Array.from({ length: 10 }, () => [null, null]),
    )
    event.draw(1)
    const [series] = event.state.series
    for (const { number, seats, codes } of startCards(event.state, null)) {
      const table = series?.tables.find(({ players }) => players.includes(`p${number}`))
      const chair = table?.players.indexOf(`p${number}`)
      const free = series?.byes.includes(`p${number}`) === true ? 'bye' : null
      expect([seats[0], seats[1]]).toEqual([table === undefined ? free : { table: table.table, chair }, null])
      expect(codes).toBeNull()
    }
  })

  it('name a reserve who took a place over only from their series on', () => {
    const event = started()
    event.draw(1)
    event.must({ kind: 'start', series: 1 })
    event.fill(1, () => 'passed')
    event.must({ kind: 'end', series: 1 })
    event.must({ kind: 'replace', player: 'p1', by: 'p10', from: 2 })
    event.draw(2)
    const card = startCards(event.state, null).find(({ number }) => number === 10)
    expect([card?.seats[0], card?.seats[1] === null]).toEqual([null, false])
  })

  it.each(some)('in %s say table and seat, or that the player has a bye', async (locale) => {
    const event = started()
    event.draw(1)
    const text = (await printed(event, { kind: 'cards' }, locale)) ?? ''
    for (const letter of ['A', 'B', 'C', 'D'])
      expect(text.match(new RegExp(`^${letter}$`, 'gm'))).toHaveLength(2)
    expect(text).not.toMatch(/PIN|card\.\w|plan\.\w|undefined/)
  })
})

describe('the poster', () => {
  const long = (n: number): string => `Maksymilian Zdzisława Trzebiatowska-Żele${n}`

  it.each(some)('in %s names the winners in full, on one A3 page', async (locale) => {
    const individual = sample.rows.map((row, i) => ({ ...row, name: long(i + 1) }))
    const standings = { ...sample.standings, individual }
    const bytes = await printPoster({ imprint: { ...sample.imprint, locale }, standings })
    const pages = readable(bytes)
    expect(pages).toHaveLength(1)
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/MediaBox \[0 0 841\.89 1190\.55\]/)
    for (let n = 1; n <= 10; n++) expect(pages[0]?.replaceAll('\n', ' ')).toContain(long(n))
    for (const prize of ['puchar i 1500 zł', '300 zł', 'puchar i 800 zł']) expect(pages[0]).toContain(prize)
    expect(pages[0]).not.toMatch(/\{\w+\}|undefined|NaN|^\w+\.\w+(\.\w+)*$/m)
  })

  it('sets no name smaller than that of the next place', async () => {
    const individual = sample.rows.map((row, i) => ({ ...row, name: long(i + 1) }))
    const standings = { ...sample.standings, individual }
    const pieces = piecesOf(await printPoster({ imprint: sample.imprint, standings }))[0] ?? []
    const sizes = Array.from(
      { length: 10 },
      (_, i) => pieces.find(({ text }) => text.endsWith(`-Żele${i + 1}`))?.size,
    )
    expect(sizes[0]).toBeGreaterThanOrEqual(30)
    expect(sizes).toEqual(sizes.toSorted((a = 0, b = 0) => b - a))
  })

  it('does not exist before the last series has ended', async () => {
    const event = started()
    event.draw(1)
    expect(await printed(event, { kind: 'poster' })).toBeUndefined()
  })
})
