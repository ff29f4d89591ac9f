import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useBuscaDeMensagensQuery } from './__generated__/useBuscaDeMensagensQuery.graphql.ts'

const query = graphql`
  query useBuscaDeMensagensQuery($busca: String!) {
    viewer {
      mensagensEncontradas(busca: $busca) @catch(to: NULL) {
        pessoa {
          codigo
          nome
        }
        mensagem {
          id
          conteudo
          criadaEm
          minha
        }
      }
    }
  }
`

/** In ms. */
const debounce = 250

/** Fewer letters would be found in most messages. */
const fewest = 3

type Viewer = useBuscaDeMensagensQuery['response']['viewer']

const toEncontradas = (viewer: Viewer) =>
  (viewer?.mensagensEncontradas ?? []).map(({ pessoa, mensagem }) => ({
    id: mensagem.id,
    com: pessoa.codigo,
    nome: pessoa.nome,
    conteudo: mensagem.conteudo,
    criadaEm: mensagem.criadaEm,
    minha: mensagem.minha,
  }))

export type Encontrada = ReturnType<typeof toEncontradas>[number]

/**
 * The search that is typed, and the messages with its words, debounced. `achadas` is null without a search, and if it
 * failed.
 */
export function useBuscaDeMensagens() {
  const environment = useRelayEnvironment()
  const [digitada, setDigitada] = useState('')
  const [achadas, setAchadas] = useState<{ busca: string; mensagens: readonly Encontrada[] } | null>(null)
  const cancel = useRef<() => void>(() => {})
  useEffect(() => () => cancel.current(), [])
  const buscar = (texto: string) => {
    setDigitada(texto)
    cancel.current()
    const busca = texto.trim()
    if (busca.length < fewest) return setAchadas(null)
    const timer = setTimeout(() => {
      const subscription = fetchQuery<useBuscaDeMensagensQuery>(environment, query, { busca }).subscribe({
        next: ({ viewer }) => setAchadas({ busca, mensagens: toEncontradas(viewer) }),
        // The conversations are searched all the same.
        error: () => setAchadas(null),
      })
      cancel.current = () => subscription.unsubscribe()
    }, debounce)
    cancel.current = () => clearTimeout(timer)
  }
  return { busca: digitada, buscar, achadas }
}
