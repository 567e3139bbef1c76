/** The season of a ranking as one workbook from the gateway: for the association alone, and as the shell writes it. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isNotRead } from '@stolik/files/read'
import { sheetsOf, workbookForms, workbookTypes } from '@stolik/files/write/workbook'
import { readSeason } from '../../src/ranking/season/take.js'
import { seasonTables } from '../../src/ranking/season/tables.js'
import { testApp, type Asker } from '../help.js'
import { official } from '../event/gateway.js'
import { newAccounts, newRankings } from '../stores.js'
import { keyOf } from './desk.js'
import { listSheet, person, recordOf, scheme } from './kept.js'

const key = keyOf('League of the valley')
const { association } = key.public
const accounts = newAccounts()
const store = newRankings()
let app: FastifyInstance
let boss: Asker
let organiser: Asker

beforeAll(async () => {
  app = await testApp({ accounts, rankings: store, signingKeys: [key] })
  boss = await official({ app, accounts }, 'Boss', 'ASSOCIATION')
  organiser = await official({ app, accounts }, 'Ola', 'ORGANISER')
  const licences = [{ of: association, number: '00123', from: '2020-01-01', until: null }]
  await store.savePerson(person('p1', { name: 'Ida Å‚ck', club: 'Góra', licences, born: 1961 }))
  await store.addSheets([recordOf(listSheet())])
  await store.addRanking({ id: 'league', association }, scheme)
})
afterAll(() => app.close())

const fetched = (file: string, token = boss.token) =>
  app.inject({ url: `/files/ranking/${file}`, headers: { authorization: `Bearer ${token ?? ''}` } })

test.each(workbookForms)(
  'is the workbook that the shell writes (.%s), and the audit says who took it',
  async (form) => {
    const answer = await fetched(`league/season.${form}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': workbookTypes[form],
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''league-season.${form}`,
    })
    const made = await seasonTables(store, 'league')
    if ('refused' in made) throw new Error(made.refused)
    expect(new Uint8Array(answer.rawPayload)).toEqual(sheetsOf(made.tables, form))
    const text = await readSeason(new Uint8Array(answer.rawPayload))
    if (isNotRead(text)) throw new Error(text.seems)
    expect(text.members).toContain('00123')
    expect((await accounts.acts(null, 20)).filter(({ about }) => about === 'season: league')).not.toEqual([])
  },
)

test('is for nobody else', async () => {
  for (const token of [organiser.token, '', 'x']) {
    const answer = await fetched('league/season.xlsx', token)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'NOT_ALLOWED' })
  }
})

test('is not there for another ranking or in another form', async () => {
  expect((await fetched('other/season.xlsx')).json()).toMatchObject({ code: 'UNKNOWN_RANKING' })
  for (const file of ['league/season.csv', 'league/season', 'league/x.xlsx']) {
    const answer = await fetched(file)
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'MALFORMED' }])
  }
})
