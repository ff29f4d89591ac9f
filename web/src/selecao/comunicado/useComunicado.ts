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
import { useRecebeuHoje } from './useRecebeuHoje.ts'
import { useEnviarComunicado } from './useEnviarComunicado.ts'
import type { useComunicadoDialog } from './useComunicadoDialog.ts'
import { novoRascunho, type RascunhoDeComunicado } from './useRascunhoDeComunicado.ts'

type Options = {
  /** Global id. */
  vaga: string
  candidatos: readonly Destinatario[]
  dialog: ReturnType<typeof useComunicadoDialog>
}

/** The recipients (global ids) of a draft; `remaining`: those who are left of the last attempt and did not withdraw. */
function toRecipients(candidatos: readonly Destinatario[], { faltam, para }: RascunhoDeComunicado) {
  const destinatarios = destinatariosDe(candidatos, para ?? null).map(({ id }) => id)
  const remaining = faltam?.filter(id => candidatos.some(one => one.id === id)) ?? []
  return { destinatarios, remaining, para: remaining.length > 0 ? remaining : destinatarios }
}

/** A retry keeps the time of the first attempt. */
const toStarted = (rascunho: RascunhoDeComunicado) => ({ ...rascunho, desde: rascunho.desde ?? Date.now() })

/** Writes and sends a comunicado. Sending continues after the dialog closes or the page unmounts. */
export function useComunicado({ vaga, candidatos, dialog }: Options) {
  const { rascunho, save, progress, setProgress, close } = dialog
  const { texto, idempotencyKey, faltam } = rascunho
  const { destinatarios, remaining, para } = toRecipients(candidatos, rascunho)
  const [erro, setErro] = useState<string | null>(null)
  const enviarComunicado = useEnviarComunicado()
  const hoje = useRecebeuHoje(candidatos)
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
    const sent = toStarted(rascunho)
    setProgress({ tentadas: 0, total }, { ...sent, faltam: para })
    const onProgress = (tentadas: number, left: readonly string[]) => {
      hoje.add(para.slice(0, tentadas).filter(id => !left.includes(id)))
      setProgress({ tentadas, total }, { ...sent, faltam: left })
    }
    const send = (apenas: string[]) => enviarComunicado({ vaga, conteudo: texto.trim(), chave: idempotencyKey, apenas })
    const { enviadas, ...resultado } = await sendInBatches(para, send, onProgress)
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
  const hasFailed = remaining.length > 0 && !progress
  return { para, jaReceberam: hoje.countOf(para), hasFailed, erro, write, enviar, giveUp }
}
