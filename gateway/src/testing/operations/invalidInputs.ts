import { globalId } from '../createTestGateway.ts'
import { administracaoInvalidInputs } from './administracaoInvalidInputs.ts'
import { contaInvalidInputs } from './contaInvalidInputs.ts'
import { long, nada, texto } from './invalidInput.ts'
import type { InvalidInput, World } from './invalidInput.ts'

/* What is refused of each input, at its field. */

const vaga = (world: World) => ({ vaga: world.vaga })
const eu = ({ as }: World) => globalId('Pessoa', String(as.id))
const chave = { chave: 'com espaço' }

const daVaga = {
  titulo: 'Oi',
  descricao: 'curta',
  prazo: '2020-01-01',
  departamento: globalId('Departamento', '9999'),
  tipo: globalId('OpcaoDeTipo', '9999'),
  interesses: [globalId('Interesse', '9999')],
  remuneracao: -1,
  desconto: 101,
  horasComplementares: -1,
  lugares: 1001,
  horasSemanais: 61,
  respostaAte: '2020-01-01',
}
const boaVaga = {
  titulo: 'Monitoria de Redes',
  descricao: 'Ajudar nas aulas de laboratório.',
  departamento: globalId('Departamento', '1'),
  tipo: globalId('OpcaoDeTipo', '1'),
  local: globalId('Local', '2'),
}
const boaConta = { nome: 'Ana Prado', email: 'ana@puc.example', senha: 'uma-senha-longa', papel: 'ESTUDANTE' }
const boaContaDeProfessor = { ...boaConta, email: 'rita@inf.puc.example', papel: 'PROFESSOR' }
const estudos = { curso: 'Alquimia', periodoDeInicio: '24/1' }
const pergunta = { texto: 'Por que esta vaga?', tipo: 'TEXTO_CURTO', obrigatoria: true }
const horario = { inicio: new Date(Date.now() + 864e5).toISOString(), minutos: 30, local: 'Sala 1' }

export const invalidInputs: InvalidInput[] = [
  {
    mutation: 'cadastrar',
    papel: 'aluno',
    good: () => boaConta,
    bad: {
      nome: 'Prof. Ana',
      email: 'ana@gmail.com',
      senha: '123',
      sobre: long(2000),
      prova: 'curta',
      documentos: -1,
      ...estudos,
    },
    alone: ['documentos'],
    // Saved after the account: their refusal is ContaCriadaSemInteresses.
    free: ['interesses'],
  },
  {
    mutation: 'cadastrar',
    papel: 'professor',
    good: () => boaContaDeProfessor,
    bad: { nome: ' ', email: 'rita', senha: 'corinthians', departamento: 'Alquimia' },
  },
  {
    mutation: 'redefinirSenha',
    papel: 'aluno',
    good: () => ({ token: 't', novaSenha: 'uma-senha-longa' }),
    bad: { token: long(200), novaSenha: '123' },
  },
  {
    mutation: 'atualizarPerfil',
    papel: 'aluno',
    good: () => ({ nome: 'Ana' }),
    bad: { nome: 'Prof. Ana', sobre: long(2000), ...estudos },
  },
  { mutation: 'enviarAvatar', papel: 'aluno', good: nada, bad: { arquivo: texto } },
  { mutation: 'salvarInteresses', papel: 'aluno', good: nada, bad: { interesses: [long(60)] } },
  { mutation: 'criarInteresse', papel: 'aluno', good: nada, bad: { nome: ' ' } },
  {
    mutation: 'candidatar',
    papel: 'aluno',
    good: ({ vaga, pergunta: id }) => ({
      vaga,
      respostas: [{ pergunta: id, texto: pergunta.texto, valor: 'Gosto disso.' }],
    }),
    bad: { cartaDeMotivacao: long(2000), respostas: [], arquivo: 'nenhum', ...chave },
    alone: ['chave'],
  },
  {
    mutation: 'responderPerguntas',
    papel: 'aluno',
    good: ({ vaga }) => ({ vaga, respostas: [] }),
    bad: {
      respostas: ({ pergunta: id }: World) =>
        Array.from({ length: 21 }, () => ({ pergunta: id, texto: pergunta.texto, valor: 'Sim.' })),
      arquivo: 'nenhum',
    },
  },
  { mutation: 'retirarCandidatura', papel: 'aluno', good: vaga, bad: { palavra: long(1000) } },
  {
    mutation: 'moverCandidaturas',
    papel: 'professor',
    good: ({ vaga, candidatura }) => ({
      vaga,
      candidaturas: [{ candidatura, versao: 0 }],
      para: 'EM_ANALISE',
      chave: 'c',
    }),
    bad: { candidaturas: [], para: 'RETIRADA', palavra: long(1000), reter: true, liberar: true, ...chave },
    alone: ['chave', 'reter', 'liberar'],
  },
  {
    mutation: 'finalizarSelecao',
    papel: 'professor',
    good: ({ vaga: id }) => ({ vaga: id, chave: 'c' }),
    bad: { semDecisao: { candidaturas: [], para: 'NAO_SELECIONADA' }, ...chave },
    alone: ['chave'],
    free: ['divulgar'],
  },
  { mutation: 'divulgarResultado', papel: 'professor', good: vaga, bad: { em: '2020-01-01T12:00:00Z' } },
  { mutation: 'definirLugares', papel: 'professor', good: vaga, bad: { lugares: 0 }, free: ['antes'] },
  {
    mutation: 'definirRequisitos',
    papel: 'professor',
    good: ({ vaga }) => ({ vaga, disciplinas: [], cursos: [], fechada: false }),
    bad: {
      crMinimo: 11,
      disciplinas: [{ codigoDaDisciplina: '?', equivalentes: [] }],
      periodoDe: 0,
      periodoAte: 21,
      cursos: ['Alquimia'],
    },
    free: ['antes'],
  },
  {
    mutation: 'oferecerHorarios',
    papel: 'professor',
    good: ({ vaga }) => ({ vaga, horarios: [horario], chave: 'c' }),
    bad: {
      horarios: [
        { ...horario, inicio: '2020-01-01T12:00:00Z' },
        { ...horario, minutos: 1 },
      ],
      ...chave,
    },
    alone: ['chave'],
  },
  {
    mutation: 'criarVaga',
    papel: 'professor',
    good: () => boaVaga,
    bad: {
      ...daVaga,
      requisitos: { crMinimo: 11, disciplinas: [], cursos: [], fechada: false },
      perguntas: [{ ...pergunta, texto: '?' }],
      instrucao: long(200),
      ...chave,
    },
    alone: ['chave'],
  },
  {
    mutation: 'atualizarVaga',
    papel: 'professor',
    good: ({ vaga }) => ({ vaga, ...boaVaga }),
    bad: daVaga,
    // Only compared.
    free: ['antes'],
  },
  {
    mutation: 'publicarVaga',
    papel: 'professor',
    good: ({ vaga }) => ({ vaga }),
    bad: { prazo: '2020-01-01' },
  },
  {
    mutation: 'alterarStatusDaVaga',
    papel: 'professor',
    good: ({ vaga }) => ({ vaga, status: 'FINALIZADA' }),
    bad: { status: 'AGUARDANDO', prazo: '2020-01-01' },
    alone: ['status', 'prazo'],
  },
  {
    mutation: 'convidarGestor',
    papel: 'professor',
    good: ({ vaga }) => ({ vaga, visivel: false }),
    bad: { convidado: { email: 'rita' } },
  },
  ...administracaoInvalidInputs,
  ...contaInvalidInputs,
  {
    mutation: 'importarPessoas',
    papel: 'administrador',
    good: nada,
    bad: { arquivo: texto },
    free: ['aplicar', 'vincular', 'suspenderMuitos', 'depoisDe'],
  },
  {
    mutation: 'escolherColunas',
    papel: 'professor',
    good: () => ({ colunas: ['cr'] }),
    bad: { colunas: ['não é'] },
  },
  {
    mutation: 'avaliarCandidatura',
    papel: 'professor',
    good: ({ candidatura }) => ({ candidatura, etiquetas: [] }),
    bad: { nota: 6, etiquetas: [''] },
  },
  {
    mutation: 'avaliarCandidaturas',
    papel: 'professor',
    good: ({ vaga, candidatura }) => ({ vaga, candidaturas: [candidatura], nota: 4 }),
    bad: { candidaturas: [], nota: 6, etiqueta: '' },
  },
  {
    mutation: 'definirPerguntas',
    papel: 'professor',
    good: ({ vaga }) => ({ vaga, perguntas: [], arquivo: 'NAO' }),
    bad: { perguntas: [{ ...pergunta, texto: 'Oi' }], instrucao: long(200) },
    free: ['antes'],
  },
  { mutation: 'enviarArquivoDaCandidatura', papel: 'aluno', good: vaga, bad: { arquivo: texto } },
  {
    mutation: 'anotarCandidatura',
    papel: 'professor',
    good: ({ candidatura }) => ({ candidatura, texto: 'Ligar.', chave: 'c' }),
    bad: { texto: ' ', ...chave },
    alone: ['chave'],
  },
  {
    mutation: 'enviarMensagem',
    papel: 'aluno',
    good: () => ({ para: globalId('Pessoa', '9999'), conteudo: 'Oi' }),
    bad: { para: eu, conteudo: ' ', ...chave },
    alone: ['chave'],
  },
  {
    mutation: 'enviarComunicado',
    papel: 'professor',
    good: ({ vaga }) => ({ vaga, conteudo: 'Oi', chave: 'c' }),
    bad: { conteudo: ' ', ...chave },
  },
  { mutation: 'importarHistorico', papel: 'aluno', good: nada, bad: { arquivo: texto } },
  { mutation: 'confirmarHistorico', papel: 'aluno', good: nada, bad: { previa: 'nenhuma' } },
  { mutation: 'conectar', papel: 'aluno', good: nada, bad: { pessoa: eu } },
  {
    mutation: 'salvarBusca',
    papel: 'aluno',
    good: () => ({ nome: 'Redes', modo: 'RESUMO', filtro: { busca: 'redes' } }),
    bad: { nome: ' ', modo: 'NO_APARELHO', filtro: { busca: ' ' } },
    alone: ['modo', 'filtro'],
  },
  {
    mutation: 'mudarBusca',
    papel: 'aluno',
    good: ({ as }) => ({ busca: globalId('BuscaSalva', `${as.id}.999999`) }),
    bad: { nome: ' ' },
  },
  {
    mutation: 'seguir',
    papel: 'aluno',
    good: () => ({ tipo: 'DEPARTAMENTO' }),
    bad: { alvo: long(40) },
  },
  {
    mutation: 'bloquear',
    papel: 'aluno',
    good: () => ({ bloqueada: true }),
    bad: { codigo: ({ as }: World) => String(as.id) },
  },
]
