/** Traces go to a collector where one is set, and otherwise nothing of OpenTelemetry is loaded. */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { endChildren, remote, startChild } from './child.js'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

const folder = mkdtempSync(join(tmpdir(), 'stolik-tracing-'))
const loaded = join(folder, 'loaded')
let collector: Server
let endpoint: string
let sent: Sent[]
let arrived: () => void

beforeAll(async () => {
  // Notes which packages a process looks for.
  const hooks = join(folder, 'hooks.mjs')
  writeFileSync(
    hooks,
    `import { appendFileSync } from 'node:fs'
     export const resolve = (name, context, next) => {
       if (/^@opentelemetry\\/(sdk|exporter|resources)/.test(name)) appendFileSync(${JSON.stringify(loaded)}, name + '\\n')
       return next(name, context)
     }`,
  )
  writeFileSync(
    join(folder, 'register.mjs'),
    `import { register } from 'node:module'
     register(${JSON.stringify(pathToFileURL(hooks).href)})`,
  )
  collector = createServer((request, answer) => {
    let body = ''
    request.on('data', (bytes: Buffer) => (body += bytes.toString()))
    request.on('end', () => {
      if (request.url === '/v1/traces') sent.push(JSON.parse(body) as Sent)
      answer.setHeader('content-type', 'application/json').end('{}')
      arrived()
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const bound = collector.address()
  endpoint = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
})
afterEach(endChildren)
afterAll(() => {
  collector.close()
  rmSync(folder, { recursive: true })
})

const start = (env: Record<string, string>) => {
  sent = []
  arrived = () => undefined
  writeFileSync(loaded, '')
  return startChild(join(folder, 'data'), {
    NODE_OPTIONS: `--import ${pathToFileURL(join(folder, 'register.mjs')).href}`,
    ...env,
  })
}
const spans = (): readonly Span[] =>
  sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((one) => one.scopeSpans.flatMap((s) => s.spans)))
const attribute = (span: Span | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]

it('a request becomes a part of the trace of its proxy, without its address, which may be an invitation', async () => {
  const child = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'our-hall' })
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`
  await fetch(`${child.url}/readyz`)
  await fetch(`${child.url}/graphql?invitation=secret`, { headers: { traceparent } })
  const got = new Promise<void>((resolve) => (arrived = resolve))
  // What is still waiting is sent before the end.
  expect(await child.kill('SIGTERM')).toMatchObject({ code: 0 })
  await got
  expect(spans()).toHaveLength(1)
  const [span] = spans()
  expect(span).toMatchObject({ name: 'GET /graphql', traceId: trace, parentSpanId: '00f067aa0ba902b7' })
  expect(attribute(span, 'stolik.request')).toBe(trace)
  expect(attribute(span, 'http.route')).toBe('/graphql')
  expect(JSON.stringify(sent)).not.toContain('secret')
  expect(JSON.stringify(sent[0]?.resourceSpans[0]?.resource)).toContain('our-hall')
  expect(readFileSync(loaded, 'utf8')).toContain('@opentelemetry/sdk-trace-base')
})

it('a collector that never answers changes nothing for anybody, and does not hold up the end', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const bound = silent.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const child = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  expect(await remote(child.url).get('{ games { id } }')).toEqual([{ id: 'tiny' }])
  const from = performance.now()
  expect(await child.kill('SIGTERM')).toMatchObject({ code: 0 })
  // The packages themselves wait for ten seconds, and try again.
  expect(performance.now() - from).toBeLessThan(8_000)
  silent.closeAllConnections()
  silent.close()
})

it('without a collector, nothing of OpenTelemetry is loaded', async () => {
  const child = await start({})
  expect(await remote(child.url).get('{ games { id } }')).toEqual([{ id: 'tiny' }])
  expect(await child.kill('SIGTERM')).toMatchObject({ code: 0 })
  expect(readFileSync(loaded, 'utf8')).toBe('')
})
