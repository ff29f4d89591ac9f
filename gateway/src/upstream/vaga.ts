import * as z from 'zod'
import { wireDepartamento } from './departamentos.ts'
import type { Departamento } from './departamentos.ts'
import { wireInteresse } from './interesses.ts'
import type { Interesse } from './interesses.ts'
import { wirePessoa } from './pessoas.ts'
import type { Pessoa } from './pessoas.ts'
import { day, dayInSaoPaulo, flag, id, instant, list, number, optionalId, text, whole } from './wire.ts'

export type StatusDaVaga = 'AGUARDANDO' | 'EM_ANALISE' | 'EM_ANDAMENTO' | 'FINALIZADA' | 'ENCERRADA'
export type Beneficio = 'REMUNERACAO' | 'DESCONTO_MENSALIDADE' | 'HORAS_COMPLEMENTARES'

export interface Vaga {
  codigo: string
  titulo: string | null
  descricao: string | null
  /** A day as `2026-12-31`. */
  prazo: string | null
  criadaEm: Date | null
  status: StatusDaVaga | null
  encerrada: boolean
  tipoCodigo: string | null
  nomeDoTipo: string | null
  departamento: Departamento | null
  local: string | null
  interesses: Interesse[]
  remuneracao: number | null
  desconto: number | null
  horasComplementares: number | null
  link: string | null
  professor: string | null
  autor: Pessoa | null
  recomendacao: { score: number | null; estrategias: string[] } | null
  totalDeCandidatos: number | null
}

const named = z.union([
  z.object({ id: optionalId, nome: text, name: text }),
  z.string().transform(nome => ({ id: null, nome, name: null })),
])

const fields = z.object({
  id,
  titulo: text,
  descricao: text,
  prazo: day,
  criado_em: instant,
  status: text,
  tipo: named.nullish(),
  tipo_id: optionalId,
  department: wireDepartamento.nullish(),
  location: named.nullish(),
  interesses: list(wireInteresse),
  remuneracao: number,
  desconto: number,
  horas_complementares: whole,
  link_vaga: text,
  professor: text,
  autor: wirePessoa.nullish(),
  candidates: whole,
  isRecommended: flag,
  recommendationScore: number,
  recommendationStrategies: list(z.object({ explanation: text })),
})

export const wireVaga = fields.transform(toVaga)

const statuses = new Set<string>(['AGUARDANDO', 'EM_ANALISE', 'EM_ANDAMENTO', 'FINALIZADA', 'ENCERRADA'])
const isStatus = (written: string): written is StatusDaVaga => statuses.has(written)

function toVaga(row: z.output<typeof fields>): Vaga {
  const status = toStatus(row.status)
  const past = row.prazo !== null && row.prazo < dayInSaoPaulo(new Date())
  return {
    codigo: row.id,
    titulo: row.titulo,
    descricao: row.descricao,
    prazo: row.prazo,
    criadaEm: row.criado_em,
    status,
    encerrada: past || status === 'FINALIZADA' || status === 'ENCERRADA',
    tipoCodigo: row.tipo?.id ?? row.tipo_id,
    nomeDoTipo: row.tipo?.nome ?? row.tipo?.name ?? null,
    departamento: row.department ?? null,
    local: row.location?.name ?? row.location?.nome ?? null,
    interesses: row.interesses,
    remuneracao: row.remuneracao || null,
    desconto: row.desconto || null,
    horasComplementares: row.horas_complementares || null,
    link: toLink(row.link_vaga),
    professor: row.professor,
    autor: row.autor ?? null,
    recomendacao: toRecomendacao(row),
    totalDeCandidatos: row.candidates,
  }
}

function toRecomendacao(row: z.output<typeof fields>): Vaga['recomendacao'] {
  if (!row.isRecommended) return null
  const score = row.recommendationScore === null ? null : Math.min(1, Math.max(0, row.recommendationScore))
  return { score, estrategias: row.recommendationStrategies.flatMap(({ explanation }) => explanation ?? []) }
}

/** A status that this schema does not know is one that the upstream does not tell. */
function toStatus(written: string | null): StatusDaVaga | null {
  const status = written?.trim().toUpperCase().replaceAll(' ', '_') ?? ''
  return isStatus(status) ? status : null
}

function toLink(written: string | null): string | null {
  if (!written || !URL.canParse(written)) return null
  const { protocol, href } = new URL(written)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
