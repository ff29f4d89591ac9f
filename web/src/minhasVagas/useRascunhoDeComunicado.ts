import { useMemo, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import * as v from 'valibot'
import { newChave } from '../relay/chave.ts'
import { rascunhoDoUsuario } from '../sessao/rascunhoDoUsuario.ts'

const schema = v.object({
  texto: v.string(),
  /** The same while the text is: nobody gets it twice, however often it is tried. */
  chave: v.string(),
  /** REST ids of those who did not get it yet, once sending began; null before, for all candidates. */
  faltam: v.nullable(v.array(v.string())),
  /** When sending under this key began, in ms since 1970; null before. */
  desde: v.nullable(v.number()),
})

/** A comunicado that is being written or sent. */
export type Rascunho = Readonly<Omit<v.InferOutput<typeof schema>, 'faltam'>> & {
  readonly faltam: readonly string[] | null
}

type Andamento = { tentadas: number; total: number }

type Estado = {
  rascunho: Rascunho
  /** How far the sending is; null while nothing is being sent. */
  andamento: Andamento | null
}

type Comunicado = ReturnType<typeof criarComunicado>

/** What is being sent, which goes on when the page is left. By environment: each session has one of its own. */
const emEnvio = new WeakMap<IEnvironment, Map<string, Comunicado>>()

/**
 * The comunicado to the candidates of a vaga (global id): its draft, kept over a reload until everybody has it, and how
 * far its sending is, which who comes back to the page finds again.
 */
export function useRascunhoDeComunicado(vaga: string): Estado & Pick<Comunicado, 'mudar' | 'propor' | 'andar' | 'ler'> {
  const environment = useRelayEnvironment()
  const { ler, ouvir, mudar, propor, andar } = useMemo(
    () => emEnvio.get(environment)?.get(vaga) ?? criarComunicado(environment, vaga),
    [environment, vaga],
  )
  return { ...useSyncExternalStore(ouvir, ler), mudar, propor, andar, ler }
}

function criarComunicado(environment: IEnvironment, vaga: string) {
  const guardado = rascunhoDoUsuario(`comunicado:${vaga}`, (stored): stored is Rascunho => v.is(schema, stored))
  const listeners = new Set<() => void>()
  let estado: Estado = { rascunho: guardado.ler() ?? novoRascunho(''), andamento: null }
  const emit = (change: Partial<Estado>) => {
    estado = { ...estado, ...change }
    for (const listener of listeners) listener()
  }
  /** Null throws the draft away. */
  const mudar = (next: Rascunho | null) => {
    if (next) guardado.guardar(next)
    else guardado.esquecer()
    emit({ rascunho: next ?? novoRascunho('') })
  }
  const comunicado = {
    ler: () => estado,
    ouvir: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    mudar,
    /** A text that nobody wrote is shown, and is no draft before it is changed or sent. */
    propor: (texto: string) => emit({ rascunho: novoRascunho(texto) }),
    /** Tells how far the sending is, null once it is over, with what is left of the draft. */
    andar: (andamento: Andamento | null, next: Rascunho | null) => {
      const daSessao = emEnvio.get(environment) ?? new Map<string, Comunicado>()
      emEnvio.set(environment, daSessao)
      if (andamento) daSessao.set(vaga, comunicado)
      else daSessao.delete(vaga)
      emit({ andamento })
      mudar(next)
    },
  }
  return comunicado
}

/** With a key of its own. */
export const novoRascunho = (texto: string, faltam: Rascunho['faltam'] = null): Rascunho => ({
  texto,
  chave: newChave(),
  faltam,
  desde: null,
})

/** The API forgets a key after a day: this long it surely knows what was sent under it. */
const vidaDaChave = 20 * 60 * 60 * 1000

/** Whether sending again still reaches nobody twice. */
export const naoRepete = ({ desde }: Rascunho): boolean => desde !== null && Date.now() - desde < vidaDaChave
