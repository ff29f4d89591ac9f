import { useEffect, useRef, useState } from 'react'
import { commitMutation, fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import * as v from 'valibot'
import { readSessao } from '../../sessao/sessao.ts'
import { local } from '../../storage.ts'
import type { colunasMutation } from './__generated__/colunasMutation.graphql.ts'
import type { colunasQuery } from './__generated__/colunasQuery.graphql.ts'

/** The columns that one picks, in their order, beside the candidate and the move. */
export const colunas = {
  curso: 'Curso',
  etapa: 'Etapa',
  avaliacao: 'Avaliação',
  requisitos: 'Requisitos',
  cr: 'CR',
  carta: 'Carta',
  respondidaEm: 'Última resposta',
  criadaEm: 'Candidatura',
} as const

export type Coluna = keyof typeof colunas

export const todasAsColunas = Object.keys(colunas) as Coluna[]

const iniciais: readonly Coluna[] = ['curso', 'etapa', 'avaliacao', 'criadaEm']

const schema = v.array(v.picklist(todasAsColunas))

const query = graphql`
  query colunasQuery @throwOnFieldError {
    viewer {
      colunas
    }
  }
`

const mutation = graphql`
  mutation colunasMutation($input: EscolherColunasInput!) {
    escolherColunas(input: $input) {
      __typename
    }
  }
`

/** Kept in this browser for each professor, also after they sign out: it names no candidate. */
const keyOf = () => `candidatos:colunas:${readSessao()?.codigo ?? ''}`

function readColunas(): readonly Coluna[] {
  try {
    const stored: unknown = JSON.parse(local.getItem(keyOf()) ?? 'null')
    return v.is(schema, stored) ? stored : iniciais
  } catch {
    return iniciais
  }
}

/**
 * The columns that the professor has picked: those of this browser, until the account's arrive, which load once the table
 * is shown. An upstream that keeps none has null.
 */
export function useColunas(isTabela: boolean) {
  const environment = useRelayEnvironment()
  const [escolhidas, setEscolhidas] = useState(readColunas)
  /** The presses of this table, one call after the other; null before the first, which is newer than what is loading. */
  const enviadas = useRef<Promise<void> | null>(null)
  const show = (colunas: readonly Coluna[]) => {
    local.setItem(keyOf(), JSON.stringify(colunas))
    setEscolhidas(colunas)
  }
  useEffect(() => {
    if (!isTabela) return undefined
    const loading = fetchQuery<colunasQuery>(environment, query, {}).subscribe({
      next: ({ viewer }) => {
        const daConta = viewer?.colunas
        if (daConta && !enviadas.current) show(todasAsColunas.filter(coluna => daConta.includes(coluna)))
      },
      // Those of this browser stay.
      error: () => {},
    })
    return () => loading.unsubscribe()
  }, [environment, isTabela])
  const escolher = (coluna: Coluna, mostra: boolean) => {
    const next = todasAsColunas.filter(one => (one === coluna ? mostra : escolhidas.includes(one)))
    show(next)
    enviadas.current = (enviadas.current ?? Promise.resolve()).then(() => send(environment, next))
  }
  return { escolhidas, escolher }
}

/** What cannot be sent is kept in this browser. */
const send = (environment: IEnvironment, colunas: readonly Coluna[]) =>
  new Promise<void>(resolve => {
    commitMutation<colunasMutation>(environment, {
      mutation,
      variables: { input: { colunas } },
      onCompleted: () => resolve(),
      onError: () => resolve(),
    })
  })
