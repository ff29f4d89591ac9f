import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { rascunhoDoUsuario } from '../sessao/rascunho.ts'
import type { useRespostasFormQuery } from './__generated__/useRespostasFormQuery.graphql.ts'
import {
  campoDoArquivo,
  type Erros,
  errosDe,
  type PedidoDaVaga,
  type Respondido,
  semRespostas,
  toInput,
} from './respostas.ts'

const noErrors: Erros = {}

/** The answers to the perguntas of a vaga, their draft and their errors. */
export function useRespostasForm(vaga: string, pedido: PedidoDaVaga | null) {
  const { respondido, restauradas, keep } = useRascunho(vaga)
  const [erros, setErros] = useState(noErrors)
  const refetch = useRefetch(vaga)
  return {
    respondido,
    restauradas,
    erros,
    responder: (next: Respondido) => {
      keep(next)
      setErros(noErrors)
    },
    descartar: () => keep(semRespostas),
    /** Returns the input, or null if it is invalid; the fields then show the errors. */
    toInput: (): Partial<ReturnType<typeof toInput>> | null => {
      const wrong = pedido ? errosDe(pedido, respondido) : noErrors
      setErros(wrong)
      if (Object.keys(wrong).length > 0) return null
      return pedido ? toInput(pedido, respondido) : {}
    },
    /** Shows the server's refusals at their fields, and refetches the perguntas, which may have changed. */
    refuse: (campos: readonly { campo: string; mensagem: string }[]) => {
      if (campos.length === 0) return
      const recusados = Object.fromEntries(campos.map(({ campo, mensagem }) => [campo, mensagem]))
      setErros(recusados)
      if (campoDoArquivo in recusados) keep({ ...respondido, enviado: null })
      refetch()
    },
  }
}

const isObject = (stored: unknown): stored is Record<string, unknown> => typeof stored === 'object' && stored !== null

const isRespondido = (stored: unknown): stored is Respondido => {
  if (!isObject(stored) || !isObject(stored['valores'])) return false
  const { valores, enviado } = stored
  const isEnviado = isObject(enviado) && typeof enviado['arquivo'] === 'string' && typeof enviado['nome'] === 'string'
  return (
    Object.values(valores).every(each => typeof each === 'string') &&
    (enviado === null || (isEnviado && typeof enviado['tamanho'] === 'number'))
  )
}

/** The draft of the answers. It also keeps answers to perguntas that were removed. */
function useRascunho(vaga: string) {
  const [rascunho] = useState(() => rascunhoDoUsuario(`respostas:${vaga}`, isRespondido))
  const [respondido, setRespondido] = useState(() => rascunho.read() ?? semRespostas)
  const [restauradas, setRestauradas] = useState(respondido !== semRespostas)
  const keep = (next: Respondido) => {
    setRespondido(next)
    if (next.enviado || Object.values(next.valores).some(Boolean)) return rascunho.save(next)
    rascunho.clear()
    setRestauradas(false)
  }
  return { respondido, restauradas, keep }
}

/** Refetches the perguntas of a vaga into the store. */
function useRefetch(vaga: string) {
  const environment = useRelayEnvironment()
  return () =>
    void fetchQuery<useRespostasFormQuery>(
      environment,
      graphql`
        query useRespostasFormQuery($vaga: ID!) {
          node(id: $vaga) {
            ... on Vaga {
              # eslint-disable-next-line relay/unused-fields
              pedido {
                # CandidatarDialog reads it from the store.
                # eslint-disable-next-line relay/must-colocate-fragment-spreads
                ...respostas_pedido
              }
            }
          }
        }
      `,
      { vaga },
      // If the refetch fails, the refusal on screen still says what is missing.
    ).subscribe({ error: () => {} })
}
