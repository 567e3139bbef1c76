import { render } from 'lit'
import { say } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { event } from '../../../test/event.js'
import { eventWords } from '../../words/event/index.js'
import type { EventShown } from '../client/types.js'
import type { Speaker } from '../speaker.js'
import { draw } from './draw.js'
import { nextPanel } from './next-panel.js'
import { regulations } from './regulations.js'

const halls = [
  { name: 'Upstairs', from: 1, to: 1 },
  { name: 'Cellar', from: 2, to: 2 },
]
const inHalls = (): EventShown => {
  const shown = event({ phase: 'DRAWN', players: 7 })
  return { ...shown, regulations: { ...shown.regulations, halls } }
}
const written = (part: unknown): string => {
  const page = document.createElement('div')
  render(part, page)
  return page.textContent.replaceAll(/\s+/g, ' ')
}

describe('the regulations of an event online', async () => {
  await eventWords.need('en')
  const speaker: Speaker = { locale: 'en', say: (code, args) => say(eventWords.en, 'en', code, args) }
  const read = (mode: 'ONLINE' | 'HALL', onlookers: 'ALLOWED' | 'LATE' | 'BARRED'): string => {
    const shown = event({ phase: 'DRAWN' })
    return written(regulations({ ...shown, regulations: { ...shown.regulations, mode, onlookers } }, speaker))
  }

  it('say who may look on, unless everybody may', () => {
    expect(read('ONLINE', 'LATE')).toContain('Looking on one trick late')
    expect(read('ONLINE', 'BARRED')).toContain('Looking on nobody until')
    expect(read('ONLINE', 'ALLOWED')).not.toContain('Looking on')
    expect(read('HALL', 'BARRED')).not.toContain('Looking on')
  })
})

describe('an event in several halls', async () => {
  await eventWords.need('en')
  const speaker: Speaker = { locale: 'en', say: (code, args) => say(eventWords.en, 'en', code, args) }
  const file = (name: string): string => name

  it('tells a player their table with its hall', () => {
    const shown = inHalls()
    const player = shown.players.find(({ id }) => id === 'p4') ?? null
    const none = { pin: null, now: null, tableHref: null, enter: '', withdraw: '', more: '' }
    const panel = nextPanel({ ...speaker, ...none, event: shown, player, href: '' })
    expect(written(panel)).toContain('Your table: 2, Cellar, place B.')
  })

  it('names the hall at each table and beside each name', () => {
    const shown = inHalls()
    const [series] = shown.series
    if (series === undefined) throw new Error('drawn')
    const page = written(draw({ ...speaker, event: shown, series, mine: [], show: () => undefined, file }))
    expect(page.match(/Upstairs/g)).toHaveLength(1 + 3)
    expect(page.match(/Cellar/g)).toHaveLength(1 + 3)
  })

  it('names the chair that a bot plays because its player never came', () => {
    const shown = inHalls()
    const [series] = shown.series
    if (series === undefined) throw new Error('drawn')
    const tables = series.tables.map((table, i) => ({
      ...table,
      seats: table.seats.map((seat) => ({ ...seat, bot: i === 0 && seat.chair === 1 })),
    }))
    const played = { ...series, tables }
    const page = written(
      draw({ ...speaker, event: shown, series: played, mine: [], show: () => undefined, file }),
    )
    expect(page.match(/ · bot/g)).toHaveLength(1)
    const second = tables[0]?.seats[1]
    expect(page).toContain(`${second?.name ?? ''} ${second?.number ?? ''} · bot`)
  })

  it('says in its regulations which tables stand where', () => {
    expect(written(regulations(inHalls(), speaker))).toContain('Halls and tables Upstairs: 1 · Cellar: 2')
    expect(written(regulations(event({ phase: 'DRAWN' }), speaker))).not.toContain('Halls')
  })
})
