import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Text } from '../ui/Text.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { useRemoverGestor } from './useRemoverGestor.ts'

/** Whose part in the vaga ends. */
export type Saindo = { gestor: string; nome: string; proprio: boolean }

type Props = { vaga: string; titulo: string; saindo: Saindo | null; onClose: () => void }

/** Asks before somebody's part in a vaga ends, or one's own; closed while `saindo` is null. */
export const SairDialog = ({ vaga, titulo, saindo, onClose }: Props) => {
  const [remover, isRemoving] = useRemoverGestor(vaga)
  const proprio = saindo?.proprio ?? false
  const handleConfirm = async () => {
    if (!saindo) return
    const erro = await remover(saindo.gestor)
    onClose()
    if (erro) toastError('Erro ao remover', erro)
    else toastSuccess(proprio ? 'Você não cuida mais desta oportunidade' : 'Pessoa removida')
  }
  return (
    <ConfirmDialog
      open={saindo !== null}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={proprio ? 'Deixar de cuidar?' : 'Remover?'}
      confirmLabel={proprio ? 'Deixar de cuidar' : 'Remover'}
      busy={isRemoving}
      busyText="Removendo..."
      danger
    >
      <Text>
        {proprio
          ? `Você deixa de ver os candidatos de “${titulo}” e de alterar a oportunidade.`
          : `${saindo?.nome ?? ''} deixa de ver os candidatos de “${titulo}” e de alterar a oportunidade.`}
      </Text>
    </ConfirmDialog>
  )
}
