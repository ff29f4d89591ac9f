import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useAgendaAbrirMutation } from './__generated__/useAgendaAbrirMutation.graphql.ts'
import type { useAgendaFecharMutation } from './__generated__/useAgendaFecharMutation.graphql.ts'

const abertura = graphql`
  mutation useAgendaAbrirMutation {
    abrirAgenda {
      __typename
      ... on AbrirAgendaSuccess {
        endereco
        viewer {
          agenda {
            ...Agenda_agenda
          }
        }
      }
    }
  }
`

const fechamento = graphql`
  mutation useAgendaFecharMutation {
    fecharAgenda {
      __typename
      ... on FecharAgendaSuccess {
        viewer {
          agenda {
            ...Agenda_agenda
          }
        }
      }
    }
  }
`

/** Makes and closes the reader's address for calendars. `onMudou` gets the new one, which is told only then; null for none. */
export function useAgenda(onMudou: (endereco: string | null) => void, onEnd: () => void) {
  const [commitAbrir, isAbrindo] = useMutation<useAgendaAbrirMutation>(abertura)
  const [commitFechar, isFechando] = useMutation<useAgendaFecharMutation>(fechamento)
  const fail = (title: string) => (error: Error) => {
    toastError(title, failureSentence(error))
    onEnd()
  }
  const abrir = () =>
    commitAbrir({
      variables: {},
      onCompleted: ({ abrirAgenda: result }) => {
        if (result.__typename === 'AbrirAgendaSuccess') onMudou(result.endereco)
        onEnd()
      },
      onError: fail('O endereço não foi criado'),
    })
  const fechar = () =>
    commitFechar({
      variables: {},
      onCompleted: () => {
        toastSuccess('Endereço fechado')
        onMudou(null)
        onEnd()
      },
      onError: fail('O endereço não foi fechado'),
    })
  return { abrir, fechar, isAbrindo, isFechando }
}
