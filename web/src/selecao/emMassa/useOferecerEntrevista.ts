import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { countOfCandidatos, recipientsNotice } from '../comunicado/comunicado.ts'
import { rascunhoDosHorarios, type HorariosFormValues, toHorarios } from '../entrevistas/horariosForm.ts'
import { canMoveTo, type EmSelecao } from '../etapa.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { keepIdempotencyKeys } from '../../relay/idempotencyKey.ts'
import { keepalive } from '../../relay/network.ts'
import { toastError } from '../../ui/overlay/toast.ts'
import type {
  MoverCandidaturasInput,
  OferecerHorariosInput,
  useOferecerEntrevistaMutation,
  useOferecerEntrevistaMutation$data,
} from './__generated__/useOferecerEntrevistaMutation.graphql.ts'
import type { Adiar } from './useAdiar.ts'

const titulo = 'Erro ao oferecer a entrevista'
const semResposta = 'Não foi possível oferecer a entrevista. Tente novamente.'

/** In one request, which the browser sends even when the page is closed. */
const mutation = graphql`
  mutation useOferecerEntrevistaMutation($oferta: OferecerHorariosInput!, $movimento: MoverCandidaturasInput!) {
    oferecerHorarios(input: $oferta) {
      __typename
      ... on OferecerHorariosSuccess {
        vaga {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...Horarios_vaga
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
    moverCandidaturas(input: $movimento) {
      __typename
      ... on MoverCandidaturasSuccess {
        movidas {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...useCandidatos_candidatura
        }
        recusadas {
          candidatura {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...useCandidatos_candidatura
          }
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
  }
`

/**
 * Offers horarios of a vaga (global id) and moves candidates to the interviews, with an undo, which calls `onDesfeita` and
 * brings the draft back.
 */
export function useOferecerEntrevista(vaga: string, adiar: Adiar) {
  const environment = useRelayEnvironment()
  return (candidatos: readonly EmSelecao[], values: HorariosFormValues, onDesfeita: () => void) => {
    const movidos = candidatos.filter(one => canMoveTo(one, 'ENTREVISTA'))
    const horarios = toHorarios(values)
    const candidaturas = movidos.map(({ id, versao }) => ({ candidatura: id, versao }))
    const oferta = { oferta: { vaga, horarios }, movimento: { vaga, candidaturas, para: 'ENTREVISTA' } } as const
    const keepDraft = () => rascunhoDosHorarios(vaga).save(values)
    adiar({
      titulo: 'A entrevista será oferecida em 10 s',
      mensagem: `Só então ${recipientsNotice(movidos.length)} de ${horarios.length === 1 ? '1 horário' : `${horarios.length} horários`}.`,
      mostrar: store => movidos.forEach(({ id }) => store.get(id)?.setValue('ENTREVISTA', 'etapa')),
      enviar: () => enviar(environment, oferta, keepDraft),
      onDesfeita: () => {
        keepDraft()
        onDesfeita()
      },
    })
  }
}

type SemChave<Input> = Omit<Input, 'chave'>

type Oferta = { oferta: SemChave<OferecerHorariosInput>; movimento: SemChave<MoverCandidaturasInput> }

/** Of offers that have no response yet. */
const chaves = keepIdempotencyKeys()

const withChave = <Input extends object>(input: Input) => ({ ...input, chave: chaves.keyOf(input) })

/** Calls `onSemHorarios` if the horarios were not offered, or maybe not. */
const enviar = (environment: IEnvironment, { oferta, movimento }: Oferta, onSemHorarios: () => void) =>
  new Promise<void>(resolve => {
    commitMutation<useOferecerEntrevistaMutation>(environment, {
      mutation,
      variables: { oferta: withChave(oferta), movimento: withChave(movimento) },
      cacheConfig: { metadata: keepalive },
      onCompleted: data => {
        chaves.forget(oferta)
        chaves.forget(movimento)
        const problema = findProblema(data)
        if (problema) toastError(titulo, problema)
        if (data.oferecerHorarios.__typename !== 'OferecerHorariosSuccess') onSemHorarios()
        resolve()
      },
      onError: error => {
        toastError(titulo, failureSentence(error, semResposta))
        onSemHorarios()
        resolve()
      },
    })
  })

/** What the reader must know; null if all was done. */
function findProblema({ oferecerHorarios, moverCandidaturas }: useOferecerEntrevistaMutation$data): string | null {
  if (oferecerHorarios.__typename === 'EntradaInvalida')
    return `Os horários não foram oferecidos: ${oferecerHorarios.mensagem}`
  if (moverCandidaturas.__typename === 'EntradaInvalida') return moverCandidaturas.mensagem
  const recusadas =
    moverCandidaturas.__typename === 'MoverCandidaturasSuccess' ? (moverCandidaturas.recusadas ?? []) : []
  return recusadas.length > 0
    ? `Quem mudou antes de etapa ficou onde está: ${countOfCandidatos(recusadas.length)}.`
    : null
}
