import { useState } from 'react'
import { Stack } from '../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { Alvo } from './alvo.ts'
import { DenunciaFields, type Preenchido, faltasDe } from './DenunciaFields.tsx'
import { type Recusa, useDenunciar } from './useDenunciar.ts'

const titulos: Record<Alvo['tipo'], string> = {
  VAGA: 'Denunciar esta oportunidade',
  PERFIL: 'Denunciar este perfil',
  MENSAGEM: 'Denunciar esta mensagem',
}

const semErros = {}

/** Why something is reported, and what happened. */
export const DenunciarDialog = ({ tipo, codigo, onClose }: Alvo & { onClose: () => void }) => {
  const [preenchido, setPreenchido] = useState<Preenchido>({ motivo: null, texto: '' })
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [denunciar, busy] = useDenunciar({ onFeito: onClose, onRecusa: setRecusa })
  const handleConfirm = () => {
    const { motivo, texto } = preenchido
    const campos = faltasDe(preenchido)
    const isWhole = Object.keys(campos).length === 0
    setRecusa(isWhole ? null : { mensagem: null, campos })
    if (isWhole && motivo) denunciar({ tipo, codigo, motivo, texto: texto.trim() || null })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={handleConfirm}
      title={titulos[tipo]}
      confirmLabel="Denunciar"
      busy={busy}
      busyText="Enviando..."
    >
      <Stack>
        <Text>A moderação lê o que você denuncia como está agora. Ninguém fica sabendo que foi você.</Text>
        {recusa?.mensagem ? (
          <Notice tone="danger" live>
            {recusa.mensagem}
          </Notice>
        ) : null}
        <DenunciaFields value={preenchido} erros={recusa?.campos ?? semErros} onChange={setPreenchido} />
      </Stack>
    </ConfirmDialog>
  )
}
