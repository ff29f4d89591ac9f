import { atender } from './atender.ts'
import type { Db } from '../db/connection.ts'
import { today } from '../prazos/today.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { findAluno, findRequisitos } from './requisitos.ts'
import * as repository from './requisitos.repository.ts'

/** What a candidate's profile declares, and how far they meet the requirements; the latter null without consent. */
export const readAtendimento = async (db: Db, candidaturaId: number, situacoes: Situacoes) => {
  const { vagaId, candidatoId, compartilhaHistorico } = await repository.findCandidatura(db, candidaturaId)
  const aluno = await findAluno(db, candidatoId, situacoes)
  const pedido = compartilhaHistorico ? (await findRequisitos(db, [vagaId])).get(vagaId) : undefined
  return {
    curso: aluno.curso,
    periodo_inicio: aluno.periodoInicio,
    compartilha_historico: compartilhaHistorico,
    atendimento: pedido ? atender(pedido, aluno, { hoje: today(), leitor: 'professor' }) : null,
  }
}
