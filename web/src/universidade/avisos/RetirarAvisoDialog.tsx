import { graphql, useFragment, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { RetirarAvisoDialog_aviso$key } from './__generated__/RetirarAvisoDialog_aviso.graphql.ts'
import type { RetirarAvisoDialogMutation } from './__generated__/RetirarAvisoDialogMutation.graphql.ts'

const fragment = graphql`
  fragment RetirarAvisoDialog_aviso on AvisoDoSistema {
    codigo
    texto
  }
`

const mutation = graphql`
  mutation RetirarAvisoDialogMutation($input: RetirarAvisoDoSistemaInput!) {
    retirarAvisoDoSistema(input: $input) {
      ... on RetirarAvisoDoSistemaSuccess {
        viewer {
          ...AvisosDoSistemaList_viewer
        }
      }
    }
  }
`

type Props = { avisoRef: RetirarAvisoDialog_aviso$key; onClose: () => void }

/** Asks before a sentence leaves every page. */
export const RetirarAvisoDialog = ({ avisoRef, onClose }: Props) => {
  const { codigo, texto } = useFragment(fragment, avisoRef)
  const [commit, busy] = useMutation<RetirarAvisoDialogMutation>(mutation)
  const handleConfirm = () =>
    commit({
      variables: { input: { codigo } },
      onCompleted: () => {
        toastSuccess('Aviso excluído')
        onClose()
      },
      onError: error => toastError('Não foi possível excluir o aviso', failureSentence(error)),
    })
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={handleConfirm}
      title="Excluir aviso"
      confirmLabel="Excluir"
      busy={busy}
      busyText="Excluindo..."
    >
      <Stack>
        <Text>Ele sai de todas as páginas e desta lista.</Text>
        <Text color="muted">{texto}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
