import { globalId } from '../createTestGateway.ts'
import { candidaturaRights } from './candidaturaRights.ts'
import type { Line } from './line.ts'
import { sessaoRights } from './sessaoRights.ts'

const textos = 'titulo: "Monitoria de Óptica", descricao: "Ajudar nas aulas de laboratório."'
const typename = '{ __typename }'
const doAutor = (mutation: string): Line => ({
  may: 'author',
  text: ({ vaga }) => `mutation { ${mutation}(input: { vaga: "${vaga}" }) ${typename} }`,
})

/** Who may request each field, with a document that does. */
export const lines: Record<string, Line> = {
  'Query.viewer': { may: 'all', text: '{ viewer { papel } }' },
  'Query.tiposDeVaga': { may: 'all', text: '{ tiposDeVaga { nome } }' },
  'Query.departamentos': { may: 'all', text: '{ departamentos { nome } }' },
  'Query.categoriasDeInteresse': { may: 'all', text: '{ categoriasDeInteresse { nome } }' },
  'Query.instituicao': { may: 'all', text: '{ instituicao { sigla } }' },
  'Query.enviaLinksDeEntrada': { may: 'all', text: '{ enviaLinksDeEntrada }' },
  'Query.documento': { may: 'all', text: '{ documento(tipo: TERMOS) { texto } }' },
  'Query.mural': { may: 'all', text: '{ mural { total vagas { titulo } } }' },
  'Query.vagaPublica': { may: 'all', text: ({ codigo }) => `{ vagaPublica(codigo: "${codigo}") { titulo } }` },
  'Query.node': { may: 'account', text: ({ vaga }) => `{ node(id: "${vaga}") { id } }` },
  'Query.nodes': { may: 'account', text: ({ vaga }) => `{ nodes(ids: ["${vaga}"]) { id } }` },
  'Query.vaga': { may: 'account', text: ({ codigo }) => `{ vaga(codigo: "${codigo}") { titulo } }` },
  'Query.vagas': { may: 'account', text: '{ vagas { total } }' },
  'Query.filtraCondicoes': { may: 'account', text: '{ filtraCondicoes }' },
  'Query.contagensDeVagas': { may: 'account', text: '{ contagensDeVagas { tipos { total } } }' },
  'Query.usuario': { may: 'session', text: ({ pessoa }) => `{ usuario(codigo: "${pessoa}") { nome } }` },
  'Viewer.conversas': { may: 'account', text: '{ viewer { conversas { total } } }' },
  'Viewer.conversa': { may: 'account', text: ({ pessoa }) => `{ viewer { conversa(codigo: "${pessoa}") { id } } }` },
  'Viewer.mensagensEncontradas': {
    may: 'account',
    text: '{ viewer { mensagensEncontradas(busca: "oi") { mensagem { id } } } }',
  },
  'Viewer.mensagens': {
    may: 'account',
    text: ({ pessoa }) => `{ viewer { mensagens(codigo: "${pessoa}") { edges { node { conteudo } } } } }`,
  },
  'Viewer.rede': { may: 'account', text: '{ viewer { rede { conexoes { total } } } }' },
  'Viewer.notificacoes': { may: 'account', text: '{ viewer { notificacoes { total } } }' },
  'Viewer.naoLidas': { may: 'session', text: '{ viewer { naoLidas { notificacoes } } }' },
  'Viewer.historico': { may: 'aluno', text: `{ viewer { historico ${typename} } }` },
  'Viewer.progressoComplementar': { may: 'aluno', text: `{ viewer { progressoComplementar ${typename} } }` },
  'Viewer.listaCandidaturas': { may: 'session', text: '{ viewer { listaCandidaturas } }' },
  'Viewer.candidaturas': { may: 'aluno', text: '{ viewer { candidaturas { total } } }' },
  'Vaga.selecao': {
    may: 'author',
    text: ({ codigo }) => `{ vaga(codigo: "${codigo}") { selecao { aprovadas } } }`,
  },
  ...sessaoRights,
  ...candidaturaRights,
  'Viewer.disciplinas': { may: 'professor', text: '{ viewer { disciplinas(busca: "calc") { nome } } }' },
  'Vaga.respostas': {
    may: 'author',
    text: ({ codigo }) => `{ vaga(codigo: "${codigo}") { respostas { respostas { valor } } } }`,
  },
  'Vaga.atendimentos': {
    may: 'author',
    text: ({ codigo }) => `{ vaga(codigo: "${codigo}") { atendimentos { cr } } }`,
  },
  'Vaga.entrevistas': {
    may: 'author or aluno',
    text: ({ codigo }) => `{ vaga(codigo: "${codigo}") { entrevistas { inicio local candidato { nome } } } }`,
  },
  'Vaga.totalDeCandidatos': {
    may: 'author',
    reads: true,
    text: ({ codigo }) => `{ vaga(codigo: "${codigo}") { totalDeCandidatos } }`,
  },
  'Vaga.candidatosNovos': {
    may: 'author',
    reads: true,
    text: ({ codigo }) => `{ vaga(codigo: "${codigo}") { candidatosNovos } }`,
  },
  'Viewer.avisos': { may: 'account', text: '{ viewer { avisos { tipo modo modos } } }' },
  'Viewer.salvas': { may: 'session', text: '{ viewer { salvas } }' },
  'Viewer.convites': { may: 'professor', text: '{ viewer { convites { visivel } } }' },
  'Viewer.pendencias': { may: 'professor', text: '{ viewer { pendencias { totalDeNovas } } }' },
  'Viewer.minhasVagas': { may: 'professor', text: '{ viewer { minhasVagas { total } } }' },
  'Vaga.candidaturas': {
    may: 'author',
    text: ({ codigo }) =>
      `{ vaga(codigo: "${codigo}") { candidaturas { total edges { node { cartaDeMotivacao candidato { pessoa { nome } } } } } } }`,
  },

  'Mutation.definirPerguntas': {
    may: 'author',
    text: ({ vaga }) =>
      `mutation { definirPerguntas(input: { vaga: "${vaga}", perguntas: [], arquivo: NAO }) ${typename} }`,
  },
  'Mutation.entrar': {
    may: 'all',
    text: `mutation { entrar(input: { email: "a", senha: "b", papel: PROFESSOR }) ${typename} }`,
  },
  'Mutation.cadastrar': {
    may: 'all',
    text: `mutation { cadastrar(input: { nome: "", email: "a", senha: "b", papel: PROFESSOR }) ${typename} }`,
  },
  'Mutation.verificarEmail': { may: 'all', text: `mutation { verificarEmail(input: { token: "x" }) ${typename} }` },
  'Mutation.reenviarVerificacao': {
    may: 'all',
    text: `mutation { reenviarVerificacao(input: { email: "a@puc.example" }) ${typename} }`,
  },
  'Mutation.pedirRedefinicaoDeSenha': {
    may: 'all',
    text: `mutation { pedirRedefinicaoDeSenha(input: { email: "a@puc.example" }) ${typename} }`,
  },
  'Mutation.redefinirSenha': {
    may: 'all',
    text: `mutation { redefinirSenha(input: { token: "x", novaSenha: "segredo1" }) ${typename} }`,
  },
  'Mutation.entrarPorLink': { may: 'all', text: `mutation { entrarPorLink(input: { token: "x" }) ${typename} }` },
  'Mutation.pedirLinkDeEntrada': {
    may: 'all',
    text: `mutation { pedirLinkDeEntrada(input: { email: "a@puc.example" }) ${typename} }`,
  },
  'Mutation.sair': { may: 'all', text: `mutation { sair ${typename} }` },
  'Mutation.atualizarPerfil': {
    may: 'session',
    text: `mutation { atualizarPerfil(input: { nome: "Eu", objetivoPrincipal: MENTORIA }) ${typename} }`,
  },
  'Mutation.enviarArquivoDaCandidatura': {
    may: 'aluno',
    text: ({ vaga }) =>
      `mutation ($arquivo: Upload!) { enviarArquivoDaCandidatura(input: { vaga: "${vaga}", arquivo: $arquivo }) ${typename} }`,
  },
  'Mutation.enviarAvatar': {
    may: 'session',
    text: `mutation ($arquivo: Upload!) { enviarAvatar(input: { arquivo: $arquivo }) ${typename} }`,
  },
  'Mutation.removerAvatar': { may: 'session', text: `mutation { removerAvatar ${typename} }` },
  'Mutation.salvarInteresses': {
    may: 'account',
    text: `mutation { salvarInteresses(input: { interesses: [] }) ${typename} }`,
  },
  'Mutation.criarInteresse': {
    may: 'account',
    text: `mutation { criarInteresse(input: { nome: "Óptica" }) ${typename} }`,
  },
  'Mutation.enviarMensagem': {
    may: 'account',
    text: ({ pessoa }) =>
      `mutation { enviarMensagem(input: { para: "${globalId('Pessoa', pessoa)}", conteudo: "Oi" }) ${typename} }`,
  },
  'Mutation.conectar': {
    may: 'account',
    text: ({ pessoa }) => `mutation { conectar(input: { pessoa: "${globalId('Pessoa', pessoa)}" }) ${typename} }`,
  },
  'Mutation.desconectar': {
    may: 'account',
    text: ({ pessoa }) => `mutation { desconectar(input: { pessoa: "${globalId('Pessoa', pessoa)}" }) ${typename} }`,
  },
  'Mutation.marcarNotificacoesComoLidas': {
    may: 'account',
    text: `mutation { marcarNotificacoesComoLidas(input: {}) ${typename} }`,
  },
  'Mutation.mudarAviso': {
    may: 'account',
    text: `mutation { mudarAviso(input: { tipo: ETAPA, modo: RESUMO }) ${typename} }`,
  },
  'Mutation.salvarVaga': {
    may: 'aluno',
    text: ({ vaga }) => `mutation { salvarVaga(input: { vaga: "${vaga}", salva: true }) ${typename} }`,
  },
  'Mutation.importarHistorico': {
    may: 'aluno',
    text: `mutation ($arquivo: Upload!) { importarHistorico(input: { arquivo: $arquivo }) ${typename} }`,
  },
  'Mutation.confirmarHistorico': {
    may: 'aluno',
    text: `mutation { confirmarHistorico(input: { previa: "p" }) ${typename} }`,
  },
  'Mutation.candidatar': {
    may: 'aluno',
    text: ({ vaga }) => `mutation { candidatar(input: { vaga: "${vaga}" }) ${typename} }`,
  },
  'Mutation.cancelarCandidatura': {
    may: 'aluno',
    text: ({ vaga }) => `mutation { cancelarCandidatura(input: { vaga: "${vaga}" }) ${typename} }`,
  },
  'Mutation.retirarCandidatura': {
    may: 'aluno',
    text: ({ vaga }) => `mutation { retirarCandidatura(input: { vaga: "${vaga}" }) ${typename} }`,
  },
  'Mutation.compartilharHistorico': {
    may: 'aluno',
    text: ({ vaga }) =>
      `mutation { compartilharHistorico(input: { vaga: "${vaga}", compartilhar: true }) ${typename} }`,
  },
  'Mutation.moverCandidaturas': {
    may: 'author',
    text: ({ vaga, candidatura }) =>
      `mutation { moverCandidaturas(input: { vaga: "${vaga}", candidaturas: [{ candidatura: "${candidatura}", versao: 0 }], para: ENTREVISTA, chave: "${candidatura}" }) ${typename} }`,
  },
  'Mutation.finalizarSelecao': {
    may: 'author',
    text: ({ vaga, candidatura }) =>
      `mutation { finalizarSelecao(input: { vaga: "${vaga}", divulgar: true, semDecisao: { candidaturas: [{ candidatura: "${candidatura}", versao: 0 }], para: NAO_SELECIONADA }, chave: "${candidatura}" }) ${typename} }`,
  },
  'Mutation.divulgarResultado': doAutor('divulgarResultado'),
  'Mutation.cancelarDivulgacao': doAutor('cancelarDivulgacao'),
  'Mutation.definirLugares': {
    may: 'author',
    text: ({ vaga }) => `mutation { definirLugares(input: { vaga: "${vaga}", lugares: 3 }) ${typename} }`,
  },
  'Mutation.avaliarCandidatura': {
    may: 'author',
    secret: true,
    text: ({ candidatura }) =>
      `mutation { avaliarCandidatura(input: { candidatura: "${candidatura}", nota: 4, etiquetas: ["Chamar"] }) ${typename} }`,
  },
  'Mutation.avaliarCandidaturas': {
    may: 'author',
    text: ({ vaga, candidatura }) =>
      `mutation { avaliarCandidaturas(input: { vaga: "${vaga}", candidaturas: ["${candidatura}"], nota: 4 }) ${typename} }`,
  },
  'Mutation.anotarCandidatura': {
    may: 'author',
    secret: true,
    text: ({ candidatura }) =>
      `mutation { anotarCandidatura(input: { candidatura: "${candidatura}", texto: "Oi", chave: "uma-chave" }) ${typename} }`,
  },
  'Mutation.excluirAnotacao': {
    may: 'author',
    secret: true,
    text: ({ candidatura, codigoDaCandidatura }) =>
      `mutation { excluirAnotacao(input: { candidatura: "${candidatura}", anotacao: "${globalId('Anotacao', `${codigoDaCandidatura}.999999`)}" }) ${typename} }`,
  },
  'Mutation.definirRequisitos': {
    may: 'author',
    text: ({ vaga }) =>
      `mutation { definirRequisitos(input: { vaga: "${vaga}", crMinimo: 7, disciplinas: [], cursos: [], fechada: true }) ${typename} }`,
  },
  'Mutation.oferecerHorarios': {
    may: 'author',
    text: ({ vaga }) =>
      `mutation { oferecerHorarios(input: { vaga: "${vaga}", horarios: [{ inicio: "2999-01-01T12:00:00Z", minutos: 30, local: "Sala 5" }], chave: "uma-chave" }) ${typename} }`,
  },
  'Mutation.retirarHorario': {
    may: 'author',
    text: ({ vaga, codigo }) =>
      `mutation { retirarHorario(input: { vaga: "${vaga}", horario: "${globalId('Horario', `${codigo}.999999`)}" }) ${typename} }`,
  },
  'Mutation.escolherHorario': {
    may: 'aluno',
    text: ({ vaga, codigo }) =>
      `mutation { escolherHorario(input: { vaga: "${vaga}", horario: "${globalId('Horario', `${codigo}.999999`)}" }) ${typename} }`,
  },
  'Mutation.devolverHorario': {
    may: 'aluno',
    text: ({ vaga }) => `mutation { devolverHorario(input: { vaga: "${vaga}" }) ${typename} }`,
  },
  'Mutation.criarVaga': {
    may: 'professor',
    text: `mutation { criarVaga(input: { ${textos}, departamento: "${globalId('Departamento', '1')}", local: "${globalId('Local', '2')}", tipo: "${globalId('OpcaoDeTipo', '1')}" }) ${typename} }`,
  },
  'Mutation.atualizarVaga': {
    may: 'author',
    text: ({ vaga }) =>
      `mutation { atualizarVaga(input: { vaga: "${vaga}", ${textos}, prazo: "2999-01-01", interesses: [], tipo: "${globalId('OpcaoDeTipo', '1')}", desconto: 10 }) ${typename} }`,
  },
  'Mutation.publicarVaga': {
    may: 'author',
    text: ({ vaga }) => `mutation { publicarVaga(input: { vaga: "${vaga}", prazo: "2999-12-31" }) ${typename} }`,
  },
  'Mutation.alterarStatusDaVaga': {
    may: 'author',
    text: ({ vaga }) => `mutation { alterarStatusDaVaga(input: { vaga: "${vaga}", status: FINALIZADA }) ${typename} }`,
  },
  'Mutation.enviarComunicado': {
    may: 'author',
    text: ({ vaga }) =>
      `mutation { enviarComunicado(input: { vaga: "${vaga}", conteudo: "Oi", chave: "uma-chave-qualquer" }) ${typename} }`,
  },
  'Mutation.convidarGestor': {
    may: 'author',
    text: ({ vaga }) =>
      `mutation { convidarGestor(input: { vaga: "${vaga}", convidado: { email: "convidada@puc.example" }, visivel: true }) ${typename} }`,
  },
  'Mutation.mostrarGestor': {
    may: 'author',
    text: ({ vaga, codigo }) =>
      `mutation { mostrarGestor(input: { vaga: "${vaga}", gestor: "${globalId('Gestor', `${codigo}.999999`)}", visivel: true }) ${typename} }`,
  },
  'Mutation.removerGestor': {
    may: 'author',
    text: ({ vaga, codigo }) =>
      `mutation { removerGestor(input: { vaga: "${vaga}", gestor: "${globalId('Gestor', `${codigo}.999999`)}" }) ${typename} }`,
  },
  'Mutation.responderConvite': {
    may: 'professor',
    text: ({ vaga }) => `mutation { responderConvite(input: { vaga: "${vaga}", aceitar: false }) ${typename} }`,
  },
  'Mutation.excluirVaga': {
    may: 'author alone',
    text: ({ vaga }) => `mutation { excluirVaga(input: { vaga: "${vaga}" }) ${typename} }`,
  },
}
