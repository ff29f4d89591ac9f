import { setTimeout as wait } from 'node:timers/promises'
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { Context, Span, Tracer } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { ClientRequest } from '../http/clientRequest.ts'
import type { Watch } from '../upstream/transport/dispatch.ts'
import { toRoute } from '../upstream/transport/route.ts'
import type { Log } from './log.ts'
import type { Answered } from './outcome.ts'

/** OpenTelemetry spans: one per operation, with a child span per upstream call. */
export interface Tracing {
  /** Starts the span of an operation and returns the watch of its calls. */
  begin(client: ClientRequest): Watch
  /** Ends the span, if one was started. */
  answered(client: ClientRequest, answered: Answered): void
  /** Flushes pending spans, for at most two seconds. */
  close(): Promise<void>
}

const propagator = new W3CTraceContextPropagator()

/** Exports spans over OTLP/HTTP. The SDK itself reads the OTEL_ variables. */
export function createTracing(log: Log): Tracing {
  const warn = (reason: unknown) => log('warn', { reason: String(reason) }, 'tracing')
  const silent = () => {}
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN)
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'mural-gateway' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('mural-gateway')
  const spans = new WeakMap<ClientRequest, Span>()

  return {
    begin(client) {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent: client.traceparent }, defaultTextMapGetter)
      const span = tracer.startSpan('GraphQL', { kind: SpanKind.SERVER }, parent)
      spans.set(client, span)
      return createWatch(tracer, trace.setSpan(parent, span))
    },
    answered(client, { operation, codes: [code], outcome, stream }) {
      const span = spans.get(client)
      if (!span) return
      if (operation !== null) span.updateName(operation).setAttribute('graphql.operation.name', operation)
      const left = outcome === 'left' && !stream ? 'left' : null
      endSpan(span, code ?? left, outcome === 'failed')
    },
    close: () => Promise.race([provider.shutdown().catch(warn), wait(2000, undefined, { ref: false })]),
  }
}

/** Injects the span of a call into its headers, as the parent of the upstream's spans. */
function createWatch(tracer: Tracer, parent: Context): Watch {
  return outgoing => {
    const { method, path } = outgoing
    const attributes = { 'http.request.method': method, 'url.path': path.split('?', 1)[0] ?? '' }
    const span = tracer.startSpan(`${method} ${toRoute(path)}`, { kind: SpanKind.CLIENT, attributes }, parent)
    outgoing.headers = { ...outgoing.headers }
    propagator.inject(trace.setSpan(parent, span), outgoing.headers, defaultTextMapSetter)
    return ({ failure, retries }) => {
      if (retries > 0) span.setAttribute('http.request.resend_count', retries)
      endSpan(span, failure, failure !== null)
    }
  }
}

function endSpan(span: Span, code: string | null, failed: boolean): void {
  if (code !== null) span.setAttribute('error.type', code)
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
