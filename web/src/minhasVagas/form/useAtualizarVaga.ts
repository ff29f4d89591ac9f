import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { AtualizarVagaInput, useAtualizarVagaMutation } from './__generated__/useAtualizarVagaMutation.graphql.ts'
import { showLugares, showWritten } from './escrito.ts'
import type { Refusal } from './refusal.ts'
import { type CampoEscrito, isEscrito } from './vagaForm.ts'

type Callbacks = {
  onAtualizada: () => void
  /** Somebody else has changed these fields too; the vaga in the store is the current one. */
  onConflito: (campos: readonly CampoEscrito[]) => void
  onRefused: (refusal: Refusal) => void
}

const semResposta: Refusal = { mensagem: 'Não foi possível atualizar a oportunidade. Tente novamente.', campos: [] }

const mutation = graphql`
  mutation useAtualizarVagaMutation($input: AtualizarVagaInput!) {
    atualizarVaga(input: $input) {
      __typename
      ... on AtualizarVagaSuccess {
        vaga {
          ...useEdicao_vaga
          ...MinhaVagaHeader_vaga
          ...BeneficiosCard_vaga
          ...DetalhesCard_vaga
          ...VagaInteresses_vaga
        }
      }
      ... on EdicaoEmConflito {
        mensagem
        emConflito
        vaga {
          ...useEdicao_vaga
          ...MinhaVagaHeader_vaga
          ...BeneficiosCard_vaga
          ...DetalhesCard_vaga
          ...VagaInteresses_vaga
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

/** Edits a vaga. The payload updates every screen that shows it. */
export function useAtualizarVaga(): [atualizar: (input: AtualizarVagaInput, on: Callbacks) => void, isSaving: boolean] {
  const [commit, isSaving] = useMutation<useAtualizarVagaMutation>(mutation)
  const atualizar = (input: AtualizarVagaInput, { onAtualizada, onConflito, onRefused }: Callbacks) => {
    commit({
      variables: { input },
      updater: (store, data) => {
        const result = data?.atualizarVaga
        if (result?.__typename !== 'AtualizarVagaSuccess') return
        if (!result.vaga) showWritten(store, input)
        showLugares(store, input)
      },
      onCompleted: ({ atualizarVaga: result }) => {
        if (result.__typename === 'AtualizarVagaSuccess') onAtualizada()
        else if (result.__typename === 'EntradaInvalida') onRefused(result)
        else if (result.__typename !== 'EdicaoEmConflito') onRefused(semResposta)
        else if (result.vaga) onConflito(result.emConflito.filter(isEscrito))
        else onRefused({ mensagem: result.mensagem, campos: [] })
      },
      onError: error => onRefused({ mensagem: failureSentence(error, semResposta.mensagem), campos: [] }),
    })
  }
  return [atualizar, isSaving]
}
