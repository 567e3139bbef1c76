/** A gateway on the servers' core with a store of its own, and somebody there who may announce events. */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { post } from './post.js'
import { listening, start, type Pinned } from './process.js'
import { addressOf } from './single.js'

export interface Organised {
  readonly gateway: Pinned
  readonly url: string
  /** Sends a document as the organiser, or with another token. Returns the only root field. @throws if there are errors */
  readonly ask: <T>(query: string, variables?: object, token?: string) => Promise<T>
}

/** @param profile the folder where the gateway writes what its processor did; undefined: it does not */
export async function gatewayWithOrganiser(prefix: string, profile: string | undefined): Promise<Organised> {
  const data = mkdtempSync(join(tmpdir(), prefix))
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const gatewayOf = (more: Record<string, string> = {}): Promise<Pinned> =>
    start(
      [
        ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
        join(import.meta.dirname, '../../platform/gateway/dist/bundle/main.js'),
      ],
      {
        PORT: '0',
        HOST: '127.0.0.1',
        STOLIK_DATA: data,
        STOLIK_RATE: '0',
        STOLIK_SECRET: 'only for this minute, and for loopback: 7f3a9c',
        REDIS_URL: '',
        DATABASE_URL: '',
        ...more,
      },
      listening,
    )
  const asking =
    (url: string, own?: string): Organised['ask'] =>
    async <T>(query: string, variables: object = {}, token = own) => {
      const answer = JSON.parse(await post(url, token, query, variables, agent)) as {
        data?: Record<string, T>
        errors?: unknown
      }
      if (answer.data === undefined || answer.errors !== undefined)
        throw new Error(JSON.stringify(answer.errors))
      return Object.values(answer.data)[0] as T
    }

  // Makes the director an organiser through the operator's settings.
  const password = 'correct horse battery staple'
  const first = await gatewayOf()
  const { login } = await asking(addressOf(first))<{ login: string }>(
    'mutation ($p: String!) { register(name: "Director", password: $p) { ... on SignedIn { login } } }',
    { p: password },
  )
  await first.stop()
  const gateway = await gatewayOf({ STOLIK_ASSOCIATION: login })
  const url = addressOf(gateway)
  const { token } = await asking(url)<{ token: string }>(
    'mutation ($l: String!, $p: String!) { signIn(login: $l, password: $p) { ... on SignedIn { token } } }',
    { l: login, p: password },
  )
  const ask = asking(url, token)
  await ask('mutation ($l: ID!) { setRoles(account: $l, roles: [ORGANISER]) { __typename } }', { l: login })
  return { gateway, url, ask }
}
