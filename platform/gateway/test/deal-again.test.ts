/** The cards of a finished hand at a table with friends: who may have them dealt, and who may not. */
import { firstRecord, isBad, type HandRecord } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../src/store/store.js'
import {
  addBot,
  asker,
  fakeTime,
  guest,
  look,
  openForTwo,
  playOn,
  ready,
  sit,
  testApp,
  tiny,
  whole,
  type App,
  type Asker,
  type FakeTime,
  type TableAnswer,
} from './help.js'
import { newStore } from './stores.js'

let app: App
let time: FakeTime
let store: Store
let ola: Asker
let jan: Asker
let ewa: Asker
beforeEach(async () => {
  ;[time, store] = [fakeTime(), newStore()]
  app = await testApp({ time, store })
  ;[ola, jan, ewa] = [await guest(app, 'Ola'), await guest(app, 'Jan'), await guest(app, 'Ewa')]
})
afterEach(() => app.close())

interface Dealt extends TableAnswer {
  readonly given: boolean
}
const dealAgain = (who: Asker, table: string, args = ''): Promise<Dealt> =>
  who.get(
    `mutation { dealAgain(table: "${table}" ${args.includes('hand:') ? '' : 'hand: 0'} ${args}) { ${whole} ... on Table { given } } }`,
  )
const codeOf = async (who: Asker, table: string, args = ''): Promise<string | undefined> =>
  (await dealAgain(who, table, args)).code
const recordOf = async (table: string, hand = 0): Promise<HandRecord> => {
  const read = firstRecord((await store.record(table, hand)) ?? '')
  if (read === undefined || isBad(read)) throw new Error('no record')
  return read.record
}
/** A table of Ola and Jan with a bot, whose first hand is finished. */
async function finished(args = ''): Promise<TableAnswer> {
  const opened = await openForTwo([ola, jan], `speed: FREE ${args}`)
  await playOn(time, [ola, jan], opened.id)
  return opened
}

describe('the cards of a finished hand', () => {
  it('are dealt at a table by link, where whoever asked has the seat that they chose', async () => {
    const { id } = await finished()
    const opened = await dealAgain(ewa, id, 'seat: 2')
    expect(opened).toMatchObject({ given: true, phase: 'GATHERING', chair: opened.seating[2] })
    expect(opened.invitation).toMatch(/^\w{16}$/)
    expect(opened.players.filter((one) => one !== null)).toHaveLength(1)
    expect(await sit(jan, opened.id)).toMatchObject({ code: 'NOT_INVITED' })
    await sit(jan, opened.id, `invitation: "${opened.invitation}"`)
    await addBot(ewa, opened.id)
    const { hand, view } = await look(ewa, opened.id)
    expect([hand, view?.seat]).toEqual([0, 2])
    await playOn(time, [ewa, jan], opened.id)
    const [before, after] = [await recordOf(id), await recordOf(opened.id)]
    expect(after).toMatchObject({ deal: before.deal, profile: before.profile, proof: null, hand: 0 })
    expect(before.proof).not.toBeNull()
    for (const who of [ewa, jan]) await ready(who, opened.id)
    await playOn(time, [ewa, jan], opened.id)
    expect((await recordOf(opened.id, 1)).deal).not.toBe(before.deal)
  })

  it('can be dealt once more from there, but not for the people who go on after the last hand', async () => {
    const { id } = await finished()
    const { id: second } = await dealAgain(ola, id)
    await ola.get(`mutation { fillWithBots(table: "${second}") { __typename } }`)
    await playOn(time, [ola], second)
    expect(await dealAgain(ola, second)).toMatchObject({ given: true })
    while ((await look(ola, second)).phase !== 'FINISHED') {
      await ready(ola, second)
      await playOn(time, [ola], second)
    }
    expect(await ola.get(`mutation { again(table: "${second}") { ... on Table { given phase } } }`)).toEqual({
      given: false,
      phase: 'PLAYING',
    })
  })

  it('are not dealt in play, or for a hand that there is not', async () => {
    const { id } = await finished()
    for (const who of [ola, jan]) await ready(who, id)
    expect(await look(ola, id)).toMatchObject({ phase: 'PLAYING', hand: 1 })
    for (const who of [ola, jan, ewa])
      for (const hand of [1, 2, -1, 99_999])
        expect(await codeOf(who, id, `hand: ${hand}`)).toBe('NO_SUCH_RECORD')
    expect(await codeOf(ewa, 'abcdefgh')).toBe('UNKNOWN_TABLE')
    expect(await codeOf(asker(app), id)).toBe('NOT_SIGNED_IN')
  })

  it('of a private table are dealt for those who may see its record', async () => {
    const { id, invitation } = await finished('private: true')
    for (const args of ['', 'invitation: "wrong"', 'seat: 9'])
      expect(await codeOf(ewa, id, args)).toBe('NOT_INVITED')
    // Nobody learns which hands of it there are.
    expect(await codeOf(ewa, id, 'hand: 7')).toBe('NOT_INVITED')
    expect(await dealAgain(jan, id)).toMatchObject({ given: true })
    expect(await dealAgain(ewa, id, `invitation: "${invitation}"`)).toMatchObject({ given: true })
  })

  it('are refused for a seat that there is not, and as many tables as anybody may sit at', async () => {
    const { id } = await finished()
    for (const seat of [-1, 3, 9]) expect(await codeOf(ewa, id, `seat: ${seat}`)).toBe('BAD_CHOICE')
    expect(await codeOf(ewa, id, `luck: "${'x'.repeat(500)}"`)).toBe('BAD_CHOICE')
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 9; n++) codes.push(await codeOf(ewa, id))
    expect(codes.at(7)).toBeUndefined()
    expect(codes.at(8)).toBe('TOO_MANY')
  })

  it('are refused if the rules of now cannot deal them', async () => {
    const { id } = await finished()
    await app.close()
    const plugin = { ...tiny.plugin, start: () => undefined }
    app = await testApp({ time, store, games: [{ ...tiny, plugin }] })
    expect(await codeOf(asker(app, ewa.token), id)).toBe('BAD_CHOICE')
  })
})
