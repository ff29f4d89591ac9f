import type { UpstreamFailure, Refusal } from './failure.ts'
import { toForm } from './transport/request.ts'
import type { Request } from './transport/request.ts'
import { allRows, count, list, number, object, optionalId, text, whole } from './wire/fields.ts'

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
  /** The number of courses read. */
  total: number
  /** Empty if the upstream does not list them. */
  linhasIlegiveis: LinhaIlegivel[]
  /** The upstream may list only the first of them. */
  totalDeLinhasIlegiveis: number
}

export function createHistoricos(request: Request) {
  return {
    /** Every course of the imported transcript; empty without one. */
    async list(): Promise<Disciplina[]> {
      return (await request.find('/historicos/', toDisciplinas)) ?? []
    },
    /** The result of the import, or why the file was refused. */
    async send(pdf: File): Promise<Importacao | Refusal | UpstreamFailure> {
      const refusals = [400, 413, 415, 422]
      const form = await toForm(pdf)
      return request.write({ method: 'POST', path: '/historicos/upload', form, refusals }, toImportacao)
    },
  }
}

/** Complete or not at all: a missing course would falsify the averages and the credits. */
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

/**
 * Accepts 'aprovado' or 'AP', 'reprovado' or 'RP', 'cursando' or 'CR' (docs/specification.md §3), and synonyms in
 * transcripts.
 */
export function toSituacao(written: string | null): SituacaoDaDisciplina {
  const folded = (written ?? '').trim().toLowerCase()
  if (/^(ap$|aprovad)/.test(folded)) return 'APROVADO'
  if (/^((rp|rm|rf)$|reprovad)/.test(folded)) return 'REPROVADO'
  if (/^(cr$|cursando|em curso|matriculad)/.test(folded)) return 'CURSANDO'
  return 'OUTRA'
}
