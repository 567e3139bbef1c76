import { locales } from '@stolik/core'
import { faults, say, sent, show, text, type, values } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { baska } from '../../src/game/game.js'
import { rulesOf } from '../../src/rules/profiles.js'
import type { BaskaPaper } from './baska-paper.js'
import './baska-paper.js'

afterEach(() => document.body.replaceChildren())

const players = ['Jan', 'Ola', 'Marta', 'Piotr']
const draw = (more: Partial<BaskaPaper> = {}): Promise<BaskaPaper> =>
  show(document.createElement('baska-paper'), { players, ...more })

describe('baska-paper', () => {
  it('is accessible in both themes, with a deal and a refusal', async () => {
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      const element = await draw()
      expect(await faults(element)).toEqual([])
      await say(element, 'contract=wesele', 'owner=0', 'partner=2', 'announced=1', 'end=won.exit')
      expect(await faults(element)).toEqual([])
      await type(element, 'points', '103')
      expect(text(element, '.cannot')).toBe('tylu punktów w całych bitkach być nie może pkt ZG7')
      expect(await faults(element)).toEqual([])
      element.remove()
    }
    delete document.documentElement.dataset['theme']
  })

  it('ZG1 lets the user name two holders of the old queens; a third replaces the first', async () => {
    const element = await draw()
    await say(element, 'contract=zwykla', 'old=0', 'old=1', 'old=3', 'end=lost.noExit')
    expect(text(element, '.game')).toBe('Zwykła gra, wygrana młodych, starzy bez wyjścia')
    expect(text(element, '.scores')).toBe('Jan +4 Ola −4 Marta +4 Piotr −4')
    expect(sent(element)).toBe('zwykla 2+4 lost no-exit')
    await say(element, 'old=3')
    expect(sent(element)).toBeNull()
  })

  it('W2, L11 asks for the caller first, and for the raises that counted', async () => {
    const element = await draw()
    await say(element, 'contract=wesele', 'owner=3')
    expect(values(element, 'partner')).toEqual(['0', '1', '2'])
    await say(element, 'partner=1', 'announced=2', 'counted=1', 'end=won.noTrick')
    expect(sent(element)).toBe('wesele 4+2 raised 2/1 won no-trick')
    expect(text(element, '.scores')).toBe('Jan −6 Ola +6 Marta −6 Piotr +6')
  })

  it('ZO2.3 derives a bok-round from the earlier hands', async () => {
    const tie = baska.papers.settle(rulesOf('lebork'), 4, [], 'zwykla 1+3 tie')
    if ('refused' in tie) throw new Error(tie.refused)
    const element = await draw({ settled: [tie], hand: 1 })
    await say(element, 'contract=zolla', 'owner=1', 'du=yes', 'end=lost')
    expect(text(element, '.scores')).toBe('Jan +40 Ola −120 Marta +40 Piotr +40')
    expect(text(element, '.game')).toBe('Zolla-du, w boku, przegrana')
    expect(sent(element)).toBe('zolla-du 2 lost')
    await type(element, 'points', '104')
    expect(sent(element)).toBe('zolla-du 2 points 104')
    await say(element, 'end=tie')
    expect(sent(element)).toBe('zolla-du 2 points 52')
  })

  it('L5, L9 kop: has no gran, other words and fewer raises', async () => {
    const element = await draw({ profile: 'kop' })
    expect(values(element, 'contract')).toEqual(['zwykla', 'wesele', 'cicha', 'zolla'])
    await say(element, 'contract=zolla', 'owner=0')
    expect(values(element, 'announced')).toEqual(['0', '1', '2'])
    expect(text(element, '.choice:last-child')).toContain('Zolo')
  })

  it('begins with the line that is to be corrected', async () => {
    const lines = [
      'zwykla 1+3 raised 1/1 won exit',
      'wesele 4+2 points 60',
      'cicha 3 lost',
      'gran-du 2 raised 2/1 won',
      'zwykla 2+4 points 52',
    ]
    for (const line of lines) {
      const element = await draw({ line })
      expect(sent(element)).toBe(line)
      element.remove()
    }
  })

  it('has words for every question in every language', async () => {
    for (const locale of locales) {
      for (const contract of ['wesele', 'zolla', 'cicha', 'gran'] as const) {
        const element = await draw({ locale })
        await say(element, `contract=${contract}`, 'owner=0')
        if (contract === 'wesele') await say(element, 'partner=1')
        await say(element, 'announced=1', contract === 'wesele' ? 'end=won.exit' : 'end=won')
        const asked = element.shadowRoot?.textContent ?? ''
        expect(asked).not.toMatch(/\b(?:who|du|raised|end|points|row|paper|contract)\.\w|undefined/)
        element.remove()
      }
    }
    expect(baska.papers.read(rulesOf('lebork'), 4, baska.papers.example)).toBe(baska.papers.example)
  })
})
