import type { Refusal, UpstreamFailure } from './failure.ts'
import { toForm } from './transport/request.ts'
import type { Request } from './transport/request.ts'
import { array, count, flag, object, requiredText, rows, text, whole } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'

const tipos = ['NOVA', 'ALTERADA', 'IGUAL', 'RECUSADA'] as const
export type TipoDeLinhaDaImportacao = (typeof tipos)[number]

export interface PessoaImportada {
  linha: number
  tipo: TipoDeLinhaDaImportacao
  matricula: string | null
  nome: string | null
  mudancas: { campo: string; de: string | null; para: string }[]
  motivo: string | null
}

export interface ImportacaoDePessoas {
  linhas: number
  novas: number
  alteradas: number
  iguais: number
  recusadas: number
  suspensas: number
  colunasIgnoradas: string[]
  suspendeMuitas: boolean
  exemplos: PessoaImportada[]
  recusadasCsv: string | null
  parouEm: number | null
}

export interface OpcoesDaImportacao {
  aplicar?: boolean | null | undefined
  vincular?: boolean | null | undefined
  suspenderMuitos?: boolean | null | undefined
  depoisDe?: number | null | undefined
}

/** Sends a file of people; resolves what was done or would be, or why the file is refused. */
export function createImportar(request: Request) {
  return async (
    arquivo: File,
    { aplicar, vincular, suspenderMuitos, depoisDe }: OpcoesDaImportacao,
  ): Promise<ImportacaoDePessoas | Refusal | UpstreamFailure> => {
    const query = new URLSearchParams({
      aplicar: String(aplicar ?? false),
      vincular: String(vincular ?? false),
      suspender_muitos: String(suspenderMuitos ?? false),
      depois_de: String(depoisDe ?? 0),
    })
    const path = `/admin/pessoas/importacao?${query}`
    const form = await toForm(arquivo)
    return request.write({ method: 'POST', path, form, refusals: [409, 413, 415, 422] }, toImportacao)
  }
}

function toImportacao(body: unknown): ImportacaoDePessoas {
  const row = object(body)
  return {
    linhas: count(row, 'linhas'),
    novas: count(row, 'novas'),
    alteradas: count(row, 'alteradas'),
    iguais: count(row, 'iguais'),
    recusadas: count(row, 'recusadas'),
    suspensas: count(row, 'suspensas'),
    colunasIgnoradas: array(row['colunas_ignoradas'], null).map(String),
    suspendeMuitas: flag(row, 'suspende_muitas') ?? false,
    exemplos: rows(row['exemplos'], null, each => toLinha(object(each))),
    recusadasCsv: text(row, 'recusadas_csv'),
    parouEm: whole(row, 'parou_em'),
  }
}

function toLinha(row: Row): PessoaImportada {
  const tipo = requiredText(row, 'tipo').toUpperCase()
  return {
    linha: count(row, 'linha'),
    tipo: tipos.find(each => each === tipo) ?? 'IGUAL',
    matricula: text(row, 'matricula'),
    nome: text(row, 'nome'),
    mudancas: rows(row['mudancas'], null, each => {
      const mudanca = object(each)
      return { campo: requiredText(mudanca, 'campo'), de: text(mudanca, 'de'), para: requiredText(mudanca, 'para') }
    }),
    motivo: text(row, 'motivo'),
  }
}
