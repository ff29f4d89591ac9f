import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { takeCompartilhado } from './compartilhado.ts'
import type { Upload } from './useUpload.ts'

const semArquivo = 'O arquivo compartilhado não chegou aqui. Selecione o PDF do seu histórico.'

/** Chooses the file that another app shared, if the URL says that one did, and takes that out of the URL. */
export function useCompartilhado(upload: Upload, onCompartilhado: () => void): void {
  const [busca, setBusca] = useSearchParams()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !busca.has('compartilhado')) return
    begun.current = true
    void takeCompartilhado().then(arquivo => {
      setBusca({}, { replace: true })
      onCompartilhado()
      if (arquivo) upload.escolher(arquivo)
      else upload.remover(semArquivo)
    })
  }, [busca, setBusca, upload, onCompartilhado])
}
