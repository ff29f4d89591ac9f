import type { RespostasDaVaga } from '../../perguntas/useRespostasDaVaga.ts'
import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { formatDate } from '../../ui/dates.ts'
import { fold } from '../../ui/fold.ts'
import type { Candidato } from '../candidatos/candidatos.ts'

type Row = readonly (string | null)[]

/**
 * The rows of the exported files, the header first. The columns of etapas and avaliacoes exist if the upstream has them.
 * Each pergunta that a candidate answered is a column.
 */
export function toTabela(candidatos: readonly Candidato[], respostas: RespostasDaVaga): readonly Row[] {
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

/** Each pergunta once, by its text at the time: an edited pergunta is a column of its own. */
const perguntasDe = (candidatos: readonly Candidato[], respostas: RespostasDaVaga): string[] => [
  ...new Set(candidatos.flatMap(({ id }) => respostas.get(id)?.map(({ pergunta }) => pergunta) ?? [])),
]

const toEtapa = ({ etapa, retida }: Pick<Candidato, 'etapa' | 'retida'>) =>
  etapa && `${etapas[etapa].label}${retida ? ' (a divulgar)' : ''}`

const toAvaliacao = ({ avaliacao }: Pick<Candidato, 'avaliacao'>) => [
  avaliacao?.nota?.toString() ?? null,
  avaliacao?.etiquetas.join(', ') ?? null,
]

/** 'Monitoria de Cálculo I' becomes 'candidatos-monitoria-de-calculo-i.csv'. */
export function toNomeDoArquivo(titulo: string, extensao: 'csv' | 'xlsx'): string {
  const slug = fold(titulo).match(/[a-z0-9]+/g) ?? []
  return `${['candidatos', ...slug].join('-').slice(0, 80)}.${extensao}`
}
