/** Every element that a site may embed, in every language, on a narrow page and with text of twice the size. */
import { locales } from '@stolik/core'
import { afterEach, describe, expect, it } from 'vitest'
import { onFreshPages } from './fresh-pages.js'
import { every, everyCase } from './every.js'
import { misfits } from './fits.js'
import { parts } from '../../web/elements/src/embed/parts.js'

onFreshPages(320)
afterEach(() => {
  document.documentElement.style.removeProperty('--stolik-rem')
  document.body.style.removeProperty('margin')
})

describe('an element on a club’s page', () => {
  it('is tested here, whichever it is', () => {
    expect(Object.keys(every).sort()).toEqual(Object.keys(parts).sort())
  })

  it.each(everyCase)('<%s> fits, %s', async (tag, _, draw) => {
    await parts[tag]?.load()
    const found: string[] = []
    document.body.style.margin = '0'
    for (const lang of locales) {
      const element = await draw(lang)
      for (const text of [16, 32]) {
        document.documentElement.style.setProperty('--stolik-rem', `${text}px`)
        const told = misfits(element, 320)
        found.push(...told.map((one) => `${lang} ${text}px: ${one}`))
      }
      document.documentElement.style.removeProperty('--stolik-rem')
      element.remove()
    }
    expect(found).toEqual([])
  })
})
