/** Sets up a fresh gateway with the code that it prints. Its owner may do everything that an organiser may. */
import type { Served } from './gateway.js'

export interface Organiser {
  readonly login: string
  readonly password: string
}

const password = 'correct horse battery staple'

const setUp = `mutation ($s: SetUpInput!) { setUp(setup: $s) {
  ... on SignedIn { login token } ... on LoginTaken { suggestion } ... on SettingsRefused { code message } } }`

interface SignedIn {
  readonly login?: string
  readonly token?: string
}

/** Creates the owner of a gateway that has none yet. */
export async function organiserAt(
  gateway: Served,
  name = 'Danuta',
  installation = 'Klub Lębork',
): Promise<Organiser & { readonly token: string }> {
  const code = gateway.setup()?.split('#')[1]
  if (code === undefined) throw new Error('the gateway has printed no code: it has an owner')
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: setUp, variables: { s: { code, name, password, installation } } }),
  })
  const answer = (await response.json()) as { readonly data?: { readonly setUp: SignedIn } | null }
  const { login, token } = answer.data?.setUp ?? {}
  if (login === undefined || token === undefined) throw new Error(JSON.stringify(answer))
  return { login, token, password }
}
