import { papeis } from '../tags/papeis.ts'
import type { PapelNaRede } from './__generated__/PessoaQuem_conexao.graphql.ts'

/** Names of the roles in the network (specification §2). */
export const papeisNaRede: Record<PapelNaRede, string> = { ...papeis, EX_ALUNO: 'Ex-aluno' }

/** Whether this is sample data of the gateway: a person without profile and messages. */
export const isExemplo = (codigo: string): boolean => codigo.startsWith('exemplo-')

/** Shown for a person without a name. */
export const semNome = 'Pessoa sem nome'
