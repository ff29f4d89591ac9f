import { isRetirada } from './candidatos.ts'
import type { TodosOsCandidatos } from './useTodosOsCandidatos.ts'

/** As 'Candidatos (12)', without those who withdrew; without a number if they failed to load. */
export const nomeDaLista = ({ candidatos, total }: Pick<TodosOsCandidatos, 'candidatos' | 'total'>): string =>
  total === null ? 'Candidatos' : `Candidatos (${total - candidatos.filter(isRetirada).length})`
