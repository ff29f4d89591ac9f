import { formatDay } from '../ui/dates.ts'
import { diasAte } from './prazo.ts'
import { significado } from './StatusTag.tsx'

/** Why an encerrada takes no candidaturas. */
export function porQueFechou(status: string | null | undefined, prazo: string | null | undefined): string {
  if (status === 'FINALIZADA') return significado.FINALIZADA
  if (!prazo || diasAte(prazo) >= 0) return significado.ENCERRADA
  return `O prazo terminou em ${formatDay(prazo)}: esta oportunidade não recebe mais candidaturas.`
}
