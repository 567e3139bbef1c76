/** The elements that a site may embed, in the test language: every sentence comes from a catalogue, and all of them fit. */
import { argumentsIn, pluralsIn } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { onFreshPages } from '../elements/fresh-pages.js'
import { everyCase } from '../elements/every.js'
import { misfits } from '../elements/fits.js'
import { foreign } from './foreign.js'
import { pseudo } from './pseudo-locale.js'

onFreshPages()

describe('the test language', () => {
  it('changes each letter, and leaves placeholders alone', () => {
    expect(pseudo('your {what, word, game.what} card, {name}!')).toBe(
      'ýóóúúř {what, word, game.what} çáářđ, {name}!',
    )
    const cards = pseudo('{n, plural, one {{n} card} other {{n} cards of {name}}}')
    expect(pluralsIn(cards)).toEqual([
      { name: 'n', forms: { one: '{n} çáářđ', other: '{n} çáářđš óóƒ {name}' } },
    ])
    expect(argumentsIn(cards).map(({ name }) => name)).toEqual(['n', 'n', 'n', 'name'])
  })
})

describe('an element on a club’s page', () => {
  it.each(everyCase)('<%s> shows no text from outside the catalogues, %s', async (_, __, draw) => {
    const element = await draw('en')
    await expect.poll(() => foreign(element)).toEqual([])
  })

  it.each(everyCase)('<%s> has room for longer words, %s', async (_, __, draw) => {
    expect(misfits(await draw('en'), 360)).toEqual([])
  })
})
