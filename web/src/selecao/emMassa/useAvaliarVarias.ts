import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { countOfCandidatos } from '../comunicado/comunicado.ts'
import { type EmSelecao, nomeDe } from '../etapa.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { keepalive } from '../../relay/network.ts'
import { fold } from '../../ui/fold.ts'
import { toastError } from '../../ui/overlay/toast.ts'
import type {
  useAvaliarVariasMutation,
  useAvaliarVariasMutation$data,
} from './__generated__/useAvaliarVariasMutation.graphql.ts'
import type { Adiar } from './useAdiar.ts'

/** Null keeps the notas, or adds no etiqueta. */
export type AvaliacaoDeVarias = { nota: number | null; etiqueta: string | null }

const titulo = 'A avaliação não foi salva'
const semResposta = 'Não foi possível salvar a avaliação. Tente novamente.'

const mutation = graphql`
  mutation useAvaliarVariasMutation($input: AvaliarCandidaturasInput!) {
    avaliarCandidaturas(input: $input) {
      __typename
      ... on AvaliarCandidaturasSuccess {
        avaliadas {
          # Read by the list.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...useCandidatos_avaliacao
        }
        recusadas {
          idDaCandidatura
          mensagem
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Rates or labels candidates of a vaga (global id) in one request, with an undo. */
export function useAvaliarVarias(vaga: string, adiar: Adiar) {
  const environment = useRelayEnvironment()
  return (candidatos: readonly EmSelecao[], { nota, etiqueta }: AvaliacaoDeVarias) => {
    const candidaturas = candidatos.map(({ id }) => id)
    const enviar = () =>
      new Promise<void>(resolve => {
        commitMutation<useAvaliarVariasMutation>(environment, {
          mutation,
          variables: { input: { vaga, candidaturas, nota, etiqueta } },
          cacheConfig: { metadata: keepalive },
          onCompleted: ({ avaliarCandidaturas: result }) => {
            reportRecusadas(result, candidatos)
            resolve()
          },
          onError: error => {
            toastError(titulo, failureSentence(error, semResposta))
            resolve()
          },
        })
      })
    adiar({
      titulo: nota === null ? 'Etiqueta nova' : 'Nota nova',
      mensagem: `${countOfCandidatos(candidatos.length)}: ${toTexto({ nota, etiqueta })}.`,
      mostrar: store => candidaturas.forEach(id => showAvaliacao(store, id, { nota, etiqueta })),
      enviar,
    })
  }
}

const toTexto = ({ nota, etiqueta }: AvaliacaoDeVarias): string =>
  [nota === null ? null : `nota ${nota}`, etiqueta && `etiqueta “${etiqueta}”`].filter(Boolean).join(' e ')

function showAvaliacao(store: RecordSourceProxy, id: string, { nota, etiqueta }: AvaliacaoDeVarias): void {
  const avaliacao = store.get(id)?.getLinkedRecord('avaliacao')
  if (nota !== null) avaliacao?.setValue(nota, 'nota')
  const atuais = (avaliacao?.getValue('etiquetas') ?? []) as readonly string[]
  if (etiqueta === null || atuais.some(one => fold(one) === fold(etiqueta))) return
  avaliacao?.setValue([...atuais, etiqueta], 'etiquetas')
}

const list = new Intl.ListFormat('pt-BR')

function reportRecusadas(
  result: useAvaliarVariasMutation$data['avaliarCandidaturas'],
  candidatos: readonly EmSelecao[],
): void {
  if (result.__typename !== 'AvaliarCandidaturasSuccess')
    return toastError(titulo, result.__typename === '%other' ? semResposta : result.mensagem)
  const recusadas = result.recusadas ?? []
  const nomes = candidatos.filter(({ id }) => recusadas.some(({ idDaCandidatura }) => idDaCandidatura === id))
  const motivos = [...new Set(recusadas.map(({ mensagem }) => mensagem))]
  if (recusadas.length > 0)
    toastError(
      `${countOfCandidatos(recusadas.length)} sem avaliação`,
      `${list.format(nomes.map(nomeDe))}: ${motivos.join(' ')}`,
    )
}
