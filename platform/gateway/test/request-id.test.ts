/** The number of a request, from the proxy through the log to whoever is told that it failed. */
import { Writable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { requestId } from '../src/app/http.js'
import { guest, testApp, type Answer, type App } from './help.js'
import { sixtysix } from './sixtysix.js'
import { listen, subscribe } from './socket-help.js'

const word = (letters: number): string => 'x'.repeat(letters)
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('the number of a request', () => {
  it.each([
    [{ 'x-request-id': '7f3c9a52-1b7e-4d7c-9c6e-2a8f3b1d0c44' }, '7f3c9a52-1b7e-4d7c-9c6e-2a8f3b1d0c44'],
    [{ traceparent: `00-${trace}-00f067aa0ba902b7-01` }, trace],
    [{ 'x-request-id': 'abcdefgh', traceparent: `00-${trace}-00f067aa0ba902b7-01` }, 'abcdefgh'],
    // What nobody could read out, what would forge lines of a log, and traces that are none.
    [{ 'x-request-id': 'short' }, word(10)],
    [{ 'x-request-id': 'x'.repeat(65) }, word(10)],
    [{ 'x-request-id': '"},{"level":60' }, word(10)],
    [{ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }, word(10)],
    [{ traceparent: trace }, word(10)],
    [{}, word(10)],
  ])('of %j is %s', (headers, number) => expect(requestId(headers, word)).toBe(number))
})

describe('a request that fails inside the gateway', () => {
  const broken = {
    ...sixtysix,
    plugin: {
      ...sixtysix.plugin,
      sheet: () => {
        throw new Error('the deal is CA CT CK')
      },
    },
  }
  const open =
    'mutation { open(game: "sixtysix", profile: "hoyle", chairs: 2) { ... on Table { sheet { totals } } } }'
  let app: App
  const lines: { readonly request?: string; readonly msg: string }[] = []
  const start = async (): Promise<void> => {
    lines.length = 0
    const stream = new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(JSON.parse(line.toString()) as (typeof lines)[number])
        done()
      },
    })
    app = await testApp({ games: [broken], logger: { level: 'error', stream } })
  }
  afterEach(() => app.close())

  it('is answered and logged with the number that the proxy has given it', async () => {
    await start()
    const { token } = await guest(app, 'Ola')
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token ?? ''}`, traceparent: `00-${trace}-00f067aa0ba902b7-01` },
      payload: { query: open },
    })
    expect(response.json<Answer>().errors?.[0]?.extensions).toEqual({ code: 'INTERNAL', request: trace })
    expect(lines).toMatchObject([{ request: trace, msg: 'a request failed' }])
  })

  it('has a number over a socket, too', async () => {
    await start()
    const { token } = await guest(app, 'Ola')
    const failed = subscribe(await listen(app), open, token)
    const [error] = (await failed.ended) as readonly { readonly extensions: object }[]
    expect(lines).toHaveLength(1)
    expect(lines[0]?.request).toMatch(/^[2-9a-hjkmnp-z]{10}$/)
    expect(error?.extensions).toEqual({ code: 'INTERNAL', request: lines[0]?.request })
    failed.close()
  })
})
