/** The elements that a site may embed, in the language for tests: every sentence is of a catalogue, and all of them fit. */
import { argumentsIn, pluralsIn } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawFrom } from '../elements/draw.js'
import { everyCase } from '../elements/every.js'
import { misfits } from '../elements/fits.js'
import { fakeLine, type Line } from '../../web/elements/test/line.js'
import { foreign } from './foreign.js'
import { pseudo } from './pseudo-locale.js'

let line: Line
beforeEach(async () => {
  localStorage.clear()
  line = fakeLine()
  drawFrom(line)
  await page.viewport(360, 740)
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

describe('the language for tests', () => {
  it('has a sign for each letter, and leaves what is filled in', () => {
    expect(pseudo('your {what, word, game.what} card, {name}!')).toBe(
      'ýóóúúř {what, word, game.what} çáářđ, {name}!',
    )
    const cards = pseudo('{n, plural, one {{n} card} other {{n} cards of {name}}}')
    expect(pluralsIn(cards)).toEqual({ one: '{n} çáářđ', other: '{n} çáářđš óóƒ {name}' })
    expect(argumentsIn(cards).map(({ name }) => name)).toEqual(['n', 'n', 'n', 'name'])
  })
})

describe('an element on a club’s page', () => {
  it.each(everyCase)('<%s> says nothing that no catalogue has, %s', async (_, __, draw) => {
    const element = await draw('en')
    await expect.poll(() => foreign(element)).toEqual([])
  })

  it.each(everyCase)('<%s> has room for longer words, %s', async (_, __, draw) => {
    expect(misfits(await draw('en'), 360)).toEqual([])
  })
})
