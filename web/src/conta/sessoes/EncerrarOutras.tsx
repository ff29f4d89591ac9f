import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { Button } from '../../ui/form/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { useNovaSessao } from '../useNovaSessao.ts'
import type { EncerrarOutrasMutation } from './__generated__/EncerrarOutrasMutation.graphql.ts'

const mutation = graphql`
  mutation EncerrarOutrasMutation {
    encerrarOutrasSessoes {
      __typename
      ... on EncerrarOutrasSessoesSuccess {
        token
      }
    }
  }
`

/** Signs the reader out everywhere but here. */
export const EncerrarOutras = () => {
  const [open, setOpen] = useState(false)
  const [commit, isEnding] = useMutation<EncerrarOutrasMutation>(mutation)
  const startSessao = useNovaSessao()
  const handleConfirm = () =>
    commit({
      variables: {},
      onCompleted: ({ encerrarOutrasSessoes: result }) => {
        setOpen(false)
        if (result.__typename !== 'EncerrarOutrasSessoesSuccess') return
        toastSuccess('As outras sessões foram encerradas')
        startSessao(result.token)
      },
      onError: error => {
        setOpen(false)
        toastError('As sessões não foram encerradas', failureSentence(error))
      },
    })
  return (
    <div>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Encerrar todas as outras
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={handleConfirm}
        title="Encerrar todas as outras sessões?"
        confirmLabel="Encerrar todas"
        busy={isEnding}
        busyText="Encerrando..."
      >
        Você sai de todos os outros aparelhos na hora. Aqui você continua conectado.
      </ConfirmDialog>
    </div>
  )
}
