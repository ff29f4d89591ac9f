import { aluna } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'

/** The mutations of 'Conta e privacidade', for writes.test.ts. */
export const contaWrites = {
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
  encerrarOutrasSessoes: {
    field: 'encerrarOutrasSessoes',
    token: aluna,
    script: { 'POST /usuarios/me/sessoes/outras/encerramento': { access_token: aluna, is_student: true } },
    known: { token: aluna },
    needsAnswer: true as const,
  },
}
