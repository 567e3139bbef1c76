import { show } from '@stolik/kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../../test/line.js'
import './claim.js'
import type { StolikClaim } from './claim.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('Enter', { enter: { __typename: 'Guest', name: 'Ala Nowak', token: 't' } })
  line.answer('Act', { act: { __typename: 'EventDone', event: 'e', seq: 9, player: null } })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const draw = (more: object): Promise<StolikClaim> =>
  show(document.createElement('stolik-claim'), {
    lang: 'pl',
    server: line.base,
    event: 'e',
    card: 'c4rd',
    player: 'p1',
    name: 'Ala Nowak',
    ...more,
  })
const words = (element: StolikClaim) => element.shadowRoot?.textContent.replace(/\s+/g, ' ').trim()
const known = (player: object | null): void => {
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
  line.answer('EventMe', {
    eventMe: { __typename: 'EventMe', director: false, referee: false, door: false, player, table: null },
  })
}

it('seats who plays online and opens their own card, without a press', async () => {
  const element = await draw({ online: true })
  const { variables } = await line.until('Act')
  expect(variables).toMatchObject({ act: { claim: {} }, pass: { card: 'c4rd' } })
  await expect.poll(() => words(element)).not.toContain('To ja')
})

it('asks on a device of somebody else who plays there, and where people play in the hall', async () => {
  known({ id: 'p2', name: 'Ola' })
  const element = await draw({ online: true })
  await expect.poll(() => words(element)).toContain('Ala Nowak')
  expect(element.shadowRoot?.querySelector('button')).not.toBeNull()
  document.body.replaceChildren()
  localStorage.clear()
  const hall = await draw({ online: false })
  await expect.poll(() => hall.shadowRoot?.querySelector('button')).not.toBeNull()
  expect(line.asked.filter(({ operation }) => operation === 'Act')).toEqual([])
})
