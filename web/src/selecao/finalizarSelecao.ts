import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { etapas } from '../candidaturas/candidatura/etapas.ts'
import { countOfCandidatos } from './comunicado/comunicado.ts'
import { keepIdempotencyKeys } from '../relay/idempotencyKey.ts'
import { keepalive } from '../relay/network.ts'
import { blankIsNull } from '../ui/characters.ts'
import { toastError } from '../ui/overlay/toast.ts'
import type {
  finalizarSelecaoMutation,
  finalizarSelecaoMutation$data,
  FinalizarSelecaoInput,
} from './__generated__/finalizarSelecaoMutation.graphql.ts'

/** The decision for those without one. */
export type Destino = 'NAO_SELECIONADA' | 'LISTA_DE_ESPERA'

type Finalizada = finalizarSelecaoMutation$data['finalizarSelecao']

/** What a change of status comes to. `lida`: whether the response has the vaga as it is now. */
export type Resultado =
  | { feito: true; lida: boolean }
  | { feito: false; mensagem: string | undefined; prazoSalvo?: { lida: boolean } }

type Handlers = {
  optimisticUpdater: (store: RecordSourceProxy) => void
  updater: (store: RecordSourceProxy, resultado: Resultado | null) => void
  onCompleted: (resultado: Resultado) => void
  onError: (error: Error) => void
}

/** Sends a change of the status of a vaga, by its global id. */
export type EnviarStatus = (environment: IEnvironment, vaga: string, handlers: Handlers) => void

/** The answers that go with the end of a selection. */
export type Respostas = {
  /** What they do, each as the end of a sentence. */
  efeitos: readonly string[]
  enviar: EnviarStatus
}

const mutation = graphql`
  mutation finalizarSelecaoMutation($input: FinalizarSelecaoInput!) {
    finalizarSelecao(input: $input) {
      __typename
      ... on FinalizarSelecaoSuccess {
        divulgadas {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...useCandidatos_candidatura
        }
        movidas {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...useCandidatos_candidatura
        }
        recusadas {
          candidatura {
            id
            etapa
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...useCandidatos_candidatura
          }
          mensagem
        }
        selecao {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...Situacao_selecao
        }
        vaga {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...Andamento_vaga
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...PrazoTag_vaga
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

type Movido = { id: string; versao: number; nome: string }

/** What those without a decision get. */
export type SemDecisaoEscolhida = {
  candidatos: readonly Movido[]
  para: Destino
  /** Empty for none. */
  palavra: string
  /** Called once they are moved: all of them, or without those who were refused. */
  onMovidos: (todos: boolean) => void
}

type Escolhidas = {
  /** How many held decisions are released; 0 for none. */
  divulgadas: number
  semDecisao: SemDecisaoEscolhida | null
}

/** Ends a selection with its answers, in one request, which the browser sends even when the page is closed. */
export function finalizarSelecao({ divulgadas, semDecisao }: Escolhidas): Respostas {
  return {
    efeitos: [
      ...(divulgadas > 0
        ? [divulgadas === 1 ? '1 resultado é divulgado' : `${divulgadas} resultados são divulgados`]
        : []),
      ...(semDecisao ? [toEfeito(semDecisao)] : []),
    ],
    enviar: (environment, vaga, handlers) => {
      const input = { vaga, divulgar: divulgadas > 0, semDecisao: semDecisao && toInput(semDecisao) }
      commitMutation<finalizarSelecaoMutation>(environment, {
        mutation,
        variables: { input: { ...input, chave: chaves.keyOf(input) } },
        cacheConfig: { metadata: keepalive },
        ...handlers,
        updater: (store, data) => {
          handlers.updater(store, data ? toResultado(data.finalizarSelecao) : null)
          if (data && semDecisao) countNovos(store.get(vaga), data.finalizarSelecao)
        },
        onCompleted: ({ finalizarSelecao: result }) => {
          chaves.forget(input)
          handlers.onCompleted(toResultado(result))
          if (semDecisao && result.__typename === 'FinalizarSelecaoSuccess') {
            const recusadas = result.recusadas ?? []
            reportRecusadas(recusadas, semDecisao.candidatos)
            semDecisao.onMovidos(recusadas.length === 0)
          }
        },
      })
    },
  }
}

/** A request that is retried after a lost response has the same key, so it returns the first result. */
const chaves = keepIdempotencyKeys()

const toEfeito = ({ candidatos, para }: SemDecisaoEscolhida): string =>
  `${countOfCandidatos(candidatos.length)} ${candidatos.length === 1 ? 'passa' : 'passam'} a “${etapas[para].label}”`

const toInput = ({ candidatos, para, palavra }: SemDecisaoEscolhida): FinalizarSelecaoInput['semDecisao'] => ({
  candidaturas: candidatos.map(({ id, versao }) => ({ candidatura: id, versao })),
  para,
  palavra: blankIsNull(palavra),
})

function toResultado(result: Finalizada): Resultado {
  if (result.__typename === 'FinalizarSelecaoSuccess') return { feito: true, lida: Boolean(result.vaga) }
  return { feito: false, mensagem: result.__typename === '%other' ? undefined : result.mensagem }
}

const list = new Intl.ListFormat('pt-BR')

/** The professor's list counts candidates at the first etapa. Only refused ones may still be there. */
function countNovos(vaga: RecordProxy | null | undefined, result: Finalizada): void {
  if (result.__typename !== 'FinalizarSelecaoSuccess' || !vaga?.getValue('candidatosNovos')) return
  const restam = result.recusadas?.filter(({ candidatura }) => candidatura.etapa === 'RECEBIDA') ?? []
  vaga.setValue(restam.length, 'candidatosNovos')
}

type Recusada = { readonly candidatura: { readonly id: string }; readonly mensagem: string }

/** Shows the names of the candidates who got no answer. */
function reportRecusadas(recusadas: readonly Recusada[], candidatos: readonly Movido[]): void {
  if (recusadas.length === 0) return
  const nomes = candidatos.filter(({ id }) => recusadas.some(({ candidatura }) => candidatura.id === id))
  const motivos = [...new Set(recusadas.map(({ mensagem }) => mensagem))]
  toastError(
    `${countOfCandidatos(recusadas.length)} ${recusadas.length === 1 ? 'não foi respondido' : 'não foram respondidos'}`,
    `${list.format(nomes.map(({ nome }) => nome))}: ${motivos.join(' ')}`,
  )
}
