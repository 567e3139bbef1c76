import { afterEach, describe, expect, it } from 'vitest'
import { cardsFor, lettersFor } from './cards.js'
import { choose, fixTheme, localeFor, localeOf, prefs, readPrefs, type Prefs } from './prefs.js'

const standard: Prefs = {
  locale: null,
  theme: 'auto',
  deck: 'french',
  ownDeck: false,
  letters: 'auto',
  firstTap: false,
  sounds: false,
  notify: false,
  vibrate: false,
}

afterEach(() => {
  choose(standard)
  document.documentElement.lang = ''
})

describe('a person’s preferences', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['JSON of another kind', '[1]'],
    ['null', 'null'],
    [
      'unknown words',
      '{"locale":"it","theme":"pink","deck":"tarot","letters":"XXXX","firstTap":"yes","sounds":1}',
    ],
  ])('are the defaults when %s is stored', (_, text) => {
    expect(readPrefs(text)).toEqual(standard)
  })

  it('are kept for the next visit', () => {
    choose({ deck: 'german', firstTap: true, sounds: true })
    expect(readPrefs(localStorage.getItem('stolik.prefs'))).toEqual({
      ...standard,
      deck: 'german',
      ownDeck: true,
      firstTap: true,
      sounds: true,
    })
  })

  it('reach every element, and follow changes in another tab', () => {
    let heard = 0
    const stop = prefs.watch(() => (heard += 1))
    choose({ theme: 'dark' })
    dispatchEvent(new StorageEvent('storage', { key: 'stolik.prefs', newValue: '{"theme":"light"}' }))
    stop()
    expect(heard).toBe(2)
    expect(prefs.value.theme).toBe('light')
  })
})

describe('the language', () => {
  it('is the person’s choice, else the element’s, else the page’s', () => {
    document.documentElement.lang = 'de'
    expect(localeFor()).toBe('de')
    expect(localeFor('pl')).toBe('pl')
    choose({ locale: 'en' })
    expect(localeFor('pl')).toBe('en')
  })

  it('accepts tags with a region, and skips languages that we do not have', () => {
    expect(localeOf('DE-at')).toBe('de')
    expect(localeOf('it')).toBeUndefined()
    document.documentElement.lang = 'pl'
    expect(localeFor('it')).toBe('pl')
  })
})

describe('the cards', () => {
  const host = document.createElement('p')
  const say = (deck: string, letters: string): void => {
    host.style.setProperty('--stolik-deck', deck)
    host.style.setProperty('--stolik-letters', letters)
    document.body.append(host)
  }
  afterEach(() => host.remove())

  it('come from the style of the page as long as the person has chosen none', () => {
    say(' german ', 'auto')
    expect(cardsFor(host, 'pl')).toEqual({ deck: 'german', letters: 'DKOU' })
    say('four', 'AKQJ')
    expect(cardsFor(host, 'pl')).toEqual({ deck: 'four', letters: 'AKQJ' })
    choose({ letters: 'AKDB' })
    expect(cardsFor(host, 'pl')).toEqual({ deck: 'four', letters: 'AKDB' })
    choose({ deck: 'french', letters: 'auto' })
    expect(cardsFor(host, 'pl')).toEqual({ deck: 'french', letters: 'AKDW' })
  })

  it('are the default ones if the style has no known value', () => {
    say('tarot', 'ABCD')
    expect(cardsFor(host, 'de')).toEqual({ deck: 'french', letters: 'AKDB' })
  })
})

describe('the theme of an element', () => {
  const themed = (theme: string): string | undefined => {
    const element = Object.assign(document.createElement('div'), { theme })
    element.dataset['theme'] = 'left over'
    fixTheme(element)
    return element.dataset['theme']
  }

  it('is fixed where the page’s author or the person has chosen one, first the person', () => {
    expect(['light', 'dark', 'auto', ''].map(themed)).toEqual(['light', 'dark', undefined, undefined])
    choose({ theme: 'dark' })
    expect(['light', 'dark', 'auto', ''].map(themed)).toEqual(['dark', 'dark', 'dark', 'dark'])
  })
})

describe('the index letters', () => {
  it('follow the deck and the language, unless the person has chosen them', () => {
    expect(lettersFor(standard, 'pl')).toBe('AKDW')
    expect(lettersFor(standard, 'de')).toBe('AKDB')
    expect(lettersFor({ ...standard, deck: 'german' }, 'pl')).toBe('DKOU')
    expect(lettersFor({ ...standard, deck: 'german', letters: 'AKQJ' }, 'pl')).toBe('AKQJ')
  })
})
