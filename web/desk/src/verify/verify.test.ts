import { locales, seal, withRuleSets } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { ruleSets, skat } from '@stolik/skat'
import { drawAct, drawSeats, seatsAsked } from '@stolik/event/draw/seats'
import { fold } from '@stolik/event/fold/fold'
import { standings } from '@stolik/event/standing/index'
import { resultsJson } from '@stolik/event/verify/published'
import type { Entry, Logged } from '@stolik/event/model/entry'
import type { EventState } from '@stolik/event/model/state'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StolikVerify } from './verify.js'

const lists = seal(withRuleSets(skat, ruleSets), (view: object) => view)
const by = { kind: 'direction', account: 'a', name: 'Director' } as const

/** An evening of six players at two tables, with one list each. */
function published(): string {
  const notes = { control: 'x', penalties: 'x', exclusion: 'x', appeals: 'x', material: 'x', other: '' }
  const log: Logged[] = []
  let state: EventState | undefined
  const write = (entry: Entry): EventState => {
    const logged: Logged = { at: 1_700_000_000_000, by, op: null, entry }
    log.push(logged)
    return (state = fold(state, logged))
  }
  const format = {
    id: 'test',
    profile: 'pzskat',
    chairs: [3],
    bye: null,
    stake: null,
    scoring: { kind: 'total' as const },
    tieBreaks: ['lot' as const],
    series: [{ rounds: 1, minutes: null, draw: 'lots' as const }],
  }
  const sealed = { salt: 'a'.repeat(64), seed: 'b'.repeat(64) }
  const regulations = {
    name: 'Cup',
    place: 'Hall',
    organiser: 'Club',
    starts: 1_800_000_000_000,
    game: 'skat',
    format,
    mode: 'hall' as const,
    open: true,
    capacity: null,
    fee: null,
    groups: [],
    categories: [],
    juniorFrom: null,
    seniorUntil: null,
    prizes: [],
    protestMinutes: 15,
    dropOut: 'bot' as const,
    speed: 'NORMAL' as const,
    notes,
  }
  let now = write({ kind: 'announce', regulations, sealed })
  const own = { person: null, online: false, licence: null, woman: null, born: null, team: null, pair: null }
  for (let n = 1; n <= 6; n++) {
    const entrant = { name: `Player ${n}`, club: null, ...own, substitute: false }
    now = write({ kind: 'enter', player: `p${n}`, number: n, entrant, waiting: false, reserve: false })
  }
  const act = drawAct(1, seatsAsked(now, lists, 1).map(drawSeats), null)
  if ('refused' in act) throw new Error(act.refused)
  const { tables, byes } = act
  const next = { salt: 'c'.repeat(64), seed: 'd'.repeat(64) }
  write({ kind: 'draw', series: 1, reason: null, tables: [...tables], byes: [...byes], next })
  write({ kind: 'start', series: 1 })
  const lines = ['1 clubs with 1 won', 'passed', '2 grand hand with 2 won']
  for (const table of [1, 2]) write({ kind: 'list', series: 1, table, lines, signed: true })
  now = write({ kind: 'end', series: 1 })
  return resultsJson({ state: now, log, lists, ranked: standings(now, lists), at: 1_700_000_000_000 })
}

let page: StolikVerify
const shown = (): string => page.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''
const outcome = (): Element | null | undefined => page.shadowRoot?.querySelector('.outcome')

function choose(text: string): void {
  const files = new DataTransfer()
  files.items.add(new File([text], 'results.json', { type: 'application/json' }))
  const input = page.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null || input === undefined) throw new Error('nothing to choose a file with')
  input.files = files.files
  input.dispatchEvent(new Event('change'))
}

describe('stolik-verify', () => {
  const text = published()
  beforeEach(async () => {
    page = new StolikVerify()
    page.lang = 'en'
    await show(page)
    await expect.poll(shown).toContain('Check a result')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    page.remove()
  })

  it('draws and counts a chosen file again without asking any server, and passes the accessibility check', async () => {
    await expect.poll(shown).toContain('the network may go')
    const fetched = vi.spyOn(globalThis, 'fetch')
    choose(text)
    await expect.poll(outcome).toBeTruthy()
    expect(shown()).toContain('Everything is equal. Draws: 1. Lists: 2. Players in the ranking: 6.')
    expect(shown()).toContain((JSON.parse(text) as { hash: string }).hash)
    expect(fetched).not.toHaveBeenCalled()
    expect(await faults(page)).toEqual([])
  })

  it('names the place of a seat that the draw does not give', async () => {
    const file = JSON.parse(text) as {
      parts?: object
      content: { series: { tables: { players: string[] }[] }[] }
    }
    delete file.parts
    const { players } = file.content.series[0]?.tables[1] ?? { players: [] }
    const [a = '', b = ''] = players
    players[0] = b
    players[1] = a
    choose(JSON.stringify(file))
    await expect.poll(outcome).toBeTruthy()
    expect(shown()).toContain(`series 1, table 2, chair A: the file says ${b}, the draw gives ${a}`)
    page.lang = 'de'
    await expect
      .poll(shown)
      .toContain(`Serie 1, Tisch 2, Platz A: In der Datei steht ${b}, die Auslosung ergibt ${a}`)
  })

  it('says what is wrong with a file that holds no result, or a damaged one', async () => {
    choose('a letter')
    await expect.poll(shown).toContain('This file has no result.')
    choose(text.replace('"stamp":"provisional"', '"stamp":"settled"'))
    await expect.poll(shown).toContain('This file is damaged: stamp is missing or not valid.')
  })

  it('fetches the result of an event of this site, and of no other', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response(text)))
    const ask = (address: string): void => {
      const input = page.shadowRoot?.querySelector<HTMLInputElement>('[name=address]')
      if (input === null || input === undefined) throw new Error('no address')
      input.value = address
      input.form?.requestSubmit()
    }
    ask('https://elsewhere.example/event/e1')
    await expect.poll(shown).toContain('This address belongs to another site.')
    expect(fetched).not.toHaveBeenCalled()
    ask(`${location.origin}/event/e1/standings`)
    await expect.poll(outcome).toBeTruthy()
    expect(fetched.mock.calls[0]?.[0]).toMatch(/\/files\/event\/e1\/results\.json$/)
  })

  it('has every sentence in every language', async () => {
    choose(text)
    await expect.poll(outcome).toBeTruthy()
    for (const locale of locales) {
      page.lang = locale
      await expect.poll(() => outcome()?.textContent).toBeTruthy()
      expect(shown()).not.toContain('verify.')
    }
  })
})
