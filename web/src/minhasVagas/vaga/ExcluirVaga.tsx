import Trash2 from 'lucide-react/icons/trash'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { useRefusal } from '../../relay/useRefusal.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { withLastSearch } from '../../vagas/lastSearch.ts'
import type { ExcluirVaga_vaga$key } from './__generated__/ExcluirVaga_vaga.graphql.ts'
import { useExcluirVaga } from './useExcluirVaga.ts'

const fragment = graphql`
  fragment ExcluirVaga_vaga on Vaga @throwOnFieldError {
    id
    codigo
    titulo
    meuPapel
  }
`

type Props = {
  vagaRef: ExcluirVaga_vaga$key
  temCandidatos: boolean
}

/** Deletes a vaga without candidaturas, after a confirmation; only its author may. */
export const ExcluirVaga = ({ vagaRef, temCandidatos }: Props) => {
  const { id: vaga, codigo, titulo, meuPapel } = useFragment(fragment, vagaRef)
  const id = useId()
  const [open, setOpen] = useState(false)
  if (meuPapel === 'GESTOR') return null
  return (
    <Stack gap="xxsmall">
      <Button
        look="secondary"
        shape="wide"
        disabled={temCandidatos}
        aria-describedby={temCandidatos ? id : undefined}
        onClick={() => setOpen(true)}
      >
        <Trash2 size={20} aria-hidden="true" />
        Excluir oportunidade
      </Button>
      {temCandidatos ? (
        <Text id={id} size="small" color="muted">
          Com candidatos, não pode ser excluída: as candidaturas se perderiam.
        </Text>
      ) : null}
      <Pergunta
        vaga={{ id: vaga, codigo, titulo: titulo ?? 'Título não especificado' }}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Stack>
  )
}

type PerguntaProps = {
  vaga: { id: string; codigo: string; titulo: string }
  open: boolean
  onClose: () => void
}

const Pergunta = ({ vaga, open, onClose }: PerguntaProps) => {
  const [excluir, isDeleting] = useExcluirVaga()
  const [refusal, setRefusal] = useRefusal<string>()
  const navigate = useNavigate()
  const handleConfirm = () => {
    setRefusal(null)
    excluir(vaga, {
      onExcluida: () => {
        toastSuccess('Oportunidade excluída')
        void navigate(withLastSearch(paths.professor.vagas()), { replace: true })
      },
      onRefused: setRefusal,
    })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={handleConfirm}
      title="Excluir oportunidade"
      confirmLabel="Excluir"
      busy={isDeleting}
      busyText="Excluindo..."
      danger
    >
      <Stack>
        <Text>{`“${vaga.titulo}” sai do mural e não volta. Tem certeza que deseja excluir esta oportunidade?`}</Text>
        {refusal ? (
          <Notice tone="danger" title="Erro ao excluir" live>
            {refusal}
          </Notice>
        ) : null}
      </Stack>
    </ConfirmDialog>
  )
}
