/**
 * Sends traces of requests and moves to a collector (OpenTelemetry, OTLP over HTTP). The packages of OpenTelemetry are loaded
 * only when it starts. They read their own settings (`OTEL_…`) themselves.
 */
import type { Context } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Build } from '../base/build.js'

export type Tracing = Awaited<ReturnType<typeof startTracing>>

/** Asked every few seconds, and no request of a person. */
const health = ['/healthz', '/readyz', '/metrics']
/** Milliseconds for what is still waiting, when the process stops. */
const lastWords = 2_000
/** As W3C Trace Context writes them: trace, span, flags. */
const parent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

const library = () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ])

export async function startTracing({ version }: Build) {
  const [api, exporter, resources, sdk] = await library()
  const { SpanKind, SpanStatusCode } = api
  const { detectResources, envDetector, resourceFromAttributes } = resources
  const named = resourceFromAttributes({ 'service.name': 'stolik', 'service.version': version })
  // What OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say goes first.
  const resource = named.merge(detectResources({ detectors: [envDetector] }))
  const provider = new sdk.BasicTracerProvider({
    resource,
    spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('stolik', version)

  /** The span of the proxy, of which ours becomes a part. */
  const within = (header: unknown): Context => {
    const found = typeof header === 'string' ? parent.exec(header) : null
    if (found === null) return api.ROOT_CONTEXT
    const [, traceId = '', spanId = '', flags = ''] = found
    const traceFlags = Number.parseInt(flags, 16) & api.TraceFlags.SAMPLED
    return api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
  }

  return {
    /** Traces every request from now on, except those of the operator’s machines about health. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', (request, reply, done) => {
        // The pattern of the route: the address itself may contain an invitation.
        const route = request.routeOptions.url ?? 'unknown'
        if (!health.includes(route)) {
          const end = Date.now()
          const options = {
            kind: SpanKind.SERVER,
            startTime: end - reply.elapsedTime,
            attributes: {
              'http.request.method': request.method,
              'http.route': route,
              'http.response.status_code': reply.statusCode,
              'stolik.request': request.id,
            },
          }
          const span = tracer.startSpan(
            `${request.method} ${route}`,
            options,
            within(request.headers['traceparent']),
          )
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end(end)
        }
        done()
      })
    },
    /** A move over a socket was answered after so many seconds. */
    moved: (seconds: number): void => {
      const end = Date.now()
      tracer.startSpan('move', { kind: SpanKind.SERVER, startTime: end - seconds * 1_000 }).end(end)
    },
    /** Sends what is still waiting. */
    stop: async (): Promise<void> => {
      // A collector that swallows what it gets must not hold up the end.
      const enough = new Promise<void>((resolve) => setTimeout(resolve, lastWords).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), enough])
    },
  }
}
