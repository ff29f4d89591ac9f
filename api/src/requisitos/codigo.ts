/**
 * The code of a course as transcripts write it: 'INF1007', 'MATA02', '1107186', 'MCTA001-17', 'F 128'; 'INF 1007' and
 * 'INF-1007' are 'INF1007'. Null for what is no code.
 */
export const toCodigo = (texto: string): string | null => {
  const [, letters, digits] = /^([A-Z]{2,4})[ -](\d{3,4}[A-Z]?)$/.exec(texto) ?? []
  if (letters && digits) return letters + digits
  const isCode = /^(?=.*\d)[A-Z\d]+(?:[./-][A-Z\d]+)*$|^[A-Z]{1,5} \d{2,5}[A-Z]?$/.test(texto)
  const isNumber = /^\d{1,3}$|^\d+[.,/]\d+$/.test(texto)
  return isCode && !isNumber && texto.length <= 20 ? texto : null
}

/** What is the same in every spelling of a code. */
export const toChave = (codigo: string): string => codigo.toUpperCase().replaceAll(/[\s-]/g, '')
