import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import { toastUndo } from '../../ui/overlay/toast.ts'
import type { JuntarEntradaInput, useJuntarEntradaMutation } from './__generated__/useJuntarEntradaMutation.graphql.ts'
import { useDesfazerJuncao } from './useDesfazerJuncao.ts'

const mutation = graphql`
  mutation useJuntarEntradaMutation($input: JuntarEntradaInput!) {
    juntarEntrada(input: $input) {
      __typename
      ... on JuntarEntradaSuccess {
        juncao @catch(to: NULL) {
          codigo
          de
          em
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

type Callbacks = { onFeito: () => void; onRecusa: (mensagem: string) => void }

/** Joins an entry into another one; the notice undoes it. */
export function useJuntarEntrada({ onFeito, onRecusa }: Callbacks) {
  const environment = useRelayEnvironment()
  const [commit, busy] = useMutation<useJuntarEntradaMutation>(mutation)
  const [desfazerJuncao] = useDesfazerJuncao()
  const juntar = (input: JuntarEntradaInput) =>
    commit({
      variables: { input },
      onCompleted: ({ juntarEntrada: result }) => {
        if (result.__typename === 'EntradaInvalida') return onRecusa(result.mensagem)
        if (result.__typename !== 'JuntarEntradaSuccess') return
        const feita = result.juncao
        changed(environment, 'listas')
        if (feita)
          toastUndo('Entradas juntadas', `${feita.de} agora é ${feita.em}.`, () => desfazerJuncao(feita.codigo))
        onFeito()
      },
      onError: error => onRecusa(failureSentence(error)),
    })
  return [juntar, busy] as const
}
