/** The page of a player: who sees it, and what it shows by default and beyond. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announce, does as doesAt, regulations } from '../event/gateway.js'
import { addBot, asker, guest, openTiny, playSeries, type App, type Asker, type FakeTime } from '../help.js'
import { act, owned, register, type Person } from '../settings/owner.js'
import { myRatings, playRated } from '../rating/people.js'
import { does, pageOf, setPage } from './help.js'

let app: App
let time: FakeTime
let owner: Person
let ola: Person
let jan: Person
let visitor: Asker
beforeEach(async () => {
  ;({ app, time, owner } = await owned())
  ola = await register(app, 'Óla Nowak')
  jan = await register(app, 'Jan')
  visitor = await guest(app, 'Gość')
})
afterEach(() => app.close())

/** Plays a series against bots. */
async function series(who: Asker, args = ''): Promise<string> {
  const { id } = await openTiny(who, args)
  await addBot(who, id)
  await addBot(who, id)
  await playSeries(time, [who], id)
  return id
}

describe('the page of a player', () => {
  it('is seen by people who are signed in, and by guests only if its player wants that', async () => {
    expect(await pageOf(jan, 'ola nowak')).toMatchObject({
      __typename: 'PlayerPage',
      name: 'Óla Nowak',
      page: 'ola nowak',
      formerly: [],
      since: expect.any(Number) as number,
      games: [],
      places: [],
      best: null,
      series: null,
      own: false,
    })
    for (const who of [asker(app), visitor])
      expect(await pageOf(who, 'Óla Nowak')).toMatchObject({ code: 'ACCOUNT_NEEDED' })
    await setPage(ola, 'audience: EVERYBODY')
    for (const who of [asker(app), visitor])
      expect(await pageOf(who, 'Óla Nowak')).toMatchObject({ name: 'Óla Nowak' })
    await setPage(ola, 'audience: NOBODY')
    expect(await pageOf(jan, 'Óla Nowak')).toMatchObject({ code: 'UNKNOWN_PLAYER' })
    expect(await pageOf(ola, 'Óla Nowak')).toMatchObject({ own: true })
  })

  it('does not tell a guest which names there are, nor anybody which logins', async () => {
    const [there, nowhere] = await Promise.all(['Jan', 'Nobody'].map((name) => pageOf(visitor, name)))
    expect(there).toEqual(nowhere)
    expect(await pageOf(ola, jan.login)).toMatchObject({ code: 'UNKNOWN_PLAYER' })
    for (const odd of ['', ' ', '~', 'x'.repeat(5_000), '__proto__'])
      expect(await pageOf(ola, odd)).toMatchObject({ code: 'UNKNOWN_PLAYER' })
  })

  it('of a second player with the same name has a number, and stays with its player', async () => {
    const second = await register(app, 'jan')
    expect(await pageOf(second, 'jan~2')).toMatchObject({ code: 'UNKNOWN_PLAYER' })
    const { page } = await second.get<{ page: string }>('{ myPage { ... on PlayerSettings { page } } }')
    expect(page).toBe('jan~2')
    expect(await pageOf(second, 'jan~2')).toMatchObject({ own: true })
    expect(await pageOf(second, 'JAN')).toMatchObject({ own: false, page: 'jan' })
  })

  it('counts hands by default, and shows contracts and hands at public tables only once they are switched on', async () => {
    await series(ola, 'private: true')
    const open = await series(ola)
    const before = await pageOf(jan, 'ola nowak')
    expect(before.games).toEqual([{ game: 'tiny', hands: expect.any(Number) as number, contracts: null }])
    expect(before).toMatchObject({ best: null, series: null })
    await setPage(ola, 'hands: true, contracts: true')
    const after = await pageOf(jan, 'ola nowak')
    expect(after.series).toEqual([{ table: open, place: expect.any(Number) as number }])
    expect(after.best?.every(({ table }) => table === open)).toBe(true)
    expect(after.games[0]?.contracts).toEqual(expect.any(Array))
    for (const { table, hand } of after.best ?? [])
      expect(await asker(app).get(`{ record(table: "${table}", hand: ${hand}) { __typename } }`)).toEqual({
        __typename: 'Record',
      })
    await ola.get('mutation { forgetPlayed { __typename } }')
    expect(await pageOf(jan, 'ola nowak')).toMatchObject({ games: [], best: [], series: [] })
  })

  it('shows places in final results, and none under a name that is not theirs here', async () => {
    const format = { ...regulations().format, series: [{ rounds: 1, minutes: null, draw: 'LOTS' }] }
    const { event } = await announce(
      owner,
      { name: 'Cup', starts: 1_700_000_000_000, protestMinutes: 0, format },
      'cup',
    )
    for (const [who, name] of [
      [ola, 'Óla Nowak'],
      [jan, 'Someone Else'],
    ] as const)
      await doesAt(who, event, { register: { entrant: { name } } })
    for (const name of ['Anna', 'Bert']) await doesAt(owner, event, { enter: { entrant: { name } } })
    await doesAt(owner, event, { draw: { series: 1 } })
    await doesAt(owner, event, { start: { series: 1 } })
    const lines = ['passed', 'passed', '1 1 made', 'passed']
    await doesAt(owner, event, { list: { series: 1, table: 1, lines, signed: true } })
    await doesAt(owner, event, { end: { series: 1 } })
    expect((await pageOf(jan, 'ola nowak')).places).toEqual([])
    await time.advance(31_000)
    await doesAt(owner, event, { final: {} })
    expect((await pageOf(jan, 'ola nowak')).places).toEqual([
      { name: 'Cup', place: expect.any(Number) as number, of: 4 },
    ])
    expect((await pageOf(ola, 'jan')).places).toEqual([])
  })

  it('shows the ratings that lists of ratings have, too', async () => {
    const three = [ola, jan, await register(app, 'Ewa')] as const
    await playRated(time, three)
    await expect.poll(async () => (await time.advance(1_000), (await myRatings(ola)).length)).toBe(1)
    expect((await pageOf(jan, 'ola nowak')).ratings).toEqual(await myRatings(ola))
  })

  it('is gone with the account, with a ban, and while the owner has taken the name away', async () => {
    await act(owner, { takeName: jan.login })
    expect(await pageOf(ola, 'jan')).toMatchObject({ code: 'UNKNOWN_PLAYER' })
    await does(jan, 'follow', 'ola nowak')
    await ola.get(`mutation { deleteAccount(password: "karo as wino 10") { __typename } }`)
    expect(await pageOf(jan, 'ola nowak')).toMatchObject({ code: 'UNKNOWN_PLAYER' })
    const { following } = await jan.get<{ following: readonly object[] }>(
      '{ myPage { ... on PlayerSettings { following { name } } } }',
    )
    expect(following).toEqual([])
  })
})
