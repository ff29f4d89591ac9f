import { useState } from 'react'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { conferirComunicado, enviarEmLotes, falhaAoEnviar, ninguemMais, quemRecebeu } from './comunicado.ts'
import { useEnviarComunicado } from './useEnviarComunicado.ts'
import type { useAbertura } from './useAbertura.ts'
import { novoRascunho } from './useRascunhoDeComunicado.ts'

type Given = {
  /** Global id. */
  vaga: string
  /** REST ids of all candidates. */
  candidatos: readonly string[]
  abertura: ReturnType<typeof useAbertura>
}

/** Writing and sending a comunicado. Sending goes on when the dialog, or the page, is left. */
export function useComunicado({ vaga, candidatos, abertura }: Given) {
  const { rascunho, mudar, andamento, andar, fechar } = abertura
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
    mudar(next || faltam ? novoRascunho(next, faltam) : null)
  }
  const enviar = async () => {
    const errado = conferirComunicado(texto)
    setErro(errado)
    if (errado) return
    const total = para.length
    const enviado = { ...rascunho, desde: rascunho.desde ?? Date.now() }
    andar({ tentadas: 0, total }, { ...enviado, faltam: para })
    const { enviadas, ...resultado } = await enviarEmLotes(
      para,
      apenas => enviarComunicado({ vaga, conteudo: texto.trim(), chave, apenas }),
      (tentadas, still) => andar({ tentadas, total }, { ...enviado, faltam: still }),
    )
    if (resultado.faltam.length === 0 && (enviadas > 0 || total < candidatos.length)) {
      andar(null, null)
      toastSuccess('Comunicado enviado!', quemRecebeu(enviadas))
      return fechar()
    }
    const recusa = resultado.faltam.length === 0 ? ninguemMais : resultado.recusa
    // Refused at once, nothing began; who has it already is never written to again.
    const nadaFoi = recusa !== null && enviadas === 0
    andar(null, { ...enviado, faltam: nadaFoi ? faltam : resultado.faltam })
    setErro(recusa)
    toastError('Erro ao enviar comunicado', recusa ?? falhaAoEnviar(resultado.faltam.length))
  }
  /** All candidates are meant again, with the text as it is. */
  const desistir = () => mudar(novoRascunho(texto))
  return { para, falhou: restam.length > 0 && !andamento, erro, escrever, enviar, desistir }
}
