import { today } from './prazos/today.ts'

/*
 * The terms of the university's year, as '2026.1'. Like its time zone (fuso.ts), the months in which they begin are one value
 * of the process: `readLida` (instituicao/viva.ts) sets them each time that it reads the institution.
 */

/** Until the institution says others: January to June, July to December. */
export const primeirosMesesPadrao: readonly number[] = [1, 7]

let primeirosMeses = primeirosMesesPadrao

/** Two to four months from 1 to 12, ascending: the first of each term. */
export const setPrimeirosMeses = (meses: readonly number[]): void => {
  primeirosMeses = meses
}

/**
 * The term of a day such as '2026-12-31'. The days before the first term of a year are of the last one of the year
 * before: 31 January is of '2025.2' where terms begin in February and August.
 */
export const periodoDe = (dia: string): string => {
  const [ano = 0, mes = 0] = dia.split('-').map(Number)
  const termo = primeirosMeses.filter(primeiro => primeiro <= mes).length
  return termo === 0 ? `${ano - 1}.${primeirosMeses.length}` : `${ano}.${termo}`
}

/** A term's number in the count of all terms; null if it is none. One that the year does not have counts as the nearest. */
export const toOrdem = (periodo: string): number | null => {
  const [, ano, termo] = /^(\d{4})\.(\d)$/.exec(periodo) ?? []
  if (!ano || !termo) return null
  return Number(ano) * primeirosMeses.length + Math.min(Math.max(Number(termo), 1), primeirosMeses.length)
}

/** The terms from one to another, both included. */
export const periodosEntre = (primeiro: string, ultimo: string): string[] => {
  const porAno = primeirosMeses.length
  const [de, ate] = [toOrdem(primeiro) ?? Infinity, toOrdem(ultimo) ?? 0]
  return Array.from({ length: Math.max(0, ate - de + 1) }, (_, index) => {
    const antes = de + index - 1
    return `${Math.floor(antes / porAno)}.${(antes % porAno) + 1}`
  })
}

/** Whether a term is offered as a start period, from the first one to that of a day. */
export const isOferecido = (periodo: string, dia = today()): boolean =>
  periodosEntre('2018.1', periodoDe(dia)).includes(periodo)
