/** Somebody who may announce events at a gateway: the operator names the association, and it gives the role. */
import type { Gateway } from './gateway.js'

export interface Organiser {
  readonly login: string
  readonly password: string
}

const password = 'correct horse battery'

interface Answer {
  readonly data?: Readonly<
    Record<string, { readonly login?: string; readonly token?: string; readonly code?: string }>
  >
}

async function ask(
  url: string,
  query: string,
  variables: object,
  token?: string,
): Promise<NonNullable<Answer['data']>[string]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = (await response.json()) as Answer
  const answer = Object.values(data ?? {})[0]
  if (answer === undefined || answer.code !== undefined) throw new Error(JSON.stringify(data))
  return answer
}

/** @param settings what the gateway is started with; the association is written into it, and the gateway started again */
export async function organiserAt(gateway: Gateway, settings: Record<string, string>): Promise<Organiser> {
  const fields = '__typename ... on SignedIn { login token } ... on Refused { code }'
  const { login = '' } = await ask(
    gateway.url,
    `mutation ($name: String!, $password: String!) { register(name: $name, password: $password) { ${fields} } }`,
    { name: 'Danuta', password },
  )
  settings['STOLIK_ASSOCIATION'] = login
  await gateway.kill()
  await gateway.start()
  const { token } = await ask(
    gateway.url,
    `mutation ($login: String!, $password: String!) { signIn(login: $login, password: $password) { ${fields} } }`,
    { login, password },
  )
  await ask(
    gateway.url,
    'mutation ($login: ID!) { setRoles(account: $login, roles: [ORGANISER, REFEREE]) { __typename ... on Refused { code } } }',
    { login },
    token,
  )
  return { login, password }
}
