import { papeis } from '../../tags/papeis.ts'
import { formatDay } from '../../ui/dates.ts'
import type { Candidato } from '../candidatos/candidatos.ts'
import { periodoDeEstudo } from '../../ui/periodos.ts'

/** As 'Estudante · Física · 4º período · ana@puc.example · Candidatura em 2 de abril'. */
export function toQuem({ curso, periodoInicio, criadaEm, email }: Candidato): string {
  const periodo = periodoDeEstudo(periodoInicio)
  const quando = criadaEm && `Candidatura em ${formatDay(criadaEm)}`
  return [papeis.ESTUDANTE, curso, periodo && `${periodo}º período`, email, quando].filter(Boolean).join(' · ')
}
