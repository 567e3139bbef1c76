/** A private series at a gateway in which Jan only bids: with Ewa against Adam, and with Adam against Ewa. */
const hands = 36

export interface Player {
  readonly login: string
  readonly password: string
}

const password = 'karo as wino 10'

interface Seen {
  readonly phase: string
  readonly seq: number
  readonly view: {
    readonly seat: number
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
  } | null
}
/** Sends a document, and returns the one field of the answer. */
type Ask = <T>(query: string, variables?: object) => Promise<T>

const asker =
  (url: string, token?: string): Ask =>
  async <T>(query: string, variables: object = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data } = (await response.json()) as { readonly data?: Readonly<Record<string, unknown>> | null }
    if (data === undefined || data === null) throw new Error(`no answer to ${query}`)
    return Object.values(data)[0] as T
  }

/** The bidder bids more than their cards are worth and then gives up; the others pass. */
const choose = (legal: readonly string[], bids: boolean): string =>
  legal.find((move) => move === 'resign') ??
  (bids ? (legal.find((move) => move === '96') ?? legal.find((move) => move !== 'pass')) : undefined) ??
  legal.find((move) => move === 'pass') ??
  legal[0] ??
  ''

async function playHand(table: string, people: readonly Ask[], bidder: Ask): Promise<void> {
  for (;;)
    for (const ask of people) {
      const { phase, seq, view } = await ask<Seen>(
        `{ table(id: "${table}") { ... on Table { phase seq view { seat toAct legal } } } }`,
      )
      if (phase !== 'PLAYING') return
      if (view === null || !view.toAct.includes(view.seat)) continue
      const move = choose(view.legal, ask === bidder)
      await ask(
        `mutation ($move: String!) { play(table: "${table}", seq: ${seq}, move: $move) { __typename } }`,
        { move },
      )
    }
}

/** Plays a whole series, and returns how Jan signs in. */
export async function playUnfairly(url: string): Promise<Player> {
  const register = async (name: string): Promise<{ readonly login: string; readonly ask: Ask }> => {
    const { login, token } = await asker(url)<{ readonly login: string; readonly token: string }>(
      `mutation ($name: String!, $password: String!) {
         register(name: $name, password: $password) { ... on SignedIn { token login } } }`,
      { name, password },
    )
    return { login, ask: asker(url, token) }
  }
  const jan = await register('Jan')
  const people = [jan, await register('Ewa'), await register('Adam')].map(({ ask }) => ask)
  const { id, invitation } = await jan.ask<{ readonly id: string; readonly invitation: string }>(
    `mutation { open(game: "skat", profile: "pzskat", chairs: 3, length: ${hands}, speed: FREE, private: true) {
       ... on Table { id invitation } } }`,
  )
  const all = async (order: string, args = ''): Promise<void> => {
    for (const ask of people) await ask(`mutation { ${order}(table: "${id}" ${args}) { __typename } }`)
  }
  await all('sit', `invitation: "${invitation}"`)
  for (let hand = 0; hand < hands; hand++) {
    await playHand(id, people, jan.ask)
    await all('ready')
  }
  await all('leave')
  return { login: jan.login, password }
}
