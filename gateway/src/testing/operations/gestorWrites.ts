import { globalId, professora } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'

const vaga = globalId('Vaga', '12')

/** The mutations on managers, for writes.test.ts. */
export const gestorWrites = {
  convidarGestor: {
    field: `convidarGestor(input: { vaga: "${vaga}", convidado: { email: "bia@ut.example" }, visivel: true })`,
    token: professora,
    script: { 'POST /vagas/12/gestores': reply(204) },
  },
  mostrarGestor: {
    field: `mostrarGestor(input: { vaga: "${vaga}", gestor: "${globalId('Gestor', '12.71')}", visivel: true })`,
    token: professora,
    script: { 'PUT /vagas/12/gestores/71': reply(204) },
  },
  removerGestor: {
    field: `removerGestor(input: { vaga: "${vaga}", gestor: "${globalId('Gestor', '12.71')}" })`,
    token: professora,
    script: { 'DELETE /vagas/12/gestores/71': reply(204) },
  },
  responderConvite: {
    field: `responderConvite(input: { vaga: "${vaga}", aceitar: true })`,
    token: professora,
    script: { 'POST /vagas/12/gestores/convite': reply(204) },
    known: { viewer: { candidaturas: null, rede: { conexoes: null }, papel: 'PROFESSOR' } },
  },
}
