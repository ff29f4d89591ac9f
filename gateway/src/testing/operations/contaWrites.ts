import { aluna } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'

/** The mutations of 'Conta e privacidade' and of the sign-in at the university, for writes.test.ts. */
export const contaWrites = {
  comecarEntradaPelaUniversidade: {
    field: 'comecarEntradaPelaUniversidade(input: {})',
    script: { 'POST /auth/universidade/inicio': { url: 'https://sso.example/a', transacao: 't' } },
    known: { url: 'https://sso.example/a' },
    needsAnswer: true as const,
  },
  entrarPelaUniversidade: {
    field: 'entrarPelaUniversidade(input: { resposta: "code=1&state=2" })',
    cookie: 'transacao=t',
    script: { 'POST /auth/universidade/entrada': { access_token: aluna, is_student: true } },
    known: { token: aluna, papel: 'ESTUDANTE' },
    needsAnswer: true as const,
  },
  provarConta: {
    field: 'provarConta(input: { senha: "x" })',
    cookie: 'transacao=t',
    script: { 'POST /auth/universidade/vinculo': { access_token: aluna, is_student: true } },
    known: { token: aluna, papel: 'ESTUDANTE' },
    needsAnswer: true as const,
  },
  encerrarSessao: {
    field: 'encerrarSessao(input: { sessao: "1" })',
    token: aluna,
    script: { 'DELETE /usuarios/me/sessoes/1': reply(204) },
    known: { viewer: { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } } },
  },
  mudarSenha: {
    field: 'mudarSenha(input: { senhaAtual: "x", novaSenha: "y" })',
    token: aluna,
    script: { 'PUT /usuarios/me/senha': { access_token: aluna, is_student: true } },
    known: { token: aluna },
    needsAnswer: true as const,
  },
  pedirMudancaDeEmail: {
    field: 'pedirMudancaDeEmail(input: { senhaAtual: "x", email: "y" })',
    token: aluna,
    script: { 'POST /usuarios/me/mudanca-de-email': reply(204) },
    known: { viewer: { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } } },
  },
  cancelarMudancaDeEmail: {
    field: 'cancelarMudancaDeEmail',
    token: aluna,
    script: { 'DELETE /usuarios/me/mudanca-de-email': reply(204) },
    known: { viewer: { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } } },
  },
  encerrarOutrasSessoes: {
    field: 'encerrarOutrasSessoes',
    token: aluna,
    script: { 'POST /usuarios/me/sessoes/outras/encerramento': { access_token: aluna, is_student: true } },
    known: { token: aluna },
    needsAnswer: true as const,
  },
  confirmarEntrada: {
    field: 'confirmarEntrada(input: { desafio: "x", codigo: "123456" })',
    token: aluna,
    script: { 'POST /auth/segundo-fator': { access_token: aluna, is_student: true } },
    known: { token: aluna, papel: 'ESTUDANTE' },
    needsAnswer: true as const,
  },
  abrirDesafio: {
    field: 'abrirDesafio(input: { para: CHAVE, senha: "x" })',
    token: aluna,
    script: {
      'POST /usuarios/me/segundo-fator/desafios': { desafio: 'd', aplicativo: null, chave: { challenge: 'c' } },
    },
    known: { desafio: 'd', segredo: null, endereco: null, chave: '{"challenge":"c"}' },
    needsAnswer: true as const,
  },
  adicionarSegundoFator: {
    field: 'adicionarSegundoFator(input: { desafio: "x", codigo: "123456" })',
    token: aluna,
    script: { 'POST /usuarios/me/segundo-fator/fatores': { codigos: ['A'] } },
    known: { codigos: ['A'], viewer: { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } } },
    needsAnswer: true as const,
  },
  removerSegundoFator: {
    field: 'removerSegundoFator(input: { desafio: "x", codigo: "123456" })',
    token: aluna,
    script: { 'POST /usuarios/me/segundo-fator/remocao': reply(200) },
    known: { viewer: { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } } },
  },
  renovarCodigos: {
    field: 'renovarCodigos(input: { desafio: "x", codigo: "123456" })',
    token: aluna,
    script: { 'POST /usuarios/me/segundo-fator/codigos': { codigos: ['A'] } },
    known: { codigos: ['A'], viewer: { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } } },
    needsAnswer: true as const,
  },
}
