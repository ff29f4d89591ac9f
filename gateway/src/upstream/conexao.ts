import * as z from 'zod'
import { toAvatarUrl } from './pessoas.ts'
import type { Pessoa } from './pessoas.ts'
import type { Usuario } from './usuarios.ts'
import { flag, id, list, text } from './wire.ts'

export type SecaoDaRede = 'CONHECER' | 'PROFESSORES' | 'RECOMENDACOES'

export interface Conexao {
  pessoa: Pessoa
  /** 'Estudante', 'Professor' or 'Ex-aluno'. */
  papel: string
  departamento: string | null
  tags: string[]
  motivo: string | null
  secao: SecaoDaRede | null
  conectado: boolean
}

export const wireConexao = z
  .object({
    id,
    nome: text,
    papel: text,
    departamento: text,
    avatar: text,
    tags: list(z.string()),
    conectado: flag,
    motivo: text,
    secao: text,
  })
  .transform((row): Conexao => {
    const { papel, departamento, tags, motivo, secao, conectado } = row
    return {
      pessoa: { codigo: row.id, nome: row.nome, avatar: toAvatarUrl(row.avatar), email: null, curso: null },
      papel: toPapelEscrito(papel),
      departamento,
      tags,
      motivo,
      secao: toSecao(secao),
      conectado: conectado ?? false,
    }
  })

/** A person as their profile tells, once connected or no longer. */
export function toConexao(
  { codigo, nome, avatar, papel, departamento, curso, interesses }: Usuario,
  conectado: boolean,
): Conexao {
  return {
    pessoa: { codigo, nome, avatar, email: null, curso },
    papel: papel === 'ESTUDANTE' ? 'Estudante' : 'Professor',
    departamento: departamento ?? curso,
    tags: interesses.map(interesse => interesse.nome),
    motivo: null,
    secao: null,
    conectado,
  }
}

function toPapelEscrito(written: string | null): string {
  const papel = written?.toLowerCase() ?? ''
  if (papel.startsWith('prof')) return 'Professor'
  return papel.startsWith('ex') ? 'Ex-aluno' : 'Estudante'
}

function toSecao(written: string | null): SecaoDaRede | null {
  const secao = written?.toLowerCase()
  if (!secao) return null
  if (secao.includes('professor')) return 'PROFESSORES'
  return secao.includes('recomend') ? 'RECOMENDACOES' : 'CONHECER'
}
