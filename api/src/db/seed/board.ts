import { comRetratos } from './avatares.ts'
import { gerarCandidaturas } from './candidaturas.ts'
import { gerarConexoes } from './conexoes.ts'
import type { Semente } from './dados.ts'
import { gerarHistoricos, gerarTurmasLecionadas } from './historicos.ts'
import { gerarMensagens } from './mensagens.ts'
import { gerarNotificacoes } from './notificacoes.ts'
import { gerarPessoas } from './pessoas.ts'
import { gerarVagas } from './vagas.ts'

/** All the rows of a board; the same input gives the same rows. */
export const gerarBoard = (semente: Semente) => {
  const { pessoas, retratos } = comRetratos(gerarPessoas(semente))
  const vagas = gerarVagas(semente, pessoas)
  const candidaturas = gerarCandidaturas(semente, pessoas, vagas)
  const historico = gerarHistoricos(semente, pessoas)
  const turmas = gerarTurmasLecionadas(pessoas, historico)
  const mensagens = gerarMensagens(semente, pessoas, vagas)
  const conexoes = gerarConexoes(semente, pessoas)
  const notificacoes = gerarNotificacoes(semente, pessoas, { vagas, candidaturas, mensagens, conexoes })
  return { pessoas, retratos, vagas, candidaturas, historico, turmas, mensagens, conexoes, notificacoes }
}

export type Board = ReturnType<typeof gerarBoard>
