import { useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { NovoPrazo } from '../status/NovoPrazo.tsx'
import { useNovoPrazo } from '../status/useNovoPrazo.ts'
import { usePublicarVaga } from './usePublicarVaga.ts'

/** The button that publishes a draft; it asks for a new prazo first if that of the draft is past. */
export const PublicarRascunho = ({ vaga, prazo }: { vaga: string; prazo: string | null }) => {
  const { publicar, isPublishing, refusal } = usePublicarVaga()
  const [open, setOpen] = useState(false)
  const novoPrazo = useNovoPrazo(prazo)
  const handlePublicar = () => {
    const novo = novoPrazo.validate()
    if (novo !== undefined) publicar({ vaga, prazo: novo })
  }
  return (
    <Stack gap="small">
      <Button
        busy={isPublishing}
        busyText="Publicando..."
        onClick={novoPrazo.vencido === null ? handlePublicar : () => setOpen(true)}
      >
        Publicar
      </Button>
      {open ? null : <Recusada mensagem={refusal} />}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={handlePublicar}
        title="Publicar oportunidade"
        confirmLabel="Publicar com este prazo"
        busy={isPublishing}
        busyText="Publicando..."
      >
        <Stack>
          <NovoPrazo {...novoPrazo} />
          <Recusada mensagem={refusal} />
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}

const Recusada = ({ mensagem }: { mensagem: string | null }) =>
  mensagem === null ? null : (
    <Notice tone="danger" live>
      {mensagem}
    </Notice>
  )
