import { useState } from 'react'
import { readSessao } from '../../sessao/sessao.ts'
import { download } from '../../ui/download.ts'
import { toastError } from '../../ui/overlay/toast.ts'

/** Downloads the reader's copy, by fetch, because a link cannot send the token. */
export function useBaixarCopia() {
  const [isLoading, setIsLoading] = useState(false)
  const baixar = async () => {
    setIsLoading(true)
    try {
      const headers = { authorization: `Bearer ${readSessao()?.token}` }
      const response = await fetch('/exportacoes/meus-dados', { headers })
      if (!response.ok) throw new Error(`${response.status}`)
      download('meus-dados.zip', await response.blob())
    } catch {
      toastError('A cópia não foi baixada', 'Verifique a conexão e tente novamente.')
    }
    setIsLoading(false)
  }
  return [baixar, isLoading] as const
}
