import { today } from './fuso.ts'

/** The first term of the registration form (specification §10.3). */
const primeiroAno = 2018

/** The month in which each term begins. The document says them, and each response, if they are not January and July. */
const primeirosMeses = (): number[] => (document.documentElement.dataset['periodos'] ?? '1,7').split(',').map(Number)

/** Year and number of the term of a day. The days before the first term of a year are of the last one of the year before. */
function termoDe(dia: string): readonly [ano: number, termo: number] {
  const [ano = 0, mes = 0] = dia.split('-').map(Number)
  const termo = primeirosMeses().filter(primeiro => primeiro <= mes).length
  return termo === 0 ? [ano - 1, primeirosMeses().length] : [ano, termo]
}

/** The start periods on a day, as '2026.1': from 2018.1 to its term, newest first. */
export function periodosAte(dia: string): string[] {
  const [ano, termo] = termoDe(dia)
  const anos = Array.from({ length: ano - primeiroAno + 1 }, (_, index) => primeiroAno + index)
  const periodos = anos.flatMap(cada => primeirosMeses().map((_, index) => `${cada}.${index + 1}`))
  return periodos.slice(0, periodos.length - primeirosMeses().length + termo).toReversed()
}

/** The period of study, today, of a student who began in `inicio`, as '2024.1'; null if `inicio` is invalid. */
export function periodoDeEstudo(inicio: string | null, dia = today()): number | null {
  const [, anoDeInicio, termoDeInicio] = /^(\d{4})\.([1-4])$/.exec(inicio ?? '') ?? []
  const porAno = primeirosMeses().length
  if (!anoDeInicio || Number(termoDeInicio) > porAno) return null
  const [ano, termo] = termoDe(dia)
  const passados = (ano - Number(anoDeInicio)) * porAno + termo - Number(termoDeInicio)
  return passados < 0 ? null : passados + 1
}
