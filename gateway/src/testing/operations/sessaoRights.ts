import type { Line } from './line.ts'

const valores =
  'nome: "Universidade", sigla: "U", dominiosDeAluno: ["puc.example"], dominiosDeProfessor: ["inf.puc.example"], dominiosQueProvamProfessor: [], emailsDeExcecao: [], marcaMvp: true, fuso: "America/Sao_Paulo", primeiraRevisaoDeProfessor: false, primeiraRevisaoDeDepartamento: false'

/** A part of each field of `Administracao`. */
const daAdministracao = [
  'visaoGeral { suspensas }',
  'pessoas { edges { node { email } } }',
  'instituicao { versao }',
  'numeros(ano: 2026) { ate }',
  'avisosDoSistema { texto }',
  'auditoria { edges { node { acao } } }',
  'entradas(lista: LOCAIS) { edges { node { nome } } }',
  'usoDaEntrada(lista: LOCAIS, codigo: "1") { total }',
  'juncoes(lista: LOCAIS) { de }',
]

/** The fields of whoever is signed in, and those of administrators and moderators. */
export const sessaoRights: Record<string, Line> = {
  'Viewer.id': { may: 'session', text: '{ viewer { id } }' },
  'Viewer.papel': { may: 'session', text: '{ viewer { papel } }' },
  'Viewer.papeis': { may: 'session', text: '{ viewer { papeis } }' },
  'Viewer.usuario': { may: 'session', text: '{ viewer { usuario { nome } } }' },
  'Viewer.avisosDoSistema': { may: 'session', text: '{ viewer { avisosDoSistema { texto } } }' },
  'Viewer.bloqueios': { may: 'account', text: '{ viewer { bloqueios { desde } } }' },
  'Mutation.bloquear': {
    may: 'account',
    text: ({ pessoa }) => `mutation { bloquear(input: { codigo: "${pessoa}", bloqueada: true }) { __typename } }`,
  },
  'Viewer.sessoes': { may: 'session', text: '{ viewer { sessoes { dispositivo } } }' },
  'Mutation.encerrarSessao': {
    may: 'session',
    text: 'mutation { encerrarSessao(input: { sessao: "nenhuma" }) { __typename } }',
  },
  'Mutation.mudarSenha': {
    may: 'session',
    text: 'mutation { mudarSenha(input: { senhaAtual: "errada", novaSenha: "uma frase longa" }) { __typename } }',
  },
  'Mutation.encerrarOutrasSessoes': {
    may: 'session',
    sai: true,
    text: 'mutation { encerrarOutrasSessoes { __typename } }',
  },
  'Viewer.administracao': {
    may: 'administrador',
    text: `{ viewer { administracao { ${daAdministracao.join(' ')} } } }`,
  },
  'Mutation.salvarInstituicao': {
    may: 'administrador',
    text: `mutation { salvarInstituicao(input: { versao: 999, ${valores} }) { __typename } }`,
  },
  'Mutation.trocarLogo': {
    may: 'administrador',
    text: 'mutation ($arquivo: Upload!) { trocarLogo(input: { arquivo: $arquivo }) { __typename } }',
  },
  'Mutation.removerLogo': { may: 'administrador', text: 'mutation { removerLogo { __typename } }' },
  'Mutation.enviarEmailDeTeste': {
    may: 'administrador',
    text: 'mutation { enviarEmailDeTeste(input: {}) { __typename } }',
  },
  'Mutation.publicarAvisoDoSistema': {
    may: 'administrador',
    text: 'mutation { publicarAvisoDoSistema(input: { texto: "O mural para.", de: "2026-01-01", ate: "2031-12-31" }) { __typename } }',
  },
  'Mutation.retirarAvisoDoSistema': {
    may: 'administrador',
    text: 'mutation { retirarAvisoDoSistema(input: { codigo: "1" }) { __typename } }',
  },
  'Viewer.meusDados': { may: 'session', text: '{ viewer { meusDados { oportunidadesEmAndamento } } }' },
  'Mutation.pedirCopiaDosDados': { may: 'session', text: 'mutation { pedirCopiaDosDados { __typename } }' },
  'Mutation.excluirConta': {
    may: 'session',
    text: 'mutation { excluirConta(input: { senha: "outra-senha" }) { __typename } }',
  },
  'Mutation.manterConta': { may: 'session', text: 'mutation { manterConta { __typename } }' },
  'Viewer.administracao.auditoria': {
    may: 'encarregado',
    text: '{ viewer { administracao { auditoria { edges { node { acao } } } } } }',
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
  'Mutation.importarPessoas': {
    may: 'administrador',
    text: 'mutation ($arquivo: Upload!) { importarPessoas(input: { arquivo: $arquivo }) { __typename } }',
  },
}
