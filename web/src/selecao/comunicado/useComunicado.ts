import { useState } from 'react'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import {
  validateComunicado,
  sendInBatches,
  falhaAoEnviar,
  ninguemMais,
  countOfRecipients,
  type Destinatario,
  destinatariosDe,
} from './comunicado.ts'
import { comunicadosDeHoje } from './comunicadosDeHoje.ts'
import { useEnviarComunicado } from './useEnviarComunicado.ts'
import type { useComunicadoDialog } from './useComunicadoDialog.ts'
import { novoRascunho } from './useRascunhoDeComunicado.ts'

type Options = {
  /** Global id. */
  vaga: string
  candidatos: readonly Destinatario[]
  dialog: ReturnType<typeof useComunicadoDialog>
}

/** Writes and sends a comunicado. Sending continues after the dialog closes or the page unmounts. */
export function useComunicado({ vaga, candidatos, dialog }: Options) {
  const { rascunho, save, progress, setProgress, close } = dialog
  const { texto, idempotencyKey, faltam } = rascunho
  const destinatarios = destinatariosDe(candidatos, rascunho.para ?? null).map(({ id }) => id)
  const current = new Set(candidatos.map(({ id }) => id))
  // Skip candidates who withdrew meanwhile.
  const remaining = faltam?.filter(id => current.has(id)) ?? []
  const para = remaining.length > 0 ? remaining : destinatarios
  const [erro, setErro] = useState<string | null>(null)
  const enviarComunicado = useEnviarComunicado()
  const hoje = comunicadosDeHoje(vaga)
  const write = (next: string) => {
    setErro(null)
    // An edited text is a new comunicado, to the candidates who did not receive the last one.
    save(next || faltam ? novoRascunho(next, faltam, rascunho.para) : null)
  }
  const enviar = async () => {
    const invalid = validateComunicado(texto)
    setErro(invalid)
    if (invalid) return
    const total = para.length
    const sent = { ...rascunho, desde: rascunho.desde ?? Date.now() }
    setProgress({ tentadas: 0, total }, { ...sent, faltam: para })
    const { enviadas, ...resultado } = await sendInBatches(
      para,
      apenas => enviarComunicado({ vaga, conteudo: texto.trim(), chave: idempotencyKey, apenas }),
      (tentadas, left) => {
        hoje.add(para.slice(0, tentadas).filter(id => !left.includes(id)))
        setProgress({ tentadas, total }, { ...sent, faltam: left })
      },
    )
    if (resultado.faltam.length === 0 && (enviadas > 0 || total < destinatarios.length)) {
      setProgress(null, null)
      toastSuccess('Comunicado enviado!', countOfRecipients(enviadas))
      return close()
    }
    const refusal = resultado.faltam.length === 0 ? ninguemMais : resultado.refusal
    // A refusal before the first delivery leaves the list of recipients as it was. Nobody is sent the text twice.
    const nothingSent = refusal !== null && enviadas === 0
    setProgress(null, { ...sent, faltam: nothingSent ? faltam : resultado.faltam })
    setErro(refusal)
    toastError('Erro ao enviar comunicado', refusal ?? falhaAoEnviar(resultado.faltam.length))
  }
  /** Gives up on the rest: the text becomes a new draft to all of its recipients. */
  const giveUp = () => save(novoRascunho(texto, null, rascunho.para))
  const deHoje = hoje.read()
  const jaReceberam = para.filter(id => deHoje.includes(id)).length
  return { para, jaReceberam, hasFailed: remaining.length > 0 && !progress, erro, write, enviar, giveUp }
}
