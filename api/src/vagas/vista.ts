import type { FastifyInstance } from 'fastify'
import type { Sessao } from '../autenticacao/autenticacao.ts'
import { today } from '../prazos/today.ts'
import { findRecomendacoes } from '../recomendacoes/recomendacoes.ts'

/** How a reader sees vagas. Only students have recommendations and a stage. */
export const readVista = async ({ db, settings }: FastifyInstance, { papeis, usuarioId }: Sessao) => {
  if (!papeis.includes('aluno')) return { recomendadas: [], alunoId: null, leitorId: usuarioId }
  const agora = new Date()
  const { situacoes } = settings.instituicao
  const recomendadas = await findRecomendacoes(db, { usuarioId, hoje: today(agora), agora, situacoes })
  return { recomendadas, alunoId: usuarioId, leitorId: usuarioId }
}
