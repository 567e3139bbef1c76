/** The code of a start card, and the invitation to a table, stand behind the `#`, where no server sees it. Cards printed earlier and older links still lead there. */
import { expect, it } from 'vitest'
import { cardMoved, cardOf, invitationMoved } from '../web/portal/src/card-address.js'

const url = (path: string): URL => new URL(path, 'https://stolik.example')

it.each([
  ['/event/abc/card/k3mz9q', '/event/abc/card#k3mz9q'],
  ['/event/abc/card/k3mz9q/', '/event/abc/card#k3mz9q'],
  ['/event/abc/card/k3mz9q?lang=de', '/event/abc/card?lang=de#k3mz9q'],
])('%s leads to %s', (old, now) => {
  expect(cardMoved(url(old))).toBe(now)
})

it.each(['/event/abc', '/event/abc/card', '/event/abc/card#k3mz9q', '/event/abc/list/1/2#key', '/card/x'])(
  '%s stays where it is',
  (path) => {
    expect(cardMoved(url(path))).toBeNull()
  },
)

it('the code is read from the address as printed, and from nothing else', () => {
  expect(cardOf('#k3mz9q')).toBe('k3mz9q')
  for (const other of ['', '#', '#a b', '#<b>', '#look=1', `#${'x'.repeat(65)}`])
    expect(cardOf(other)).toBeNull()
})

it.each([
  ['/table/abc?invitation=wstep', '/table/abc#wstep'],
  ['/table/abc/list?lang=de&invitation=wstep', '/table/abc/list?lang=de#wstep'],
  ['/table/abc', null],
  ['/table/abc#wstep', null],
  ['/replay/abc/1?invitation=wstep', null],
])('an invitation at %s moves to %s', (old, now) => {
  expect(invitationMoved(url(old))).toBe(now)
})
