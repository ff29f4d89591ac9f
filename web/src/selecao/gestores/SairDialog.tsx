import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { useRemoverGestor } from './useRemoverGestor.ts'

/** The co-manager to remove. `isSelf`: it is the viewer. */
export type LeavingGestor = { gestor: string; nome: string; isSelf: boolean }

type Props = { vaga: string; titulo: string; leaving: LeavingGestor | null; onClose: () => void }

/** Confirms removing a co-manager, or leaving a vaga. Closed while `leaving` is null. */
export const SairDialog = ({ vaga, titulo, leaving, onClose }: Props) => {
  const [remover, isRemoving] = useRemoverGestor(vaga)
  const isSelf = leaving?.isSelf ?? false
  const handleConfirm = async () => {
    if (!leaving) return
    const erro = await remover(leaving.gestor)
    onClose()
    if (erro) toastError('Erro ao remover', erro)
    else toastSuccess(isSelf ? 'Você não cuida mais desta oportunidade' : 'Pessoa removida')
  }
  return (
    <ConfirmDialog
      open={leaving !== null}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={isSelf ? 'Deixar de cuidar?' : 'Remover?'}
      confirmLabel={isSelf ? 'Deixar de cuidar' : 'Remover'}
      busy={isRemoving}
      busyText="Removendo..."
      danger
    >
      <Text>
        {isSelf
          ? `Você deixa de ver os candidatos de “${titulo}” e de alterar a oportunidade.`
          : `${leaving?.nome ?? ''} deixa de ver os candidatos de “${titulo}” e de alterar a oportunidade.`}
      </Text>
    </ConfirmDialog>
  )
}
