import type { Line } from './line.ts'

/** The fields of whoever is signed in, and those of administrators and moderators. */
export const sessaoRights: Record<string, Line> = {
  'Viewer.id': { may: 'session', text: '{ viewer { id } }' },
  'Viewer.papel': { may: 'session', text: '{ viewer { papel } }' },
  'Viewer.papeis': { may: 'session', text: '{ viewer { papeis } }' },
  'Viewer.usuario': { may: 'session', text: '{ viewer { usuario { nome } } }' },
  'Viewer.administracao': {
    may: 'administrador',
    text: '{ viewer { administracao { visaoGeral { suspensas } pessoas { edges { node { email } } } auditoria { edges { node { acao } } } } } }',
  },
  'Viewer.moderacao': {
    may: 'moderador',
    text: '{ viewer { moderacao { casos { edges { node { titulo } } } caso(codigo: "999999") { oculto } } } }',
  },
  'Viewer.decisaoRecebida': { may: 'account', text: '{ viewer { decisaoRecebida(codigo: "999999") { motivo } } }' },
  'Mutation.denunciar': {
    may: 'account',
    text: ({ pessoa }) =>
      `mutation { denunciar(input: { tipo: PERFIL, codigo: "${pessoa}", motivo: SPAM }) { __typename } }`,
  },
  'Mutation.decidirCaso': {
    may: 'moderador',
    text: 'mutation { decidirCaso(input: { caso: "999999", ato: DISPENSAR, motivo: "x" }) { __typename } }',
  },
  'Mutation.contestar': {
    may: 'account',
    text: 'mutation { contestar(input: { caso: "999999", texto: "" }) { __typename } }',
  },
  'Mutation.agirSobrePessoa': {
    may: 'administrador',
    text: ({ pessoa }) =>
      `mutation { agirSobrePessoa(input: { pessoa: "${pessoa}", ato: REATIVAR, motivo: "Um engano." }) { __typename } }`,
  },
}
