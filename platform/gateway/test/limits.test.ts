/** Malicious requests of all kinds: they are refused, reveal nothing, and play continues. */
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { realTime } from '../src/base/time.js'
import { asker, guest, testApp, wholeTable, type TestDeps } from './help.js'
import { sixtysix } from './sixtysix.js'

let app: FastifyInstance
afterEach(() => app.close())

const start = async (deps: TestDeps = {}): Promise<void> => {
  app = await testApp(deps)
}
const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': type }, payload })

describe('a request', () => {
  it.each([
    ['text that is not JSON', '{'],
    ['JSON that is not an object', '7'],
    ['an empty body', ''],
    ['an object without a query', '{}'],
    ['a batch', JSON.stringify([{ query: '{ me { id } }' }, { query: '{ me { id } }' }])],
    ['malformed GraphQL', JSON.stringify({ query: '{ me {' })],
    ['an unknown field', JSON.stringify({ query: '{ secrets }' })],
    ['a wrong type', JSON.stringify({ query: 'mutation { enter(name: 7) { __typename } }' })],
    ['a missing variable', JSON.stringify({ query: 'query ($id: ID!) { table(id: $id) { __typename } }' })],
    [
      'a wrong variable',
      JSON.stringify({
        query: 'mutation ($n: String!) { enter(name: $n) { __typename } }',
        variables: { n: {} },
      }),
    ],
    ['a subscription', JSON.stringify({ query: 'subscription { lobby { id } }' })],
    ['an unknown operation', JSON.stringify({ query: '{ me { id } }', operationName: 'x' })],
    [
      'a syntax tree instead of a text',
      JSON.stringify({ query: '{"kind":"Document","definitions":[{"kind":"Nonsense"}]}' }),
    ],
    ['the text null', JSON.stringify({ query: 'null' })],
    ['prototype pollution', '{"query":"{ me { id } }","__proto__":{"x":1}}'],
  ])('with %s gets an error without internals', async (_, payload) => {
    await start()
    const response = await post(payload)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.body).not.toMatch(/node_modules|\.ts:|\.js:|at \w+ \(|TypeError/)
    const { errors } = response.json<{ errors: { message: string; extensions: { code: string } }[] }>()
    expect(errors[0]?.message.length).toBeGreaterThan(0)
    expect((await post('{"query":"{ games { id } }"}')).statusCode).toBe(200)
  })

  it('in another format than JSON is refused', async () => {
    await start()
    expect((await post('x=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await post('<a/>', 'text/xml')).statusCode).toBe(415)
  })

  it('that is too big is not read', async () => {
    await start()
    expect((await post(JSON.stringify({ query: `{ me { id } } #${'x'.repeat(70_000)}` }))).statusCode).toBe(
      413,
    )
  })

  it('may not change anything by GET', async () => {
    await start()
    const query = encodeURIComponent('mutation { enter(name: "Ola") { __typename } }')
    expect((await app.inject({ url: `/graphql?query=${query}` })).statusCode).toBe(405)
    expect((await app.inject({ url: '/graphql?query=%7Bgames%7Bid%7D%7D' })).statusCode).toBe(200)
  })

  it('that fails inside the gateway gets an error without details', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => lines.push(line) } as unknown as NodeJS.WritableStream
    const broken = {
      ...sixtysix,
      plugin: {
        ...sixtysix.plugin,
        sheet: () => {
          throw new Error('the deal is CA CT CK')
        },
      },
    }
    await start({ games: [broken], logger: { level: 'info', stream: stream as never } })
    const ola = await guest(app, 'Ola')
    const { errors } = await ola.ask(
      'mutation { open(game: "sixtysix", profile: "hoyle", chairs: 2) { ... on Table { sheet { totals } } } }',
    )
    expect(errors).toEqual([
      {
        message: 'Something went wrong on our side.',
        extensions: { code: 'INTERNAL', request: expect.any(String) as string },
      },
    ])
    expect(lines.join('')).toContain('a request failed')
    expect(lines.join('')).not.toContain('CA CT CK')
  })
})

describe('a document', () => {
  const refused = async (query: string): Promise<string> => {
    await start()
    const { errors } = await asker(app).ask(query)
    expect(errors).not.toBeUndefined()
    return errors?.[0]?.message ?? ''
  }

  it('may not contain 2,000 aliases', async () => {
    await refused(`{ ${Array.from({ length: 500 }, (_, i) => `a${i}: lobby { id }`).join(' ')} }`)
  })
  it('may not cost more than a few tables', async () => {
    const table = 'table(id: "zzzzzzzz") { ... on Table { sheet { rows { args { name } } } } }'
    await refused(
      `{ ${Array.from({ length: 14 }, (_, i) => `a${i}: ${table.replace('args', `${'args { name } '.repeat(30)} args`)}`).join(' ')} }`,
    )
  })
  it('may not contain too many tokens', async () => {
    await refused(`{ lobby { ${'id '.repeat(4_000)} } }`)
  })
  it('may not nest without limit', async () => {
    await refused(`{ __schema { types ${'{ fields { type '.repeat(8)} { name } ${'} }'.repeat(8)} } }`)
  })
  it('may not contain a heap of directives', async () => {
    await refused(`{ lobby { id ${'@include(if: true) '.repeat(100)} } }`)
  })
  it('may query a whole table', async () => {
    await start()
    const answer = await asker(app).ask(`{ table(id: "zzzzzzzz") { ... on Table { ${wholeTable()} } } }`)
    expect(answer.errors).toBeUndefined()
  })
  it('may be the introspection query of common tools', async () => {
    await start()
    const { getIntrospectionQuery } = await import('graphql')
    expect((await asker(app).ask(getIntrospectionQuery())).errors).toBeUndefined()
  })
})

describe('the rate of one address', () => {
  it('refuses requests above the limit, and says so', async () => {
    await start({ rate: 5, time: realTime })
    const codes: number[] = []
    for (let i = 0; i < 8; i++) codes.push((await post('{"query":"{ games { id } }"}')).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    const { errors } = (await post('{"query":"{ games { id } }"}')).json<{
      errors: { extensions: { code: string } }[]
    }>()
    expect(errors[0]?.extensions.code).toBe('TOO_MANY')
  })
})

describe('the pages', () => {
  it('have a content security policy, which does not upgrade a hall without certificates to HTTPS', async () => {
    await start()
    const { headers } = await app.inject({ url: '/' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(headers['x-powered-by']).toBeUndefined()
  })
  it('offer GraphiQL only in development', async () => {
    await start({ development: true })
    expect((await app.inject({ url: '/graphiql' })).statusCode).toBe(200)
  })
  it('reveal nothing where there are none', async () => {
    await start()
    expect((await app.inject({ url: '/graphiql' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/%2e%2e/package.json' })).statusCode).toBe(404)
  })
})
