import { atender } from './atender.ts'
import type { Db } from '../db/connection.ts'
import { today } from '../prazos/today.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { findAluno, findCompartilhados, findRequisitos, semRequisitos } from './requisitos.ts'
import { toCr } from './cr.ts'
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

/** The CR of each candidate of a vaga who shares the transcript, and how many of its requirements they meet. */
export const readAtendimentos = async (db: Db, vagaId: number, situacoes: Situacoes) => {
  const pedido = (await findRequisitos(db, [vagaId])).get(vagaId) ?? semRequisitos
  const compartilhados = await findCompartilhados(db, vagaId, situacoes)
  return compartilhados.map(({ candidatura, aluno }) => {
    const { atende, de } = atender(pedido, aluno, { hoje: today(), leitor: 'professor' })
    return { candidatura, cr: toCr(aluno.historico), atende, de }
  })
}
