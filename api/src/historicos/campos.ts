import { fold } from '../situacoes/fold.ts'

/* How a transcript writes each field; null if the text does not look like one. */

const periodos = [
  /^((?:19|20)\d\d) ?[./-] ?0?([1-4])$/,
  /^((?:19|20)\d\d)([1-4])$/,
  /^0?([1-4])(?:º|°|o)? ?(?:sem\w*\.?)?(?: ?[/-] ?| de )((?:19|20)\d\d)$/,
]

/** '2024.1', '2024/1', '20241', '1º/2024' and '1º semestre de 2024' as '2024.1'. */
export const toPeriodo = (texto: string): string | null => {
  for (const form of periodos) {
    const [, one = '', other = ''] = form.exec(fold(texto)) ?? []
    if (one) return one.length === 4 ? `${one}.${other}` : `${other}.${one}`
  }
  return null
}

/** 'INF1007', 'INF 1007' and 'INF-1007' as 'INF1007'. */
export const toCodigo = (texto: string): string | null => {
  const [, letters, digits] = /^([A-Z]{2,4})[ -]?(\d{3,4}[A-Z]?)$/.exec(texto) ?? []
  return letters && digits ? letters + digits : null
}

export const isTurma = (texto: string): boolean => /^(?=.{3,6}$)\d{1,3}[A-Z]{1,3}\d?$/.test(texto)

/** A comma or a point; 0 to 10. */
export const toGrau = (texto: string): number | null => {
  const grau = /^\d{1,2}(?:[.,]\d{1,2})?$/.test(texto) ? Number(texto.replace(',', '.')) : NaN
  return grau <= 10 ? grau : null
}

export const toCreditos = (texto: string): number | null =>
  /^\d{1,2}(?:[.,]0{1,2})?$/.test(texto) ? Math.trunc(Number(texto.replace(',', '.'))) : null

export const isNumero = (texto: string): boolean => /^\d+(?:[.,]\d+)?$/.test(texto)

/** A placeholder for an empty field. */
export const isEmpty = (texto: string): boolean => /^[-–—*._\s]+$/.test(texto)

const situacoes =
  /^(?:ap|rp|rm|rf|cr|tr|cd|di|dp|is|inc|aprovad[oa]|reprovad[oa]|cursando|em curso|matriculad[oa]|tranca\w+|dispensad[oa]|cancelad[oa]|aproveitamento|isent[oa]|cumpri\w+|incomplet[oa])(?=$|[\s./(-])/

/** The words that transcripts use; any other text in the column is kept as it is. */
export const isSituacao = (texto: string): boolean => situacoes.test(fold(texto))

/** The characters of a font without a character map. */
export const isIllegible = (texto: string): boolean => /[\uFFFD\p{Cc}\p{Co}]/u.test(texto)
