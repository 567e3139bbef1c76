/** The links of the codes on start cards. */
import { expect, it } from 'vitest'
import { eventKeys } from '../../src/event/store/keys.js'
import { startCards } from '../../src/event/print/start-cards.js'
import { oneSecret } from '../../src/base/secrets.js'
import { names, startEvent } from '../../../event/test/event.js'

it('a code is in the fragment, which browsers send to no server', () => {
  const event = startEvent()
  event.enter(...names(4))
  const secrets = eventKeys(oneSecret('a secret of thirty-two characters!'))
  const site = { url: 'https://stolik.example/event/abc', id: 'abc', keys: secrets }
  const cards = startCards(event.state, site)
  expect(cards.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  for (const { number, codes } of cards) {
    const url = codes?.url ?? ''
    const code = secrets.card('abc', `p${number}`)
    const { pathname, search, hash } = new URL(url)
    expect([pathname, search, hash]).toEqual(['/event/abc/card', '', `#${code}`])
  }
})
