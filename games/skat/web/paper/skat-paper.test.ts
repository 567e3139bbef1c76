import { locales } from '@stolik/core'
import { faults, say, sent, show, text, type, values } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { skat } from '../../src/game/game.js'
import { profiles } from '../../src/rules/profiles.js'
import type { SkatPaper } from './skat-paper.js'
import './skat-paper.js'

afterEach(() => document.body.replaceChildren())

const players = ['Jan', 'Ola', 'Marta', 'Piotr']
const draw = (more: Partial<SkatPaper> = {}): Promise<SkatPaper> =>
  show(document.createElement('skat-paper'), { players, ...more })

describe('skat-paper', () => {
  it('is accessible in both themes, with a game, a refusal and a ramsz', async () => {
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      const element = await draw()
      expect(await faults(element)).toEqual([])
      await say(element, 'who=1', 'game=2', 'with=true', 'n=2', 'won=false')
      expect(await faults(element)).toEqual([])
      element.remove()
      const ramsz = await draw({ profile: 'patrolki', chairs: 3 })
      await say(ramsz, 'who=ramsz')
      for (const chair of [0, 1, 2]) await type(ramsz, `points-${chair}`, '60')
      expect(text(ramsz, '.cannot')).toContain('120')
      expect(await faults(ramsz)).toEqual([])
      ramsz.remove()
    }
    delete document.documentElement.dataset['theme']
  })

  it('asks in the usual spoken order, shows the value and sends the line', async () => {
    const element = await draw()
    expect(values(element, 'who')).toEqual(['1', '2', '3', 'passed'])
    expect(values(element, 'game')).toEqual([])
    await say(element, 'who=2', 'game=2', 'hand=true', 'addition=schneider', 'with=true', 'n=2')
    expect(sent(element)).toBeNull()
    await say(element, 'won=true')
    expect(text(element, '.game')).toBe('♥ Herc z ręki, z 2, krawiec zapowiedziany')
    expect(text(element, '.scores')).toBe('Marta +60')
    expect(text(element, 'li:last-child')).toBe('6 × 10 (Herc) = 60 pkt 5.3.2')
    expect(sent(element)).toBe('3 hearts-schneider hand with 2 won')
  })

  it('enters a passed deal with one press', async () => {
    const element = await draw()
    await say(element, 'who=passed')
    expect(sent(element)).toBe('passed')
  })

  it('5.4.3 offers no level that the matadors rule out, and 5.2.5 none below the announced one', async () => {
    const element = await draw()
    await say(element, 'who=1', 'game=0', 'with=false', 'n=1', 'won=true')
    expect(values(element, 'level.of.true')).toEqual(['simple', 'schneider'])
    await say(element, 'with=true', 'hand=true', 'addition=schneider')
    expect(values(element, 'level.of.true')).toEqual(['schneider', 'schwarz'])
  })

  it('5.4.1 an overbid game counts a multiple of its base', async () => {
    const element = await draw()
    await say(element, 'who=1', 'game=0', 'with=true', 'n=1', 'won=false')
    const options = element.shadowRoot?.querySelectorAll<HTMLOptionElement>('select option')
    expect([...(options ?? [])].slice(0, 3).map(({ value }) => value)).toEqual(['', '36', '48'])
    await type(element, 'overbid', '48')
    expect(text(element, '.scores')).toBe('Ola −96')
    expect(sent(element)).toBe('2 clubs with 1 lost overbid 48')
    await say(element, 'won=true')
    expect(sent(element)).toBe('2 clubs with 1 won')
  })

  it('2.1.2, 5.1 asks only what the profile allows: no open suit game with patrolki, no patrolki in null', async () => {
    const element = await draw({ profile: 'patrolki', chairs: 3 })
    await say(element, 'who=1', 'game=0', 'hand=true', 'patrolki=2', 'with=false', 'n=1', 'won=true')
    expect(values(element, 'addition')).toEqual([])
    expect(sent(element)).toBe('2 clubs-patrolki-2 hand without 1 won')
    await say(element, 'game=5')
    expect(values(element, 'addition')).toEqual(['none', 'ouvert', 'rewolucja'])
  })

  it('patrolki 3.3.7 a tied ramsz asks who lost', async () => {
    const element = await draw({ profile: 'patrolki', chairs: 4 })
    await say(element, 'who=ramsz')
    expect(element.shadowRoot?.querySelector('[name=points-0]')).toBeNull()
    for (const [chair, points] of ['', '45', '45', '20'].entries())
      if (points !== '') await type(element, `points-${chair}`, points)
    expect(text(element, '.cannot')).toBe('przy równych oczkach trzeba podać, kto przegrał pkt 3.3.7')
    expect(sent(element)).toBeNull()
    await say(element, 'loser=2')
    expect(sent(element)).toBe('ramsz - 45 45 20 lost 3')
  })

  it('5.5.3 starts with the line to be corrected', async () => {
    for (const line of [
      '3 hearts-schneider hand with 2 won',
      '2 null lost',
      'passed',
      '2 clubs without 4 lost overbid 72',
    ]) {
      const element = await draw({ line })
      expect(sent(element)).toBe(line)
      element.remove()
    }
    const ramsz = await draw({ profile: 'patrolki', chairs: 3, line: 'ramsz 45 45 20 lost 2' })
    expect(sent(ramsz)).toBe('ramsz 45 45 20 lost 2')
    const fresh = await draw({ line: 'passed' })
    fresh.line = null
    await fresh.updateComplete
    expect(sent(fresh)).toBeNull()
  })

  it('keeps the draft when a name changes, and starts again with the next hand', async () => {
    const element = await draw()
    await say(element, 'who=1', 'game=5', 'won=true')
    element.players = ['Jan', 'Aleksandra', 'Marta', 'Piotr']
    await element.updateComplete
    expect(text(element, '.scores')).toBe('Aleksandra +23')
    Object.assign(element, { hand: 1, settled: [skat.papers.settle(profiles.pzskat, 4, [], 'passed')] })
    await element.updateComplete
    expect(text(element, '.scores')).toBe('')
    expect(values(element, 'who')).toEqual(['2', '3', '0', 'passed'])
  })

  it('has every question in every language', async () => {
    for (const locale of locales) {
      for (const profile of Object.keys(profiles)) {
        const element = await draw({ locale, profile, chairs: 3 })
        await say(element, 'who=1', 'game=0', 'hand=true', 'with=true', 'n=1', 'won=false')
        const asked = element.shadowRoot?.textContent ?? ''
        expect(asked).not.toMatch(/\b(?:who|addition|level|won|hand|with|overbid|row|paper)\.\w|undefined/)
        element.remove()
      }
    }
    expect(skat.papers.read(profiles.pzskat, 4, skat.papers.example)).toBe(skat.papers.example)
  })
})
