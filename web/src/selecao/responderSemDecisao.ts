import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { etapas } from '../candidaturas/candidatura/etapas.ts'
import { countOfCandidatos } from './comunicado/comunicado.ts'
import { keepIdempotencyKeys } from '../relay/idempotencyKey.ts'
import { keepalive } from '../relay/network.ts'
import { blankIsNull } from '../ui/characters.ts'
import { toastError } from '../ui/overlay/toast.ts'
import type {
  AlterarStatusDaVagaInput,
  MoverCandidaturasInput,
  responderSemDecisaoMutation,
  responderSemDecisaoMutation$data,
} from './__generated__/responderSemDecisaoMutation.graphql.ts'

/** The decision for those without one. */
export type Destino = 'NAO_SELECIONADA' | 'LISTA_DE_ESPERA'

type Movidas = responderSemDecisaoMutation$data['moverCandidaturas']
type Alterado = Pick<responderSemDecisaoMutation$data, 'alterarStatusDaVaga'>

type Handlers = {
  optimisticUpdater: (store: RecordSourceProxy) => void
  updater: (store: RecordSourceProxy, data: Alterado | null | undefined) => void
  onCompleted: (data: Alterado) => void
  onError: (error: Error) => void
}

/** Sends a change of status. */
export type EnviarStatus = (environment: IEnvironment, input: AlterarStatusDaVagaInput, handlers: Handlers) => void

/** An answer that goes with the end of a selection. */
export type Resposta = {
  /** What it does, as the end of a sentence. */
  efeito: string
  enviar: EnviarStatus
}

/**
 * In one request, which the browser sends even when the page is closed. The gateway runs the fields in their order and
 * stops at one that fails, so that a failed move leaves the status.
 */
const mutation = graphql`
  mutation responderSemDecisaoMutation($movimento: MoverCandidaturasInput!, $input: AlterarStatusDaVagaInput!) {
    moverCandidaturas(input: $movimento) {
      __typename
      ... on MoverCandidaturasSuccess {
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
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
    alterarStatusDaVaga(input: $input) {
      __typename
      ... on AlterarStatusDaVagaSuccess {
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
      ... on PrazoSalvoSemStatus {
        mensagem
        vaga {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...Andamento_vaga
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...PrazoTag_vaga
        }
      }
    }
  }
`

type Movido = { id: string; versao: number; nome: string }

type Pedido = {
  candidatos: readonly Movido[]
  para: Destino
  /** Empty for none. */
  palavra: string
  /** Called once they are moved: all of them, or without those who were refused. */
  onMovidos: (todos: boolean) => void
}

/** Moves all of them, visibly at once, and then changes the status. */
export function responderSemDecisao({ candidatos, para, palavra, onMovidos }: Pedido): Resposta {
  const candidaturas = candidatos.map(({ id, versao }) => ({ candidatura: id, versao }))
  const movimento = { candidaturas, para, palavra: blankIsNull(palavra), reter: false }
  const quem = countOfCandidatos(candidatos.length)
  return {
    efeito: `${quem} ${candidatos.length === 1 ? 'passa' : 'passam'} a “${etapas[para].label}”`,
    enviar: (environment, input, handlers) =>
      commitMutation<responderSemDecisaoMutation>(environment, {
        mutation,
        variables: { movimento: withChave({ vaga: input.vaga, ...movimento }), input },
        cacheConfig: { metadata: keepalive },
        ...handlers,
        updater: (store, data) => {
          handlers.updater(store, data)
          if (data) countNovos(store.get(input.vaga), data.moverCandidaturas)
        },
        onCompleted: data => {
          handlers.onCompleted(data)
          const recusadas = reportRecusadas(data.moverCandidaturas, candidatos)
          if (recusadas !== null) onMovidos(recusadas === 0)
        },
      }),
  }
}

/** A move that is sent again, after a lost response, has the same key: it says what the first one did. */
const chaves = keepIdempotencyKeys()

const withChave = (movimento: Omit<MoverCandidaturasInput, 'chave'>): MoverCandidaturasInput => ({
  ...movimento,
  chave: chaves.keyOf(movimento),
})

const list = new Intl.ListFormat('pt-BR')

/** The professor's list counts those at the first etapa: of all, only who was refused there may still be. */
function countNovos(vaga: RecordProxy | null | undefined, result: Movidas): void {
  if (result.__typename !== 'MoverCandidaturasSuccess' || !vaga?.getValue('candidatosNovos')) return
  const restam = result.recusadas?.filter(({ candidatura }) => candidatura.etapa === 'RECEBIDA') ?? []
  vaga.setValue(restam.length, 'candidatosNovos')
}

/** Says who was not answered; returns how many, null if nobody was. */
function reportRecusadas(result: Movidas, candidatos: readonly Movido[]): number | null {
  if (result.__typename !== 'MoverCandidaturasSuccess') {
    toastError('Ninguém foi respondido', result.__typename === '%other' ? undefined : result.mensagem)
    return null
  }
  const recusadas = result.recusadas ?? []
  if (recusadas.length === 0) return 0
  const nomes = candidatos.filter(({ id }) => recusadas.some(({ candidatura }) => candidatura.id === id))
  const motivos = [...new Set(recusadas.map(({ mensagem }) => mensagem))]
  toastError(
    `${countOfCandidatos(recusadas.length)} ${recusadas.length === 1 ? 'não foi respondido' : 'não foram respondidos'}`,
    `${list.format(nomes.map(({ nome }) => nome))}: ${motivos.join(' ')}`,
  )
  return recusadas.length
}
