import { aluna } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'

const known = { viewer: { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } } }

const endereco = 'https://mural.example/agenda.ics?token=x'

/** The mutations on one's own data and address for calendars, for writes.test.ts. */
export const dadosWrites = {
  aceitarDocumentos: {
    field: 'aceitarDocumentos(input: { numero: 1 })',
    token: aluna,
    script: { 'POST /usuarios/me/documentos': reply(204) },
    known,
  },
  mudarPrivacidade: {
    field: 'mudarPrivacidade(input: { perfil: TODOS, curso: PROFESSORES, email: GESTORES })',
    token: aluna,
    script: { 'PUT /usuarios/me/privacidade': reply(204) },
    known,
  },
  abrirAgenda: {
    field: 'abrirAgenda',
    token: aluna,
    script: { 'POST /usuarios/me/agenda': reply(201, { endereco }) },
    known: { ...known, endereco },
    needsAnswer: true as const,
  },
  fecharAgenda: {
    field: 'fecharAgenda',
    token: aluna,
    script: { 'DELETE /usuarios/me/agenda': reply(204) },
    known,
  },
  ligarAparelho: {
    field:
      'ligarAparelho(input: { endereco: "https://web.push.apple.com/x", p256dh: "BA", auth: "AA", tipos: [ETAPA] })',
    token: aluna,
    script: { 'PUT /usuarios/me/aparelho': reply(204) },
    known,
  },
  desligarAparelho: {
    field: 'desligarAparelho',
    token: aluna,
    script: { 'DELETE /usuarios/me/aparelho': reply(204) },
    known,
  },
  testarAparelho: {
    field: 'testarAparelho',
    token: aluna,
    script: { 'POST /usuarios/me/aparelho/teste': reply(204) },
    known,
  },
  pedirCopiaDosDados: {
    field: 'pedirCopiaDosDados',
    token: aluna,
    script: { 'POST /usuarios/me/dados/copia': reply(204) },
    known,
  },
  excluirConta: {
    field: 'excluirConta(input: { senha: "a-minha" })',
    token: aluna,
    script: { 'POST /usuarios/me/exclusao': reply(204) },
    known,
  },
  manterConta: {
    field: 'manterConta',
    token: aluna,
    script: { 'DELETE /usuarios/me/exclusao': reply(204) },
    known,
  },
}
