import { globalId } from '../createTestGateway.ts'
import type { Line } from './line.ts'

const valores =
  'nome: "Universidade", sigla: "U", dominiosDeAluno: ["puc.example"], dominiosDeProfessor: ["inf.puc.example"], dominiosQueProvamProfessor: [], emailsDeExcecao: [], marcaMvp: true, fuso: "America/Sao_Paulo", primeirosMeses: [1, 7], primeiraRevisaoDeProfessor: false, primeiraRevisaoDeDepartamento: false'

/** A search that is gone. */
const buscaDe = (eu: string) => globalId('BuscaSalva', `${eu}.999999`)

/** A part of each field of `Administracao`. */
const daAdministracao = [
  'visaoGeral { suspensas }',
  'pessoas { edges { node { email } } }',
  'instituicao { versao }',
  'numeros(ano: 2026) { ate }',
  'avisosDoSistema { texto }',
  'documentos { texto }',
  'retencao { linhas }',
  'auditoria { edges { node { acao } } }',
  'entradas(lista: LOCAIS) { edges { node { nome } } }',
  'usoDaEntrada(lista: LOCAIS, codigo: "1") { total }',
  'juncoes(lista: LOCAIS) { de }',
]

/** The fields of whoever is signed in, and those of administrators and moderators. */
export const sessaoRights: Record<string, Line> = {
  'Mutation.comecarEntradaPelaUniversidade': {
    may: 'all',
    text: 'mutation { comecarEntradaPelaUniversidade(input: {}) { __typename } }',
  },
  'Mutation.entrarPelaUniversidade': {
    may: 'all',
    text: 'mutation { entrarPelaUniversidade(input: { resposta: "code=1&state=2" }) { __typename } }',
  },
  'Mutation.provarConta': { may: 'all', text: 'mutation { provarConta(input: { senha: "x" }) { __typename } }' },
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
  'Viewer.buscasSalvas': { may: 'session', text: '{ viewer { buscasSalvas { nome } } }' },
  'Viewer.seguidores': { may: 'account', text: '{ viewer { seguidores } }' },
  'Mutation.salvarBusca': {
    may: 'aluno',
    text: 'mutation { salvarBusca(input: { nome: "Redes", modo: RESUMO, filtro: { busca: "redes" } }) { __typename } }',
  },
  'Mutation.seguir': {
    may: 'aluno',
    text: 'mutation { seguir(input: { tipo: DEPARTAMENTO, alvo: "1" }) { __typename } }',
  },
  'Mutation.mudarBusca': {
    may: 'aluno',
    text: ({ eu }) => `mutation { mudarBusca(input: { busca: "${buscaDe(eu)}", vista: true }) { __typename } }`,
  },
  'Mutation.apagarBusca': {
    may: 'aluno',
    text: ({ eu }) => `mutation { apagarBusca(input: { busca: "${buscaDe(eu)}" }) { __typename } }`,
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
  'Viewer.meuEmail': { may: 'session', text: '{ viewer { meuEmail { email } } }' },
  'Mutation.pedirMudancaDeEmail': {
    may: 'session',
    text: 'mutation { pedirMudancaDeEmail(input: { senhaAtual: "errada", email: "nova@puc.example" }) { __typename } }',
  },
  'Mutation.cancelarMudancaDeEmail': { may: 'session', text: 'mutation { cancelarMudancaDeEmail { __typename } }' },
  'Mutation.encerrarOutrasSessoes': {
    may: 'session',
    sai: true,
    text: 'mutation { encerrarOutrasSessoes { __typename } }',
  },
  'Viewer.segundoFator': { may: 'session', text: '{ viewer { segundoFator { codigos } } }' },
  'Mutation.confirmarEntrada': {
    may: 'all',
    text: 'mutation { confirmarEntrada(input: { desafio: "x", codigo: "123456" }) { __typename } }',
  },
  'Mutation.abrirDesafio': {
    may: 'session',
    text: 'mutation { abrirDesafio(input: { para: APLICATIVO, senha: "errada" }) { __typename } }',
  },
  'Mutation.adicionarSegundoFator': {
    may: 'session',
    text: 'mutation { adicionarSegundoFator(input: { desafio: "nenhum", codigo: "123456" }) { __typename } }',
  },
  'Mutation.removerSegundoFator': {
    may: 'session',
    text: 'mutation { removerSegundoFator(input: { desafio: "nenhum", codigo: "123456" }) { __typename } }',
  },
  'Mutation.renovarCodigos': {
    may: 'session',
    text: 'mutation { renovarCodigos(input: { desafio: "nenhum", codigo: "123456" }) { __typename } }',
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
  'Mutation.aceitarDocumentos': {
    may: 'session',
    text: 'mutation { aceitarDocumentos(input: { numero: 1 }) { __typename } }',
  },
  'Mutation.salvarDocumento': {
    may: 'administrador',
    text: 'mutation { salvarDocumento(input: { tipo: TERMOS, texto: "x", mudou: "", publicar: false }) { __typename } }',
  },
  'Mutation.confirmarPrazo': {
    may: 'administrador',
    text: 'mutation { confirmarPrazo(input: { regra: "auditoria", dias: 1 }) { __typename } }',
  },
  'Viewer.privacidade': { may: 'account', text: '{ viewer { privacidade { perfil } } }' },
  'Viewer.leituras': { may: 'session', text: '{ viewer { leituras { edges { node { em } } } } }' },
  'Mutation.mudarPrivacidade': {
    may: 'account',
    text: 'mutation { mudarPrivacidade(input: { perfil: TODOS, curso: TODOS, email: GESTORES }) { __typename } }',
  },
  'Viewer.agenda': { may: 'session', text: '{ viewer { agenda { criadaEm } } }' },
  'Mutation.abrirAgenda': { may: 'session', text: 'mutation { abrirAgenda { __typename } }' },
  'Mutation.fecharAgenda': { may: 'session', text: 'mutation { fecharAgenda { __typename } }' },
  'Viewer.noAparelho': { may: 'account', text: '{ viewer { noAparelho { chave } } }' },
  'Mutation.ligarAparelho': {
    may: 'account',
    text: 'mutation { ligarAparelho(input: { endereco: "https://web.push.apple.com/x", p256dh: "BA", auth: "AA", tipos: [] }) { __typename } }',
  },
  'Mutation.desligarAparelho': { may: 'account', text: 'mutation { desligarAparelho { __typename } }' },
  'Mutation.testarAparelho': { may: 'account', text: 'mutation { testarAparelho { __typename } }' },
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
