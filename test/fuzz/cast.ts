/** Everybody who is there before the attack: an honest player, three attackers, and all that they hold. */
import { learn, type Arsenal, type Seen } from './arsenal.js'
import { clubKey, jwt, secret } from './gateway.js'

export interface Cast {
  readonly arsenal: Arsenal
  /** What belongs to others, and must be in no answer to the attackers. */
  readonly secrets: readonly string[]
  /** The honest player's token, the table where they play with bots, and the private one where they wait. */
  readonly victim: string
  readonly hall: string
  readonly hidden: { readonly id: string; readonly seq: number }
  /** The number of valid hand-over tokens, each usable once. */
  readonly once: number
  /** Opens another table with cards for each attacker, if they may have one. */
  supply(): Promise<void>
  /** Remembers what an answer shows. */
  learn(answer: string): void
}

interface Opened {
  readonly id?: string
  readonly seq: number
  readonly invitation: string
}

/** Sends a document over HTTP. Returns the value of its only root field. */
export type Ask = <T>(query: string, token?: string) => Promise<T>

export const asking =
  (port: number): Ask =>
  async <T>(query: string, token?: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    })
    const { data } = (await response.json()) as { data: Record<string, T> }
    return Object.values(data)[0] as T
  }

export async function castOf(ask: Ask): Promise<Cast> {
  const enter = async (name: string): Promise<string> =>
    (await ask<{ token: string }>(`mutation { enter(name: "${name}") { ... on Guest { token } } }`)).token
  const open = (args: string, token: string): Promise<Opened> =>
    ask(
      `mutation { open(game: "baska", profile: "lebork", chairs: 4, speed: FREE ${args}) {
        ... on Table { id seq invitation } } }`,
      token,
    )
  /** Opens a table with cards on it; undefined if the person sits at too many. */
  const dealt = async (token: string): Promise<string | undefined> => {
    const { id } = await open('', token)
    if (id === undefined) return undefined
    for (let n = 0; n < 3; n++) await ask(`mutation { addBot(table: "${id}") { __typename } }`, token)
    return id
  }
  const rogues = await Promise.all(['Rogue', 'Thief', 'Vandal'].map(enter))
  const seen = new Map<string, Seen>()
  const supply = async (): Promise<void> => {
    for (const rogue of rogues) {
      const id = await dealt(rogue)
      if (id !== undefined) seen.set(id, { seq: 0, legal: [] })
    }
  }
  await supply()
  const victim = await enter('Honest')
  const { id: waiting, seq, invitation } = await open('private: true', victim)
  const hall = await dealt(victim)
  if (waiting === undefined || hall === undefined) throw new Error('no tables')
  const member = await ask<{ login: string; token: string; refresh: string }>(
    `mutation { register(name: "Mallory", password: "correct horse battery") {
      ... on SignedIn { login token refresh } } }`,
  )

  const now = Math.floor(Date.now() / 1000)
  const mine = { sub: 'x', name: 'Mallory', aud: 'stolik' }
  const vouched = { iss: 'club', aud: 'stolik', sub: '1', name: 'Member', iat: now, exp: now + 290 }
  const once = [1, 2, 3].map((n) => jwt({ ...vouched, jti: `once ${n}` }, clubKey))
  return {
    secrets: [invitation, victim, secret, clubKey],
    victim,
    hall,
    hidden: { id: waiting, seq },
    once: once.length,
    supply,
    learn: (answer) => learn(seen, answer),
    arsenal: {
      seen,
      others: [waiting, hall],
      logins: [member.login, 'Honest'],
      tokens: [
        ...Array.from({ length: 5 }, () => rogues).flat(),
        member.token,
        member.refresh,
        `${victim.slice(0, -3)}abc`,
        jwt({ ...mine, exp: now - 60 }, secret),
        jwt({ ...mine, exp: now + 600 }, 'another secret of sufficient length'),
        jwt({ ...mine, exp: now + 600 }, '', { alg: 'none' }),
        jwt({ ...mine, exp: now + 600, sid: 'a'.repeat(24) }, secret),
        jwt({ sub: 'a'.repeat(24), gen: 0, aud: 'stolik-refresh', exp: now + 600 }, secret),
        jwt(mine, secret),
        'x.y.z',
        '',
      ],
      handOvers: [
        ...once,
        jwt({ ...vouched, jti: 'old', iat: now - 900, exp: now - 600 }, clubKey),
        jwt({ ...vouched, jti: 'other' }, 'the key of another club, long enough'),
        jwt({ ...vouched, jti: 'none' }, '', { alg: 'none' }),
      ],
    },
  }
}
