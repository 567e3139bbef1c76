import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { extras } from '../extras/games.js'
import { choose } from '../base/prefs.js'
import { StolikValue } from './value.js'

afterEach(() => {
  vi.restoreAllMocks()
  choose({ locale: null })
  document.body.replaceChildren()
})

const offered = Object.values(extras).find(({ calculator }) => calculator !== undefined)
const inside = (element: StolikValue): (Element & { locale?: string }) | null | undefined =>
  element.shadowRoot?.firstElementChild

describe('stolik-value', () => {
  it('is accessible while it loads and when the calculator has come', async () => {
    const element = await show(new StolikValue())
    expect(await faults(element)).toEqual([])
    const tag = await offered?.calculator?.()
    await vi.waitFor(() => expect(inside(element)?.localName).toBe(tag))
    expect(await faults(element)).toEqual([])
  })

  it('uses the language that a person has chosen', async () => {
    const element = await show(new StolikValue())
    const tag = await offered?.calculator?.()
    await vi.waitFor(() => expect(inside(element)?.localName).toBe(tag))
    choose({ locale: 'de' })
    // Its words load first.
    await expect.poll(() => inside(element)?.locale).toBe('de')
  })
})
