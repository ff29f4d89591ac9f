/* Rows of the contract and selections of the schema, shared by the operations. */

import { globalId } from '../createTestGateway.ts'

export const pessoa = {
  id: 8,
  nome: 'Bia',
  usuario: 'bia',
  avatar: '/avatares/8.webp',
  email: 'bia@ut.example',
  curso: 'Letras',
}
export const vaga = {
  id: 12,
  titulo: 'Monitoria',
  descricao: 'Ajudar a turma.',
  prazo: '2027-12-31',
  criado_em: '2026-03-09T14:00:00-03:00',
  status: 'em_andamento',
  tipo: { id: 1, nome: 'Monitoria' },
  department: { id: 3, name: 'Física' },
  location: { name: 'PUC' },
  interesses: [{ id: 4, nome: 'Redes' }, { interesse: { nome: 'Grafos' } }],
  remuneracao: 600,
  desconto: 10,
  horas_complementares: 20,
  lugares: 3,
  horas_semanais: 12,
  modalidade: 'hibrido',
  resposta_ate: '2028-01-20',
  link_vaga: 'https://ut.example/vaga',
  professor: 'Rita',
  autor: pessoa,
  candidates: 2,
  candidatos_novos: 1,
  isRecommended: true,
  recommendationScore: 0.8,
  recommendationStrategies: [{ explanation: 'Do seu curso' }],
  minha_etapa: 'em_analise',
  meu_papel: 'gestor',
  gestores: [{ id: 71, usuario: pessoa, email: 'bia@ut.example', visivel: true, aceito_em: '2026-03-10T14:00:00Z' }],
}
export const sessao = {
  id: 'b1946ac9-2f10-4f5e-9c6e-0a8f4f3f1c11',
  dispositivo: 'Firefox no Linux',
  rede: '203.0.113.0/24',
  criada_em: '2026-03-10T14:00:00Z',
  usada_em: '2026-03-11T09:30:00Z',
  atual: true,
}
export const mudanca = {
  de: 'recebida',
  para: 'em_analise',
  criado_em: '2026-03-10T14:00:00-03:00',
  palavra: 'Olá',
  retida: false,
  por: pessoa,
}
/** A student's view of it. */
export const minhaMudanca = { ...mudanca, por: null }
export const selecao = { vagas: 3, aprovadas: 1, retidas: 2, divulgacao_em: '2026-03-20T09:00:00-03:00' }
export const movida = { id: 31, etapa: 'aprovada', retida: true, versao: 4 }
export const avaliacao = { nota: 4, etiquetas: ['Chamar'], anotacoes: 2 }
export const anotacao = { id: 5, texto: 'Ligar.', criado_em: '2026-03-10T14:00:00-03:00', autor: pessoa }
export const horario = {
  id: 61,
  inicio: '2026-03-23T14:00:00-03:00',
  minutos: 30,
  local: 'Sala 5',
  link: 'https://ut.example/sala',
  candidatura: { id: 31, candidato: pessoa },
  minha: false,
}
export const requisitos = {
  cr_minimo: 7.5,
  disciplinas: [{ codigo: 'MAT1161', nome: 'Cálculo I', equivalentes: ['MAT1157'] }],
  periodo_de: 3,
  periodo_ate: null,
  cursos: ['Física'],
  fechada: true,
}
export const atendimento = { atende: 0, de: 1, itens: [{ tipo: 'cr', texto: 'CR mínimo de 7,5', atendido: null }] }
export const usuario = {
  ...pessoa,
  id: 7,
  ehaluno: true,
  sobre: null,
  criado_em: '2025-01-01',
  has_curriculum: true,
  interesses: [{ id: 4, nome: 'Redes' }],
}

export const vagaFields = `id codigo titulo descricao prazo criadaEm status encerrada tipo nomeDoTipo departamento { id nome } local { id nome }
  interesses { id codigo nome } remuneracao desconto horasComplementares
  lugares horasSemanais modalidade respostaAte link professor autor { id nome avatar }
  recomendacao { score estrategias } minhaCandidatura { candidatado etapa }`
export const mudancaFields = 'de para em palavra retida por { id nome avatar }'
export const selecaoFields = 'lugares aprovadas retidas divulgacaoEm'
export const avaliacaoFields = 'avaliacao { id nota etiquetas totalDeAnotacoes }'
export const anotacaoFields = 'id texto criadaEm autor { id nome avatar }'
export const usuarioFields =
  'id nome email papel sobre avatar criadoEm departamento titulo curso interesses { id nome } temHistorico pessoa { id }'
export const requisitosFields = `requisitos { crMinimo disciplinas { codigoDaDisciplina nome equivalentes } periodoDe periodoAte cursos fechada }
  atendimento { atende de itens { tipo texto atendido } }`
export const vagaId = globalId('Vaga', '12')
export const descricao = 'Uma descrição longa o bastante.'

export const buscaSalva = {
  id: 5,
  tipo: 'busca',
  nome: 'Redes',
  disciplina: null,
  modo: 'no_quadro',
  filtro: {
    tipos: [{ tipo: { id: 1, nome: 'Monitoria' }, tipo_proprio: false }],
    departamento: 3,
    autor: null,
    beneficios: ['remuneracao'],
    modalidades: ['remoto'],
    horas_minimas: 10,
    busca: 'redes',
    ordem: 'prazo',
  },
  novas: 2,
}
