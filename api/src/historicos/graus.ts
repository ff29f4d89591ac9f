import { classificar } from '../situacoes/situacao.ts'
import type { Situacoes } from '../situacoes/situacao.ts'

/** The grade of a row and its situation, as they are written. */
type Escrito = { grau: string; situacao: string }

/** One scale per document. `contraditoria`: the grades cannot be of one scale, and none of them is used. */
export type Escala = 'dez' | 'cem' | 'conceitos' | 'contraditoria'

const toNumero = (texto: string): number | null =>
  /^\d{1,3}(?:[.,]\d{1,2})?$/.test(texto) ? Number(texto.replace(',', '.')) : null

/** Below this share of a scale nobody passes. */
const lowestPass = 30

/**
 * A number above 10 shows a scale of 0 to 100, unless its course was passed with too little for that scale: then it is
 * no grade of either scale, and only its line is unreadable. A course that was passed with 10 or 7 of 100 contradicts
 * the scale; one that was failed does not.
 */
export const findEscala = (escritos: Escrito[], situacoes: Situacoes): Escala => {
  const numeros = escritos.flatMap(({ grau, situacao }) => {
    const valor = toNumero(grau)
    return valor === null ? [] : [{ valor, failed: classificar(situacao, situacoes).classificacao === 'nao_concluida' }]
  })
  if (numeros.length === 0) return escritos.some(({ grau }) => isConceito(grau)) ? 'conceitos' : 'dez'
  const showsHundred = numeros.some(({ valor, failed }) => valor > 10 && (failed || valor >= lowestPass))
  if (!showsHundred) return 'dez'
  return numeros.every(({ valor, failed }) => valor <= 100 && (failed || valor >= lowestPass)) ? 'cem' : 'contraditoria'
}

const isConceito = (texto: string): boolean => /^[A-Z]{1,2}[+-]?$/.test(texto)

/** A code in the place of a grade, such as 'SC': it says why there is none. */
export const isCodigoDeGrau = (texto: string): boolean => /^[A-Z]{1,4}[+*-]?$/.test(texto)

/** A written grade as 0 to 10; null if it is none of the scale. */
export const toGrau = (texto: string, escala: Escala): number | null => {
  const valor = toNumero(texto)
  if (valor === null || valor > (escala === 'cem' ? 100 : 10)) return null
  return escala === 'cem' ? Math.round(valor * 10) / 100 : valor
}

/** Why no grade of a document is used; null if they are. */
export const motivoDaEscala: Record<Escala, string | null> = {
  dez: null,
  cem: null,
  conceitos: 'As notas são conceitos, que não têm um grau de 0 a 10: nenhuma foi lida.',
  contraditoria: 'As notas misturam a escala de 0 a 10 com a de 0 a 100: nenhuma foi lida.',
}
