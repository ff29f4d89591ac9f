import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { paths } from '../../paths.ts'
import { commitUnannounced } from '../../relay/commitUnannounced.ts'
import { session } from '../../storage.ts'
import { daLista, withLastSearch } from '../lastSearch.ts'
import type { contarPassoMutation, OrigemDaVisita, PassoNaVaga } from './__generated__/contarPassoMutation.graphql.ts'

export type Passo = {
  vaga: string
  passo: PassoNaVaga
  /** The search part of the page's address. */
  search: string
  /** The link that led to the page, in the state of the navigation. */
  de: unknown
}

const mutation = graphql`
  mutation contarPassoMutation($input: RegistrarPassoInput!) {
    registrarPasso(input: $input) {
      ... on RegistrarPassoSuccess {
        disponivel
      }
    }
  }
`

const passos = 'passos'

/** What this tab has counted, as 'VIU:<vaga>', or 'nenhum' for an upstream that counts nothing; removed at the sign-out. */
const chave = `leitura:${passos}`
const nenhum = 'nenhum'

/** Counts a step once in this tab, when the browser has nothing else to do. A failure is not told: nobody asked for it. */
export async function contarPasso(environment: IEnvironment, { vaga, passo, search, de }: Passo): Promise<void> {
  const contados = session.getItem(chave)?.split(' ') ?? []
  const contado = `${passo}:${vaga}`
  if (contados.includes(nenhum) || contados.includes(contado)) return
  session.setItem(chave, [...contados, contado].join(' '))
  const origem = origemDe(search, de)
  await idle()
  commitUnannounced<contarPassoMutation>(environment, {
    mutation,
    variables: { input: { vaga, passo, origem } },
    onCompleted: ({ registrarPasso: { disponivel } }) => {
      if (disponivel === false) session.setItem(chave, nenhum)
    },
    onError: () => {},
  })
}

/** A mail or notification about new vagas names itself in the address, because it may open a new tab. */
function origemDe(search: string, de: unknown): OrigemDaVisita {
  if (new URLSearchParams(search).get('de') === 'alerta') return 'ALERTA'
  if (de !== daLista.de) return 'LINK'
  const lista = new URL(withLastSearch(paths.vagas()), window.location.origin)
  return lista.searchParams.has('busca') ? 'BUSCA' : 'LISTA'
}

/** Safari has no idle callback. */
const idle = () =>
  new Promise<unknown>(done => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 5000 })
    else setTimeout(done, 1000)
  })
