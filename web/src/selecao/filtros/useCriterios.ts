import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { Criterio, Criterios, Escolha } from './criterios.ts'
import type { useCriteriosQuery, useCriteriosQuery$data } from './__generated__/useCriteriosQuery.graphql.ts'

const query = graphql`
  query useCriteriosQuery($codigo: ID!) @throwOnFieldError {
    vaga(codigo: $codigo) {
      pedido {
        perguntas {
          texto
          tipo
          opcoes
        }
      }
      respostas {
        idDaCandidatura
        respostas {
          pergunta
          valor
        }
      }
      atendimentos {
        idDaCandidatura
        cr
        atende
        de
      }
    }
  }
`

type Carregados = {
  criterios: Criterios
  /** The perguntas with options. */
  escolhas: readonly Escolha[]
  temRequisitos: boolean
  /** Whether anybody shares a CR. */
  temCr: boolean
}

type Options = {
  /** REST id of the vaga. */
  codigo: string
  /** Whether filters, order or columns need them. */
  precisa: boolean
  /** The number of candidaturas: they are loaded again for a new one. */
  total: number
}

/** Requisitos met, CR and answers of all candidates of a vaga, loaded once something needs them. */
export function useCriterios({ codigo, precisa, total }: Options) {
  const environment = useRelayEnvironment()
  const [carregados, setCarregados] = useState<Carregados | null>(null)
  const [falhou, setFalhou] = useState(false)
  useEffect(() => {
    if (!precisa || falhou) return undefined
    const loading = fetchQuery<useCriteriosQuery>(environment, query, { codigo }).subscribe({
      next: data => setCarregados(toCarregados(data)),
      error: () => setFalhou(true),
    })
    return () => loading.unsubscribe()
  }, [environment, codigo, precisa, total, falhou])
  const isLoading = precisa && carregados === null && !falhou
  return { carregados, isLoading, falhou, recarregar: () => setFalhou(false) }
}

export type DeCriterios = ReturnType<typeof useCriterios>

function toCarregados({ vaga }: useCriteriosQuery$data): Carregados {
  const atendimentos = vaga?.atendimentos ?? []
  const criterios = new Map<string, Criterio>()
  for (const { idDaCandidatura: id, cr, atende, de } of atendimentos) {
    criterios.set(id, { cr: cr ?? null, atende, de, respostas: new Map() })
  }
  for (const { idDaCandidatura: id, respostas } of vaga?.respostas ?? []) {
    const dele = criterios.get(id) ?? { cr: null, atende: null, de: null }
    criterios.set(id, { ...dele, respostas: new Map(respostas.map(({ pergunta, valor }) => [pergunta, valor])) })
  }
  return {
    criterios,
    escolhas: (vaga?.pedido?.perguntas ?? []).flatMap(({ texto, tipo, opcoes }) =>
      tipo === 'ESCOLHA' ? { texto, opcoes } : [],
    ),
    temRequisitos: atendimentos.some(({ de }) => de > 0),
    temCr: atendimentos.some(({ cr }) => cr != null),
  }
}
