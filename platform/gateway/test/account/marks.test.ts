/** The mark beside a name: granted and revoked by the association, with immediate effect everywhere. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBot, guest, openTiny, sit, type App, type Asker } from '../help.js'
import {
  me,
  owned,
  register,
  setRoles,
  type Given,
  type Installation,
  type Person,
} from '../settings/owner.js'
import { listen, subscribe } from '../socket-help.js'

type Marked = { readonly name: string; readonly mark: string | null } | null
interface Shown {
  readonly players: readonly Marked[]
}

let installation: Installation
let app: App
let owner: Person

const verify = (who: Asker, account: string, verified: boolean): Promise<Given> =>
  who.get(
    `mutation ($account: ID!, $verified: Boolean!) { setVerified(account: $account, verified: $verified) {
       __typename ... on Refused { code } } }`,
    { account, verified },
  )
const atTable = (id: string) => `subscription { table(id: "${id}") { seq epoch players { name mark } } }`
const inTalk = (id: string) => `subscription { talk(id: "${id}") { remarks { name mark } } }`
const inLobby = 'subscription { lobby { players { name mark } } }'

beforeEach(async () => {
  installation = await owned()
  ;({ app, owner } = installation)
})
afterEach(() => app.close())

describe('the mark of a verified player', () => {
  it('appears at once at a live table, in the lobby and in the talk, and disappears at once when revoked', async () => {
    const jan = await register(app, 'Jan')
    const port = await listen(app)
    const { id } = await openTiny(jan)
    await jan.get(`mutation { say(table: "${id}", phrase: "hello") { __typename } }`)
    const table = subscribe<Shown>(port, atTable(id), owner.token)
    const lobby = subscribe<readonly Shown[]>(port, inLobby, owner.token)
    const talk = subscribe<{ readonly remarks: readonly Marked[] }>(port, inTalk(id), owner.token)
    const everywhere = async (mark: string | null): Promise<void> => {
      await table.until(({ players }) => players[0]?.mark === mark)
      await installation.time.advance(2_000)
      await lobby.until((rows) => rows[0]?.players[0]?.mark === mark)
      await talk.until(({ remarks }) => remarks[0]?.mark === mark)
    }
    await everywhere(null)
    expect((await verify(owner, jan.login, true)).__typename).toBe('Done')
    await everywhere('VERIFIED')
    expect((await verify(owner, jan.login, false)).__typename).toBe('Done')
    await everywhere(null)
  })

  it('is granted only by the association', async () => {
    const [jan, ewa] = [await register(app, 'Jan'), await register(app, 'Ewa')]
    const stranger = await guest(app, 'Ala')
    expect((await verify(jan, jan.login, true)).code).toBe('NOT_ALLOWED')
    expect((await verify(stranger, jan.login, true)).code).toBe('NOT_ALLOWED')
    await setRoles(owner, ewa.login, ['ASSOCIATION'])
    expect((await verify(ewa, jan.login, true)).__typename).toBe('Done')
    expect((await verify(ewa, 'nobody', true)).code).toBe('UNKNOWN_ACCOUNT')
    const { id } = await openTiny(jan)
    expect(await marksAt(jan, id)).toEqual(['VERIFIED', null, null])
  })

  it('is shown neither for a bot that holds the chair nor for a guest of the same name', async () => {
    const jan = await register(app, 'Jan')
    await verify(owner, jan.login, true)
    const ala = await guest(app, 'Jan')
    const { id } = await openTiny(jan)
    await sit(ala, id)
    expect(await marksAt(jan, id)).toEqual(['VERIFIED', null, null])
    const other = await openTiny(jan)
    await addBot(jan, other.id)
    await jan.get(`mutation { leave(table: "${other.id}") { __typename } }`)
    expect((await marksAt(owner, other.id)).filter((mark) => mark !== null)).toEqual([])
  })

  it('is in the export of the account and in the log, and goes with the account', async () => {
    const jan = await register(app, 'Jan')
    await verify(owner, jan.login, true)
    const { json } = await jan.get<{ readonly json: string }>(
      '{ exportAccount { ... on AccountExport { json } } }',
    )
    expect((JSON.parse(json) as { verified: unknown }).verified).toBeTypeOf('number')
    const { id } = await me(jan)
    const { acts } = await owner.get<{ readonly acts: readonly { what: string; about: string }[] }>(
      '{ acts { ... on Acts { acts { what about } } } }',
    )
    expect(acts).toContainEqual({ what: 'VERIFIED', about: id })
    const gone = await owner.get<Given>(
      `mutation { deleteAccountOf(account: "${id}") { __typename ... on Refused { code } } }`,
    )
    expect(gone.__typename).toBe('Done')
  })
})

describe('the mark of an official', () => {
  it('belongs to the owner, and goes with the ownership', async () => {
    const jan = await register(app, 'Jan')
    const { id } = await openTiny(jan)
    expect(await marksAt(jan, id)).toEqual([null, null, null])
    await setRoles(owner, jan.login, ['OWNER'])
    expect(await marksAt(jan, id)).toEqual(['OFFICIAL', null, null])
    await setRoles(owner, jan.login, [])
    expect(await marksAt(jan, id)).toEqual([null, null, null])
  })
})

const marksAt = async (who: Asker, id: string): Promise<readonly (string | null)[]> => {
  const { players } = await who.get<Shown>(
    `{ table(id: "${id}") { ... on Table { players { name mark } } } }`,
  )
  return players.map((player) => player?.mark ?? null)
}
