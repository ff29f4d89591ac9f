import { useState } from 'react'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { conferirComunicado, enviarEmLotes, falhaAoEnviar } from './comunicado.ts'
import { useEnviarComunicado } from './useEnviarComunicado.ts'
import { type Andamento, novoRascunho, type Rascunho } from './useRascunhoDeComunicado.ts'

type Given = {
  /** Global id. */
  vaga: string
  /** REST ids of all candidates. */
  candidatos: readonly string[]
  rascunho: Rascunho
  onRascunho: (next: Rascunho | null) => void
  andamento: Andamento | null
  onAndamento: (next: Andamento | null) => void
  onEnviado: () => void
}

/** Writing and sending a comunicado. Sending goes on when the dialog, or the page, is left. */
export function useComunicado({ vaga, candidatos, rascunho, onRascunho, andamento, onAndamento, onEnviado }: Given) {
  const { texto, chave, faltam } = rascunho
  const existem = new Set(candidatos)
  // Who left is not waited for.
  const restam = faltam?.filter(codigo => existem.has(codigo)) ?? []
  const para = restam.length > 0 ? restam : candidatos
  const [erro, setErro] = useState<string | null>(null)
  const enviarComunicado = useEnviarComunicado()
  const escrever = (next: string) => {
    setErro(null)
    // Another text is another comunicado, to those who did not get the last one.
    onRascunho(next || faltam ? novoRascunho(next, faltam) : null)
  }
  const enviar = async () => {
    const errado = conferirComunicado(texto)
    setErro(errado)
    if (errado) return
    const total = para.length
    onAndamento({ tentadas: 0, total })
    onRascunho({ ...rascunho, faltam: para })
    const { enviadas, ...resultado } = await enviarEmLotes(
      para,
      apenas => enviarComunicado({ vaga, conteudo: texto.trim(), chave, apenas }),
      (tentadas, still) => {
        onAndamento({ tentadas, total })
        onRascunho({ ...rascunho, faltam: still })
      },
    )
    if (resultado.faltam.length === 0) {
      onRascunho(null)
      onAndamento(null)
      toastSuccess('Comunicado enviado!', enviadas === 1 ? '1 candidato recebeu.' : `${enviadas} candidatos receberam.`)
      return onEnviado()
    }
    // Refused at once, nothing began; who has it already is never written to again.
    const nadaFoi = resultado.recusa !== null && resultado.faltam.length === total
    onRascunho({ ...rascunho, faltam: nadaFoi ? faltam : resultado.faltam })
    onAndamento(null)
    setErro(resultado.recusa)
    toastError('Erro ao enviar comunicado', resultado.recusa ?? falhaAoEnviar(resultado.faltam.length))
  }
  /** All candidates are meant again, with the text as it is. */
  const desistir = () => onRascunho(novoRascunho(texto))
  return { para, falhou: restam.length > 0 && !andamento, erro, escrever, enviar, desistir }
}
