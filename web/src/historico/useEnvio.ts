import { useState } from 'react'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { recusaDe, toPdf } from './arquivo.ts'
import { type Importado, type Recusa, useImportarHistorico } from './useImportarHistorico.ts'

type Estado = {
  arquivo: File | null
  /** What is wrong with the file, or what the server said of it. */
  recusa?: string
  importado?: Importado
}

/** The state of the upload card: a file that passed the checks, why one did not, and what came of the last import. */
export function useEnvio() {
  const [estado, setEstado] = useState<Estado>({ arquivo: null })
  const [importar, isImporting] = useImportarHistorico()

  const refuse = (arquivo: File | null, { titulo, mensagem }: Recusa) => {
    setEstado({ arquivo, recusa: mensagem })
    // The rest of the lines is for the field: a toast is gone before they are read.
    toastError(titulo, mensagem.split('\n')[0])
  }
  const escolher = (escolhido: File) => {
    const arquivo = toPdf(escolhido)
    const recusa = recusaDe(arquivo)
    if (recusa) refuse(null, recusa)
    else setEstado({ arquivo })
  }
  const remover = () => setEstado({ arquivo: null })
  /** False where there is nothing to send. */
  const enviar = (): boolean => {
    const { arquivo } = estado
    setEstado(arquivo ? { arquivo } : { arquivo, recusa: 'Selecione o PDF do seu histórico.' })
    if (!arquivo) return false
    importar(arquivo, {
      onImported: importado => {
        setEstado({ arquivo: null, importado })
        toastSuccess('Histórico acadêmico importado com sucesso!')
      },
      // The file stays, to be sent again.
      onRefused: recusa => refuse(arquivo, recusa),
    })
    return true
  }
  return { ...estado, isImporting, escolher, remover, enviar }
}
