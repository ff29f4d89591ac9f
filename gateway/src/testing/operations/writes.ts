import { aluna, globalId, professora } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'
import type { Script } from '../scriptUpstream.ts'
import { buscasWrites } from './buscasWrites.ts'
import { entrevistaWrites } from './entrevistaWrites.ts'
import { contaWrites } from './contaWrites.ts'
import { administracaoWrites } from './administracaoWrites.ts'
import { dadosWrites } from './dadosWrites.ts'
import { gestorWrites } from './gestorWrites.ts'
import { listasWrites } from './listasWrites.ts'

/** A mutation, and the upstream's response to the write. */
export interface Write {
  /** The mutation with its arguments. */
  field: string
  token?: string
  /** The browser's cookies. */
  cookie?: string
  /** The responses; every other call fails. */
  script: Script
  /** The payload fields that survive; all others are null. */
  known?: object
  /** Whether the person needs the response itself, so that without it the mutation fails. */
  needsAnswer?: true
}

const vaga = globalId('Vaga', '12')
const textos = 'titulo: "Monitoria de Óptica", descricao: "Ajudar nas aulas de laboratório."'
const done = reply(204)
const email = { email: 'ana@ut.example' }
const emailInput = '(input: { email: "ana@ut.example" })'
/** The viewer is known, the totals are not. */
const viewer = { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } }
/** The fields of a registration. */
export const conta = 'nome: "Ana", email: "ana@ut.example", senha: "segredo1", papel: ESTUDANTE'

/** Every mutation of the schema. */
export const writes: Record<string, Write> = {
  entrar: {
    field: 'entrar(input: { email: "a@b", senha: "x", papel: ESTUDANTE })',
    script: { 'POST /users/login': { access_token: aluna, is_student: true } },
    known: { token: aluna, papel: 'ESTUDANTE' },
    needsAnswer: true,
  },
  entrarPorLink: {
    field: 'entrarPorLink(input: { token: "x" })',
    script: { 'POST /auth/login-by-link': { access_token: aluna, is_student: true } },
    known: { token: aluna, papel: 'ESTUDANTE' },
    needsAnswer: true,
  },
  pedirLinkDeEntrada: {
    field: `pedirLinkDeEntrada${emailInput}`,
    script: { 'POST /auth/login-link': done },
    known: email,
  },
  ...contaWrites,
  sair: { field: 'sair', token: aluna, script: { 'POST /auth/logout': done }, known: { revogado: true } },
  cadastrar: { field: `cadastrar(input: { ${conta} })`, script: { 'POST /users': reply(201, 'ok') }, known: email },
  verificarEmail: {
    field: 'verificarEmail(input: { token: "x" })',
    script: { 'POST /auth/verify-email': done },
    known: { token: null, papel: null, nome: null, tokenDeSenha: null },
  },
  reenviarVerificacao: {
    field: `reenviarVerificacao${emailInput}`,
    script: { 'POST /auth/resend-verification': done },
    known: email,
  },
  pedirRedefinicaoDeSenha: {
    field: `pedirRedefinicaoDeSenha${emailInput}`,
    script: { 'POST /auth/forgot-password': done },
    known: email,
  },
  redefinirSenha: {
    field: 'redefinirSenha(input: { token: "x", novaSenha: "segredo1" })',
    script: { 'POST /auth/reset-password': done },
    known: { redefinida: true },
  },
  atualizarPerfil: {
    field: 'atualizarPerfil(input: { nome: "Ana" })',
    token: aluna,
    script: { 'PUT /users/7': done },
  },
  enviarAvatar: {
    field: 'enviarAvatar(input: { arquivo: $arquivo })',
    token: aluna,
    script: { 'POST /users/7/avatar': done },
  },
  removerAvatar: { field: 'removerAvatar', token: aluna, script: { 'DELETE /users/7/avatar': done } },
  salvarInteresses: {
    field: 'salvarInteresses(input: { interesses: ["Redes"] })',
    token: aluna,
    script: { 'PUT /interesses/usuario/7': done },
  },
  criarInteresse: {
    field: 'criarInteresse(input: { nome: "Óptica" })',
    token: aluna,
    script: { 'POST /interesses': done },
  },
  definirPerguntas: {
    field: `definirPerguntas(input: { vaga: "${vaga}", perguntas: [], arquivo: NAO })`,
    token: professora,
    script: { 'PUT /vagas/12/perguntas': done },
  },
  enviarArquivoDaCandidatura: {
    field: `enviarArquivoDaCandidatura(input: { vaga: "${vaga}", arquivo: $arquivo })`,
    token: aluna,
    script: { 'POST /candidaturas/vaga/12/arquivo': { id: '5f0c7a52-3c1e-4d52-9a43-8f1de3f0b6aa', tamanho: 9 } },
    known: { arquivo: '5f0c7a52-3c1e-4d52-9a43-8f1de3f0b6aa', tamanho: 9 },
    needsAnswer: true,
  },
  candidatar: {
    field: `candidatar(input: { vaga: "${vaga}" })`,
    token: aluna,
    script: { 'POST /candidaturas/vaga/12': done },
    known: { situacao: { id: globalId('SituacaoDaCandidatura', '7.12'), candidatado: true }, viewer },
  },
  cancelarCandidatura: {
    field: `cancelarCandidatura(input: { vaga: "${vaga}" })`,
    token: aluna,
    script: { 'DELETE /candidaturas/vaga/12': done },
    known: { situacao: { id: globalId('SituacaoDaCandidatura', '7.12'), candidatado: false }, viewer },
  },
  retirarCandidatura: {
    field: `retirarCandidatura(input: { vaga: "${vaga}" })`,
    token: aluna,
    script: { 'POST /candidaturas/vaga/12/retirada': done },
    known: {
      situacao: { id: globalId('SituacaoDaCandidatura', '7.12'), candidatado: true, etapa: 'RETIRADA' },
      viewer,
    },
  },
  compartilharHistorico: {
    field: `compartilharHistorico(input: { vaga: "${vaga}", compartilhar: true })`,
    token: aluna,
    script: { 'PUT /candidaturas/vaga/12/compartilhamento': done },
  },
  responderPerguntas: {
    field: `responderPerguntas(input: { vaga: "${vaga}", respostas: [] })`,
    token: aluna,
    script: { 'PUT /candidaturas/vaga/12/respostas': done },
  },
  moverCandidaturas: {
    field: `moverCandidaturas(input: {
      vaga: "${vaga}", candidaturas: [{ candidatura: "${globalId('Candidatura', '12.31')}", versao: 1 }], para: ENTREVISTA, chave: "c1" })`,
    token: professora,
    script: { 'POST /vagas/12/selecao/movimentos': done },
  },
  finalizarSelecao: {
    field: `finalizarSelecao(input: { vaga: "${vaga}", divulgar: true, chave: "c1" })`,
    token: professora,
    script: { 'POST /vagas/12/selecao/finalizacao': done },
  },
  divulgarResultado: {
    field: `divulgarResultado(input: { vaga: "${vaga}" })`,
    token: professora,
    script: { 'POST /vagas/12/selecao/divulgacao': done },
  },
  cancelarDivulgacao: {
    field: `cancelarDivulgacao(input: { vaga: "${vaga}" })`,
    token: professora,
    script: { 'DELETE /vagas/12/selecao/divulgacao': done },
  },
  definirLugares: {
    field: `definirLugares(input: { vaga: "${vaga}", lugares: 3 })`,
    token: professora,
    script: { 'PUT /vagas/12/selecao': done },
  },
  marcarCandidaturaComoLida: {
    field: `marcarCandidaturaComoLida(input: { candidatura: "${globalId('Candidatura', '12.31')}" })`,
    token: professora,
    script: { 'PUT /candidaturas/31/leitura': done },
    known: { idDaCandidatura: globalId('Candidatura', '12.31') },
  },
  avaliarCandidatura: {
    field: `avaliarCandidatura(input: { candidatura: "${globalId('Candidatura', '12.31')}", nota: 4, etiquetas: ["Chamar"] })`,
    token: professora,
    script: { 'PUT /candidaturas/31/avaliacao': done },
  },
  avaliarCandidaturas: {
    field: `avaliarCandidaturas(input: { vaga: "${vaga}", candidaturas: ["${globalId('Candidatura', '12.31')}"], nota: 4 })`,
    token: professora,
    script: { 'PUT /vagas/12/avaliacoes': done },
  },
  anotarCandidatura: {
    field: `anotarCandidatura(input: { candidatura: "${globalId('Candidatura', '12.31')}", texto: "Ligar.", chave: "c1" })`,
    token: professora,
    script: { 'POST /candidaturas/31/anotacoes': done },
  },
  excluirAnotacao: {
    field: `excluirAnotacao(input: { candidatura: "${globalId('Candidatura', '12.31')}", anotacao: "${globalId('Anotacao', '31.5')}" })`,
    token: professora,
    script: { 'DELETE /candidaturas/31/anotacoes/5': done },
    known: { idDaAnotacao: globalId('Anotacao', '31.5') },
  },
  ...entrevistaWrites,
  ...gestorWrites,
  ...listasWrites,
  definirRequisitos: {
    field: `definirRequisitos(input: { vaga: "${vaga}", crMinimo: 7, disciplinas: [], cursos: [], fechada: false })`,
    token: professora,
    script: { 'PUT /vagas/12/requisitos': done },
  },
  criarVaga: {
    field: `criarVaga(input: { ${textos}, departamento: "${globalId('Departamento', '1')}", local: "${globalId('Local', '2')}", tipo: "${globalId('OpcaoDeTipo', '1')}" })`,
    token: professora,
    script: { 'POST /vagas': done },
  },
  atualizarVaga: {
    field: `atualizarVaga(input: { vaga: "${vaga}", ${textos}, prazo: "2999-01-01" })`,
    token: professora,
    script: { 'PUT /vagas/12': done },
  },
  publicarVaga: {
    field: `publicarVaga(input: { vaga: "${vaga}", prazo: "2999-01-01" })`,
    token: professora,
    script: { 'POST /vagas/12/publicacao': done },
  },
  alterarStatusDaVaga: {
    field: `alterarStatusDaVaga(input: { vaga: "${vaga}", status: FINALIZADA })`,
    token: professora,
    script: { 'PUT /vagas/12/status': done },
  },
  excluirVaga: {
    field: `excluirVaga(input: { vaga: "${vaga}" })`,
    token: professora,
    script: { 'DELETE /vagas/12': done },
    known: { idDaVaga: vaga },
  },
  enviarComunicado: {
    field: `enviarComunicado(input: { vaga: "${vaga}", conteudo: "Oi", chave: "c1" })`,
    token: professora,
    script: { 'GET /vagas/12/candidatos': [{ id: 1, candidato: { id: 8, usuario: 'Bia' } }], 'POST /mensagens': done },
    known: { enviadas: 1, falhas: [] },
  },
  enviarMensagem: {
    field: `enviarMensagem(input: { para: "${globalId('Pessoa', '8')}", conteudo: "Oi" })`,
    token: aluna,
    script: { 'POST /mensagens': done },
  },
  importarHistorico: {
    field: 'importarHistorico(input: { arquivo: $arquivo })',
    token: aluna,
    script: { 'POST /historicos/upload': done },
    known: { mensagem: 'Histórico acadêmico importado com sucesso!', viewer },
  },
  confirmarHistorico: {
    field: 'confirmarHistorico(input: { previa: "p" })',
    token: aluna,
    script: { 'POST /historicos/confirmacao': done },
    known: { mensagem: 'Histórico acadêmico importado com sucesso!', viewer },
  },
  conectar: {
    field: `conectar(input: { pessoa: "${globalId('Pessoa', '8')}" })`,
    token: aluna,
    script: { 'PUT /rede/conexoes/8': done },
    known: { viewer },
  },
  desconectar: {
    field: `desconectar(input: { pessoa: "${globalId('Pessoa', '8')}" })`,
    token: aluna,
    script: { 'DELETE /rede/conexoes/8': done },
    known: { viewer },
  },
  bloquear: {
    field: 'bloquear(input: { codigo: "8", bloqueada: false })',
    token: aluna,
    script: { 'DELETE /rede/bloqueios/8': done },
    known: { viewer },
  },
  marcarNotificacoesComoLidas: {
    field: 'marcarNotificacoesComoLidas(input: {})',
    token: aluna,
    script: { 'POST /notificacoes/lidas': done },
  },
  ...administracaoWrites,
  mudarAviso: {
    field: 'mudarAviso(input: { tipo: ETAPA, modo: RESUMO })',
    token: aluna,
    script: { 'PUT /usuarios/me/avisos': done },
    known: { viewer },
  },
  ...dadosWrites,
  escolherColunas: {
    field: 'escolherColunas(input: { colunas: ["cr"] })',
    token: professora,
    script: { 'PUT /usuarios/me/colunas': done },
    known: { viewer: { ...viewer, papel: 'PROFESSOR' } },
  },
  ...buscasWrites,
  salvarVaga: {
    field: `salvarVaga(input: { vaga: "${vaga}", salva: false })`,
    token: aluna,
    script: { 'DELETE /salvas/12': done },
    known: { viewer },
  },
}
