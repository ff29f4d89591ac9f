import { administradora } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'

/** The mutations on the institution's lists, for writes.test.ts. */
export const listasWrites = {
  salvarEntrada: {
    field: 'salvarEntrada(input: { lista: LOCAIS, entrada: "2", nome: "Campus" })',
    token: administradora,
    script: { 'PUT /admin/listas/locais/2': reply(204) },
  },
  importarLista: {
    field: 'importarLista(input: { lista: LOCAIS, arquivo: $arquivo, aplicar: true })',
    token: administradora,
    script: { 'POST /admin/listas/locais/importacao': reply(204) },
  },
  juntarEntrada: {
    field: 'juntarEntrada(input: { lista: LOCAIS, entrada: "2", em: "3" })',
    token: administradora,
    script: { 'POST /admin/listas/locais/2/juntar': reply(204) },
  },
  desfazerJuncao: {
    field: 'desfazerJuncao(input: { juncao: "1" })',
    token: administradora,
    script: { 'POST /admin/listas/juncoes/1/desfazer': reply(204) },
  },
}
