import type { Line } from './line.ts'

/** The fields of whoever is signed in, and those of administrators. */
export const sessaoRights: Record<string, Line> = {
  'Viewer.id': { may: 'session', text: '{ viewer { id } }' },
  'Viewer.papel': { may: 'session', text: '{ viewer { papel } }' },
  'Viewer.papeis': { may: 'session', text: '{ viewer { papeis } }' },
  'Viewer.usuario': { may: 'session', text: '{ viewer { usuario { nome } } }' },
  'Viewer.administracao': {
    may: 'administrador',
    text: '{ viewer { administracao { visaoGeral { suspensas } pessoas { edges { node { email } } } auditoria { edges { node { acao } } } } } }',
  },
  'Mutation.agirSobrePessoa': {
    may: 'administrador',
    text: ({ pessoa }) =>
      `mutation { agirSobrePessoa(input: { pessoa: "${pessoa}", ato: REATIVAR, motivo: "Um engano." }) { __typename } }`,
  },
  'Mutation.importarPessoas': {
    may: 'administrador',
    text: 'mutation ($arquivo: Upload!) { importarPessoas(input: { arquivo: $arquivo }) { __typename } }',
  },
}
