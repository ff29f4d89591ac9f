import type { Readable } from 'node:stream'
import { toCsv } from '../http/csv.ts'
import type { Arquivo } from './arquivo.ts'
import type { Passo } from './plano.ts'

export type Recusada = Extract<Passo, { tipo: 'recusada' }>

export const onlyRecusadas = (passos: readonly Passo[]): Recusada[] => passos.filter(passo => passo.tipo === 'recusada')

/** The refused lines with their reasons, as a file that can be corrected and imported. */
export const toRecusadasCsv = ({ posicoes }: Arquivo, recusadas: readonly Recusada[]): Readable => {
  const rows = async function* () {
    for (const { linha, motivo, celulas } of recusadas) {
      yield [linha, motivo, ...[...posicoes.values()].map(posicao => celulas[posicao])]
    }
  }
  return toCsv(['linha', 'motivo', ...posicoes.keys()], rows())
}
