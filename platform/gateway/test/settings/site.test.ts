/** The site of a pasted address: what people paste, and what attackers would try. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrigin } from '../../src/settings/clubs.js'
import { readSite } from '../../src/settings/site.js'

const originOf = (text: string): string => {
  const site = readSite(text)
  return typeof site === 'string' ? site : site.origin
}

describe('the site of a pasted address', () => {
  it.each([
    ['https://club.example/skat/turniej.html?x=1#top', 'https://club.example'],
    ['  https://club.example  ', 'https://club.example'],
    ['HTTPS://Club.Example:443/', 'https://club.example'],
    ['https://club.example:8443/a', 'https://club.example:8443'],
    ['club.example/skat', 'https://club.example'],
    ['www.klub-żory.pl', 'https://www.xn--klub-ory-73b.pl'],
    ['https://club.example./', 'https://club.example'],
    ['http://192.168.0.7:8080/index.html', 'http://192.168.0.7:8080'],
    ['http://[::1]:3000/', 'http://[::1]:3000'],
    ['localhost:8080/page', 'http://localhost:8080'],
    ['http://intranet/skat', 'http://intranet'],
  ])('for %s is %s', (text, origin) => {
    expect(originOf(text)).toBe(origin)
  })

  it.each([
    ['', 'SITE_UNREADABLE'],
    ['null', 'SITE_UNREADABLE'],
    ['skat', 'SITE_UNREADABLE'],
    ['*', 'SITE_UNREADABLE'],
    ['https://*.example', 'SITE_UNREADABLE'],
    ['https://a.example https://b.example', 'SITE_UNREADABLE'],
    ['https://', 'SITE_UNREADABLE'],
    ['https://a.example;frame-ancestors *', 'SITE_UNREADABLE'],
    ['https://a_b.example', 'SITE_UNREADABLE'],
    ['file:///C:/strona.html', 'SITE_ON_DISK'],
    ['javascript:alert(1)', 'SITE_NOT_WEB'],
    ['data:text/html,x', 'SITE_NOT_WEB'],
    ['mailto:a@b.example', 'SITE_NOT_WEB'],
    ['ftp://a.example', 'SITE_NOT_WEB'],
    ['https://me:secret@a.example', 'SITE_WITH_PASSWORD'],
    ['https://stolik.example@evil.example', 'SITE_WITH_PASSWORD'],
  ])('does not exist for %j: %s', (text, problem) => {
    expect(originOf(text)).toBe(problem)
  })

  it('is not searched for in an address that is far too long', () => {
    expect(originOf(`https://a.example/${'x'.repeat(3_000)}`)).toBe('SITE_UNREADABLE')
  })

  it('is an origin that is safe in a header and parses to itself, whatever was pasted', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `https://${s}`),
        ),
        (text) => {
          const site = readSite(text)
          if (typeof site === 'string') return
          expect(isOrigin(site.origin)).toBe(true)
          expect(readSite(site.origin)).toEqual(site)
        },
      ),
    )
  })
})
