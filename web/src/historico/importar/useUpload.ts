import { useRef, useState } from 'react'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { refusalOf, toPdf } from './arquivo.ts'
import type { Importado } from './importado.ts'
import { useConfirmarHistorico } from './useConfirmarHistorico.ts'
import { type Previa, type Refusal, useImportarHistorico } from './useImportarHistorico.ts'

type Estado = {
  arquivo: File | null
  /** Why the file was rejected, here or by the server. */
  refusal?: string
  importado?: Importado
  /** What the server read in part and has not stored. */
  previa?: Previa
}

export type Upload = ReturnType<typeof useUpload>

/** The state of the upload card: the accepted file, the reason for a rejection, and the result of the last import. */
export function useUpload(onImported: () => void) {
  const [estado, setEstado] = useState<Estado>({ arquivo: null })
  const [importar, isImporting] = useImportarHistorico()
  const [confirmar, isConfirming] = useConfirmarHistorico()
  // The last choice counts, whichever file is read first.
  const ultimo = useRef<File | null>(null)

  const refuse = (arquivo: File | null, { titulo, mensagem }: Refusal) => {
    setEstado({ arquivo, refusal: mensagem })
    // The field shows the lines.
    toastError(titulo)
  }
  const escolher = (arquivo: File) => {
    ultimo.current = arquivo
    void refusalOf(arquivo).then(refusal => {
      if (ultimo.current !== arquivo) return
      if (refusal) refuse(null, refusal)
      else setEstado({ arquivo: toPdf(arquivo) })
    })
  }
  /** `refusal`: why there is none. */
  const remover = (refusal?: string) => setEstado({ arquivo: null, ...(refusal && { refusal }) })
  const note = (importado: Importado) => {
    setEstado({ arquivo: null, importado })
    onImported()
    toastSuccess('Histórico acadêmico importado com sucesso!')
  }
  const guardar = () => {
    const { arquivo, previa } = estado
    if (previa) confirmar(previa.id, { onImported: note, onRefused: refusal => refuse(arquivo, refusal) })
  }
  /** Returns false if there is no file. */
  const enviar = (): boolean => {
    const { arquivo } = estado
    setEstado(arquivo ? { arquivo } : { arquivo, refusal: 'Selecione o PDF do seu histórico.' })
    if (!arquivo) return false
    importar(arquivo, {
      onImported: note,
      onAsked: previa => setEstado({ arquivo, previa }),
      // Keeps the file for a retry.
      onRefused: refusal => refuse(arquivo, refusal),
    })
    return true
  }
  return { ...estado, isImporting, isConfirming, escolher, remover, enviar, guardar }
}
