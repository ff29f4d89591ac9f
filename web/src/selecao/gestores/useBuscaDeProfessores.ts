import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
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

/** Searches the people of 'Minha Rede' for professors. `achados` is null before the first search. */
export function useBuscaDeProfessores() {
  const environment = useRelayEnvironment()
  const [achados, setAchados] = useState<readonly Professor[] | null>(null)
  const [isSearching, setSearching] = useState(false)
  /** Resolves to an error message, or null. */
  const buscar = async (busca: string): Promise<string | null> => {
    setSearching(true)
    try {
      const data = await fetchQuery<useBuscaDeProfessoresQuery>(environment, query, { busca }).toPromise()
      const people = data?.viewer?.rede.sugestoes?.edges.map(({ node }) => node) ?? []
      setAchados(people.filter(({ papelNaRede }) => papelNaRede === 'PROFESSOR').map(toProfessor))
      return null
    } catch (error) {
      return failureSentence(error instanceof Error ? error : new Error(semBusca), semBusca)
    } finally {
      setSearching(false)
    }
  }
  return { achados, isSearching, buscar, esquecer: () => setAchados(null) }
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
