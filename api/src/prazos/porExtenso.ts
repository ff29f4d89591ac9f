const formatter = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** A day, given as '2026-12-31', as in a sentence: '31 de dezembro'. */
export const porExtenso = (dia: string): string => formatter.format(new Date(dia))
