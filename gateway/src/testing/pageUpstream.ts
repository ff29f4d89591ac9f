import { reply } from './scriptUpstream.ts'

/** The first is the professor's. */
const vaga = (id: number) => ({
  id,
  titulo: `Vaga ${id}`,
  tipo: { id: 1, nome: 'Monitoria' },
  department: { id: 3, name: 'Física' },
  interesses: [{ id: 4, nome: 'Redes' }],
  autor: { id: id === 1 ? 9 : 50 + id, nome: `Docente ${id}` },
})
const vagas = Array.from({ length: 8 }, (_, index) => vaga(index + 1))
const candidatos = vagas.map(({ id }) => ({ id, candidato: { id: 100 + id, usuario: `Aluno ${id}`, curso: 'Física' } }))
const minhas = vagas.map(each => ({ id: 200 + each.id, carta_motivacao: 'Quero.', vaga: each, entrevista: null }))

/** Responses to the calls of every page. */
export const pageUpstream = {
  'GET /publico/mural': { total: 0, por_tipo: [], vagas: [] },
  'GET /publico/vagas/1': { id: 1, titulo: 'Vaga 1' },
  'GET /vagas/tipo': [{ id: 1, nome: 'Monitoria' }],
  'GET /contagens/vagas': { tipos: [], departamentos: [], beneficios: [] },
  'GET /departamentos/': [{ id: 3, name: 'Física' }],
  'GET /interesses/': { Computação: [{ id: 4, nome: 'Redes' }] },
  'GET /users/7': { id: 7, usuario: 'Ana', ehaluno: true },
  'GET /users/9': { id: 9, usuario: 'Bia', ehaluno: false },
  'GET /users/101': { id: 101, usuario: 'Caio', ehaluno: true },
  'GET /historicos/': [],
  'GET /notificacoes?limit=1': reply(401),
  'GET /notificacoes?tipo=conexao&skip=0&limit=20': { notificacoes: [], total: 0, nao_lidas: 0 },
  'GET /notificacoes?skip=0&limit=20': { notificacoes: [], total: 0, nao_lidas: 0 },
  'GET /vagas?skip=0&limit=8': { vagas, total: 8, recommended_count: 0 },
  'GET /vagas?skip=0&limit=12': { vagas, total: 8, recommended_count: 0 },
  'GET /vagas/1': vaga(1),
  'GET /candidaturas?skip=0&limit=20': { candidaturas: minhas, total: 28 },
  'GET /candidaturas?skip=20&limit=20': { candidaturas: minhas, total: 28 },
  'GET /rede/conexoes?skip=0&limit=1': { pessoas: [], total: 0 },
  'GET /rede/conexoes?skip=0&limit=100': { pessoas: [], total: 0 },
  'GET /rede/conexoes?skip=100&limit=100': { pessoas: [], total: 0 },
  'GET /rede/sugestoes?skip=0&limit=100': { pessoas: [], total: 0 },
  'GET /rede/sugestoes?busca=ana&skip=0&limit=100': { pessoas: [], total: 0 },
  'GET /rede/sugestoes?busca=ana&skip=100&limit=100': { pessoas: [], total: 0 },
  'GET /vagas/professor': { vagas },
  'GET /vagas/professor/pendencias': {
    novas: { total: 1, candidaturas: [{ id: 1, candidato: { id: 101 }, vaga: { id: 1, titulo: 'Vaga 1' } }] },
    respostas: [{ vaga: { id: 2, titulo: 'Vaga 2' }, sem_resposta: 1, retidas: 1 }],
  },
  'GET /candidaturas/vaga/1': candidatos,
  'GET /candidaturas/1': { ...candidatos[0], vaga_id: 1, compartilha_historico: true },
  'GET /candidaturas/1/historico': [],
  'GET /candidaturas/1/anotacoes': [],
  'GET /candidaturas/1/atendimento': { curso: 'Física', compartilha_historico: false, atendimento: null },
  'GET /disciplinas?busca=calc&limit=10': [],
  'GET /candidaturas/1/respostas': { candidatura: 1, vaga: 1, respostas: [] },
  'GET /vagas/1/respostas': [],
  'GET /vagas/1/atendimentos': [],
  'GET /candidaturas/vaga/1/respostas': { candidatura: 1, vaga: 1, respostas: [] },
  'GET /vagas/1/entrevistas': [],
  'GET /gestores/convites': [{ vaga: { id: 13, titulo: 'Óptica' }, visivel: true }],
  'GET /candidaturas?skip=0&limit=100&vaga=1': { candidaturas: [], total: 0 },
  'GET /vagas/1/selecao': { vagas: null, aprovadas: 0, retidas: 0, divulgacao_em: null },
  'GET /mensagens/conversas': [],
  'GET /usuarios/me/avisos': { avisos: [] },
  'GET /usuarios/me/colunas': { colunas: null },
  'GET /mensagens?busca=oi&limit=20': [],
  'GET /mensagens/conversa/9?limit=51': [],
  'GET /mensagens/conversa/9?limit=2': [],
  'GET /notificacoes?skip=0&limit=1': { notificacoes: [], total: 0, nao_lidas: 0 },
  'GET /api/candidaturas/vaga/1/candidatura-status': { has_applied: false },
}
