import * as z from 'zod'
import type { Refusal } from './body.ts'
import { toForm } from './request.ts'
import type { Request } from './request.ts'
import { count, list, number, optionalId, text, whole } from './wire.ts'

export type SituacaoDaDisciplina = 'APROVADO' | 'REPROVADO' | 'CURSANDO' | 'OUTRA'

export interface Disciplina {
  /** Key of its row in the transcript. */
  chave: string
  periodo: string
  codigo: string
  nome: string
  turma: string | null
  grau: number | null
  situacao: SituacaoDaDisciplina
  situacaoOriginal: string | null
  creditos: number | null
}

const wireDisciplina = z
  .object({
    id: optionalId,
    periodo: text,
    codigo_disciplina: text,
    nome_disciplina: text,
    turma: text,
    grau: number,
    situacao: text,
    n_creditos: whole,
  })
  .transform((row): Disciplina => {
    const [periodo, codigo] = [row.periodo ?? '', row.codigo_disciplina ?? '']
    return {
      chave: row.id ?? `${periodo}-${codigo}-${row.turma ?? ''}`,
      periodo,
      codigo,
      nome: row.nome_disciplina ?? codigo,
      turma: row.turma,
      grau: row.grau,
      situacao: toSituacao(row.situacao),
      situacaoOriginal: row.situacao,
      creditos: row.n_creditos,
    }
  })

/** A line of the transcript that could not be read, and why. */
export interface LinhaNaoLida {
  pagina: number
  texto: string
  motivo: string
}

const wireNaoLida = z
  .object({ pagina: count, texto: text, motivo: text })
  .transform(({ pagina, texto, motivo }): LinhaNaoLida => ({ pagina, texto: texto ?? '', motivo: motivo ?? '' }))

const wireUpload = z.object({ detail: text, total: count, nao_lidas: list(wireNaoLida), total_nao_lidas: count })

export interface Importacao {
  /** The API's sentence. */
  mensagem: string | null
  /** How many courses it read. */
  total: number
  /** Empty where the upstream does not say. */
  naoLidas: LinhaNaoLida[]
  /** How many there are: the upstream may name the first of them alone. */
  totalDeNaoLidas: number
}

export function createHistoricos(request: Request) {
  return {
    /** Every course of the imported transcript; empty when none was imported. */
    async list(): Promise<Disciplina[]> {
      return (await request.find('/historicos/', z.array(wireDisciplina))) ?? []
    },
    /** What the API read, or why it refused the file. */
    async send(pdf: File): Promise<Importacao | Refusal> {
      const refusals = [400, 413, 415, 422]
      const form = await toForm(pdf)
      const read = await request.write({ method: 'POST', path: '/historicos/upload', form, refusals }, wireUpload)
      if ('refused' in read) return read
      const { detail: mensagem, total, nao_lidas: naoLidas } = read
      return { mensagem, total, naoLidas, totalDeNaoLidas: Math.max(read.total_nao_lidas, naoLidas.length) }
    },
  }
}

/** 'aprovado' or 'AP', 'reprovado' or 'RP', 'cursando' or 'CR' (specification §3), and what transcripts say for them. */
export function toSituacao(written: string | null): SituacaoDaDisciplina {
  const folded = (written ?? '').trim().toLowerCase()
  if (/^(ap$|aprovad)/.test(folded)) return 'APROVADO'
  if (/^((rp|rm|rf)$|reprovad)/.test(folded)) return 'REPROVADO'
  if (/^(cr$|cursando|em curso|matriculad)/.test(folded)) return 'CURSANDO'
  return 'OUTRA'
}
