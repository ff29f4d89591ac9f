import { formatNumber } from '../ui/format.ts'
import type { Requisitos } from './readRequisitos.ts'

type Disciplina = Requisitos['disciplinas'][number]

/** 'a, b ou c'. Created on use: the first Intl object takes 80 ms on a phone. */
const toOu = (nomes: readonly string[]): string => new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(nomes)

/** 'Cálculo I (MAT1161)'. */
export const nomeDaDisciplina = ({ codigo, nome }: Pick<Disciplina, 'codigo' | 'nome'>): string =>
  nome ? `${nome} (${codigo})` : codigo

function toPeriodos(de: number | null | undefined, ate: number | null | undefined): string {
  if (de && ate) return de === ate ? `${de}º período` : `Do ${de}º ao ${ate}º período`
  return de ? `A partir do ${de}º período` : `Até o ${ate}º período`
}

/** One sentence for each requisito. */
export function toFrases({ crMinimo, disciplinas, periodoDe, periodoAte, cursos, fechada }: Requisitos): string[] {
  const frases = [
    ...(crMinimo ? [`CR mínimo de ${formatNumber(crMinimo, 1, 1)}`] : []),
    ...disciplinas.map(each => toOu([nomeDaDisciplina(each), ...each.equivalentes])),
    ...(periodoDe || periodoAte ? [toPeriodos(periodoDe, periodoAte)] : []),
    ...(cursos.length > 0 ? [`Curso de ${toOu(cursos)}`] : []),
  ]
  return fechada && frases.length > 0 ? [...frases, 'Só se candidata quem atende a todos.'] : frases
}
