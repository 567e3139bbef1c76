/** The dealer of a table of four sits out. Skat asks them something all the same, and shows them one hand at most. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFirstRecord, replay, type Line } from '@stolik/core'
import { afterAll, describe, expect, it } from 'vitest'
import { games } from '../src/games.js'
import { singleNode } from '../src/store/cluster.js'
import { openFolder } from '../src/store/data-folder.js'
import { type App, asker, fakeTime, guest, testApp } from './help.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-idle-dealer-'))
const apps: App[] = []
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  rmSync(root, { recursive: true })
})
const skat = games.find(({ plugin }) => plugin.id === 'skat') as (typeof games)[number]

interface View {
  readonly seat: number | null
  readonly toAct: readonly number[]
  readonly legal: readonly string[]
  readonly phase: string
  readonly hand: readonly string[]
  readonly declarer: number | null
  readonly cardsLeft: readonly number[]
  readonly look: { readonly at: number; readonly granted: boolean } | null
  readonly openHand: readonly string[] | null
  readonly openOpponents: readonly { readonly seat: number; readonly cards: readonly string[] }[]
  readonly played: readonly string[]
  readonly trick: { readonly cards: readonly string[] } | null
}

interface Table {
  readonly code?: string
  readonly id: string
  readonly seq: number
  readonly phase: string
  readonly seating: readonly number[]
  readonly players: readonly { readonly clock: number | null; readonly thinking: boolean }[]
  readonly view: View
  readonly settlement: { readonly lines: readonly (Line & { readonly args: readonly unknown[] })[] } | null
}

const selection = `phase hand declarer cardsLeft look { at granted } openHand openOpponents { seat cards } skat discard
  played trick { cards } lastTrick { cards }`
const fields = `... on Refused { code } ... on Table { id seq phase seating players { clock thinking }
  view { seat toAct legal ... on SkatView { ${selection} } }
  settlement { lines { code clause args { name number } } } }`

/** A Skat table of four people, whose gateway can be started again. Chair 0 deals, so seat n is chair n + 1. */
async function table(profile: string) {
  const folder = join(root, String(apps.length))
  const time = fakeTime()
  const start = async (): Promise<App> => {
    const { store, tenure } = await openFolder(folder, true)
    const app = await testApp({ store, time, cluster: singleNode(tenure), games })
    apps.push(app)
    return app
  }
  let app = await start()
  const names = ['Dealer', 'Forehand', 'Middlehand', 'Rearhand', 'Onlooker']
  const tokens = await Promise.all(names.map(async (name) => (await guest(app, name)).token))
  const [dealer, onlooker] = [0, 4]
  const as = (who: number) => asker(app, tokens[who])
  const { id } = await as(dealer).get<Table>(
    `mutation { open(game: "skat", profile: "${profile}", chairs: 4, length: 4, speed: CALM) { ${fields} } }`,
  )
  for (const who of [1, 2, 3]) await as(who).get(`mutation { sit(table: "${id}") { __typename } }`)
  const look = (who: number): Promise<Table> => as(who).get(`{ table(id: "${id}") { ${fields} } }`)
  const play = async (who: number, move: string): Promise<Table> => {
    const { seq } = await look(who)
    return as(who).get(`mutation { play(table: "${id}", seq: ${seq}, move: "${move}") { ${fields} } }`)
  }
  return {
    dealer,
    onlooker,
    look,
    play,
    time,
    record: () =>
      as(dealer).get<{ text: string }>(`{ record(table: "${id}", hand: 0) { ... on Record { text } } }`),
    /** Whoever is on turn makes their first legal move that is not excepted. */
    go: async (except: RegExp): Promise<void> => {
      const { view } = await look(onlooker)
      const who = (view.toAct[0] as number) + 1
      const { legal } = (await look(who)).view
      const answer = await play(who, legal.find((move) => !except.test(move)) as string)
      if (answer.code !== undefined) throw new Error(answer.code)
    },
    restart: async (): Promise<void> => {
      await app.close()
      app = await start()
    },
  }
}

type At = Awaited<ReturnType<typeof table>>

/** Middlehand declares and plays until they hold fewer than nine cards. Returns their seat in the hand. */
async function twoTricks({ go, look, onlooker }: At): Promise<number> {
  for (;;) {
    const { view } = await look(onlooker)
    if (view.phase === 'PLAY' && view.cardsLeft.every((n) => n < 9)) return view.declarer as number
    if (view.phase === 'AUCTION')
      await go(view.declarer === null && view.toAct[0] === 1 ? /pass/ : /hold|^\d/)
    else await go(/^null/)
  }
}

describe('a dealer who sits out, at a table of four', () => {
  it('consents to a resignation in ISkO, also after a restart (isko 4.3.2)', async () => {
    const at = await table('isko')
    const declarer = await twoTricks(at)
    expect((await at.look(at.dealer)).view).toEqual({
      ...(await at.look(at.onlooker)).view,
      seat: 3,
      legal: ['concede', 'look-0', 'look-1', 'look-2'],
    })
    expect((await at.play(declarer + 1, 'resign')).code).toBeUndefined()

    await at.restart()
    const requested = await at.look(at.dealer)
    expect(requested.view).toMatchObject({ seat: 3, hand: [], legal: ['accept', 'refuse'] })
    // Their clock does not run, and does not lapse.
    expect(requested.view.toAct).toHaveLength(2)
    expect(requested.players[0]).toMatchObject({ thinking: false })
    const before = requested.players[0]?.clock
    await at.time.advance(5_000)
    expect((await at.look(at.dealer)).players[0]?.clock).toBe(before)

    const over = await at.play(at.dealer, 'accept')
    expect(over.phase).toBe('BETWEEN')
    expect(over.settlement?.lines.find(({ code }) => code === 'resigned.consent')).toMatchObject({
      clause: '4.3.2',
      args: [{ name: 'seat', number: 3 }],
    })
    const read = readFirstRecord((await at.record()).text)
    if (read === undefined || 'problem' in read) throw new Error('the record cannot be read')
    expect(read.record.moves.at(-1)).toEqual({ seat: 3, move: 'accept' })
    const { hand, stop } = replay(skat.plugin, read)
    expect(stop).toBeNull()
    expect(hand?.settlement?.lines.map(({ code }) => code)).toContain('resigned.consent')
  })

  it('concedes, but does not consent, by the rules of PZSkat (pzskat 4.3.3)', async () => {
    const at = await table('pzskat')
    const declarer = await twoTricks(at)
    await at.play(declarer + 1, 'resign')
    expect((await at.play(at.dealer, 'accept')).code).toBe('NOT_YOUR_TURN')
    for (const seat of [0, 1, 2]) if (seat !== declarer) await at.play(seat + 1, 'refuse')
    expect((await at.play(at.onlooker, 'concede')).code).toBe('NOT_SEATED')
    expect((await at.play(at.dealer, 'concede')).code).toBeUndefined()
    await at.restart()
    expect((await at.look(declarer + 1)).view.legal).toEqual(['accept', 'refuse'])
    const over = await at.play(declarer + 1, 'accept')
    expect(over.settlement?.lines.map(({ code }) => code)).toContain('conceded')
  })

  it.each(['declarer', 'opponent'])(
    'looks into the hand of the %s and nowhere else (pzskat 3.5.4)',
    async (whose) => {
      const at = await table('pzskat')
      for (;;) {
        const { view } = await at.look(at.onlooker)
        if (view.phase === 'PLAY') break
        await at.go(view.phase === 'SKAT' ? /hand/ : view.toAct[0] === 1 ? /pass|^null/ : /hold|^\d|^null/)
      }
      const { declarer } = (await at.look(at.onlooker)).view
      const seat = whose === 'declarer' ? (declarer as number) : ((declarer as number) + 1) % 3
      const cardsIn = (seen: object): string[] =>
        JSON.stringify(seen).match(/(?<=")[CSHD][ATKQJ987](?=")/g) ?? []
      /** Every card that the dealer is told of lies on the table, has been played, or is in the hand that they look into. */
      const check = async (looks: boolean): Promise<void> => {
        const [dealer, owner] = [await at.look(at.dealer), await at.look(seat + 1)]
        const open = [...dealer.view.played, ...(dealer.view.trick?.cards ?? [])]
        const cards = new Set(cardsIn(dealer.view))
        expect([...cards].toSorted()).toEqual(
          [...new Set([...open, ...(looks ? owner.view.hand : [])])].toSorted(),
        )
        const { openHand, openOpponents } = dealer.view
        const seen = whose === 'declarer' ? openHand : openOpponents[0]?.cards
        expect(seen ?? []).toEqual(looks ? owner.view.hand : [])
        for (const other of [1, 2, 3, at.onlooker])
          expect((await at.look(other)).view).toMatchObject({ openHand: null, openOpponents: [] })
      }

      await check(false)
      expect((await at.play(at.dealer, `look-${seat}`)).code).toBeUndefined()
      await check(false)
      const others = [0, 1, 2].filter((one) => one !== seat)
      for (const other of others)
        expect((await at.play(other + 1, 'show')).code).toMatch(/ILLEGAL|NOT_YOUR_TURN/)
      expect((await at.play(seat + 1, 'show')).code).toBeUndefined()
      await check(true)
      expect((await at.play(at.dealer, `look-${others[0]}`)).code).toBe('ILLEGAL')
      await at.restart()
      expect((await at.look(at.dealer)).view.look).toEqual({ at: seat, granted: true })
      for (;;) {
        if ((await at.look(at.onlooker)).phase !== 'PLAYING') break
        await check(true)
        await at.go(/resign|claim|concede|open/)
      }
      const next = await at.look(at.dealer)
      expect(next.view).toMatchObject({ phase: 'OVER', look: null })
    },
  )
})
