import type { UpstreamFailure, Refusal } from './failure.ts'
import { toForm } from './transport/request.ts'
import type { Request } from './transport/request.ts'
import {
  allRows,
  count,
  list,
  number,
  object,
  optionalId,
  plainText,
  requiredText,
  text,
  whole,
} from './wire/fields.ts'

export type SituacaoDaDisciplina = 'APROVADO' | 'REPROVADO' | 'CURSANDO' | 'OUTRA'

export type ClassificacaoDaDisciplina = 'CONCLUIDA' | 'NAO_CONCLUIDA' | 'NAO_RECONHECIDA'

/** A course that was read and is not stored. */
export interface DisciplinaLida {
  periodo: string
  codigoDaDisciplina: string
  nome: string
  turma: string | null
  grau: number | null
  situacao: SituacaoDaDisciplina
  classificacao: ClassificacaoDaDisciplina
  situacaoOriginal: string | null
  creditos: number | null
}

export interface Disciplina extends DisciplinaLida {
  /** Key of its row in the transcript. */
  chave: string
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

/** What was read in part and is not stored. */
export interface Previa {
  id: string
  disciplinas: DisciplinaLida[]
  situacoesNaoReconhecidas: string[]
}

export interface Envio extends Importacao {
  /** Null if it was imported, as an upstream without confirmations always does. */
  previa: Previa | null
}

const refusals = [400, 409, 413, 415, 422]

export function createHistoricos(request: Request) {
  return {
    /** Every course of the imported transcript; empty without one. */
    async list(): Promise<Disciplina[]> {
      return (await request.find('/historicos/', toDisciplinas)) ?? []
    },
    /** The result of the import, the question that it asks first, or why the file was refused. */
    async send(pdf: File, perguntar: boolean): Promise<Envio | Refusal | UpstreamFailure> {
      const form = await toForm(pdf)
      const path = perguntar ? '/historicos/upload?parcial=perguntar' : '/historicos/upload'
      return request.write({ method: 'POST', path, form, refusals }, toEnvio)
    },
    /** Stores what was read in part, or why not: it expired, or the transcript has changed since. */
    async confirm(previa: string): Promise<Importacao | Refusal | UpstreamFailure> {
      return request.write(
        { method: 'POST', path: '/historicos/confirmacao', json: { previa }, refusals },
        toImportacao,
      )
    },
  }
}

/** Complete or not at all: a missing course would falsify the averages and the credits. */
function toDisciplinas(body: unknown): Disciplina[] {
  return allRows(body, toDisciplina)
}

function toDisciplina(body: unknown): Disciplina {
  const lida = toDisciplinaLida(body)
  const { periodo, codigoDaDisciplina, turma } = lida
  return { chave: optionalId(object(body), 'id') ?? `${periodo}-${codigoDaDisciplina}-${turma ?? ''}`, ...lida }
}

function toDisciplinaLida(body: unknown): DisciplinaLida {
  const row = object(body)
  const codigo = text(row, 'codigo_disciplina') ?? ''
  const situacaoOriginal = text(row, 'situacao')
  return {
    periodo: text(row, 'periodo') ?? '',
    codigoDaDisciplina: codigo,
    nome: text(row, 'nome_disciplina') ?? codigo,
    turma: text(row, 'turma'),
    grau: number(row, 'grau'),
    ...classify(text(row, 'classificacao'), text(row, 'desfecho'), situacaoOriginal),
    situacaoOriginal,
    creditos: whole(row, 'n_creditos'),
  }
}

const classificacoes = new Map<string, ClassificacaoDaDisciplina>([
  ['concluida', 'CONCLUIDA'],
  ['nao_concluida', 'NAO_CONCLUIDA'],
  ['nao_reconhecida', 'NAO_RECONHECIDA'],
])

/** The others are shown in the words of the transcript. */
const desfechos = new Map<string, SituacaoDaDisciplina>([
  ['aprovada', 'APROVADO'],
  ['reprovada', 'REPROVADO'],
  ['cursando', 'CURSANDO'],
])

/** As the upstream returns it; if it does not, by the rules of the specification. */
function classify(
  classificacao: string | null,
  desfecho: string | null,
  escrita: string | null,
): Pick<DisciplinaLida, 'situacao' | 'classificacao'> {
  if (classificacao !== null) {
    const situacao = desfechos.get(desfecho ?? '') ?? 'OUTRA'
    return { situacao, classificacao: classificacoes.get(classificacao) ?? 'NAO_RECONHECIDA' }
  }
  const situacao = toSituacao(escrita)
  if (situacao === 'OUTRA') return { situacao, classificacao: 'NAO_RECONHECIDA' }
  return { situacao, classificacao: situacao === 'APROVADO' ? 'CONCLUIDA' : 'NAO_CONCLUIDA' }
}

function toEnvio(body: unknown): Envio {
  const previa = object(body)['previa']
  return { ...toImportacao(body), previa: previa == null ? null : toPrevia(previa) }
}

function toPrevia(body: unknown): Previa {
  const row = object(body)
  return {
    id: requiredText(row, 'id'),
    disciplinas: allRows(row['disciplinas'], toDisciplinaLida),
    situacoesNaoReconhecidas: list(row, 'situacoes_nao_reconhecidas', plainText),
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

/** 'aprovado' or 'AP', 'reprovado' or 'RP', 'cursando' or 'CR' as the first word (docs/specification.md §3). */
export function toSituacao(written: string | null): SituacaoDaDisciplina {
  const folded = (written ?? '').trim().toLowerCase()
  if (/^(ap|aprovad[ao])(?![\p{L}\p{N}])/u.test(folded)) return 'APROVADO'
  if (/^(r[pmf]|reprovad[ao])(?![\p{L}\p{N}])/u.test(folded)) return 'REPROVADO'
  if (/^(cr|cursando|em curso|matriculad[ao])(?![\p{L}\p{N}])/u.test(folded)) return 'CURSANDO'
  return 'OUTRA'
}
