/** An event in several halls, as a director announces it and as everybody reads it. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readNews } from '../../src/notices/news.js'
import { names, startEvent } from '../../../event/test/event.js'
import { asker, testApp, type Asker } from '../help.js'
import { announce, does, newOp, official, regulations, see } from './gateway.js'
import { newAccounts } from '../stores.js'

let app: FastifyInstance
let director: Asker
beforeEach(async () => {
  const accounts = newAccounts()
  app = await testApp({ accounts })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
})
afterEach(() => app.close())

const halls = [
  { name: 'Upstairs', from: 1, to: 1 },
  { name: 'Cellar', from: 2, to: 3 },
]
interface Shown {
  readonly regulations: { readonly halls: readonly object[] }
}
const hallsOf = (event: string) => see<Shown>(asker(app), event, 'regulations { halls { name from to } }')

it('names its halls to everybody, also after they have changed', async () => {
  const spaced = halls.map((hall) => ({ ...hall, name: ` ${hall.name} ` }))
  const { event } = await announce(director, { halls: spaced }, newOp())
  expect((await hallsOf(event)).regulations.halls).toEqual(halls)
  const csv = ['name', ...Array.from({ length: 8 }, (_, n) => `Player ${n + 1}`)].join('\n')
  await does(director, event, { enterAll: { csv } })
  await does(director, event, { draw: { series: 1 } })
  await does(director, event, { start: { series: 1 } })
  const now = [{ name: 'Library', from: 1, to: 3 }]
  await does(director, event, { amend: { regulations: regulations({ halls: now }), reason: 'A flood.' } })
  expect((await hallsOf(event)).regulations.halls).toEqual(now)
  const { body } = await app.inject(`/files/event/${event}/results.json`)
  expect(body).toContain('"halls":[{"from":1,"name":"Library","to":3}]')
})

it('says nothing of halls in the result of an event without them', async () => {
  const { event } = await announce(director, {}, newOp())
  expect((await hallsOf(event)).regulations.halls).toEqual([])
  expect((await app.inject(`/files/event/${event}/results.json`)).body).not.toContain('"halls"')
})

it('is refused if two halls share a table, with the field', async () => {
  const both = [...halls, { name: 'Attic', from: 3, to: 4 }]
  const refused = await announce(director, { halls: both }, newOp())
  expect(refused.code).toBe('BAD_REGULATIONS')
  expect(refused.problems).toMatchObject([
    {
      code: 'CONTRADICTS',
      args: expect.arrayContaining([
        expect.objectContaining({ name: 'field', text: 'halls.3.from' }),
        expect.objectContaining({ name: 'other', text: 'halls.2' }),
      ]) as object,
    },
  ])
})

it('names the hall in what players are told of a draw', () => {
  const event = startEvent({ halls })
  event.enter(...names(8))
  event.draw(1)
  const seats = readNews(undefined, event.log)?.news.filter(({ code }) => code === 'seat')
  expect(new Set(seats?.map(({ args }) => args['table']))).toEqual(new Set(['1, Upstairs', '2, Cellar']))
})
