import { describe, expect, it } from 'vitest'
import { hashOf, withHash } from './hash.js'

const page = 'https://club.example/learn?lang=csb'

describe('the hash of an address', () => {
  it('may contain other entries, and a new value replaces the old one', () => {
    const address = withHash(`${page}#replay=12.1&chapter=cards`, { chapter: 'play' })
    expect(address).toBe(`${page}#replay=12.1&chapter=play`)
    expect(hashOf(address ?? '')?.get('chapter')).toBe('play')
    expect(withHash(`${page}#chapter=play`, { chapter: '' })).toBe(page)
  })

  it('replaces an anchor, but never somebody else’s hash', () => {
    expect(withHash(`${page}#top`, { chapter: 'play' })).toBe(`${page}#chapter=play`)
    for (const hash of ['/route', '!route?chapter=play', '?secret=abc', '/a=b'])
      expect([hashOf(`${page}#${hash}`), withHash(`${page}#${hash}`, { chapter: 'play' })]).toEqual([
        null,
        null,
      ])
  })

  it('keeps characters that have a meaning in addresses', () => {
    const address = withHash(page, { 'look.font': "'Open Sans', serif&#" }) ?? ''
    expect(hashOf(address)?.get('look.font')).toBe("'Open Sans', serif&#")
  })
})
