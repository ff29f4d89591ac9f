import { useState } from 'react'
import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { useParams } from 'react-router-dom'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { Refusal } from '../form/refusal.ts'
import { isEscrito } from '../form/vagaForm.ts'
import type { PublicarVagaInput, usePublicarVagaMutation } from './__generated__/usePublicarVagaMutation.graphql.ts'

const semResposta: Refusal = { mensagem: 'Não foi possível publicar a oportunidade. Tente novamente.', campos: [] }

const mutation = graphql`
  mutation usePublicarVagaMutation($input: PublicarVagaInput!) {
    publicarVaga(input: $input) {
      __typename
      ... on PublicarVagaSuccess {
        vaga {
          criadaEm
          publica
          primeiraRevisao {
            aguarda
            motivo
          }
          ...Andamento_vaga
          ...PrazoTag_vaga
        }
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
          mensagem
        }
      }
    }
  }
`

/**
 * Publishes the draft of this page. The store updates its page and the list. `refusal`: why the last attempt failed;
 * `onCampos` is called if that is about fields of its form.
 */
export function usePublicarVaga() {
  const [commit, isPublishing] = useMutation<usePublicarVagaMutation>(mutation)
  const environment = useRelayEnvironment()
  const { codigo } = useParams()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const publicar = (input: PublicarVagaInput, onCampos: () => void) => {
    const refuse = (refused: Refusal) => {
      setRefusal(refused)
      toastError('Erro ao publicar', refused.mensagem)
      if (refused.campos.some(({ campo }) => campo !== 'prazo' && isEscrito(campo))) onCampos()
    }
    setRefusal(null)
    commit({
      variables: { input },
      onCompleted: ({ publicarVaga: result }) => {
        if (result.__typename === 'PublicarVagaSuccess') {
          // Published, though the response could not read the vaga again.
          if (!result.vaga) changed(environment, `vaga:${codigo}`, 'minhasVagas')
          if (result.vaga?.primeiraRevisao) toastSuccess('Oportunidade enviada para revisão')
          else toastSuccess('Oportunidade criada com sucesso!', 'Sua oportunidade foi publicada e já está disponível.')
        } else refuse(result.__typename === 'EntradaInvalida' ? result : semResposta)
      },
      onError: error => refuse({ mensagem: failureSentence(error, semResposta.mensagem), campos: [] }),
    })
  }
  return { publicar, isPublishing, refusal }
}
