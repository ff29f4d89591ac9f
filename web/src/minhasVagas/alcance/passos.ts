import { formatNumber } from '../../ui/format.ts'

/** Of the steps of students towards a candidatura, in their order. */
export const titulos = ['Visitas', 'Salvaram', 'Começaram a candidatura', 'Candidataram-se'] as const

/** As '1.204'. */
export const formatTotal = (total: number): string => formatNumber(total, 0, 0)
