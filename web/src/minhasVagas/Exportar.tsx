import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { download } from '../ui/download.ts'
import { toastError } from '../ui/toast.ts'
import type { Candidato } from './candidatos.ts'
import { toCsv } from './candidatosCsv.ts'
import { toNomeDoArquivo } from './candidatosTabela.ts'

type Props = {
  /** Those that are shown, in their order. */
  candidatos: readonly Candidato[]
  /** Title of the vaga. */
  titulo: string
}

/** The candidates that the list shows as a file, or on paper. What that takes is loaded at the press. */
export const Exportar = ({ candidatos, titulo }: Props) => {
  const [fazendo, setFazendo] = useState<'xlsx' | 'papel' | null>(null)
  const fazer = async (qual: 'xlsx' | 'papel', make: () => Promise<void>) => {
    if (fazendo) return
    setFazendo(qual)
    await make().catch(() => toastError('Erro ao exportar', 'Não foi possível exportar. Tente novamente.'))
    setFazendo(null)
  }
  const toXlsx = async () => {
    const module = await import('./candidatosXlsx.ts')
    download(toNomeDoArquivo(titulo, 'xlsx'), await module.toXlsx(candidatos))
  }
  const exportarCsv = () => {
    const csv = new Blob([toCsv(candidatos)], { type: 'text/csv;charset=utf-8' })
    download(toNomeDoArquivo(titulo, 'csv'), csv)
  }
  const imprimir = async () => (await import('./Impressao.tsx')).imprimir(candidatos, titulo)
  return (
    <Cluster>
      <Button look="secondary" onClick={exportarCsv}>
        <Download size={20} aria-hidden="true" />
        Exportar CSV
      </Button>
      <Button look="secondary" busy={fazendo === 'xlsx'} onClick={() => void fazer('xlsx', toXlsx)}>
        Exportar XLSX
      </Button>
      <Button look="secondary" busy={fazendo === 'papel'} onClick={() => void fazer('papel', imprimir)}>
        <Printer size={20} aria-hidden="true" />
        Imprimir
      </Button>
    </Cluster>
  )
}
