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

const pausa = 250

export type DisciplinaAchada = { codigo: string; nome: string }

/** The courses that the university's transcripts have, found at each pause of typing. Null: nothing is searched for. */
export function useBuscaDeDisciplinas() {
  const environment = useRelayEnvironment()
  const [achadas, setAchadas] = useState<readonly DisciplinaAchada[] | null>(null)
  const emCurso = useRef<() => void>(() => {})
  useEffect(() => () => emCurso.current(), [])
  const buscar = (texto: string) => {
    emCurso.current()
    const busca = texto.trim()
    if (busca.length < 2) return setAchadas(null)
    const timer = setTimeout(() => {
      const pedido = fetchQuery<useBuscaDeDisciplinasQuery>(environment, query, { busca }).subscribe({
        next: ({ viewer }) => setAchadas((viewer?.disciplinas ?? []).map(({ codigo, nome }) => ({ codigo, nome }))),
        // A code can be typed without its name being found.
        error: () => setAchadas([]),
      })
      emCurso.current = () => pedido.unsubscribe()
    }, pausa)
    emCurso.current = () => clearTimeout(timer)
  }
  return [achadas, buscar] as const
}
