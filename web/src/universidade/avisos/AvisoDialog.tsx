import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { today } from '../../ui/fuso.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import type { AvisoDialog_aviso$key } from './__generated__/AvisoDialog_aviso.graphql.ts'
import { AvisoFields, faltasDe, type Preenchido } from './AvisoFields.tsx'
import type { Recusa } from '../recusa.ts'
import { usePublicarAviso } from './usePublicarAviso.ts'

const fragment = graphql`
  fragment AvisoDialog_aviso on AvisoDoSistema {
    codigo
    texto
    para
    de
    ate
  }
`

type Props = {
  /** The one to change; null for a new one. */
  avisoRef: AvisoDialog_aviso$key | null
  onClose: () => void
}

const semErros = {}

/** Writes a sentence above every page. */
export const AvisoDialog = ({ avisoRef, onClose }: Props) => {
  const aviso = useFragment(fragment, avisoRef)
  const { texto = '', para, de, ate } = aviso ?? {}
  const [preenchido, setPreenchido] = useState<Preenchido>({
    texto,
    para: para ?? '',
    de: de ?? today(),
    ate: ate ?? today(),
  })
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [publicar, busy] = usePublicarAviso({ onFeito: onClose, onRecusa: setRecusa })
  const handleConfirm = () => {
    const faltas = faltasDe(preenchido)
    const isWhole = Object.keys(faltas).length === 0
    setRecusa(isWhole ? null : { mensagem: null, campos: faltas })
    if (isWhole) publicar(aviso?.codigo ?? null, preenchido)
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={handleConfirm}
      title={aviso ? 'Mudar aviso' : 'Novo aviso'}
      confirmLabel={aviso ? 'Salvar' : 'Publicar'}
      busy={busy}
      busyText="Salvando..."
    >
      <Stack>
        {recusa?.mensagem ? (
          <Notice tone="danger" live>
            {recusa.mensagem}
          </Notice>
        ) : null}
        <AvisoFields value={preenchido} erros={recusa?.campos ?? semErros} onChange={setPreenchido} />
      </Stack>
    </ConfirmDialog>
  )
}
