import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { type RespostasDaVaga, useRespostasDaVaga } from '../../perguntas/useRespostasDaVaga.ts'
import { Button } from '../../ui/form/Button.tsx'
import { download } from '../../ui/download.ts'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { toastError } from '../../ui/overlay/toast.ts'
import type { Candidato } from '../candidatos/candidatos.ts'

type Props = {
  /** The candidates in the list, in its order. */
  candidatos: readonly Candidato[]
  /** Title of the vaga. */
  titulo: string
}

type Format = 'csv' | 'xlsx' | 'print'

type Export = (candidatos: readonly Candidato[], respostas: RespostasDaVaga, titulo: string) => void | Promise<void>

const importTabela = () => import('./candidatosTabela.ts')

const loadExport: Record<Format, () => Promise<Export>> = {
  csv: async () => {
    const [{ toCsv }, { toNomeDoArquivo }] = await Promise.all([import('./candidatosCsv.ts'), importTabela()])
    return (candidatos, respostas, titulo) =>
      download(
        toNomeDoArquivo(titulo, 'csv'),
        new Blob([toCsv(candidatos, respostas)], { type: 'text/csv;charset=utf-8' }),
      )
  },
  xlsx: async () => {
    const [{ toXlsx }, { toNomeDoArquivo }] = await Promise.all([import('./candidatosXlsx.ts'), importTabela()])
    return async (candidatos, respostas, titulo) =>
      download(toNomeDoArquivo(titulo, 'xlsx'), await toXlsx(candidatos, respostas))
  },
  print: async () => (await import('./Impressao.tsx')).printCandidatos,
}

/** Exports candidates of the vaga of the page; its title names the file. `pending`: the format that is being made. */
export function useExportar(titulo: string) {
  const { codigo = '' } = useParams()
  const readRespostas = useRespostasDaVaga(codigo)
  const [pending, setPending] = useState<Format | null>(null)
  const exportar = async (format: Format, candidatos: readonly Candidato[]) => {
    if (pending) return
    setPending(format)
    try {
      const [respostas, module] = await Promise.all([readRespostas(), loadExport[format]()])
      await module(candidatos, respostas, titulo)
    } catch {
      toastError('Erro ao exportar', 'Não foi possível exportar. Tente novamente.')
    }
    setPending(null)
  }
  return { exportar, pending }
}

const nomes: Record<Format, string> = { csv: 'CSV', xlsx: 'XLSX', print: 'Imprimir' }

/** Exports the listed candidates to a file or prints them. The code of each format loads on demand. */
export const Exportar = ({ candidatos, titulo }: Props) => {
  const { exportar, pending } = useExportar(titulo)
  return (
    <Popover label="Exportar" icon={<Download size={16} aria-hidden="true" />} busy={pending !== null}>
      {Object.entries(nomes).map(([format, nome]) => (
        <Button
          key={format}
          look="secondary"
          shape="compact"
          onClick={() => void exportar(format as Format, candidatos)}
        >
          {nome}
        </Button>
      ))}
    </Popover>
  )
}
