import { setTimeout as wait } from 'node:timers/promises'
import { DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter, diag } from '@opentelemetry/api'
import type { Span } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

const propagator = new W3CTraceContextPropagator()

/** Probes come every second, and have no trace. */
const probes = new Set(['/health', '/ready'])

const createProvider = (log: FastifyBaseLogger): BasicTracerProvider => {
  const warn = (reason: unknown) => log.warn({ reason: String(reason) }, 'tracing')
  const silent = () => {}
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN)
  return new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'mural-api' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
}

/**
 * OpenTelemetry spans over OTLP/HTTP: one per request, as a child of the gateway's call. The SDK itself reads the OTEL_
 * variables. Must be registered before the routes.
 */
export const trace = (app: FastifyInstance): void => {
  const provider = createProvider(app.log)
  const tracer = provider.getTracer('mural-api')
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', async request => {
    const { method, headers, routeOptions } = request
    const route = routeOptions.url ?? 'other'
    if (probes.has(route)) return
    const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
    const attributes = { 'http.request.method': method, 'http.route': route, 'mural.request_id': request.id }
    spans.set(request, tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent))
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  // Sends the buffered spans, for at most two seconds.
  app.addHook('onClose', async () => {
    const sent = provider.shutdown().catch((error: unknown) => app.log.warn({ reason: String(error) }, 'tracing'))
    await Promise.race([sent, wait(2000, undefined, { ref: false })])
  })
}
