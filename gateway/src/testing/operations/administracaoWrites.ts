import { administradora, aluna } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'

const done = reply(204)
const viewer = { papel: 'PROFESSOR', rede: { conexoes: null } }

/** The mutations of administrators, and of reports, for writes.test.ts. */
export const administracaoWrites = {
  agirSobrePessoa: {
    field: 'agirSobrePessoa(input: { pessoa: "8", ato: REATIVAR, motivo: "Um engano." })',
    token: administradora,
    script: { 'POST /admin/pessoas/8/atos': done },
  },
  publicarAvisoDoSistema: {
    field: 'publicarAvisoDoSistema(input: { texto: "O mural para.", de: "2026-01-01", ate: "2031-12-31" })',
    token: administradora,
    script: { 'POST /admin/avisos': done },
    known: { viewer: viewer },
  },
  salvarDocumento: {
    field: 'salvarDocumento(input: { tipo: TERMOS, texto: "Os termos.", mudou: "", publicar: false })',
    token: administradora,
    script: { 'PUT /admin/documentos': done },
    known: { viewer: viewer },
  },
  confirmarPrazo: {
    field: 'confirmarPrazo(input: { regra: "auditoria", dias: 30 })',
    token: administradora,
    script: { 'POST /admin/retencao': done },
    known: { viewer: viewer },
  },
  retirarAvisoDoSistema: {
    field: 'retirarAvisoDoSistema(input: { codigo: "1" })',
    token: administradora,
    script: { 'DELETE /admin/avisos/1': done },
    known: { viewer: viewer },
  },
  salvarInstituicao: {
    field:
      'salvarInstituicao(input: { versao: 1, nome: "U", sigla: "U", dominiosDeAluno: [], dominiosDeProfessor: [], dominiosQueProvamProfessor: [], emailsDeExcecao: [], marcaMvp: true, fuso: "America/Sao_Paulo", primeirosMeses: [1, 7], primeiraRevisaoDeProfessor: false, primeiraRevisaoDeDepartamento: false })',
    token: administradora,
    script: { 'PUT /admin/instituicao': done },
  },
  trocarLogo: {
    field: 'trocarLogo(input: { arquivo: $arquivo })',
    token: administradora,
    script: { 'PUT /admin/instituicao/logo': done },
  },
  removerLogo: { field: 'removerLogo', token: administradora, script: { 'DELETE /admin/instituicao/logo': done } },
  enviarEmailDeTeste: {
    field: 'enviarEmailDeTeste(input: {})',
    token: administradora,
    script: { 'POST /admin/instituicao/email-de-teste': done },
  },
  denunciar: {
    field: 'denunciar(input: { tipo: VAGA, codigo: "1", motivo: SPAM })',
    token: aluna,
    script: { 'POST /denuncias': done },
    known: { recebida: true },
  },
  decidirCaso: {
    field: 'decidirCaso(input: { caso: "7", ato: DISPENSAR, motivo: "Nada de errado." })',
    token: administradora,
    script: { 'POST /moderacao/casos/7/decisoes': done },
  },
  contestar: {
    field: 'contestar(input: { caso: "7", texto: "Foi um engano." })',
    token: aluna,
    script: { 'POST /moderacao/decisoes/7/contestacao': done },
  },
  importarPessoas: {
    field: 'importarPessoas(input: { arquivo: $arquivo })',
    token: administradora,
    script: {
      'POST /admin/pessoas/importacao?aplicar=false&vincular=false&suspender_muitos=false&depois_de=0': done,
    },
  },
}
