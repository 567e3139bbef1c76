/** The whole of it: a gateway, people who play on meanwhile, and everything that is thrown at them. */
import { seeded } from '@stolik/core'
import type { Arsenal } from './ammunition.js'
import { clubKey, jwt, secret, startTarget } from './gateway.js'
import { httpFuzz } from './http.js'
import { judge } from './judge.js'
import { socketFuzz } from './socket.js'

export interface Outcome {
  readonly messages: number
  readonly seconds: number
  /** MiB: when all had been reached once, at most, and at the end. */
  readonly memory: { readonly warm: number; readonly most: number; readonly end: number }
  readonly counts: ReadonlyMap<string, number>
}

const mib = 1024 * 1024
/** How much the gateway may grow once it is warm: a leak of 2 KiB a message would show. */
const mayGrow = 300

/** @throws Error at the first answer that is not to be, with what was sent. */
export async function campaign(wanted: number, seed: string): Promise<Outcome> {
  const random = seeded(seed)
  const target = await startTarget()
  try {
    const ask = async <T>(query: string, token?: string): Promise<T> => {
      const response = await fetch(`http://127.0.0.1:${target.port}/graphql`, {
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
    const enter = async (name: string): Promise<string> =>
      (await ask<{ token: string }>(`mutation { enter(name: "${name}") { ... on Guest { token } } }`)).token
    const [honest, rogue] = [await enter('Honest'), await enter('Rogue')]
    const open = (args: string, token: string) =>
      ask<{ id: string; seq: number; invitation: string }>(
        `mutation { open(game: "baska", profile: "lebork", chairs: 4 ${args}) { ... on Table { id seq invitation } } }`,
        token,
      )
    const hidden = await open('private: true', honest)
    const tables = [
      hidden.id,
      ...(await Promise.all([1, 2, 3].map(() => open('', rogue)))).map(({ id }) => id),
    ]
    const now = Math.floor(Date.now() / 1000)
    const mine = { sub: 'x', name: 'Mallory', aud: 'stolik' }
    const vouched = { iss: 'club', aud: 'stolik', sub: '1', name: 'Member', iat: now, exp: now + 290 }
    const once = [1, 2, 3].map((n) => jwt({ ...vouched, jti: `once ${n}` }, clubKey))
    const arsenal: Arsenal = {
      tables,
      tokens: [
        rogue,
        `${honest.slice(0, -3)}abc`,
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
    }
    // What belongs to others, and is in no answer to the rogue.
    const verdict = judge([hidden.invitation, honest, secret, clubKey])
    const http = httpFuzz(target.port, random, arsenal, verdict)
    const socket = socketFuzz(target.port, random, arsenal, verdict)

    let messages = 0
    let [warm, most] = [0, 0]
    const started = performance.now()
    const weigh = (): void => {
      const now = target.memory() / mib
      if (messages >= wanted / 5 && warm === 0) warm = now
      most = Math.max(most, now)
      if (warm > 0 && now > warm + mayGrow)
        throw new Error(`the gateway has grown from ${warm} to ${now} MiB`)
    }
    const lane = async (): Promise<void> => {
      while (messages < wanted) {
        if (random.below(8) === 0) messages += await socket.shoot(wanted - messages)
        else {
          messages += 1
          await http.shoot()
        }
        const dead = target.dead()
        if (dead !== undefined) throw new Error(`the gateway is gone: ${dead}`)
        weigh()
      }
    }
    await Promise.all(Array.from({ length: 12 }, lane))
    http.end()
    const seconds = (performance.now() - started) / 1000
    // Nobody has touched what is the honest one's, and the gateway still works.
    const after = await ask<{ seq: number; players: ({ name: string } | null)[] }>(
      `{ table(id: "${hidden.id}") { ... on Table { seq players { name } } } }`,
      honest,
    )
    const players = after.players.map((player) => player?.name)
    if (after.seq !== hidden.seq || players.join() !== 'Honest,,,')
      throw new Error(`changed: ${JSON.stringify(after)}`)
    if ((verdict.counts.get('member signed in') ?? 0) > once.length)
      throw new Error('a handed-over token was good twice')
    return { messages, seconds, memory: { warm, most, end: target.memory() / mib }, counts: verdict.counts }
  } finally {
    await target.end()
  }
}
