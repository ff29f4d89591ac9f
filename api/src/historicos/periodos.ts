import { fold } from '../situacoes/fold.ts'

const ano = String.raw`((?:19|20)\d\d)`
const nome = String.raw`(?:per[ií]odo|semestre|ano|termo|quadrimestre|trimestre)(?: letivo)?`
const parte = String.raw`(?:sem\w*\.?|per[ií]odo letivo|quadrimestre|trimestre)`
const ordinais: Record<string, string> = { primeiro: '1', segundo: '2', terceiro: '3', quarto: '4' }

/** '2024.1', '2024/2º', '20241': the year first. */
const anoPrimeiro = new RegExp(
  String.raw`^(?:${nome} ?:? ?)?${ano} ?(?:[./-] ?0?(\d)|([1-4]))(?!\d)([º°ªo]?)(?![./-]?\d)(.*)$`,
)
/** '1º/2024', '2º semestre de 2024', '1º Sem/2024': the term first. */
const termoPrimeiro = new RegExp(
  String.raw`^(?:${nome} ?:? ?)?0?([1-4]) ?[º°ªo]? ?(?:${parte} ?|per[ií]odo (?=de))?(?:[/,–—-] ?|de )?${ano}(?!\d)(.*)$`,
)
/** 'Ano: 2022 Semestre: 2'. */
const porNome = new RegExp(
  String.raw`^ano(?: letivo)? ?:? ?${ano} ?[,;/|–—-]? ?(?:${parte}|per[ií]odo) ?:? ?0?([1-4])[º°ªo]?()$`,
)

/** After the term only a remark may follow, such as '(remoto)' or '- 3º período', and no other year or term. */
const isRemark = (resto: string, periodo: string): boolean =>
  /^(?:$|\s*[-–—|(,:;]|(?:\s+\S+){1,3}$|\s+(?:creditos|cr)\b)/.test(resto) &&
  [...resto.matchAll(/(?:19|20)\d\d( ?[./] ?\d)?/g)].every(([year, termo]) => !termo && periodo.startsWith(year))

const match = (texto: string): { periodo: string; resto: string } | null => {
  const folded = fold(texto)
    .replaceAll(/(?<=[º°ª])\./g, '')
    .replace(/^(primeiro|segundo|terceiro|quarto)\b/, word => ordinais[word] ?? word)
    .replace(/(?<=^|\s)ii?(?=[º°ªo]? sem)/, word => String(word.length))
    .trim()
  const [, year = '', dotted, joined, ordinal = '', after = ''] = anoPrimeiro.exec(folded) ?? []
  // '2023 - 3º período' is how far somebody is in a degree.
  if (year && !(ordinal && /^ ?periodo(?! letivo)/.test(after)))
    return { periodo: `${year}.${dotted ?? joined}`, resto: after }
  const [, first = '', yearAfter = '', behind = ''] = termoPrimeiro.exec(folded) ?? []
  if (first) return { periodo: `${yearAfter}.${first}`, resto: behind }
  const [, named = '', term = ''] = porNome.exec(folded) ?? []
  return named ? { periodo: `${named}.${term}`, resto: '' } : null
}

/** '2024.1', '2024/1', '20241', '1º/2024' and '1º semestre de 2024' as '2024.1'; null with any other word. */
export const toPeriodo = (texto: string): string | null => {
  const found = match(texto)
  return found?.resto === '' ? found.periodo : null
}

/** How a title of a term begins, or the year that it names. */
const comeco =
  /^(?:\d ?[º°ªo] ?)?(?:periodo|semestre|ano|trimestre|quadrimestre|bimestre|verao|inverno|outono|primavera|ferias|recesso|primeiro|segundo|terceiro|quarto|intersemestral|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\b/
const datas = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} de [a-z]+ de \d{4}/g
/** 'Curso: …', 'Ingresso: 2019.1'. */
const rotulo = /^(?!(?:periodo|semestre|ano|termo|quadrimestre|trimestre)\b)[a-z][^:\d]*:/

/**
 * What a line says about the term of the rows below it. `periodo` is null if it is a title of a term that is not
 * understood: the known term ends. Null for any other line.
 */
export const readTitulo = (texto: string): { periodo: string | null } | null => {
  const found = match(texto)
  if (found && isRemark(found.resto, found.periodo)) return { periodo: found.periodo }
  const folded = fold(texto).replaceAll(datas, '')
  if (rotulo.test(folded)) return null
  const words = folded.split(/\s+/)
  if (comeco.test(folded) && words.length <= 8) return { periodo: null }
  return /(?<!\d)(?:19|20)\d\d(?!\d)/.test(folded) && words.length <= 8 ? { periodo: null } : null
}

/** Parts of a curriculum: they divide the courses of a term. */
const curriculo = /\b(?:obrigatori|optativ|eletiv|complementar|nucleo|disciplinas?$)/

/** Whether a line right above rows may be the title of a term, in words that are not known: 'Curso de Férias'. */
export const mayBeTitulo = (texto: string): boolean => {
  const folded = fold(texto)
  return folded.split(/\s+/).length <= 8 && !rotulo.test(folded) && !curriculo.test(folded)
}
