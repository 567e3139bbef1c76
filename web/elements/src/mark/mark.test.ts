import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mark } from '../client/types.js'
import { fetchMark } from './fetch.js'
import { StolikMark } from './mark.js'

afterEach(() => document.body.replaceChildren())

const draw = (mark: Mark | null): Promise<StolikMark> => show(new StolikMark(), { of: { mark } })
const picture = (element: StolikMark): SVGSVGElement | null | undefined =>
  element.shadowRoot?.querySelector('svg')

describe('stolik-mark', () => {
  it('has no faults that axe finds', async () => {
    expect(await faults(await draw('VERIFIED'))).toEqual([])
    expect(await faults(await draw('OFFICIAL'))).toEqual([])
  })

  it('draws nothing for somebody without a mark, or for a mark that this build does not know', async () => {
    expect(picture(await draw(null))).toBeNull()
    expect(picture(await draw('KING' as Mark))).toBeNull()
  })

  it('differs in shape and words between an official and a verified player', async () => {
    const [player, official] = [picture(await draw('VERIFIED')), picture(await draw('OFFICIAL'))]
    expect(player?.getAttribute('role')).toBe('img')
    expect(player?.querySelector('circle')).not.toBeNull()
    expect(official?.querySelector('circle')).toBeNull()
    expect(player?.getAttribute('aria-label')).not.toBe(official?.getAttribute('aria-label'))
  })

  it('takes its language from the surrounding element', async () => {
    const around = document.createElement('div')
    around.lang = 'de'
    const mark = new StolikMark()
    mark.of = { mark: 'VERIFIED' }
    around.attachShadow({ mode: 'open' }).append(mark)
    document.body.append(around)
    await mark.updateComplete
    expect(picture(mark)?.getAttribute('aria-label')).toBe('bestätigter Name')
  })

  it('draws marks that were on the page before its code loaded', async () => {
    const mark = document.createElement('stolik-mark')
    mark.of = { mark: 'OFFICIAL' }
    document.body.append(mark)
    fetchMark([null, { mark: 'OFFICIAL' }])
    await expect.poll(() => mark.shadowRoot?.querySelector('svg')).not.toBeNull()
  })
})
