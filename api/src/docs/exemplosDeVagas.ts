import { vagaSchema } from '../vagas/vaga.ts'
import type { VagaAnswer } from '../vagas/vaga.ts'

/* The vagas of the examples, and the candidatura to the first: see exemplos.ts. */

export const interesses = [
  { id: 1, nome: 'Ensino' },
  { id: 2, nome: 'Programação' },
]

/** Fields that an example does not name are null. */
const semDados = Object.fromEntries(Object.keys(vagaSchema.shape).map(name => [name, null])) as Partial<
  Record<keyof VagaAnswer, null>
>

export const monitoria = {
  ...semDados,
  id: 1,
  titulo: 'Monitoria de Cálculo I',
  descricao: 'Apoio aos alunos de Cálculo I, com plantões às quartas-feiras.',
  prazo: '2099-12-31',
  criado_em: '2026-03-09T17:00:00.000Z',
  status: 'em_andamento',
  tipo: { id: 1, nome: 'Monitoria' },
  department: { id: 1, name: 'Informática' },
  location: { id: 2, name: 'PUC' },
  interesses,
  remuneracao: 600,
  horas_complementares: 20,
  lugares: 2,
  horas_semanais: 12,
  modalidade: 'presencial',
  resposta_ate: '2100-01-20',
  autor: { id: 9, nome: 'Rita Lima', usuario: 'Rita Lima', avatar: null },
  edicao_completa: true,
  isRecommended: true,
  recommendationScore: 0.8,
  recommendationStrategies: [{ explanation: 'Você tem interesse em Ensino' }],
}

export const pesquisa = {
  ...monitoria,
  id: 2,
  titulo: 'Iniciação Científica em Redes',
  descricao: 'Medições de redes sem fio no campus, com artigo ao final do ano.',
  tipo: { id: 2, nome: 'Iniciação Científica' },
  location: { id: 1, name: 'Remoto' },
  remuneracao: null,
  desconto: 10,
  horas_complementares: null,
  lugares: null,
  horas_semanais: null,
  modalidade: null,
  resposta_ate: null,
  isRecommended: false,
  recommendationScore: null,
  recommendationStrategies: [],
}

export const carta = 'Fui monitora duas vezes e gosto de ensinar.'
export const candidatura = { id: 31, criado_em: '2026-03-10T12:30:00.000Z', carta_motivacao: carta }
export const recebida = { ...candidatura, etapa: 'recebida', compartilha_historico: false }
export const daProfessora = { ...candidatura, etapa: 'recebida', retida: false, versao: 0 }
export const compartilhada = {
  ...recebida,
  compartilha_historico: true,
  vaga: { ...monitoria, minha_etapa: 'recebida' },
  vaga_original: { prazo: '2099-11-30', remuneracao: null },
  tem_respostas: true,
  respostas_faltando: 0,
  historico: [],
  entrevista: null,
  pode_escolher_horario: false,
}
export const palavra = 'Gostamos muito da sua carta.'
export const retirada = {
  ...candidatura,
  etapa: 'retirada',
  compartilha_historico: false,
  vaga: { ...monitoria, minha_etapa: 'retirada' },
  vaga_original: null,
  tem_respostas: false,
  respostas_faltando: 0,
  historico: [
    { de: 'recebida', para: 'em_analise', criado_em: '2026-03-12T14:00:00.000Z', palavra, retida: false, por: null },
    {
      de: 'em_analise',
      para: 'retirada',
      criado_em: '2026-03-13T09:10:00.000Z',
      palavra: null,
      retida: false,
      por: null,
    },
  ],
  entrevista: null,
  pode_escolher_horario: false,
}
export const selecao = { vagas: 2, aprovadas: 1, retidas: 1, divulgacao_em: null }
export const aprovada = { id: 31, etapa: 'aprovada', retida: true, versao: 2 }
export const divulgacao = '2026-03-20T12:00:00.000Z'
export const candidata = { id: 7, usuario: 'Ana Souza', email: 'aluna@puc.example', avatar: null }
export const historico = [
  {
    de: 'recebida',
    para: 'em_analise',
    criado_em: '2026-03-12T14:00:00.000Z',
    palavra,
    retida: false,
    por: { id: 9, usuario: 'Rita Lima', avatar: null },
  },
]

/** Of a filter that finds `monitoria` alone. */
export const contagens = {
  tipos: [{ tipo: monitoria.tipo, total: 1 }],
  departamentos: [{ id: monitoria.department.id, total: 1 }],
  beneficios: [{ beneficio: 'remuneracao', total: 1 }],
}
