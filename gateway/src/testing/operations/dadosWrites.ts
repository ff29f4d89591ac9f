import { aluna } from '../createTestGateway.ts'
import { reply } from '../scriptUpstream.ts'

const known = { viewer: { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } } }

/** The mutations on one's own data, for writes.test.ts. */
export const dadosWrites = {
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
