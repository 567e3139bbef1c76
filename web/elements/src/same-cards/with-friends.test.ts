import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { StolikWithFriends } from './with-friends.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const named = (): void =>
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
const draw = (more: Partial<StolikWithFriends> = {}): Promise<StolikWithFriends> =>
  show(new StolikWithFriends(), {
    server: line.base,
    lang: 'en',
    table: 'abcdefgh',
    hand: 3,
    invitation: 'word',
    seat: 2,
    tableHref: '/tables?id={id}',
    ...more,
  })
const find = (element: StolikWithFriends, selector: string): HTMLElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>(selector)

describe('stolik-with-friends', () => {
  it('opens a table with the cards for the chosen seat, and leads there', async () => {
    named()
    line.answer('DealAgain', { dealAgain: { __typename: 'Table', id: 'kkkkkkkk' } })
    const element = await draw()
    expect(await faults(element)).toEqual([])
    find(element, '.friends')?.click()
    await expect
      .poll(() => find(element, 'a')?.getAttribute('href'))
      .toBe(`${location.origin}/tables?id=kkkkkkkk`)
    const { luck, ...asked } = (await line.until('DealAgain')).variables
    expect(asked).toEqual({ table: 'abcdefgh', hand: 2, invitation: 'word', seat: 2 })
    expect(luck).toMatch(/^[0-9a-f]{32}$/)
    await expect.poll(() => element.shadowRoot?.activeElement?.tagName).toBe('A')
    expect(await faults(element)).toEqual([])
    // For another seat, there can be another table.
    element.seat = 0
    await expect.poll(() => find(element, '.friends')).not.toBeNull()
  })

  it('leads to the gateway’s own page from a page without tables', async () => {
    const element = await draw({ tableHref: null })
    expect(find(element, '.friends')).toBeNull()
    expect(find(element, 'a')?.getAttribute('href')).toBe(`${line.base}/replay/abcdefgh/3?invitation=word`)
    expect(await faults(element)).toEqual([])
  })

  it('asks for a name first', async () => {
    const element = await draw()
    find(element, '.friends')?.click()
    await expect.poll(() => find(element, 'stolik-name')).not.toBeNull()
    expect(line.asked.filter(({ operation }) => operation === 'DealAgain')).toEqual([])
  })

  it.each([
    ['CARDS_IN_PLAY', /Other tables/],
    ['NOT_INVITED', /invitation/],
    ['BAD_CHOICE', /another version of the rules/],
  ])('says why there is none, and changes nothing: %s', async (code, sentence) => {
    named()
    line.answer('DealAgain', { dealAgain: { __typename: 'Refused', code } })
    const element = await draw()
    find(element, '.friends')?.click()
    await expect.poll(() => find(element, '[role=alert]')?.textContent).toMatch(sentence)
    expect(find(element, '.friends')).not.toBeNull()
  })

  it.each(locales)('says what happens there in %s', async (lang) => {
    const told = (await draw({ lang })).shadowRoot?.textContent ?? ''
    expect(told).toMatch(/\p{L}{3}/u)
    expect(told).not.toContain('sameCards.')
  })
})
