import { aluna, globalId, professora } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'

const vaga = globalId('Vaga', '12')
/** The mutations on interviews, for writes.test.ts. */
export const entrevistaWrites = {
  oferecerHorarios: {
    field: `oferecerHorarios(input: {
      vaga: "${vaga}", horarios: [{ inicio: "2999-01-01T12:00:00Z", minutos: 30, local: "Sala 5" }], chave: "c1" })`,
    token: professora,
    script: { 'POST /vagas/12/entrevistas': reply(204) },
    known: { vaga: null },
  },
  retirarHorario: {
    field: `retirarHorario(input: { vaga: "${vaga}", horario: "${globalId('Horario', '12.61')}" })`,
    token: professora,
    script: { 'DELETE /vagas/12/entrevistas/61': reply(204) },
    known: { vaga: null },
  },
  escolherHorario: {
    field: `escolherHorario(input: { vaga: "${vaga}", horario: "${globalId('Horario', '12.61')}" })`,
    token: aluna,
    script: { 'PUT /candidaturas/vaga/12/entrevista': reply(204) },
    known: { vaga: null },
  },
  devolverHorario: {
    field: `devolverHorario(input: { vaga: "${vaga}" })`,
    token: aluna,
    script: { 'DELETE /candidaturas/vaga/12/entrevista': reply(204) },
    known: { vaga: null },
  },
}
