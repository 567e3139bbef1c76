import { commitment as sealOf, isBad, readFirstRecord, verify, type LuckWay } from '@stolik/core'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { sha256 } from '../src/base/entropy.js'
import {
  addBot,
  fakeTime,
  guest,
  leave,
  look,
  openTiny,
  playOn,
  ready,
  sit,
  testApp,
  tiny,
  type Asker,
  type FakeTime,
  type TestDeps,
} from './help.js'
import { commit, commitTo, lookAtLuck, openUp, sitCommitting, type LuckAnswer } from './luck-help.js'

let app: FastifyInstance
let time: FakeTime
afterEach(() => app.close())

async function start(deps: TestDeps = {}): Promise<void> {
  time = fakeTime()
  app = await testApp({ time, ...deps })
}

const people = (...names: readonly string[]): Promise<Asker[]> =>
  Promise.all(names.map((name) => guest(app, name)))

/** Ola, who commits, and a bot: the third chair is free. */
async function waitingTable(ola: Asker): Promise<string> {
  const { id } = await openTiny(ola, 'commits: true, luck: "plain"')
  await addBot(ola, id)
  return id
}

/** The table after a first hand of two who commit: chair 0 is Ola's, 1 a bot's, 2 Jan's. */
async function afterFirst(ola: Asker, jan: Asker): Promise<string> {
  const id = await waitingTable(ola)
  await commit(ola, id, 'o0')
  await sitCommitting(jan, id)
  await commit(jan, id, 'j0')
  await openUp(ola, id, 'o0')
  await openUp(jan, id, 'j0')
  await playOn(time, [ola, jan], id)
  return id
}

const deal = (random: Parameters<typeof tiny.plugin.deal>[1]): string => tiny.plugin.deal('plain', random)

/** The verdict on a hand that has just ended, from what the table shows. */
function verdictOf({ fairness, hand }: LuckAnswer): string {
  const opened = fairness?.opened
  if (!opened?.binding || !fairness || hand === null) return 'not bound'
  const ways = opened.binding.ways.map((way) => way.toLowerCase() as LuckWay)
  const proof = { ...opened, commitment: fairness.commitment, binding: { ...opened.binding, ways } }
  return verify(sha256, proof, hand, opened.deal, deal)
}

const recordOf = async (who: Asker, table: string, hand: number) => {
  const { text } = await who.get<{ text: string }>(
    `{ record(table: "${table}", hand: ${hand}) { ... on Record { text } } }`,
  )
  const read = readFirstRecord(text)
  if (read === undefined || isBad(read)) throw new Error('no record')
  return read.record
}

describe('luck that players commit to', () => {
  it('is opened only when all commitments are bound, and then the hand is dealt at once', async () => {
    await start()
    const [ola, jan] = (await people('Ola', 'Jan')) as [Asker, Asker]
    const id = await waitingTable(ola)
    const before = await lookAtLuck(ola, id)
    expect(before.luck).toMatchObject({ hand: 0, attempt: 0, bound: false, commitments: ['', '', ''] })
    expect(before.luck?.to).toBe(before.fairness?.commitment)
    await commit(ola, id, 'o0')
    expect((await openUp(ola, id, 'o0')).code).toBe('STALE')

    // Jan's browser has said that it commits, so the deal waits for it.
    expect(await sitCommitting(jan, id)).toMatchObject({ phase: 'GATHERING', luck: { bound: false } })
    const bound = await commit(jan, id, 'j0')
    expect(bound).toMatchObject({ phase: 'GATHERING', luck: { bound: true, opening: [0, 2] } })
    expect((await openUp(jan, id, 'another')).code).toBe('BAD_CHOICE')
    expect(await openUp(jan, id, 'j0')).toMatchObject({ phase: 'GATHERING', luck: { opening: [0] } })
    expect(await openUp(ola, id, 'o0')).toMatchObject({ phase: 'PLAYING', luck: null })

    await playOn(time, [ola, jan], id)
    const ended = await lookAtLuck(ola, id)
    expect(ended.fairness?.opened).toMatchObject({
      luck: ['o0', '', 'j0'],
      binding: { table: id, attempt: 0, ways: ['COMMITTED', 'NONE', 'COMMITTED'] },
    })
    expect(ended.fairness?.opened?.binding?.commitments).toEqual(bound.luck?.commitments)
    expect(verdictOf(ended)).toBe('fair')
    const { proof, hand, deal: dealt } = await recordOf(ola, id, 0)
    if (proof?.binding === undefined) throw new Error('not bound')
    expect(verify(sha256, proof, hand, dealt, deal)).toBe('fair')
  })

  it('cannot be chosen after any was opened: by committing, adding or asking for the hand', async () => {
    await start()
    const [ola, jan] = (await people('Ola', 'Jan')) as [Asker, Asker]
    const id = await afterFirst(ola, jan)
    await commit(ola, id, 'o1')
    const { luck } = await commit(jan, id, 'j1')
    if (luck === null) throw new Error('no luck is collected')
    await openUp(ola, id, 'o1')
    expect((await commit(jan, id, 'j2')).code).toBe('STALE')
    const added = await jan.get(
      `mutation { addLuck(table: "${id}", luck: "j3") { ... on Refused { code } } }`,
    )
    expect(added.code).toBe('STALE')
    await ready(jan, id, 'luck: "j4"')
    await openUp(jan, id, 'j1')
    await ready(ola, id)
    await playOn(time, [ola, jan], id)
    const ended = await lookAtLuck(ola, id)
    expect(ended.fairness?.opened?.luck).toEqual(['o1', '', 'j1'])
    expect(ended.fairness?.opened?.binding?.commitments).toEqual(luck.commitments)
  })

  it('that is not opened in time is nothing, and the others draw anew: nobody gets what they know', async () => {
    await start()
    const [ola, jan] = (await people('Ola', 'Jan')) as [Asker, Asker]
    const id = await afterFirst(ola, jan)
    await commit(ola, id, 'o1')
    await commit(jan, id, 'j1')
    await openUp(ola, id, 'o1')
    await time.advance(3_999)
    expect(await lookAtLuck(ola, id)).toMatchObject({ luck: { attempt: 0 }, withheld: [0, 0, 0] })
    await time.advance(1)
    expect(await lookAtLuck(ola, id)).toMatchObject({
      luck: { attempt: 1, bound: false, committing: [0] },
      withheld: [0, 0, 1],
    })
    expect((await openUp(jan, id, 'j1')).code).toBe('STALE')
    expect((await commit(jan, id, 'j1')).code).toBe('STALE')
    await commit(ola, id, 'o1')
    await openUp(ola, id, 'o1')
    for (const who of [ola, jan]) await ready(who, id)
    await playOn(time, [ola, jan], id)
    const ended = await lookAtLuck(ola, id)
    expect(ended.fairness?.opened).toMatchObject({
      luck: ['o1', '', ''],
      binding: { attempt: 1, ways: ['COMMITTED', 'NONE', 'WITHHELD'] },
    })
    expect(verdictOf(ended)).toBe('fair')
    const record = await recordOf(ola, id, 1)
    expect(record.proof?.binding?.ways).toEqual(['committed', 'none', 'withheld'])
  })

  it('of somebody who withheld luck before is opened first, before they can know anything', async () => {
    await start()
    const [ola, jan] = (await people('Ola', 'Jan')) as [Asker, Asker]
    const id = await afterFirst(ola, jan)
    await commit(ola, id, 'o1')
    await commit(jan, id, 'j1')
    await openUp(ola, id, 'o1')
    await time.advance(4_000)
    await commit(ola, id, 'o1')
    await openUp(ola, id, 'o1')
    for (const who of [ola, jan]) await ready(who, id)
    await playOn(time, [ola, jan], id)
    await commit(ola, id, 'o2')
    const { luck } = await commit(jan, id, 'j2')
    expect(luck).toMatchObject({ bound: true, opening: [2] })
    expect((await openUp(ola, id, 'o2')).code).toBe('STALE')
    expect((await openUp(jan, id, 'j2')).luck?.opening).toEqual([0])
    expect((await openUp(ola, id, 'o2')).luck?.opening).toEqual([])
  })

  it('is awaited for three seconds, and of nobody who has not said that they commit', async () => {
    await start()
    const [ola, jan, ewa] = (await people('Ola', 'Jan', 'Ewa')) as [Asker, Asker, Asker]
    const id = await waitingTable(ola)
    await sitCommitting(jan, id, 'luck: "j"')
    await time.advance(2_999)
    expect((await look(ola, id)).phase).toBe('GATHERING')
    await time.advance(1)
    expect((await look(ola, id)).phase).toBe('PLAYING')

    const { id: older } = await openTiny(ola)
    await addBot(ola, older)
    expect((await sit(ewa, older)).phase).toBe('PLAYING')
  })

  it('is bound together with luck that an older program adds openly', async () => {
    await start()
    const [ola, jan] = (await people('Ola', 'Jan')) as [Asker, Asker]
    const id = await waitingTable(ola)
    await commit(ola, id, 'o0')
    expect((await sit(jan, id, 'luck: "j0"')).phase).toBe('GATHERING')
    expect((await openUp(ola, id, 'o0')).phase).toBe('PLAYING')
    await playOn(time, [ola, jan], id)
    const ended = await lookAtLuck(ola, id)
    expect(ended.fairness?.opened).toMatchObject({
      luck: ['o0', '', 'j0'],
      binding: { ways: ['COMMITTED', 'NONE', 'OPEN'] },
    })
    expect(verdictOf(ended)).toBe('fair')
  })

  it('is not needed of a person who is alone with bots: their hands are dealt at once', async () => {
    await start()
    const [ola] = (await people('Ola')) as [Asker]
    const id = await waitingTable(ola)
    await commit(ola, id, 'o0')
    expect((await addBot(ola, id)).phase).toBe('PLAYING')
    await playOn(time, [ola], id)
    const ended = await lookAtLuck(ola, id)
    expect(ended.fairness?.opened).toMatchObject({ luck: ['plain', '', ''], binding: null })
    expect(ended.luck).toBeNull()
    await ola.get(`mutation { addLuck(table: "${id}", luck: "o1") { __typename } }`)
    expect((await ready(ola, id)).phase).toBe('PLAYING')
  })

  it('once opened is not thrown away by leaving a table that gathers', async () => {
    await start()
    const [ola, jan, ewa] = (await people('Ola', 'Jan', 'Ewa')) as [Asker, Asker, Asker]
    const { id } = await openTiny(ola, 'commits: true')
    await commit(ola, id, 'o0')
    await sitCommitting(jan, id)
    await commit(jan, id, 'j0')
    await sitCommitting(ewa, id)
    await commit(ewa, id, 'e0')
    await openUp(ola, id, 'o0')
    await openUp(jan, id, 'j0')
    await leave(ewa, id)
    const left = await lookAtLuck(ola, id)
    expect(left).toMatchObject({ luck: { attempt: 1, committing: [0, 1] }, withheld: [0, 0, 1] })
    expect(left.players.map((player) => player?.bot)).toEqual([false, false, true])
    await commit(ola, id, 'o0')
    await commit(jan, id, 'j0')
    await openUp(jan, id, 'j0')
    expect((await openUp(ola, id, 'o0')).phase).toBe('PLAYING')
  })

  it('is replaced only some times, in its form, by those who sit there', async () => {
    await start()
    const [ola, jan] = (await people('Ola', 'Jan')) as [Asker, Asker]
    const id = await waitingTable(ola)
    const { luck } = await lookAtLuck(ola, id)
    if (luck === null) throw new Error('no luck is collected')
    expect((await commitTo(ola, id, luck, 'x')).code).toBe('BAD_CHOICE')
    expect((await commitTo(jan, id, luck, 'a'.repeat(64))).code).toBe('NOT_SEATED')
    expect((await commitTo(ola, id, { ...luck, attempt: 1 }, 'a'.repeat(64))).code).toBe('STALE')
    expect((await commitTo(ola, id, { ...luck, to: 'a' }, 'a'.repeat(64))).code).toBe('STALE')
    for (let n = 0; n < 8; n++)
      expect((await commitTo(ola, id, luck, String(n).repeat(64))).__typename).toBe('Table')
    expect((await commitTo(ola, id, luck, '7'.repeat(64))).__typename).toBe('Table')
    expect((await commitTo(ola, id, luck, '9'.repeat(64))).code).toBe('TOO_MANY')
  })

  it('stays out of every answer until its hand is over', async () => {
    await start()
    const answers: string[] = []
    app.addHook('onSend', (_request, _reply, payload, done) => {
      answers.push(String(payload))
      done(null, payload)
    })
    const [ola, jan] = (await people('Ola', 'Jan')) as [Asker, Asker]
    const id = await waitingTable(ola)
    await commit(ola, id, 'secret-of-ola')
    await sitCommitting(jan, id)
    await commit(jan, id, 'secret-of-jan')
    await openUp(ola, id, 'secret-of-ola')
    await openUp(jan, id, 'secret-of-jan')
    await playOn(time, [ola, jan], id)
    const open = answers.findIndex((answer) => answer.includes('"BETWEEN"'))
    expect(open).toBeGreaterThan(5)
    expect(answers.slice(0, open).join('')).not.toContain('secret-of')
    await lookAtLuck(ola, id)
    expect(answers.join('')).toContain('secret-of-jan')
  })
})

describe('a shuffle that is thrown away', () => {
  it('is opened when the table is closed in the middle of the hand, with the one after it', async () => {
    await start()
    const [ola, jan] = (await people('Ola', 'Jan')) as [Asker, Asker]
    const id = await afterFirst(ola, jan)
    await commit(ola, id, 'o1')
    await commit(jan, id, 'j1')
    await openUp(ola, id, 'o1')
    await openUp(jan, id, 'j1')
    for (const who of [ola, jan]) await ready(who, id)
    const { fairness, thrown } = await lookAtLuck(ola, id)
    expect(thrown).toEqual([])
    for (const who of [jan, ola]) await leave(who, id)
    const closed = await lookAtLuck(ola, id)
    expect(closed.phase).toBe('CLOSED')
    const [first, second] = closed.thrown
    if (first === undefined || second === undefined) throw new Error('nothing was thrown away')
    expect(first).toMatchObject({ hand: 1, commitment: fairness?.commitment, luck: ['o1', '', 'j1'] })
    expect(sealOf(sha256, first)).toBe(first.commitment)
    const ways = first.binding?.ways.map((way) => way.toLowerCase() as LuckWay) ?? []
    const bound = first.binding && { ...first.binding, ways }
    const proof = { ...first, luck: first.luck ?? [], ...(bound && { binding: bound }) }
    expect(verify(sha256, proof as Parameters<typeof verify>[1], 1, first.deal ?? '', deal)).toBe('fair')
    expect(second).toMatchObject({ hand: 2, commitment: fairness?.next, luck: null, deal: null })
  })

  it('is opened when its luck was opened and nobody waits for the cards', async () => {
    await start()
    const [ola, jan] = (await people('Ola', 'Jan')) as [Asker, Asker]
    const id = await afterFirst(ola, jan)
    await commit(ola, id, 'o1')
    await commit(jan, id, 'j1')
    await openUp(ola, id, 'o1')
    for (const who of [ola, jan]) await leave(who, id)
    expect((await lookAtLuck(ola, id)).thrown).toMatchObject([{ hand: 1, luck: ['o1', '', ''], deal: null }])
  })
})
