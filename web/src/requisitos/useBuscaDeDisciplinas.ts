import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useBuscaDeDisciplinasQuery } from './__generated__/useBuscaDeDisciplinasQuery.graphql.ts'

const query = graphql`
  query useBuscaDeDisciplinasQuery($busca: String!) {
    viewer {
      disciplinas(busca: $busca) {
        codigo: codigoDaDisciplina
        nome
      }
    }
  }
`

/** In ms. */
const debounce = 250

export type DisciplinaAchada = { codigo: string; nome: string }

/** Searches the disciplinas of the university's historicos, debounced. The result is null without a search. */
export function useBuscaDeDisciplinas() {
  const environment = useRelayEnvironment()
  const [achadas, setAchadas] = useState<readonly DisciplinaAchada[] | null>(null)
  const cancel = useRef<() => void>(() => {})
  useEffect(() => () => cancel.current(), [])
  const buscar = (texto: string) => {
    cancel.current()
    const busca = texto.trim()
    if (busca.length < 2) return setAchadas(null)
    const timer = setTimeout(() => {
      const subscription = fetchQuery<useBuscaDeDisciplinasQuery>(environment, query, { busca }).subscribe({
        next: ({ viewer }) => setAchadas((viewer?.disciplinas ?? []).map(({ codigo, nome }) => ({ codigo, nome }))),
        // A code can be typed even if the search fails.
        error: () => setAchadas([]),
      })
      cancel.current = () => subscription.unsubscribe()
    }, debounce)
    cancel.current = () => clearTimeout(timer)
  }
  return [achadas, buscar] as const
}
