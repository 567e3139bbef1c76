import type { Catalogue } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import type { TablePlayer } from '../table/renderer.js'
import '../tokens/tokens.js'
import { NextEvent, StolikSettlement } from './settlement.js'

afterEach(() => document.body.replaceChildren())

const player = (name: string): TablePlayer => ({ name, bot: false, online: true, clock: null })
const catalogue: Catalogue = {
  won: '{seat}: {game, word, game} wygrany',
  'game.H': 'herc',
  'factor.with': 'z {n}',
  value: '{multiplier} × {base} = {value}',
}
const won = {
  scores: [0, 48, 0],
  lines: [
    { code: 'won', args: { seat: 1, game: 'H' }, clause: '5.3.3' },
    { code: 'factor.with', args: { n: 2 }, clause: '2.4.2' },
    { code: 'value', args: { base: 12, multiplier: 4, value: 48 }, clause: '' },
  ],
}
/** Seat 1 is chair 2: chair 0 deals and sits out. */
const table: Partial<StolikSettlement> = {
  settlement: won,
  catalogue,
  players: ['Ola', 'Jan', 'Ewa', 'Piotr'].map(player),
  seating: [1, 2, 3],
  chair: 2,
}
const draw = (more: Partial<StolikSettlement> = {}): Promise<StolikSettlement> =>
  show(new StolikSettlement(), { ...table, ...more })
const text = (element: StolikSettlement, selector: string): string[] =>
  Array.from(element.shadowRoot?.querySelectorAll(selector) ?? [], (node) =>
    node.textContent.replace(/\s+/g, ' ').trim(),
  )

describe('stolik-settlement', () => {
  it('is accessible in light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      expect(await faults(await draw({ nextIn: 12_000 }))).toEqual([])
    }
    delete document.documentElement.dataset['theme']
  })

  it('states the result first, then its reasons, each with its clause', async () => {
    const panel = await draw()
    expect(text(panel, 'h2')).toEqual(['Ewa: herc wygrany pkt 5.3.3'])
    expect(text(panel, '.figure')).toEqual(['+48'])
    expect(text(panel, 'li')).toEqual(['z 2 pkt 2.4.2', '4 × 12 = 48'])
  })

  it('begins for a defender with their own result, and for nobody else', async () => {
    const words = { ...catalogue, 'won.defended': 'Twoja obrona: przegrana' }
    const code = won.lines[0]?.code ?? ''
    expect(code.split('.')[0]).toBe('won')
    const defender = await draw({ catalogue: words, chair: 1 })
    expect(text(defender, 'h2')).toEqual(['Twoja obrona: przegrana'])
    expect(text(defender, '.figure')).toEqual(['0'])
    expect(text(defender, 'header p')).toEqual(['Ewa: herc wygrany pkt 5.3.3'])
    expect(await faults(defender)).toEqual([])
    defender.remove()
    for (const chair of [2, 0, null]) {
      const other = await draw({ catalogue: words, chair })
      expect(text(other, 'h2')).toEqual(['Ewa: herc wygrany pkt 5.3.3'])
      other.remove()
    }
  })

  it('names a dealer who sits out and had a say', async () => {
    const conceded = { ...won, lines: [...won.lines, { code: 'conceded', args: { seat: 3 }, clause: '' }] }
    const panel = await draw({
      settlement: conceded,
      catalogue: { ...catalogue, conceded: '{seat} oddaje' },
      seating: [1, 2, 3, 0],
    })
    expect(text(panel, 'li').at(-1)).toBe('Ola oddaje')
    expect(text(panel, 'dt')).toEqual(['Jan', 'Ewa', 'Piotr'])
  })

  it('shows each player’s score', async () => {
    const panel = await draw()
    expect(text(panel, 'dt')).toEqual(['Jan', 'Ewa', 'Piotr'])
    expect(text(panel, 'dd')).toEqual(['0', '+48', '0'])
    expect(text(panel, '.me dt')).toEqual(['Ewa'])
  })

  it('shows viewers their own figure, also for seat and chair 0, with a true minus sign', async () => {
    const settlement = { ...won, scores: [-8, 4, 4] }
    const panel = await draw({ settlement, seating: [0, 1, 2], chair: 0 })
    expect(text(panel, '.figure')).toEqual(['−8'])
    expect(text(await draw({ settlement, chair: null }), '.figure')).toEqual([])
  })

  it('asks for the next deal when a player presses, and says when it comes automatically', async () => {
    const panel = await draw({ nextIn: 11_500 })
    const button = panel.shadowRoot?.querySelector('button') as HTMLButtonElement
    expect(text(panel, 'button')).toEqual(['następne rozdanie za 12 s za 12 s'])
    const asked = new Promise((done) => document.addEventListener(NextEvent.type, done, { once: true }))
    button.click()
    expect(await asked).toBeInstanceOf(NextEvent)
  })

  it('has no button for an onlooker, for a player who has already asked, and after the last deal', async () => {
    for (const state of [{ chair: null }, { ready: true }, { last: true }]) {
      expect(text(await draw(state), 'button')).toEqual([])
    }
  })

  it('is empty without a settlement', async () => {
    expect(text(await draw({ settlement: null }), '*')).toEqual([])
  })

  it('shows only the button to go on when a hand is dealt again without a settlement', async () => {
    const panel = await draw({ settlement: null, nextIn: 11_500 })
    expect(text(panel, 'button')).toEqual(['następne rozdanie za 12 s za 12 s'])
    expect(text(panel, ':is(h2, dt, dd)')).toEqual([])
    expect(await faults(panel)).toEqual([])
  })
})
