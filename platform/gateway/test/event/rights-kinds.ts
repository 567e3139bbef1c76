/** Each kind of right at events: how somebody gets it, what it shows them, and how it is revoked. */
import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { signedOut } from '../../src/graphql/socket.js'
import { asker, type App, type Asker } from '../help.js'
import type { Watching } from '../socket-help.js'
import { act as ownerAct, me, setRoles } from '../settings/owner.js'
import { announce, does, newOp, official, see } from './gateway.js'

/** A watched event: the director also sees the players’ cards, and referees see protests. */
export interface Told {
  readonly players?: readonly { readonly card: string | null }[]
  readonly protests?: readonly object[]
  readonly key?: string | null
}

export interface Right {
  readonly who: Asker
  readonly event: string
  readonly query: string
  /** Whether the answer shows what the right reveals. */
  readonly isShown: (news: Told) => boolean
  /** An act that needs the right. */
  readonly does: object
  /** Revokes it. */
  readonly take: () => Promise<unknown>
  /** The code that gives the right, if no account does. Once it is invalid, subscriptions with it end. */
  readonly pass?: { readonly key: string; readonly chair: number }
  /** Whether their session ends with the right. */
  readonly endsSession?: true
  /** The refusal of the act afterwards, if it is not that of everybody else. */
  readonly refused?: 'NOT_SIGNED_IN'
}

/** The refusal of an act by somebody who has lost the right. */
export const refusedThen = ({ pass, refused }: Right): string =>
  refused ?? (pass === undefined ? 'NOT_ALLOWED' : 'BAD_KEY')

/** Waits until the subscription shows only public data, or has ended. */
export async function taken(right: Right, watching: Watching<Told>): Promise<void> {
  if (right.endsSession) expect(await watching.ended).toMatchObject({ code: signedOut })
  else if (right.pass === undefined) await watching.until((news) => !right.isShown(news))
  else expect(await watching.ended).toMatchObject([{ extensions: { code: 'NOT_INVITED' } }])
}

export interface Installation {
  readonly app: App
  readonly accounts: Accounts
  readonly owner: Asker
  readonly now: () => number
}

const whole = (event: string) => `subscription { event(id: "${event}") { players { card } protests { n } } }`
const withCards = ({ players = [] }: Told): boolean => players.some(({ card }) => card !== null)
const withProtests = ({ protests = [] }: Told): boolean => protests.length > 0
/** Denies an account roles that its club gives. */
export const deny = (by: Asker, account: string, denied: readonly string[]) =>
  by.get<{ readonly roles: readonly string[]; readonly denied: readonly string[] }>(
    `mutation ($account: ID!, $denied: [Role!]) { setRoles(account: $account, roles: [], denied: $denied) {
       ... on Account { roles denied } } }`,
    { account, denied },
  )
export const idOf = async (who: Asker): Promise<string> => (await me(who)).id

/** An event with one series in play, and a protest against one of its lists. */
export async function begun(director: Asker): Promise<string> {
  const { event } = await announce(director, {}, newOp())
  for (let n = 1; n <= 4; n++) await does(director, event, { enter: { entrant: { name: `P${n}` } } })
  await does(director, event, { draw: { series: 1 } })
  await does(director, event, { start: { series: 1 } })
  const { players } = await see<{ players: { id: string }[] }>(director, event, 'players { id }')
  await does(director, event, {
    protest: { series: 1, table: 1, player: players[0]?.id, text: 'The cards were counted wrongly.' },
  })
  return event
}

export const rules = { revoke: { n: 1, reason: 'Again.' } }
export const directs = { draw: { series: 7 } }

/** A club added by the owner, with a way to sign its members in. */
export async function club({ app, owner, now }: Installation, name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const desk = await ownerAct(owner, { club: { name, key, roles: ['REFEREE', 'ORGANISER'] } })
  const id = String(desk.clubs.find((one) => one['name'] === name)?.['id'])
  const member = async (sub: string, ...roles: string[]): Promise<Asker> => {
    const at = Math.floor(now() / 1000)
    const jwt = await new SignJWT({
      iss: id,
      aud: 'stolik',
      sub,
      name: sub,
      jti: newOp(),
      iat: at,
      exp: at + 60,
      roles,
    })
      .setProtectedHeader({ alg: 'EdDSA' })
      .sign(privateKey)
    const { token } = await asker(app).get<{ token?: string }>(
      `mutation { handOver(token: "${jwt}") { ... on SignedIn { token } } }`,
    )
    if (token === undefined) throw new Error('not signed in by the club')
    return asker(app, token)
  }
  return { id, member }
}

/** An organiser, their event, and what shows that somebody directs it. */
async function directed(director: Asker) {
  const event = await begun(director)
  return { event, query: whole(event), isShown: withCards, does: directs }
}

export const kinds: Readonly<Record<string, (installation: Installation) => Promise<Right>>> = {
  'of a director whom the organiser has named': async (installation) => {
    const organiser = await official(installation, 'Organiser', 'ORGANISER')
    const right = await directed(organiser)
    const who = await official(installation, 'Director')
    const account = await idOf(who)
    await does(organiser, right.event, { appoint: { account, office: 'DIRECTION' } })
    const take = () =>
      does(organiser, right.event, { appoint: { account, office: 'DIRECTION', appointed: false } })
    return { ...right, who, take }
  },
  'of a director, at a single table': async (installation) => {
    const organiser = await official(installation, 'Organiser', 'ORGANISER')
    const { event, does: act } = await directed(organiser)
    const who = await official(installation, 'Director')
    const account = await idOf(who)
    await does(organiser, event, { appoint: { account, office: 'DIRECTION' } })
    return {
      event,
      who,
      does: act,
      query: `subscription { eventTable(event: "${event}", series: 1, table: 1) { key } }`,
      isShown: ({ key }) => typeof key === 'string',
      take: () => does(organiser, event, { appoint: { account, office: 'DIRECTION', appointed: false } }),
    }
  },
  'of a referee whom the organiser has named': async (installation) => {
    const organiser = await official(installation, 'Organiser', 'ORGANISER')
    const event = await begun(organiser)
    const who = await official(installation, 'Rita')
    const account = await idOf(who)
    await does(organiser, event, { appoint: { account, office: 'REFEREE' } })
    const take = () => does(organiser, event, { appoint: { account, office: 'REFEREE', appointed: false } })
    return { event, who, query: whole(event), isShown: withProtests, does: rules, take }
  },
  'of an organiser whose role is taken away': async (installation) => {
    const who = await official(installation, 'Organiser', 'ORGANISER')
    const right = await directed(who)
    const id = await idOf(who)
    return { ...right, who, take: () => setRoles(installation.owner, id, []) }
  },
  'of the association, for somebody whose role is taken away': async (installation) => {
    const right = await directed(await official(installation, 'Organiser', 'ORGANISER'))
    const who = await official(installation, 'Chair', 'ASSOCIATION')
    const id = await idOf(who)
    return { ...right, who, take: () => setRoles(installation.owner, id, ['REFEREE']) }
  },
  'of everybody to announce events, when only some may': async (installation) => {
    await ownerAct(installation.owner, { installation: { announce: 'EVERYBODY' } })
    const who = await official(installation, 'Anybody')
    const right = await directed(who)
    return {
      ...right,
      who,
      take: () => ownerAct(installation.owner, { installation: { announce: 'NAMED' } }),
    }
  },
  'of a club’s organiser, when the club is removed': async (installation) => {
    const { id, member } = await club(installation, 'Rybnik')
    const who = await member('Hanka', 'ORGANISER')
    const right = await directed(who)
    return { ...right, who, take: () => ownerAct(installation.owner, { dropClub: id }), endsSession: true }
  },
  'of a club’s referee, when the club is removed': async (installation) => {
    const { id, member } = await club(installation, 'Rybnik')
    const event = await begun(await member('Hanka', 'ORGANISER'))
    const who = await member('Jan', 'REFEREE')
    const take = () => ownerAct(installation.owner, { dropClub: id })
    const right = { event, who, query: whole(event), isShown: withProtests, does: rules, take }
    return { ...right, endsSession: true, refused: 'NOT_SIGNED_IN' }
  },
  'of a club’s referee, when the club may have none any more': async (installation) => {
    const { id, member } = await club(installation, 'Rybnik')
    const event = await begun(await member('Hanka', 'ORGANISER'))
    const who = await member('Jan', 'REFEREE')
    const take = () => ownerAct(installation.owner, { club: { id, name: 'Rybnik', roles: ['ORGANISER'] } })
    return { event, who, query: whole(event), isShown: withProtests, does: rules, take }
  },
  'of a club’s referee, when whoever announced the event for the club is deleted': async (installation) => {
    const { member } = await club(installation, 'Rybnik')
    const organiser = await member('Hanka', 'ORGANISER')
    const event = await begun(organiser)
    const who = await member('Jan', 'REFEREE')
    const take = async (): Promise<void> => {
      const answer = await organiser.get('mutation { deleteAccount { __typename } }')
      expect(answer).toEqual({ __typename: 'Done' })
    }
    return { event, who, query: whole(event), isShown: withProtests, does: rules, take }
  },
  'of a club’s referee, when the club says at a sign-in that they are none': async (installation) => {
    const { member } = await club(installation, 'Rybnik')
    const event = await begun(await member('Hanka', 'ORGANISER'))
    const who = await member('Jan', 'REFEREE')
    return { event, who, query: whole(event), isShown: withProtests, does: rules, take: () => member('Jan') }
  },
  'of a club’s organiser, when the association denies it': async (installation) => {
    const { member } = await club(installation, 'Rybnik')
    const who = await member('Hanka', 'ORGANISER')
    const right = await directed(who)
    const id = await idOf(who)
    return { ...right, who, take: () => deny(installation.owner, id, ['ORGANISER']) }
  },
  'of a table’s code, when the director makes new ones': async (installation) => {
    const { organiser, event, pass } = await byCode(installation)
    return {
      event,
      pass,
      who: asker(installation.app),
      does: writes,
      query: `subscription { event(id: "${event}", pass: { key: "${pass.key}" }) { protests { n } } }`,
      isShown: withProtests,
      take: () => does(organiser, event, { renewCodes: {} }),
    }
  },
  'of a table’s code, at its table': async (installation) => {
    const { organiser, event, pass } = await byCode(installation)
    return {
      event,
      pass,
      who: asker(installation.app),
      does: writes,
      query: `subscription {
        eventTable(event: "${event}", series: 1, table: 1, pass: { key: "${pass.key}" }) { seq } }`,
      isShown: () => true,
      take: () => does(organiser, event, { renewCodes: {} }),
    }
  },
}

const writes = { hand: { series: 1, table: 1, hand: 0, line: 'passed' } }

/** An event, and the code of its only table. */
async function byCode(installation: Installation) {
  const organiser = await official(installation, 'Organiser', 'ORGANISER')
  const event = await begun(organiser)
  const { series } = await see<{ series: { tables: { key: string }[] }[] }>(
    organiser,
    event,
    'series { tables { key } }',
  )
  return { organiser, event, pass: { key: series[0]?.tables[0]?.key ?? '', chair: 0 } }
}
