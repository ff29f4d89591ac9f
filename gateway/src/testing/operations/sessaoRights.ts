import type { Line } from './line.ts'

/** The fields of whoever is signed in, and those of administrators. */
export const sessaoRights: Record<string, Line> = {
  'Viewer.id': { may: 'session', text: '{ viewer { id } }' },
  'Viewer.papel': { may: 'session', text: '{ viewer { papel } }' },
  'Viewer.papeis': { may: 'session', text: '{ viewer { papeis } }' },
  'Viewer.usuario': { may: 'session', text: '{ viewer { usuario { nome } } }' },
  'Viewer.administracao': {
    may: 'administrador',
    text: '{ viewer { administracao { visaoGeral { suspensas } pessoas { edges { node { email } } } auditoria { edges { node { acao } } } entradas(lista: LOCAIS) { edges { node { nome } } } usoDaEntrada(lista: LOCAIS, codigo: "1") { total } juncoes(lista: LOCAIS) { de } } } }',
  },
  'Mutation.agirSobrePessoa': {
    may: 'administrador',
    text: ({ pessoa }) =>
      `mutation { agirSobrePessoa(input: { pessoa: "${pessoa}", ato: REATIVAR, motivo: "Um engano." }) { __typename } }`,
  },
  'Mutation.salvarEntrada': {
    may: 'administrador',
    text: 'mutation { salvarEntrada(input: { lista: LOCAIS, entrada: "2", nome: "Campus" }) { __typename } }',
  },
  'Mutation.importarLista': {
    may: 'administrador',
    text: 'mutation ($arquivo: Upload!) { importarLista(input: { lista: LOCAIS, arquivo: $arquivo }) { __typename } }',
  },
  'Mutation.juntarEntrada': {
    may: 'administrador',
    text: 'mutation { juntarEntrada(input: { lista: LOCAIS, entrada: "2", em: "2" }) { __typename } }',
  },
  'Mutation.desfazerJuncao': {
    may: 'administrador',
    text: 'mutation { desfazerJuncao(input: { juncao: "1" }) { __typename } }',
  },
}
