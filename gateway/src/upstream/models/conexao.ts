import { Misfit, flag, id, list, object, text, whole } from '../wire/fields.ts'
import { toAvatarUrl } from '../wire/url.ts'
import type { Pessoa } from './pessoa.ts'
import type { Usuario } from './usuario.ts'

export type PapelNaRede = 'ESTUDANTE' | 'PROFESSOR' | 'EX_ALUNO'
export type SecaoDaRede = 'CONHECER' | 'PROFESSORES' | 'RECOMENDACOES'

export interface Conexao {
  pessoa: Pessoa
  papelNaRede: PapelNaRede
  cursoOuDepartamento: string | null
  tags: string[]
  conectado: boolean
}

/** A suggested person and the reason. */
export interface Sugestao {
  conexao: Conexao
  motivo: string | null
  secao: SecaoDaRede | null
  vagasAbertas: number | null
}

/** A person in the network's lists. */
export function readConexao(body: unknown): Conexao {
  const row = object(body)
  const avatar = toAvatarUrl(text(row, 'avatar'))
  return {
    pessoa: { codigo: id(row, 'id'), nome: text(row, 'nome'), avatar },
    papelNaRede: toPapelNaRede(text(row, 'papel')),
    cursoOuDepartamento: text(row, 'departamento'),
    tags: list(row, 'tags', toTag),
    conectado: flag(row, 'conectado') ?? false,
  }
}

/** A suggestion in the network's lists. */
export function readSugestao(body: unknown): Sugestao {
  const row = object(body)
  return {
    conexao: readConexao(body),
    motivo: text(row, 'motivo'),
    secao: toSecao(text(row, 'secao')),
    vagasAbertas: whole(row, 'vagas_abertas'),
  }
}

function toTag(body: unknown): string {
  if (typeof body === 'string') return body
  throw new Misfit('not a text')
}

/** Converts a profile, after connecting or disconnecting. */
export function toConexao(
  { codigo, nome, avatar, papel, departamento, curso, interesses }: Usuario,
  conectado: boolean,
): Conexao {
  return {
    pessoa: { codigo, nome, avatar },
    papelNaRede: papel,
    cursoOuDepartamento: departamento ?? curso,
    tags: interesses.map(interesse => interesse.nome),
    conectado,
  }
}

function toPapelNaRede(written: string | null): PapelNaRede {
  const papel = written?.toLowerCase() ?? ''
  if (papel.startsWith('prof')) return 'PROFESSOR'
  return papel.startsWith('ex') ? 'EX_ALUNO' : 'ESTUDANTE'
}

function toSecao(written: string | null): SecaoDaRede | null {
  const secao = written?.toLowerCase()
  if (!secao) return null
  if (secao.includes('professor')) return 'PROFESSORES'
  return secao.includes('recomend') ? 'RECOMENDACOES' : 'CONHECER'
}
