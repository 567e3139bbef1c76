/** People whose names look alike can be told apart at a table, in the lobby, and in what they say. */
import { expect, it } from 'vitest'
import { asker, guest, openTiny, testApp } from '../help.js'

const players = '... on Table { players { name } }'

it('names that look alike have numbers wherever a table is shown', async () => {
  const app = await testApp()
  const [ola, o1a, jan] = [await guest(app, 'Ola'), await guest(app, 'O1a'), await guest(app, 'Jan')]
  const { id: table } = await openTiny(ola)
  const sit = 'mutation ($t: ID!) { sit(table: $t) { __typename } }'
  for (const one of [o1a, jan]) await one.get(sit, { t: table })
  const expected = [{ name: 'Ola (1)' }, { name: 'O1a (2)' }, { name: 'Jan' }]
  expect(await jan.get(`query ($t: ID!) { table(id: $t) { ${players} } }`, { t: table })).toEqual({
    players: expected,
  })
  expect(await asker(app).get('{ lobby { players { name } } }')).toEqual([{ players: expected }])
  await app.close()
})

it.each(['\u2800', '\u{1d159}\u{1d159}', '–', '…'])('nobody can enter as %j', async (name) => {
  const app = await testApp()
  const answer = await asker(app).get<{ code: string }>(
    'mutation ($name: String!) { enter(name: $name) { ... on Refused { code } } }',
    { name },
  )
  expect(answer).toEqual({ code: 'BAD_NAME' })
  await app.close()
})
