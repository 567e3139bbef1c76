import { render } from 'lit'
import { say } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { event } from '../../../test/event.js'
import { eventWords } from '../../words/event/index.js'
import type { Deals, EventShown } from '../client/types.js'
import type { Speaker } from '../speaker.js'
import { draw } from './draw.js'
import { ranking } from './ranking.js'
import { regulations } from './regulations.js'

const commitment = '5e'.repeat(32)
const opened = { salt: '0a'.repeat(32), seed: '0b'.repeat(32) }
const same = (deals: Deals | null): EventShown => {
  const shown = event({ phase: 'DRAWN' })
  return {
    ...shown,
    regulations: { ...shown.regulations, sameCards: deals === null ? null : 'DIFFERENCE' },
    series: shown.series.map((one) => ({ ...one, deals })),
  }
}
const written = (part: unknown): string => {
  const page = document.createElement('div')
  render(part, page)
  return page.textContent.replaceAll(/\s+/g, ' ')
}

describe('an event in which all tables play the same deals', async () => {
  await eventWords.need('en')
  const speaker: Speaker = { locale: 'en', say: (code, args) => say(eventWords.en, 'en', code, args) }
  const drawn = (shown: EventShown): string => {
    const [series] = shown.series
    if (series === undefined) throw new Error('drawn')
    const parts = { ...speaker, mine: [], show: () => undefined, file: (name: string) => name }
    return written(draw({ ...parts, event: shown, series }))
  }

  it('says at the draw that they are sealed, with their commitment, and when they open', () => {
    const page = drawn(same({ commitment, opened: null, spares: [] }))
    expect(page).toContain('They are sealed, and open when the series has ended.')
    expect(page).toContain(commitment)
    expect(drawn(same({ commitment, opened, spares: [] }))).toContain(opened.seed)
    expect(drawn(same(null))).not.toContain('sealed')
  })

  it('says which table played a spare deal, and why', () => {
    const spares = [{ table: 3, hand: 4, spare: 1, reason: 'a slip was torn' }]
    const page = drawn(same({ commitment, opened, spares }))
    expect(page).toContain('Table 3, deal 5: spare deal 1 (a slip was torn)')
    expect(drawn(same({ commitment, opened, spares: [] }))).not.toContain('dealt again')
  })

  it('shows the lists and the other score against the field beside the points', () => {
    const shown = same({ commitment, opened, spares: [] })
    const [first] = shown.standings.individual
    if (first === undefined) throw new Error('ranked')
    const cells = first.cells.map((cell) => ({ ...cell, field: { difference: -12.5, places: 3.5 } }))
    const rows = [{ ...first, small: 240, points: -12.5, cells }]
    const table = document.createElement('div')
    render(ranking({ ...speaker, event: shown, mine: [] }, rows, 'All'), table)
    const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent)
    expect(heads.slice(-3)).toEqual(['Lists', 'By place', 'Points'])
    const figures = [...table.querySelectorAll('tbody td')].map((cell) => cell.textContent.trim())
    expect(figures.slice(-3)).toEqual(['240', '3.5', '−12.5'])
    render(ranking({ ...speaker, event: same(null), mine: [] }, rows, 'All'), table)
    expect(table.textContent).not.toContain('By place')
  })

  it('says in its regulations what counts', () => {
    const page = written(regulations(same({ commitment, opened: null, spares: [] }), speaker))
    expect(page).toContain('the same at all tables; the difference to the field counts')
    expect(written(regulations(same(null), speaker))).not.toContain('the same at all tables')
  })

  it('says in the regulations that a team has one player in each chair, and only there', () => {
    const team = { kind: 'TEAM', size: 4, counting: 4, substitutes: 0 } as const
    const told = (shown: EventShown): string =>
      written(regulations({ ...shown, regulations: { ...shown.regulations, groups: [team] } }, speaker))
    expect(told(same({ commitment, opened: null, spares: [] }))).toContain(
      'teams of 4, the results of all count (one in each chair)',
    )
    expect(told(same(null))).not.toContain('one in each chair')
  })
})
