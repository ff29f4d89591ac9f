import { etapas } from '../candidaturas/etapas.ts'
import { formatDate } from '../ui/format.ts'
import type { Candidato } from './candidatos.ts'

/** Without it Excel takes UTF-8 for the code page of the machine, and accents for rubbish. */
const byteOrderMark = '\uFEFF'
/** Excel in Portuguese reads the comma as the decimal sign, and splits cells at this. */
const separator = ';'

/**
 * All candidates as a CSV file that a Brazilian Excel opens: UTF-8 with BOM, ';', CRLF, every cell quoted. Their stages
 * as well, where there are stages, and what the professor keeps of each, where there are ratings.
 */
export function toCsv(candidatos: readonly Candidato[]): string {
  const temEtapas = candidatos.some(({ etapa }) => etapa !== null)
  const temAvaliacoes = candidatos.some(({ avaliacao }) => avaliacao !== null)
  const rows = candidatos.map(({ nome, email, curso, criadaEm, carta, ...candidato }) => [
    nome,
    email,
    curso,
    criadaEm && formatDate(criadaEm),
    ...(temEtapas ? [toEtapa(candidato)] : []),
    ...(temAvaliacoes ? toAvaliacao(candidato) : []),
    carta,
  ])
  const etapa = temEtapas ? ['Etapa'] : []
  const avaliacao = temAvaliacoes ? ['Nota', 'Etiquetas'] : []
  const head = ['Nome', 'E-mail', 'Curso', 'Data da candidatura', ...etapa, ...avaliacao, 'Carta de motivação']
  const all = [head, ...rows]
  return byteOrderMark + all.map(row => `${row.map(toCell).join(separator)}\r\n`).join('')
}

const toEtapa = ({ etapa, retida }: Pick<Candidato, 'etapa' | 'retida'>) =>
  etapa && `${etapas[etapa].label}${retida ? ' (a divulgar)' : ''}`

const toAvaliacao = ({ avaliacao }: Pick<Candidato, 'avaliacao'>) => [
  avaliacao?.nota?.toString() ?? null,
  avaliacao?.etiquetas.join(', ') ?? null,
]

/** A formula where a cell begins, or would begin for who splits this one anew. */
const formula = /(^|[,;\t\r\n](?!\s*[\t\r\n]))(\s*[=+\-@＝＋－＠])/g

/** An apostrophe keeps a spreadsheet from running as a formula what a candidate wrote. */
const toCell = (value: string | null): string => `"${(value ?? '').replaceAll(formula, "$1'$2").replaceAll('"', '""')}"`

/** 'candidatos-monitoria-de-calculo-i.csv' of 'Monitoria de Cálculo I'. */
export function toNomeDoArquivo(titulo: string): string {
  const slug =
    titulo
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return `${['candidatos', ...slug].join('-').slice(0, 80)}.csv`
}
