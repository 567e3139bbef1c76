import { describe, expect, it } from 'vitest'
import { hashOf, withHash } from './hash.js'

const page = 'https://club.example/learn?lang=csb'

describe('what the hash says', () => {
  it('stands between other things, and is put in place of what was said before', () => {
    const address = withHash(`${page}#replay=12.1&chapter=cards`, { chapter: 'play' })
    expect(address).toBe(`${page}#replay=12.1&chapter=play`)
    expect(hashOf(address ?? '')?.get('chapter')).toBe('play')
    expect(withHash(`${page}#chapter=play`, { chapter: '' })).toBe(page)
  })

  it('takes the place of a mark, and of nothing that somebody else says there', () => {
    expect(withHash(`${page}#top`, { chapter: 'play' })).toBe(`${page}#chapter=play`)
    for (const hash of ['/route', '!route?chapter=play', '?secret=abc', '/a=b'])
      expect([hashOf(`${page}#${hash}`), withHash(`${page}#${hash}`, { chapter: 'play' })]).toEqual([
        null,
        null,
      ])
  })

  it('keeps signs that mean something in addresses', () => {
    const address = withHash(page, { 'look.font': "'Open Sans', serif&#" }) ?? ''
    expect(hashOf(address)?.get('look.font')).toBe("'Open Sans', serif&#")
  })
})
