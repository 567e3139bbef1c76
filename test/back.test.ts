/** Signing in leads back to the page where a person was, and never to another site. */
import { expect, it } from 'vitest'
import { accountFrom, returnAddress } from '../web/portal/src/back.js'

const at = (back: string): URL =>
  new URL(`https://stolik.example/account?${new URLSearchParams({ back }).toString()}`)

it.each(['/events', '/table/abc?invitation=x', '/learn/skat#chapter=play', '/'])(
  'goes back to %s',
  (back) => {
    expect(returnAddress(at(back))).toBe(back)
  },
)

it.each([
  '',
  'events',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
])('does not go to %j', (back) => {
  expect(returnAddress(at(back))).toBeNull()
})

it('names the page that the person comes from, unless it is the account page itself', () => {
  const address = accountFrom({ pathname: '/event/new', search: '?a=1', hash: '' })
  expect(returnAddress(new URL(address, 'https://stolik.example'))).toBe('/event/new?a=1')
  expect(accountFrom({ pathname: '/account', search: '?back=%2F', hash: '' })).toBe('/account')
})

it('keeps an invitation where no server sees it', () => {
  const address = accountFrom({ pathname: '/table/abc/list', search: '', hash: '#wstep' })
  const { search, hash, origin } = new URL(address, 'https://stolik.example')
  expect([search, hash]).toEqual([expect.not.stringContaining('wstep'), '#wstep'])
  expect(returnAddress(new URL(address, origin))).toBe('/table/abc/list#wstep')
})
