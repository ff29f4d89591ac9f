import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { type RespostasDaVaga, useRespostasDaVaga } from '../perguntas/useRespostasDaVaga.ts'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { download } from '../ui/download.ts'
import { toastError } from '../ui/toast.ts'
import type { Candidato } from './candidatos.ts'
import { toNomeDoArquivo } from './candidatosTabela.ts'

type Props = {
  /** Those that are shown, in their order. */
  candidatos: readonly Candidato[]
  /** Title of the vaga. */
  titulo: string
}

type Forma = 'csv' | 'xlsx' | 'papel'

type Fazer = (candidatos: readonly Candidato[], respostas: RespostasDaVaga, titulo: string) => void | Promise<void>

const loadForma: Record<Forma, () => Promise<Fazer>> = {
  csv: async () => {
    const { toCsv } = await import('./candidatosCsv.ts')
    return (candidatos, respostas, titulo) =>
      download(
        toNomeDoArquivo(titulo, 'csv'),
        new Blob([toCsv(candidatos, respostas)], { type: 'text/csv;charset=utf-8' }),
      )
  },
  xlsx: async () => {
    const { toXlsx } = await import('./candidatosXlsx.ts')
    return async (candidatos, respostas, titulo) =>
      download(toNomeDoArquivo(titulo, 'xlsx'), await toXlsx(candidatos, respostas))
  },
  papel: async () => (await import('./Impressao.tsx')).imprimir,
}

/** The candidates that the list shows as a file, or on paper. What that takes is loaded at the press. */
export const Exportar = ({ candidatos, titulo }: Props) => {
  const { codigo = '' } = useParams()
  const lerRespostas = useRespostasDaVaga(codigo)
  const [fazendo, setFazendo] = useState<Forma | null>(null)
  const fazer = async (forma: Forma) => {
    if (fazendo) return
    setFazendo(forma)
    try {
      const [respostas, module] = await Promise.all([lerRespostas(), loadForma[forma]()])
      await module(candidatos, respostas, titulo)
    } catch {
      toastError('Erro ao exportar', 'Não foi possível exportar. Tente novamente.')
    }
    setFazendo(null)
  }
  return (
    <Cluster>
      <Button look="secondary" busy={fazendo === 'csv'} onClick={() => void fazer('csv')}>
        <Download size={20} aria-hidden="true" />
        Exportar CSV
      </Button>
      <Button look="secondary" busy={fazendo === 'xlsx'} onClick={() => void fazer('xlsx')}>
        Exportar XLSX
      </Button>
      <Button look="secondary" busy={fazendo === 'papel'} onClick={() => void fazer('papel')}>
        <Printer size={20} aria-hidden="true" />
        Imprimir
      </Button>
    </Cluster>
  )
}
