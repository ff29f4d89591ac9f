import type { RespostasDaVaga } from '../perguntas/useRespostasDaVaga.ts'
import { etapas } from '../candidaturas/etapas.ts'
import { formatDate } from '../ui/format.ts'
import type { Candidato } from './candidatos.ts'

type Linha = readonly (string | null)[]

/**
 * Candidates as lines of cells below their head, for the files. Their stages as well, where there are stages, and what
 * the professor keeps of each, where there are ratings; a column for each question that somebody answered.
 */
export function toTabela(candidatos: readonly Candidato[], respostas: RespostasDaVaga): readonly Linha[] {
  const temEtapas = candidatos.some(({ etapa }) => etapa !== null)
  const temAvaliacoes = candidatos.some(({ avaliacao }) => avaliacao !== null)
  const temPeriodos = candidatos.some(({ periodoInicio }) => periodoInicio !== null)
  const perguntas = perguntasDe(candidatos, respostas)
  const rows = candidatos.map(({ id, nome, email, curso, periodoInicio, criadaEm, carta, ...candidato }) => [
    nome,
    email,
    curso,
    ...(temPeriodos ? [periodoInicio] : []),
    criadaEm && formatDate(criadaEm),
    ...(temEtapas ? [toEtapa(candidato)] : []),
    ...(temAvaliacoes ? toAvaliacao(candidato) : []),
    ...perguntas.map(texto => respostas.get(id)?.find(({ pergunta }) => pergunta === texto)?.valor ?? null),
    carta,
  ])
  const inicio = temPeriodos ? ['Início dos estudos'] : []
  const etapa = temEtapas ? ['Etapa'] : []
  const avaliacao = temAvaliacoes ? ['Nota', 'Etiquetas'] : []
  return [
    [
      'Nome',
      'E-mail',
      'Curso',
      ...inicio,
      'Data da candidatura',
      ...etapa,
      ...avaliacao,
      ...perguntas,
      'Carta de motivação',
    ],
    ...rows,
  ]
}

/** Each question once, as it was asked: one that was changed later is another. */
const perguntasDe = (candidatos: readonly Candidato[], respostas: RespostasDaVaga): string[] => [
  ...new Set(candidatos.flatMap(({ id }) => respostas.get(id)?.map(({ pergunta }) => pergunta) ?? [])),
]

const toEtapa = ({ etapa, retida }: Pick<Candidato, 'etapa' | 'retida'>) =>
  etapa && `${etapas[etapa].label}${retida ? ' (a divulgar)' : ''}`

const toAvaliacao = ({ avaliacao }: Pick<Candidato, 'avaliacao'>) => [
  avaliacao?.nota?.toString() ?? null,
  avaliacao?.etiquetas.join(', ') ?? null,
]

/** 'candidatos-monitoria-de-calculo-i.csv' of 'Monitoria de Cálculo I'. */
export function toNomeDoArquivo(titulo: string, extensao: 'csv' | 'xlsx'): string {
  const slug =
    titulo
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return `${['candidatos', ...slug].join('-').slice(0, 80)}.${extensao}`
}
