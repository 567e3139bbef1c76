import { phrases } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeLine, type Line } from '../../test/line.js'
import { talkWords } from '../words/talk/index.js'
import { fittingPhrases } from './sheet-part.js'
import { muteAll, muted, mutePerson, muteTable, readMuted } from './muted.js'
import type { Remark } from './remark.js'
import { SaidEvent, StolikTalk } from './talk.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
})
afterEach(() => {
  for (const person of muted.value.people) mutePerson(person, false)
  for (const table of muted.value.tables) muteTable(table, false)
  muteAll(false)
  document.body.replaceChildren()
  line.restore()
})

const remark = (id: string, more: Partial<Remark> = {}): Remark => ({
  id,
  chair: 1,
  name: 'Jan',
  mark: null,
  speaker: 's1',
  phrase: 'good-evening',
  text: null,
  answering: null,
  ago: 0,
  mine: false,
  waiting: false,
  ...more,
})
const push = (...remarks: readonly Remark[]): Promise<void> => line.push('Talk', { talk: { remarks } })
const draw = async (more: Partial<StolikTalk> = {}): Promise<StolikTalk> => {
  const element = await show(new StolikTalk(), {
    server: line.base,
    lang: 'pl',
    table: 'a',
    chair: 0,
    phase: 'GATHERING',
    ...more,
  })
  await expect.poll(() => element.shadowRoot?.querySelector('.open')).toBeInstanceOf(HTMLElement)
  return element
}
const all = (element: StolikTalk, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const texts = (element: StolikTalk, selector: string): string[] =>
  all(element, selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
const press = async (element: StolikTalk, selector: string): Promise<void> => {
  const [button] = all(element, selector)
  if (button === undefined) throw new Error(`no ${selector}`)
  button.click()
  await element.updateComplete
}
const opened = async (more: Partial<StolikTalk> = {}): Promise<StolikTalk> => {
  const element = await draw(more)
  await press(element, '.open')
  return element
}
const said = (waiting = false) => ({ say: { __typename: 'Said', id: 'n', waiting } })

describe('stolik-talk', () => {
  it('has no faults that axe finds, closed, open, with everything shown', async () => {
    const element = await draw()
    expect(await faults(element)).toEqual([])
    await push(remark('r1'), remark('r2', { mine: true, chair: 0, name: 'Ola', waiting: true }))
    await press(element, '.open')
    await press(element, 'li .more')
    await press(element, '.phrases .more')
    expect(all(element, 'input[type=checkbox]')).toHaveLength(2)
    expect(await faults(element)).toEqual([])
  })

  it('shows a remark in the language of the reader, and counts new ones', async () => {
    const [polish, english] = [await draw(), await draw({ lang: 'en' })]
    await push(remark('r1'))
    await expect.poll(() => all(polish, '.open')[0]?.ariaLabel).toBe('rozmowa, 1 nowe zdanie')
    await expect.poll(() => all(english, '.open')[0]?.ariaLabel).toBe('talk, 1 new remark')
    await press(polish, '.open')
    await press(english, '.open')
    expect(texts(polish, '.what')).toEqual(['Jan: Dobry wieczór!'])
    expect(texts(english, '.what')).toEqual(['Jan: Good evening!'])
    expect(all(polish, '.open')[0]?.ariaLabel).toBe('rozmowa')
  })

  it('says a phrase by one press, closes, and gives the focus back', async () => {
    line.answer('Say', said())
    const element = await opened()
    expect(element.shadowRoot?.activeElement).toBe(all(element, '.phrases button')[0])
    await press(element, '[data-phrase=good-luck]')
    expect((await line.until('Say')).variables).toEqual({ table: 'a', phrase: 'good-luck' })
    await expect.poll(() => all(element, '.sheet')).toEqual([])
    expect(element.shadowRoot?.activeElement).toBe(all(element, '.open')[0])
  })

  it('has the answer and the way to mute beside a short remark on a phone, and no word on the focus ring', async () => {
    await page.viewport(360, 740)
    const element = await opened()
    await push(remark('r1', { phrase: 'good-luck' }))
    await expect.poll(() => all(element, 'li [data-phrase]').length).toBe(1)
    const middle = (selector: string): number => {
      const { top, height } = (all(element, selector)[0] as HTMLElement).getBoundingClientRect()
      return top + height / 2
    }
    expect(middle('li [data-phrase]')).toBeCloseTo(middle('li .more'), 0)
    expect(middle('li .what')).toBeCloseTo(middle('li .more'), 0)
    const [list] = all(element, 'ol')
    expect(Number.parseFloat(getComputedStyle(list as Element).paddingInlineStart)).toBeGreaterThanOrEqual(8)
    expect(document.documentElement.scrollWidth).toBe(360)
    await page.viewport(414, 896)
  })

  it('answers a remark by one press', async () => {
    line.answer('Say', said())
    const element = await opened()
    await push(remark('r1', { phrase: 'well-played' }))
    await expect.poll(() => all(element, 'li [data-phrase]').length).toBe(1)
    expect(all(element, 'li [data-phrase]')[0]?.ariaLabel).toBe('Jan: odpowiedz „Dziękuję!”')
    await press(element, 'li [data-phrase]')
    expect((await line.until('Say')).variables).toEqual({ table: 'a', phrase: 'thanks', answering: 'r1' })
  })

  it('says how long to wait, and why something was not said', async () => {
    line.answer('Say', { say: { __typename: 'TooSoon', wait: 11_200 } })
    const element = await opened()
    await press(element, '[data-phrase=hello]')
    await expect.poll(() => texts(element, '[role=status]')).toEqual(['Za 12 s możesz znów coś powiedzieć.'])
    line.answer('Say', { say: { __typename: 'Refused', code: 'NOT_SEATED' } })
    await press(element, '[data-phrase=hello]')
    await expect.poll(() => texts(element, '[role=status]')[0]).not.toContain('12 s')
    expect(all(element, '.sheet')).toHaveLength(1)
  })

  it('says in advance that the others see the remark after the hand', async () => {
    const element = await opened({ phase: 'PLAYING' })
    expect(texts(element, '.sheet p')).toContain('Gracie: inni usłyszą to po rozdaniu.')
    await push(remark('r1', { mine: true, chair: 0, waiting: true }))
    await expect.poll(() => texts(element, '.what')).toEqual(['ty: Dobry wieczór! · po rozdaniu'])
  })

  it('lets a spectator read, but say nothing', async () => {
    const element = await opened({ chair: null })
    await push(remark('r1'))
    await expect.poll(() => texts(element, '.what')).toEqual(['Jan: Dobry wieczór!'])
    expect(all(element, '[data-phrase]')).toEqual([])
    expect(all(element, 'input[type=checkbox]')).toHaveLength(2)
  })

  it('reports remarks and answers to the seats, and announces them once', async () => {
    const element = await draw()
    const events: SaidEvent['detail'][] = []
    element.addEventListener(SaidEvent.type, (event) => events.push((event as SaidEvent).detail))
    const mine = remark('r1', { mine: true, chair: 0, name: 'Ola' })
    const answer = remark('r2', { answering: 'r1', phrase: 'good-luck' })
    await push(mine)
    await push(mine, answer)
    expect(events).toEqual([{ seats: [undefined, 'Powodzenia!'], answer: 'Jan' }])
    await push(mine, answer, remark('r3', { chair: 2, name: 'Ewa', speaker: 's2', phrase: 'hello' }))
    await expect.poll(() => texts(element, '[role=log] p')).toEqual(['Jan: Powodzenia! · Ewa: Dzień dobry!'])
  })

  it('does not announce remarks from long before the person came', async () => {
    const element = await draw()
    await push(remark('r1', { ago: 60_000 }), remark('r2', { ago: 100 }))
    await expect.poll(() => all(element, '.open')[0]?.ariaLabel).toBe('rozmowa, 1 nowe zdanie')
  })

  it('mutes a person: not shown, not counted, not announced; and unmutes them', async () => {
    const element = await opened()
    await push(remark('r1'), remark('r2', { name: 'Ewa', speaker: 's2', chair: 2 }))
    await expect.poll(() => texts(element, '.what')).toHaveLength(2)
    // Both are announced together.
    await expect.poll(() => texts(element, '[role=log] p')).toHaveLength(1)
    await press(element, 'li .more')
    const mute = all(element, '.choices button').find((b) => b.textContent.includes('wycisz: Jan'))
    mute?.click()
    await expect.poll(() => texts(element, '.what')).toEqual(['Ewa: Dobry wieczór!'])
    await press(element, '.open')
    const events: string[] = []
    element.addEventListener(SaidEvent.type, () => events.push('said'))
    await push(remark('r3'), remark('r4', { name: 'Ewa', speaker: 's2', chair: 2 }))
    await expect.poll(() => all(element, '.open')[0]?.ariaLabel).toBe('rozmowa, 1 nowe zdanie')
    expect(events).toEqual(['said'])
    await expect.poll(() => texts(element, '[role=log] p').at(-1)).toBe('Ewa: Dobry wieczór!')
    expect(readMuted(localStorage.getItem('stolik.muted')).people).toEqual([{ speaker: 's1', name: 'Jan' }])
    await press(element, '.open')
    await press(element, '.quiet .button')
    await expect.poll(() => texts(element, '.what')).toHaveLength(2)
  })

  it('keeps the focus when a pressed button disappears', async () => {
    line.answer('Report', { report: { __typename: 'Done', done: true } })
    const element = await opened()
    await push(remark('r1'), remark('r2', { name: 'Ewa', speaker: 's2', chair: 2 }))
    await expect.poll(() => texts(element, '.what')).toHaveLength(2)
    const focused = (): string | undefined => {
      const at = element.shadowRoot?.activeElement
      return at?.ariaLabel ?? at?.textContent.replace(/\s+/g, ' ').trim()
    }
    const pressed = async (name: string): Promise<void> => {
      const button = all(element, '.sheet button').find((one) => one.textContent.includes(name))
      if (button === undefined) throw new Error(`no ${name}`)
      button.focus()
      button.click()
      await element.updateComplete
    }
    await press(element, 'li .more')
    await pressed('zgłoś')
    await expect.poll(focused).toBe('Jan: inne możliwości')
    for (const name of ['Jan', 'Ewa']) {
      await press(element, 'li .more')
      await pressed(`wycisz: ${name}`)
      await expect.poll(focused).toBe(`nie wyciszaj: ${name}`)
    }
    await pressed('nie wyciszaj: Jan')
    await expect.poll(focused).toBe('nie wyciszaj: Ewa')
    await pressed('nie wyciszaj: Ewa')
    await expect.poll(() => element.shadowRoot?.activeElement?.localName).toBe('ol')
  })

  it('mutes this table, and all tables', async () => {
    const element = await opened()
    await push(remark('r1'))
    await press(element, '.phrases .more')
    const [table, everywhere] = all(element, 'input[type=checkbox]')
    table?.click()
    await expect.poll(() => texts(element, '.what')).toEqual([])
    table?.click()
    await expect.poll(() => texts(element, '.what')).toHaveLength(1)
    everywhere?.click()
    await expect.poll(() => texts(element, '.what')).toEqual([])
    expect(muted.value).toMatchObject({ all: true, tables: [] })
  })

  it('reports a remark, and says that it did', async () => {
    line.answer('Report', { report: { __typename: 'Done', done: true } })
    const element = await opened()
    await push(remark('r1', { phrase: null, text: 'Ty ośle' }))
    await expect.poll(() => texts(element, '.what')).toEqual(['Jan: Ty ośle'])
    await press(element, 'li .more')
    all(element, '.choices button').at(-1)?.click()
    expect((await line.until('Report')).variables).toMatchObject({ table: 'a', remark: 'r1' })
    await expect.poll(() => texts(element, '[role=status]')[0]).toContain('Zgłoszone')
  })

  it('offers free text only to a person who may write it there', async () => {
    const guest = await opened()
    expect(all(guest, 'form')).toEqual([])
    expect(line.asked.filter(({ operation }) => operation === 'MayWrite')).toEqual([])
    guest.remove()
    localStorage.setItem(
      `stolik.guest ${line.base}/graphql`,
      JSON.stringify({ name: 'Ola', token: 't', refresh: 'r', expiresIn: 600 }),
    )
    line.restore()
    line = fakeLine()
    localStorage.setItem(
      `stolik.guest ${line.base}/graphql`,
      JSON.stringify({ name: 'Ola', token: 't', refresh: 'r', expiresIn: 600 }),
    )
    line.answer('MayWrite', { mayWrite: true })
    line.answer('Refresh', {
      refresh: { __typename: 'SignedIn', name: 'Ola', token: 't', refresh: 'r', expiresIn: 600 },
    })
    line.answer('Say', said())
    const member = await opened()
    await expect.poll(() => all(member, 'form')).toHaveLength(1)
    expect(await faults(member)).toEqual([])
    const input = all(member, '#own')[0] as HTMLInputElement
    input.value = '  Jak się macie?  '
    await press(member, 'form button')
    expect((await line.until('Say')).variables).toEqual({ table: 'a', text: 'Jak się macie?' })
  })

  it('closes with Escape', async () => {
    const element = await opened()
    all(element, '.phrases button')[0]?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
    )
    await element.updateComplete
    expect(all(element, '.sheet')).toEqual([])
  })
})

describe('the phrases', () => {
  it('have their words, and each is offered at every point of an evening', async () => {
    await talkWords.need('pl')
    for (const phrase of phrases) expect(talkWords.pl[`phrase.${phrase}`]).toMatch(/\S/)
    for (const phase of ['GATHERING', 'PLAYING', 'BETWEEN', 'FINISHED'] as const)
      expect([...fittingPhrases(phase, true)].sort()).toEqual([...phrases].sort())
  })
})

describe('the stored list of muted people', () => {
  it('is read as far as it is understood', () => {
    expect(readMuted('nonsense')).toEqual({ people: [], tables: [], all: false })
    expect(readMuted('null')).toEqual({ people: [], tables: [], all: false })
    expect(
      readMuted('{"people":[{"speaker":1},{"speaker":"s","name":"n"}],"tables":[1,"a"],"all":1}'),
    ).toEqual({ people: [{ speaker: 's', name: 'n' }], tables: ['a'], all: false })
  })
})
