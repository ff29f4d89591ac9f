import { hasBidiControls } from '../http/bidi.ts'
import { toCodigo as codigoOf } from '../requisitos/codigo.ts'
import { classificar } from '../situacoes/situacao.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { toPeriodo } from './periodos.ts'

/* How a transcript writes each field; null if the text does not look like one. */

/** '* MAT1161', 'INF1007 †', '(INF1007)': marks around a code are not part of it. */
const marcas = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The code of a course, without marks; null for what is no code, or a term. */
export const toCodigo = (escrito: string): string | null => {
  const codigo = codigoOf(escrito.replaceAll(marcas, ''))
  return codigo !== null && toPeriodo(codigo) === null ? codigo : null
}

/** The start of a text that is a code without doubt: its letters and digits are one word, or 'INF 1007'. */
export const leadingCodigo = (texto: string): string | null => {
  const [found] = /^\W*(?:[A-Z]{2,4} \d{3,4}[A-Z]?|[A-Z](?=\S*\d)[A-Z\d./-]+|\d{5,})(?=$|\s|:)/.exec(texto) ?? []
  return found !== undefined && toCodigo(found) !== null ? found : null
}

export const isTurma = (texto: string): boolean => /^(?=.{3,6}$)\d{1,3}[A-Z]{1,3}\d?$/.test(texto)

export const toCreditos = (texto: string): number | null =>
  /^\d{1,2}(?:[.,]0{1,2})?$/.test(texto) ? Math.trunc(Number(texto.replace(',', '.'))) : null

export const isNumero = (texto: string): boolean => /^\d+(?:[.,]\d+)?$/.test(texto)

/** A placeholder for an empty field. */
export const isEmpty = (texto: string): boolean => /^[-–—*._\s]+$/.test(texto)

/** The words that transcripts use; any other text in the column is kept as it is. */
export const isSituacao = (texto: string, situacoes: Situacoes): boolean =>
  classificar(texto, situacoes).desfecho !== null

/** The characters of a font without a character map, and controls that no transcript prints. */
export const isIllegible = (texto: string): boolean => /[\uFFFD\p{Cc}\p{Co}]/u.test(texto) || hasBidiControls(texto)
