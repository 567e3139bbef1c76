/** Rights at events end at once when they are revoked: for subscriptions and for acts. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { realTime } from '../../src/base/time.js'
import type { App, Asker } from '../help.js'
import { act as ownerAct, me, owned, setRoles } from '../settings/owner.js'
import { listen, subscribe } from '../socket-help.js'
import { act, announce, does, official, see } from './gateway.js'
import {
  begun,
  club,
  deny,
  directs,
  idOf,
  kinds,
  refusedThen,
  rules,
  taken,
  type Installation,
  type Told,
} from './rights-kinds.js'
import { newAccounts } from '../stores.js'

describe('the right', () => {
  let app: App
  let installation: Installation
  beforeEach(async () => {
    const accounts = newAccounts()
    const { owner, ...setup } = await owned({ accounts, time: realTime })
    app = setup.app
    installation = { app, accounts, owner, now: Date.now }
  })
  afterEach(() => app.close())

  it.each(Object.entries(kinds))('%s ends at once', async (_, begin) => {
    const right = await begin(installation)
    const { who, event, query, isShown, does: what, take, pass } = right
    expect((await act(who, event, what, pass)).code).not.toBe(refusedThen(right))
    const watching = subscribe<Told>(await listen(app), query, who.token)
    await watching.until(isShown)
    await take()
    expect((await act(who, event, what, pass)).code).toBe(refusedThen(right))
    await taken(right, watching)
    watching.close()
  })

  it('of a code ends when its table no longer exists', async () => {
    const organiser = await official(installation, 'Organiser', 'ORGANISER')
    const { event } = await announce(organiser)
    for (let n = 1; n <= 8; n++) await does(organiser, event, { enter: { entrant: { name: `P${n}` } } })
    await does(organiser, event, { draw: { series: 1 } })
    const { players, series } = await see<{
      players: { id: string }[]
      series: { tables: { key: string }[] }[]
    }>(organiser, event, 'players { id } series { tables { key } }')
    const key = series[0]?.tables[1]?.key ?? ''
    const query = `subscription { event(id: "${event}", pass: { key: "${key}" }) { seq } }`
    const watching = subscribe(await listen(app), query)
    await watching.until(() => true)
    for (const { id } of players.slice(4)) await does(organiser, event, { withdraw: { player: id } })
    await does(organiser, event, { draw: { series: 1, reason: 'Four have left.' } })
    expect(await watching.ended).toMatchObject([{ extensions: { code: 'NOT_INVITED' } }])
  })

  describe('by role', () => {
    const code = async (who: Asker, event: string, what: object): Promise<string | undefined> =>
      (await act(who, event, what)).code

    it('holds at events of those who gave it: a club, or else the association', async () => {
      const [rybnik, kartuzy] = [await club(installation, 'Rybnik'), await club(installation, 'Kartuzy')]
      const events = [
        await begun(await rybnik.member('Hanka', 'ORGANISER')),
        await begun(await kartuzy.member('Ewa', 'ORGANISER')),
        await begun(await official(installation, 'Organiser', 'ORGANISER')),
      ]
      const codes = (who: Asker) => Promise.all(events.map((event) => code(who, event, rules)))
      const no = 'NOT_ALLOWED'
      const yes = 'UNKNOWN_NUMBER'
      expect(await codes(await rybnik.member('Jan', 'REFEREE'))).toEqual([yes, no, no])
      expect(await codes(await kartuzy.member('Jan', 'REFEREE'))).toEqual([no, yes, no])
      expect(await codes(await official(installation, 'Rita', 'REFEREE'))).toEqual([no, no, yes])
      expect(await codes(await official(installation, 'Chair', 'ASSOCIATION'))).toEqual([yes, yes, yes])
      // A club’s organiser directs no event of another organiser, even of the same club.
      expect(await code(await rybnik.member('Ola', 'ORGANISER'), events[0] ?? '', directs)).toBe(no)
    })

    it('holds elsewhere for people whom the event names', async () => {
      const { member } = await club(installation, 'Rybnik')
      const organiser = await official(installation, 'Organiser', 'ORGANISER')
      const event = await begun(organiser)
      const who = await member('Jan', 'REFEREE')
      await does(organiser, event, { appoint: { account: await idOf(who), office: 'REFEREE' } })
      expect(await code(who, event, rules)).toBe('UNKNOWN_NUMBER')
    })

    it('that is denied stays denied when the club gives it again, until it is granted or the denial is lifted', async () => {
      const { member } = await club(installation, 'Rybnik')
      const id = await idOf(await member('Hanka', 'ORGANISER'))
      expect(await deny(installation.owner, id, ['ORGANISER', 'OWNER'])).toEqual({
        roles: ['PLAYER'],
        denied: ['ORGANISER'],
      })
      const again = await member('Hanka', 'ORGANISER', 'REFEREE')
      expect((await me(again)).roles).toEqual(['PLAYER', 'REFEREE'])
      await setRoles(installation.owner, id, [])
      expect((await me(again)).roles).toEqual(['PLAYER', 'REFEREE'])
      await setRoles(installation.owner, id, ['ORGANISER'])
      expect((await me(again)).roles).toEqual(['PLAYER', 'REFEREE', 'ORGANISER'])
      await setRoles(installation.owner, id, [])
      expect((await me(again)).roles).toEqual(['PLAYER', 'REFEREE', 'ORGANISER'])
    })

    it('of everybody to announce can be denied to one person', async () => {
      await ownerAct(installation.owner, { installation: { announce: 'EVERYBODY' } })
      const who = await official(installation, 'Anybody')
      expect((await me(who)).mayAnnounce).toBe(true)
      await deny(installation.owner, await idOf(who), ['ORGANISER'])
      expect((await me(who)).mayAnnounce).toBe(false)
    })
  })
})
