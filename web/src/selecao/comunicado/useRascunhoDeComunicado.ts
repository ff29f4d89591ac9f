import { useMemo, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import * as v from 'valibot'
import { newIdempotencyKey } from '../../relay/idempotencyKey.ts'
import type { Para } from './comunicado.ts'
import { rascunhoDoUsuario } from '../../sessao/rascunho.ts'

const schema = v.object({
  texto: v.string(),
  /** Stays the same for the same text, so that a retry sends it to nobody twice. */
  idempotencyKey: v.string(),
  /** Global ids of the candidates still to be sent to. Null before sending begins: all of them. */
  faltam: v.nullable(v.array(v.string())),
  /** When sending with this key began, in ms since 1970; null before. */
  desde: v.nullable(v.number()),
})

/** A comunicado being written or sent. */
export type RascunhoDeComunicado = Readonly<Omit<v.InferOutput<typeof schema>, 'faltam'>> & {
  readonly faltam: readonly string[] | null
  /** To whom, before sending begins. A text that was meant for some must not reach others after a reload. */
  readonly para?: Para | undefined
}

/** Drafts of earlier versions have no `para`. */
function isRascunho(stored: unknown): stored is RascunhoDeComunicado {
  if (!v.is(schema, stored)) return false
  const { para } = stored as { para?: { etapa?: unknown; pessoas?: unknown } | null }
  return para == null || typeof para.etapa === 'string' || Array.isArray(para.pessoas)
}

type SendProgress = { tentadas: number; total: number }

type State = {
  rascunho: RascunhoDeComunicado
  /** Null while nothing is being sent. */
  progress: SendProgress | null
}

type Comunicado = ReturnType<typeof createComunicado>

/** Sending continues after the page unmounts. Keyed by environment, because each session has its own. */
const inFlight = new WeakMap<IEnvironment, Map<string, Comunicado>>()

/**
 * The comunicado to the candidates of a vaga (global id): its draft, which survives a reload until every candidate has
 * received it, and the progress of sending it, which survives leaving the page.
 */
export function useRascunhoDeComunicado(
  vaga: string,
): State & Pick<Comunicado, 'save' | 'suggest' | 'address' | 'setProgress' | 'read'> {
  const environment = useRelayEnvironment()
  const { read, subscribe, save, suggest, address, setProgress } = useMemo(
    () => inFlight.get(environment)?.get(vaga) ?? createComunicado(environment, vaga),
    [environment, vaga],
  )
  return { ...useSyncExternalStore(subscribe, read), save, suggest, address, setProgress, read }
}

function createComunicado(environment: IEnvironment, vaga: string) {
  const stored = rascunhoDoUsuario(`comunicado:${vaga}`, isRascunho)
  const listeners = new Set<() => void>()
  let state: State = { rascunho: stored.read() ?? novoRascunho(''), progress: null }
  const emit = (change: Partial<State>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  /** Null discards the draft. */
  const save = (next: RascunhoDeComunicado | null) => {
    if (next) stored.save(next)
    else stored.clear()
    emit({ rascunho: next ?? novoRascunho('') })
  }
  const comunicado = {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    save,
    /** Shows a text without storing it: it becomes a draft once it is edited or sent. */
    suggest: (texto: string) => emit({ rascunho: novoRascunho(texto) }),
    /** Addresses the draft; one without a text is not stored. */
    address: (para: Para) => {
      const next = { ...state.rascunho, para }
      if (next.texto) save(next)
      else emit({ rascunho: next })
    },
    /** Sets the progress, null once sending is over, and saves what is left of the draft. */
    setProgress: (progress: SendProgress | null, next: RascunhoDeComunicado | null) => {
      const ofSession = inFlight.get(environment) ?? new Map<string, Comunicado>()
      inFlight.set(environment, ofSession)
      if (progress) ofSession.set(vaga, comunicado)
      else ofSession.delete(vaga)
      emit({ progress })
      save(next)
    },
  }
  return comunicado
}

/** A draft with a new idempotency key. */
export const novoRascunho = (
  texto: string,
  faltam: RascunhoDeComunicado['faltam'] = null,
  para: Para = null,
): RascunhoDeComunicado => ({
  texto,
  idempotencyKey: newIdempotencyKey(),
  faltam,
  para,
  desde: null,
})

/** In ms. The API forgets a key after a day; within this time it still knows it. */
const keyLifetime = 20 * 60 * 60 * 1000

/** Whether a retry is still idempotent. */
export const isRetryIdempotent = ({ desde }: RascunhoDeComunicado): boolean =>
  desde !== null && Date.now() - desde < keyLifetime
