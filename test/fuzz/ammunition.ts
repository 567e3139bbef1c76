/** What is thrown: values and documents that are wrong in every way we could think of, drawn by a seed. */
import type { Random } from '@stolik/core'

export type Pick = <T>(from: readonly T[]) => T

/** What the fuzz knows: tokens good and bad, and tables that there are. */
export interface Arsenal {
  readonly tokens: readonly string[]
  readonly tables: readonly string[]
  readonly handOvers: readonly string[]
}

export interface Request {
  readonly query: string
  readonly variables?: unknown
  readonly operationName?: unknown
}

export const picker =
  (random: Random): Pick =>
  (from) =>
    from[random.below(from.length)] as (typeof from)[number]

const wildcards = [
  '#',
  '+',
  '/',
  '+/#',
  '$SYS/#',
  '../..',
  '*',
  '%00',
  '\u0000',
  '',
  '__proto__',
  'constructor',
]
const texts = [
  ...wildcards,
  'zzzzzzzz',
  "' OR 1=1 --",
  '{{7*7}}',
  '\ud800',
  'a\u202eb',
  '💥'.repeat(50),
  'x'.repeat(9_000),
]
const numbers = [0, -1, 1, 2 ** 31, -(2 ** 31), 1e308, 0.5, 7]

/** A value of some type, as often as not the wrong one. */
export function value(random: Random, depth = 0): unknown {
  const pick = picker(random)
  switch (random.below(depth > 3 ? 4 : 7)) {
    case 0:
      return pick(texts)
    case 1:
      return pick(numbers)
    case 2:
      return pick([null, true, false])
    case 3:
      return pick(wildcards)
    case 4:
      return Array.from({ length: random.below(4) }, () => value(random, depth + 1))
    case 5:
      return JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown
    default:
      return { [pick(texts)]: value(random, depth + 1), toString: 1 }
  }
}

const refused = '... on Refused { code }'
const table = `__typename ... on Table { id seq phase view { legal } players { name } } ${refused}`
const signed = `__typename ... on SignedIn { name login } ${refused}`

/** Every operation that there is, with what its variables are meant to be. */
export const operations: readonly { readonly query: string; readonly needs: Record<string, string> }[] = [
  { query: '{ me { id name tables login club roles } }', needs: {} },
  { query: '{ games { id profiles { id tables { chairs lengths } } } }', needs: {} },
  { query: '{ lobby { id phase players { name } } }', needs: {} },
  {
    query: `query ($before: Int) { acts(before: $before) { __typename ${refused} } }`,
    needs: { before: 'int' },
  },
  {
    query: `query ($id: ID!, $word: String) { table(id: $id, invitation: $word) { ${table} } }`,
    needs: { id: 'table', word: 'text' },
  },
  {
    query: `query ($id: ID!, $n: Int!) { record(table: $id, hand: $n) { __typename ... on Record { text } ${refused} } }`,
    needs: { id: 'table', n: 'int' },
  },
  {
    query: `mutation ($name: String!) { enter(name: $name) { __typename ... on Guest { name } ${refused} } }`,
    needs: { name: 'text' },
  },
  {
    query: `mutation ($game: ID!, $profile: ID!, $chairs: Int!) { open(game: $game, profile: $profile, chairs: $chairs) { ${table} } }`,
    needs: { game: 'text', profile: 'text', chairs: 'int' },
  },
  {
    query: `mutation ($id: ID!, $chair: Int) { sit(table: $id, chair: $chair) { ${table} } }`,
    needs: { id: 'table', chair: 'int' },
  },
  {
    query: `mutation ($id: ID!, $chair: Int) { addBot(table: $id, chair: $chair) { ${table} } }`,
    needs: { id: 'table', chair: 'int' },
  },
  { query: `mutation ($id: ID!) { leave(table: $id) { ${table} } }`, needs: { id: 'table' } },
  {
    query: `mutation ($id: ID!, $luck: String) { ready(table: $id, luck: $luck) { ${table} } }`,
    needs: { id: 'table', luck: 'text' },
  },
  {
    query: `mutation ($id: ID!, $seq: Int!, $move: String!) { play(table: $id, seq: $seq, move: $move) { ${table} } }`,
    needs: { id: 'table', seq: 'int', move: 'text' },
  },
  {
    query: `mutation ($login: String!, $word: String!) { signIn(login: $login, password: $word) { ${signed} } }`,
    needs: { login: 'text', word: 'text' },
  },
  {
    query: `mutation ($name: String!, $word: String!) { register(name: $name, password: $word) { ${signed} } }`,
    needs: { name: 'text', word: 'text' },
  },
  {
    query: `mutation ($token: String!) { handOver(token: $token) { ${signed} } }`,
    needs: { token: 'hand-over' },
  },
  { query: `mutation ($token: String!) { refresh(token: $token) { ${signed} } }`, needs: { token: 'token' } },
  {
    query: `mutation ($old: String!, $new: String!) { changePassword(old: $old, new: $new) { ${signed} } }`,
    needs: { old: 'text', new: 'text' },
  },
  {
    query: `mutation ($id: ID!, $roles: [Role!]!) { setRoles(account: $id, roles: $roles) { __typename ${refused} } }`,
    needs: { id: 'text', roles: 'text' },
  },
  {
    query: `mutation ($id: ID!) { endSessions(account: $id) { __typename ${refused} } }`,
    needs: { id: 'text' },
  },
  { query: `mutation { signOut { __typename ${refused} } }`, needs: {} },
  { query: 'subscription { lobby { id phase } }', needs: {} },
  {
    query:
      'subscription ($id: ID!, $word: String) { table(id: $id, invitation: $word) { id seq phase view { legal } } }',
    needs: { id: 'table', word: 'text' },
  },
]

/** An operation with variables: mostly of the right type, so that more than the validation is reached. */
export function request(random: Random, { tables, tokens, handOvers }: Arsenal): Request {
  const pick = picker(random)
  const { query, needs } = pick(operations)
  const fit = (need: string): unknown => {
    if (random.below(4) === 0) return value(random)
    if (need === 'int') return pick([0, 1, 2, 3, -1, 99, 2 ** 31 - 1])
    if (need === 'table') return random.below(3) === 0 ? pick(wildcards) : pick(tables)
    if (need === 'token') return pick(tokens)
    if (need === 'hand-over') return pick(handOvers)
    return pick(texts)
  }
  const variables = Object.fromEntries(Object.entries(needs).map(([name, need]) => [name, fit(need)]))
  return { query: random.below(5) === 0 ? spoiled(random, query) : query, variables }
}

/** A document that is wrong as a whole: too deep, too wide, too many, unknown, torn. */
function spoiled(random: Random, query: string): string {
  switch (random.below(8)) {
    case 0:
      return `{ ${'lobby { players '.repeat(1 + random.below(2_000))} }`
    case 1:
      return `{ ${Array.from({ length: 20 + random.below(900) }, (_, i) => `a${i}: me { id }`).join(' ')} }`
    case 2:
      return `{ me { ${'id @include(if: true) '.repeat(1 + random.below(500))} } }`
    case 3:
      return 'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }'
    case 4:
      return `query x { me { id } } query y { secrets } `
    case 5:
      return query.slice(0, random.below(query.length))
    case 6:
      return query.replace(/[a-z]+/, picker(random)(['__schema', 'secrets', 'seed', 'deal', '__typename']))
    default:
      return '{'.repeat(1 + random.below(3_000))
  }
}

/** A text with some of its characters changed, left out, or cut off. */
export function torn(random: Random, text: string): string {
  const at = random.below(text.length + 1)
  const kind = random.below(3)
  if (kind === 0) return text.slice(0, at)
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1 + random.below(5))
  return text.slice(0, at) + String.fromCharCode(random.below(65_536)) + text.slice(at + 1)
}

export const bytes = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)))
