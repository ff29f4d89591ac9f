import { aluna, globalId, professora } from '../createTestGateway.ts'
import { edicaoReferences } from './edicaoReferences.ts'
import { entrevistaReferences } from './entrevistaReferences.ts'
import { gestorReferences } from './gestorReferences.ts'
import { perguntasReferences } from './perguntasReferences.ts'
import { write } from './reference.ts'
import type { Reference } from './reference.ts'

const vaga = { id: 12, titulo: 'Monitoria' }
const made = { id: 31, criado_em: '2026-03-09T14:00:00Z', carta_motivacao: null }
const mensagem = { id: 5, conteudo: 'Oi', criado_em: '2026-03-09T14:00:00Z', remetente_id: 7, destinatario_id: 8 }
const textos = 'titulo: "Monitoria", descricao: "Uma descrição longa o bastante.", prazo: "2999-01-01"'
const ofCandidatura = { type: 'Candidatura', codigo: '31', token: professora }
const selecao = { vagas: null, aprovadas: 0, retidas: 0, divulgacao_em: null }
const movidas = { movidas: [], recusadas: [], selecao }
const mover = (vagaId: string, candidatura: string) =>
  write(
    'moverCandidaturas',
    `vaga: "${vagaId}", candidaturas: [{ candidatura: "${candidatura}", versao: 1 }], para: ENTREVISTA, chave: "a"`,
  )
const avaliarVarias = (vagaId: string, candidatura: string) =>
  write('avaliarCandidaturas', `vaga: "${vagaId}", candidaturas: ["${candidatura}"], nota: 4`)
const ofVaga = { type: 'Vaga', codigo: '12', token: professora }
const ofPessoa = { type: 'Pessoa', codigo: '8', token: aluna }
const escolhas = {
  departamento: globalId('Departamento', '3'),
  local: globalId('Local', '2'),
  tipo: globalId('OpcaoDeTipo', '1'),
}
const criar = (changes: Partial<typeof escolhas> & { interesses?: string; copiaDe?: string }) => {
  const { departamento, local, tipo, interesses = '', copiaDe = '' } = { ...escolhas, ...changes }
  const chosen = `departamento: "${departamento}", local: "${local}", tipo: "${tipo}"`
  const copia = copiaDe && `, copiaDe: "${copiaDe}"`
  return write('criarVaga', `${textos}, ${chosen}${interesses && `, interesses: ["${interesses}"]`}${copia}`)
}
const publication = { token: professora, call: 'POST /vagas', answer: vaga }
const change = (method: 'PUT' | 'DELETE') => ({ call: `${method} /rede/conexoes/8`, answer: null })

/** Every reference of the schema. */
export const references: Record<string, Reference> = {
  ...perguntasReferences,
  ...edicaoReferences,
  ...entrevistaReferences,
  ...gestorReferences,
  'DefinirRequisitosInput.vaga': {
    ...ofVaga,
    document: id => write('definirRequisitos', `vaga: "${id}", disciplinas: [], cursos: [], fechada: false`),
    call: 'PUT /vagas/12/requisitos',
    answer: {},
  },
  'CandidatarInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('candidatar', `vaga: "${id}"`),
    call: 'POST /candidaturas/vaga/12',
    answer: made,
  },
  'MudarBuscaInput.busca': {
    type: 'BuscaSalva',
    codigo: '7.5',
    token: aluna,
    document: id => write('mudarBusca', `busca: "${id}", vista: true`),
    call: 'PATCH /usuarios/me/buscas/5',
    answer: null,
  },
  'ApagarBuscaInput.busca': {
    type: 'BuscaSalva',
    codigo: '7.5',
    token: aluna,
    document: id => write('apagarBusca', `busca: "${id}"`),
    call: 'DELETE /usuarios/me/buscas/5',
    answer: null,
  },
  'RegistrarPassoInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('registrarPasso', `vaga: "${id}", passo: VIU, origem: LISTA`),
    call: 'POST /vagas/12/passos',
    answer: null,
  },
  'SalvarVagaInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('salvarVaga', `vaga: "${id}", salva: true`),
    call: 'PUT /salvas/12',
    answer: null,
  },
  'CancelarCandidaturaInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('cancelarCandidatura', `vaga: "${id}"`),
    call: 'DELETE /candidaturas/vaga/12',
    answer: null,
  },
  'RetirarCandidaturaInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('retirarCandidatura', `vaga: "${id}"`),
    call: 'POST /candidaturas/vaga/12/retirada',
    answer: made,
  },
  'ResponderPerguntasInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('responderPerguntas', `vaga: "${id}", respostas: []`),
    call: 'PUT /candidaturas/vaga/12/respostas',
    answer: made,
  },
  'CompartilharHistoricoInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('compartilharHistorico', `vaga: "${id}", compartilhar: true`),
    call: 'PUT /candidaturas/vaga/12/compartilhamento',
    answer: made,
  },
  'MoverCandidaturasInput.vaga': {
    ...ofVaga,
    document: id => mover(id, globalId('Candidatura', '12.31')),
    call: 'POST /vagas/12/selecao/movimentos',
    answer: movidas,
  },
  'CandidaturaAMover.candidatura': {
    ...ofCandidatura,
    argument: 'candidaturas.0.candidatura',
    document: id => mover(globalId('Vaga', '12'), id),
    call: 'POST /vagas/12/selecao/movimentos',
    answer: movidas,
    sends: { movimentos: [{ candidatura: 31, versao: 1 }] },
  },
  'FinalizarSelecaoInput.vaga': {
    ...ofVaga,
    document: id => write('finalizarSelecao', `vaga: "${id}", chave: "a"`),
    call: 'POST /vagas/12/selecao/finalizacao',
    answer: { ...movidas, divulgadas: [], vaga: made },
  },
  'DivulgarResultadoInput.vaga': {
    ...ofVaga,
    document: id => write('divulgarResultado', `vaga: "${id}"`),
    call: 'POST /vagas/12/selecao/divulgacao',
    answer: { divulgadas: [], selecao },
  },
  'CancelarDivulgacaoInput.vaga': {
    ...ofVaga,
    document: id => write('cancelarDivulgacao', `vaga: "${id}"`),
    call: 'DELETE /vagas/12/selecao/divulgacao',
    answer: { selecao },
  },
  'DefinirLugaresInput.vaga': {
    ...ofVaga,
    document: id => write('definirLugares', `vaga: "${id}", lugares: 3`),
    call: 'PUT /vagas/12/selecao',
    answer: selecao,
  },
  'MarcarCandidaturaComoLidaInput.candidatura': {
    ...ofCandidatura,
    document: id => write('marcarCandidaturaComoLida', `candidatura: "${id}"`),
    call: 'PUT /candidaturas/31/leitura',
    answer: null,
  },
  'AvaliarCandidaturaInput.candidatura': {
    ...ofCandidatura,
    document: id => write('avaliarCandidatura', `candidatura: "${id}", etiquetas: []`),
    call: 'PUT /candidaturas/31/avaliacao',
    answer: { nota: null, etiquetas: [], anotacoes: 0 },
  },
  'AvaliarCandidaturasInput.vaga': {
    ...ofVaga,
    document: id => avaliarVarias(id, globalId('Candidatura', '12.31')),
    call: 'PUT /vagas/12/avaliacoes',
    answer: { avaliadas: [], recusadas: [] },
  },
  'AvaliarCandidaturasInput.candidaturas': {
    ...ofCandidatura,
    document: id => avaliarVarias(globalId('Vaga', '12'), id),
    call: 'PUT /vagas/12/avaliacoes',
    answer: { avaliadas: [], recusadas: [] },
    sends: { candidaturas: [31] },
  },
  'AnotarCandidaturaInput.candidatura': {
    ...ofCandidatura,
    document: id => write('anotarCandidatura', `candidatura: "${id}", texto: "Oi", chave: "a"`),
    call: 'POST /candidaturas/31/anotacoes',
    answer: { id: 5, texto: 'Oi', criado_em: '2026-03-09T14:00:00Z', autor: null },
  },
  'ExcluirAnotacaoInput.candidatura': {
    ...ofCandidatura,
    document: id => write('excluirAnotacao', `candidatura: "${id}", anotacao: "${globalId('Anotacao', '31.5')}"`),
    call: 'DELETE /candidaturas/31/anotacoes/5',
    answer: null,
  },
  'ExcluirAnotacaoInput.anotacao': {
    type: 'Anotacao',
    codigo: '5',
    token: professora,
    document: id => write('excluirAnotacao', `candidatura: "${globalId('Candidatura', '12.31')}", anotacao: "${id}"`),
    call: 'DELETE /candidaturas/31/anotacoes/5',
    answer: null,
  },
  'CriarVagaInput.departamento': {
    ...publication,
    type: 'Departamento',
    codigo: '3',
    document: id => criar({ departamento: id }),
    sends: { department_id: 3 },
  },
  'CriarVagaInput.local': {
    ...publication,
    type: 'Local',
    codigo: '1',
    document: id => criar({ local: id }),
    sends: { location_id: 1 },
  },
  'CriarVagaInput.tipo': {
    ...publication,
    type: 'OpcaoDeTipo',
    codigo: '1',
    document: id => criar({ tipo: id }),
    sends: { tipo_id: 1 },
  },
  'CriarVagaInput.interesses': {
    ...publication,
    type: 'Interesse',
    argument: 'interesses.0',
    codigo: '4',
    document: id => criar({ interesses: id }),
    sends: { interesses: [4] },
  },
  'CriarVagaInput.copiaDe': {
    ...ofVaga,
    ...publication,
    document: copiaDe => criar({ copiaDe }),
    sends: { copia_de: 12 },
  },
  'PublicarVagaInput.vaga': {
    ...ofVaga,
    document: id => write('publicarVaga', `vaga: "${id}"`),
    call: 'POST /vagas/12/publicacao',
    answer: vaga,
  },
  'AlterarStatusDaVagaInput.vaga': {
    ...ofVaga,
    document: id => write('alterarStatusDaVaga', `vaga: "${id}", status: FINALIZADA`),
    call: 'PUT /vagas/12/status',
    answer: vaga,
  },
  'ExcluirVagaInput.vaga': {
    ...ofVaga,
    document: id => write('excluirVaga', `vaga: "${id}"`),
    call: 'DELETE /vagas/12',
    answer: null,
  },
  'EnviarMensagemInput.para': {
    ...ofPessoa,
    document: id => write('enviarMensagem', `para: "${id}", conteudo: "Oi"`),
    call: 'POST /mensagens',
    answer: mensagem,
    sends: { destinatario_id: 8 },
  },
  'EnviarComunicadoInput.vaga': {
    ...ofVaga,
    document: id => write('enviarComunicado', `vaga: "${id}", conteudo: "Oi", chave: "a"`),
    call: 'GET /vagas/12/candidatos',
    answer: [],
  },
  'EnviarComunicadoInput.apenas': {
    ...ofPessoa,
    argument: 'apenas.0',
    token: professora,
    document: id =>
      write('enviarComunicado', `vaga: "${globalId('Vaga', '12')}", conteudo: "Oi", chave: "a", apenas: ["${id}"]`),
    call: 'GET /vagas/12/candidatos',
    answer: [],
  },
  'ConexaoInput.pessoa': { ...ofPessoa, ...change('PUT'), document: id => write('conectar', `pessoa: "${id}"`) },
  'MarcarNotificacoesComoLidasInput.ids': {
    type: 'Notificacao',
    codigo: '6',
    argument: 'ids.0',
    token: aluna,
    document: id => write('marcarNotificacoesComoLidas', `ids: ["${id}"]`),
    call: 'POST /notificacoes/lidas',
    answer: null,
    sends: { ids: [6] },
  },
}
