import type { Pessoa } from './pessoas.ts'
import { toAvatarUrl } from './url.ts'
import type { Usuario } from './usuarios.ts'
import { Misfit, flag, id, list, object, text } from './wire.ts'

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

/** A person as the network's lists have them. */
export function readConexao(body: unknown): Conexao {
  const row = object(body)
  const avatar = toAvatarUrl(text(row, 'avatar'))
  return {
    pessoa: { codigo: id(row, 'id'), nome: text(row, 'nome'), avatar, email: null, curso: null },
    papel: toPapelEscrito(text(row, 'papel')),
    departamento: text(row, 'departamento'),
    tags: list(row, 'tags', toTag),
    motivo: text(row, 'motivo'),
    secao: toSecao(text(row, 'secao')),
    conectado: flag(row, 'conectado') ?? false,
  }
}

function toTag(body: unknown): string {
  if (typeof body === 'string') return body
  throw new Misfit('not a text')
}

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
