import { useRef, useState } from 'react'
import { useRefusal } from '../../relay/useRefusal.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { RecorteControles } from './RecorteControles.tsx'
import { RecorteQuadro } from './RecorteQuadro.tsx'
import { cropImage, recorteInicial, type Tamanho } from './recorte.ts'
import { useEnviarAvatar } from './useEnviarAvatar.ts'
import type { Variant } from '../variants.ts'

type Props = {
  imagem: File
  variant: Variant
  onClose: () => void
  /** This browser cannot read the file as an image. */
  onUnreadable: () => void
}

/** Crops an image to a square and uploads it as the portrait. */
export const RecorteDialog = ({ imagem, variant, onClose, onUnreadable }: Props) => {
  const image = useRef<HTMLImageElement>(null)
  const [tamanho, setTamanho] = useState<Tamanho | null>(null)
  const [recorte, setRecorte] = useState(recorteInicial)
  const [refusal, setRefusal] = useRefusal<string>()
  const [enviar, isSending] = useEnviarAvatar(variant)
  const handleSend = async () => {
    setRefusal(null)
    const arquivo = image.current && (await cropImage(image.current, recorte))
    if (arquivo) enviar(arquivo, { onEnviado: onClose, onRefused: setRefusal })
    else onUnreadable()
  }
  const frame = { ref: image, imagem, tamanho, recorte, onChange: setRecorte }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enquadrar foto"
      size="small"
      actions={<Acoes busy={isSending} ready={tamanho !== null} onClose={onClose} onSend={() => void handleSend()} />}
    >
      <Stack>
        <Text size="small" color="muted">
          Arraste a imagem ou use os controles. O que está no círculo será sua foto.
        </Text>
        <RecorteQuadro {...frame} onLoad={setTamanho} onError={onUnreadable} />
        {tamanho ? <RecorteControles tamanho={tamanho} recorte={recorte} onChange={setRecorte} /> : null}
        {refusal ? (
          <Notice tone="danger" title={variant.avatar.erroAoEnviar} live>
            {refusal}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  )
}

type AcoesProps = { busy: boolean; ready: boolean; onClose: () => void; onSend: () => void }

const Acoes = ({ busy, ready, onClose, onSend }: AcoesProps) => (
  <>
    <Button look="secondary" onClick={onClose}>
      Cancelar
    </Button>
    <Button busy={busy} busyText="Enviando..." disabled={!ready} onClick={onSend}>
      Salvar foto
    </Button>
  </>
)
