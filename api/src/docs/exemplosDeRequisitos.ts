/* The requirements of the vagas of the examples, and how far the aluna meets them: see exemplos.ts. */

import { detalhes } from './exemplosDeGestores.ts'
import { pedidos, semPedidos } from './exemplosDePerguntas.ts'

const calculo = { codigo: 'MAT1161', nome: 'Cálculo I', equivalentes: ['MAT1157'] }

const requisitos = {
  cr_minimo: 7,
  disciplinas: [calculo],
  periodo_de: 3,
  periodo_ate: 6,
  cursos: ['Ciência da Computação', 'Matemática'],
  fechada: false,
}
const nada = { cr_minimo: null, disciplinas: [], periodo_de: null, periodo_ate: null, cursos: [], fechada: false }

const itens = [
  { tipo: 'cr', texto: 'Seu CR: 9,2 (mínimo 7,0)', atendido: true },
  { tipo: 'disciplina', texto: 'Falta Cálculo I (MAT1161)', atendido: false },
  { tipo: 'periodo', texto: 'Seu 5º período', atendido: true },
  { tipo: 'curso', texto: 'Curso de Ciência da Computação', atendido: true },
]
const doProfessor = itens.map(item => (item.tipo === 'periodo' ? { ...item, texto: 'No 5º período' } : item))

export const exemplosDeRequisitos = {
  'GET /vagas/{id}': {
    monitoria: {
      response: {
        ...detalhes.monitoria,
        ...pedidos,
        publica: true,
        requisitos,
        atendimento: { atende: 3, de: 4, itens },
      },
    },
    pesquisa: {
      response: { ...detalhes.pesquisa, ...semPedidos, publica: false, requisitos: nada, atendimento: null },
    },
  },
  'PUT /vagas/{id}/requisitos': {
    monitoria: {
      request: { ...requisitos, disciplinas: [{ codigo: calculo.codigo, equivalentes: calculo.equivalentes }] },
      response: requisitos,
    },
  },
  'GET /disciplinas': {
    calculo: {
      response: [
        { codigo: 'MAT1161', nome: 'Cálculo I' },
        { codigo: 'MAT1162', nome: 'Cálculo II' },
      ],
    },
  },
  'GET /vagas/{id}/atendimentos': {
    professora: { response: [{ candidatura: 31, cr: 8.4, atende: 3, de: 4 }] },
  },
  'GET /candidaturas/{id}/atendimento': {
    professora: {
      response: {
        curso: 'Ciência da Computação',
        periodo_inicio: '2024.1',
        compartilha_historico: true,
        atendimento: { atende: 3, de: 4, itens: doProfessor },
      },
    },
  },
}
