import type { Refusal } from './body.ts'
import type { UpstreamFailure } from './failure.ts'
import { toForm } from './request.ts'
import type { Request } from './request.ts'
import { allRows, count, list, number, object, optionalId, text, whole } from './wire.ts'

export type SituacaoDaDisciplina = 'APROVADO' | 'REPROVADO' | 'CURSANDO' | 'OUTRA'

export interface Disciplina {
  /** Key of its row in the transcript. */
  chave: string
  periodo: string
  codigoDaDisciplina: string
  nome: string
  turma: string | null
  grau: number | null
  situacao: SituacaoDaDisciplina
  situacaoOriginal: string | null
  creditos: number | null
}

/** A line of the transcript that could not be read, and why. */
export interface LinhaIlegivel {
  pagina: number
  texto: string
  motivo: string
}

export interface Importacao {
  /** The API's sentence. */
  mensagem: string | null
  /** How many courses it read. */
  total: number
  /** Empty where the upstream does not say. */
  linhasIlegiveis: LinhaIlegivel[]
  /** How many there are: the upstream may name the first of them alone. */
  totalDeLinhasIlegiveis: number
}

export function createHistoricos(request: Request) {
  return {
    /** Every course of the imported transcript; empty when none was imported. */
    async list(): Promise<Disciplina[]> {
      return (await request.find('/historicos/', toDisciplinas)) ?? []
    },
    /** What the API read, or why it refused the file. */
    async send(pdf: File): Promise<Importacao | Refusal | UpstreamFailure> {
      const refusals = [400, 413, 415, 422]
      const form = await toForm(pdf)
      return request.write({ method: 'POST', path: '/historicos/upload', form, refusals }, toImportacao)
    },
  }
}

/** Complete or not at all: a course left out would falsify the averages and the credits. */
function toDisciplinas(body: unknown): Disciplina[] {
  return allRows(body, toDisciplina)
}

function toDisciplina(body: unknown): Disciplina {
  const row = object(body)
  const periodo = text(row, 'periodo') ?? ''
  const codigo = text(row, 'codigo_disciplina') ?? ''
  const turma = text(row, 'turma')
  const situacao = text(row, 'situacao')
  return {
    chave: optionalId(row, 'id') ?? `${periodo}-${codigo}-${turma ?? ''}`,
    periodo,
    codigoDaDisciplina: codigo,
    nome: text(row, 'nome_disciplina') ?? codigo,
    turma,
    grau: number(row, 'grau'),
    situacao: toSituacao(situacao),
    situacaoOriginal: situacao,
    creditos: whole(row, 'n_creditos'),
  }
}

function toImportacao(body: unknown): Importacao {
  const row = object(body)
  const linhasIlegiveis = list(row, 'nao_lidas', toLinhaIlegivel)
  return {
    mensagem: text(row, 'detail'),
    total: count(row, 'total'),
    linhasIlegiveis,
    totalDeLinhasIlegiveis: Math.max(count(row, 'total_nao_lidas'), linhasIlegiveis.length),
  }
}

function toLinhaIlegivel(body: unknown): LinhaIlegivel {
  const row = object(body)
  return { pagina: count(row, 'pagina'), texto: text(row, 'texto') ?? '', motivo: text(row, 'motivo') ?? '' }
}

/** 'aprovado' or 'AP', 'reprovado' or 'RP', 'cursando' or 'CR' (specification §3), and what transcripts say for them. */
export function toSituacao(written: string | null): SituacaoDaDisciplina {
  const folded = (written ?? '').trim().toLowerCase()
  if (/^(ap$|aprovad)/.test(folded)) return 'APROVADO'
  if (/^((rp|rm|rf)$|reprovad)/.test(folded)) return 'REPROVADO'
  if (/^(cr$|cursando|em curso|matriculad)/.test(folded)) return 'CURSANDO'
  return 'OUTRA'
}
