/** How a process handles reports of others about rights. */
import { beforeEach, expect, it } from 'vitest'
import type { RightsChange } from '@stolik/contract/rights-change'
import { rightsChanges } from '../../src/store/rights-changes.js'

let hear: (text: string | null) => void
let heard: RightsChange[]
beforeEach(() => {
  heard = []
  const cluster = {
    alone: true,
    tellRights: () => undefined,
    hearRights: (by: typeof hear) => {
      hear = by
    },
  }
  const changes = rightsChanges({ cluster, time: { after: () => () => undefined } })
  changes.watch((change) => heard.push(change))
})

it('a process passes on changes that it understands', () => {
  hear('{"kind":"sessions","ids":["s1"]}')
  hear('{"kind":"bans"}')
  expect(heard).toEqual([{ kind: 'sessions', ids: ['s1'] }, { kind: 'bans' }])
})

it.each([
  ['was missed', null],
  ['only a newer process knows', '{"kind":"licences"}'],
  ['does not say whom it is about', '{"kind":"sessions"}'],
  ['is not JSON', '{'],
])('checks everything again after a change that %s', (_, text) => {
  hear(text)
  expect(heard).toEqual([{ kind: 'unknown' }])
})
