/** The code of a start card stands behind the `#`, where no server sees it. Cards printed earlier still lead there. */
import { expect, it } from 'vitest'
import { cardMoved, cardOf } from '../web/portal/src/card-address.js'

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
