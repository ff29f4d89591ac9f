import { useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { Subscription } from 'relay-runtime'
import { failureSentence } from '../../relay/failureText.ts'
import type { useBuscaDeProfessoresQuery } from './__generated__/useBuscaDeProfessoresQuery.graphql.ts'

export type Professor = { id: string; nome: string; departamento: string | null }

const query = graphql`
  query useBuscaDeProfessoresQuery($busca: String!) {
    viewer {
      rede {
        sugestoes(busca: $busca, first: 100) {
          edges {
            node {
              papelNaRede
              cursoOuDepartamento
              pessoa {
                id
                nome
              }
            }
          }
        }
      }
    }
  }
`

const semBusca = 'Não foi possível buscar. Tente novamente.'

/** Searches the people of 'Minha Rede' for professors. `achados` is null before the first search. The last search wins. */
export function useBuscaDeProfessores() {
  const environment = useRelayEnvironment()
  const [achados, setAchados] = useState<readonly Professor[] | null>(null)
  const [isSearching, setSearching] = useState(false)
  const pedido = useRef<Subscription>(null)
  const cancelar = () => {
    pedido.current?.unsubscribe()
    setSearching(false)
  }
  /** Calls back with null, and with a message if it fails. */
  const buscar = (busca: string, onErro: (mensagem: string | null) => void) => {
    cancelar()
    onErro(null)
    setSearching(true)
    pedido.current = fetchQuery<useBuscaDeProfessoresQuery>(environment, query, { busca }).subscribe({
      next: ({ viewer }) => {
        const people = viewer?.rede.sugestoes?.edges.map(({ node }) => node) ?? []
        setAchados(people.filter(({ papelNaRede }) => papelNaRede === 'PROFESSOR').map(toProfessor))
      },
      complete: () => setSearching(false),
      error: (error: Error) => {
        setSearching(false)
        onErro(failureSentence(error, semBusca))
      },
    })
  }
  const esquecer = () => {
    cancelar()
    setAchados(null)
  }
  return { achados, isSearching, buscar, esquecer }
}

type FoundPessoa = {
  cursoOuDepartamento: string | null | undefined
  pessoa: { id: string; nome: string | null | undefined }
}

const toProfessor = ({ cursoOuDepartamento, pessoa }: FoundPessoa): Professor => ({
  id: pessoa.id,
  nome: pessoa.nome ?? 'Pessoa',
  departamento: cursoOuDepartamento ?? null,
})
