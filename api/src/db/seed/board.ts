import { gerarAvaliacoes } from './avaliacoes.ts'
import { comRetratos } from './avatares.ts'
import { gerarCandidaturas } from './candidaturas.ts'
import { gerarConexoes } from './conexoes.ts'
import type { Semente } from './dados.ts'
import { gerarGestores } from './gestores.ts'
import { gerarHistoricos, gerarTurmasLecionadas } from './historicos.ts'
import { gerarHorarios } from './horarios.ts'
import { gerarMensagens } from './mensagens.ts'
import { gerarNotificacoes } from './notificacoes.ts'
import { gerarPerguntas } from './perguntas.ts'
import { gerarPessoas } from './pessoas.ts'
import { gerarRequisitos } from './requisitos.ts'
import { gerarSelecao } from './selecao.ts'
import { gerarVagas } from './vagas.ts'

/** All the rows of a board; the same input gives the same rows. */
export const gerarBoard = (semente: Semente) => {
  const { pessoas, retratos } = comRetratos(gerarPessoas(semente))
  const publicadas = gerarVagas(semente, pessoas)
  const recebidas = gerarCandidaturas(semente, pessoas, publicadas)
  const { vagas, candidaturas, mudancas } = gerarSelecao(semente, publicadas, recebidas)
  const { avaliacoes, anotacoes } = gerarAvaliacoes(semente, vagas, candidaturas)
  const horarios = gerarHorarios(semente, vagas, candidaturas)
  const gestores = gerarGestores(semente, pessoas, vagas)
  const requisitos = gerarRequisitos(vagas)
  const perguntas = gerarPerguntas(pessoas, vagas, candidaturas)
  const historico = gerarHistoricos(semente, pessoas)
  const turmas = gerarTurmasLecionadas(pessoas, historico)
  const mensagens = gerarMensagens(semente, pessoas, vagas)
  const conexoes = gerarConexoes(semente, pessoas)
  const notificacoes = gerarNotificacoes(semente, pessoas, { vagas, candidaturas, mudancas, mensagens, conexoes })
  const selecao = { candidaturas, mudancas, avaliacoes, anotacoes, horarios, gestores, requisitos, ...perguntas }
  return { pessoas, retratos, vagas, ...selecao, historico, turmas, mensagens, conexoes, notificacoes }
}

export type Board = ReturnType<typeof gerarBoard>
