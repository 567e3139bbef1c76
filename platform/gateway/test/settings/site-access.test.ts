/** Any page may ask whether a site may embed this gateway. */
import { describe, expect, it } from 'vitest'
import type { App } from '../help.js'
import { act, owned } from './owner.js'

const siteAccess = (app: App, query: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/site-access${query}`, headers: { host: 'cards.example', ...headers } })
const of = (address: string): string => `?${new URLSearchParams({ address }).toString()}`

describe('/site-access', () => {
  it('says whether the site of a pasted address is allowed, as soon as the owner has decided', async () => {
    const { app, owner } = await owned()
    const address = of('https://club.example/skat/index.html')
    const site = { origin: 'https://club.example', problem: null }
    expect((await siteAccess(app, address)).json()).toEqual({ ...site, allowed: false })
    await act(owner, { allow: 'https://club.example/another/page' })
    expect((await siteAccess(app, address)).json()).toEqual({ ...site, allowed: true })
    await act(owner, { disallow: 'https://club.example' })
    expect((await siteAccess(app, address)).json()).toEqual({ ...site, allowed: false })
  })

  it('answers for the requesting page if no address is given', async () => {
    const { app, owner } = await owned()
    await act(owner, { allow: 'https://club.example/' })
    const { json } = await siteAccess(app, '', { origin: 'https://club.example' })
    expect(json()).toEqual({ origin: 'https://club.example', allowed: true, problem: null })
  })

  it('lets any page read the answer, cached for a few seconds at most', async () => {
    const { app } = await owned()
    const { headers } = await siteAccess(app, '', { origin: 'https://strange.example' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=5',
    })
    expect(headers['vary']).toContain('origin')
  })

  it.each([
    ['', 'SITE_UNREADABLE', false],
    [of('file:///home/ola/index.html'), 'SITE_ON_DISK', false],
    [of('ftp://club.example/'), 'SITE_NOT_WEB', false],
    [of('https://ola:secret@club.example/'), 'SITE_WITH_PASSWORD', false],
    [of('https://cards.example/owner'), 'SITE_OWN', true],
    ['?address=a&address=b', 'SITE_UNREADABLE', false],
  ])('refuses %j with %s', async (query, problem, allowed) => {
    const { app } = await owned()
    const answer = await siteAccess(app, query)
    expect([answer.statusCode, answer.json()]).toEqual([200, { origin: null, allowed, problem }])
  })
})
