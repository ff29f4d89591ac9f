import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readSessao } from '../sessao/sessao.ts'
import { download } from '../ui/download.ts'
import { Button } from '../ui/form/Button.tsx'
import { toastError } from '../ui/overlay/toast.ts'

/** A list, as the gateway names its file. */
export type ListaExportada = 'pessoas' | 'auditoria' | 'casos' | 'numeros' | `listas/${string}`

type Props = { lista: ListaExportada }

/** Downloads the rows of the page's filters as CSV, by fetch, because a link cannot send the token. */
export const Exportar = ({ lista }: Props) => {
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const exportar = async () => {
    setBusy(true)
    try {
      const headers = { authorization: `Bearer ${readSessao()?.token}` }
      const response = await fetch(`/exportacoes/${lista}${search}`, { headers })
      if (!response.ok) throw new Error(`${response.status}`)
      download(`${lista.replace('listas/', '')}.csv`, await response.blob())
    } catch {
      toastError('Erro ao exportar', 'Não foi possível exportar. Tente novamente.')
    }
    setBusy(false)
  }
  return (
    <Button look="quiet" shape="compact" busy={busy} busyText="Exportando..." onClick={() => void exportar()}>
      <FileDown size={16} aria-hidden="true" />
      Exportar CSV
    </Button>
  )
}
