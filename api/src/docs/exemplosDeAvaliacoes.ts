/* What a professor writes about the candidatura of the examples: see exemplos.ts. */

import { candidata, daProfessora } from './exemplosDeVagas.ts'

const avaliacao = { nota: 4, etiquetas: ['Já foi monitora', 'Conversar'], anotacoes: 1 }

const anotacao = {
  id: 91,
  texto: 'A carta fala do plantão: perguntar de quais horários.',
  criado_em: '2026-03-12T14:05:00.000Z',
  autor: { id: 9, usuario: 'Rita Lima', avatar: null },
}

const linha = {
  ...daProfessora,
  ...avaliacao,
  compartilha_historico: true,
  respondida_em: '2026-03-12T14:05:00.000Z',
  comunicado_hoje: false,
  candidato: { ...candidata, curso: 'Ciência da Computação', periodo_inicio: '2024.1' },
}

export const exemplosDeAvaliacoes = {
  'GET /candidaturas/vaga/{id}': { professora: { response: [linha] } },
  'GET /candidaturas/{id}': {
    professora: {
      response: {
        ...linha,
        vaga_id: 1,
        historico_escolar: {
          cr: 8.4,
          periodos: 4,
          creditos: 62,
          creditos_complementares: 6,
          nao_reconhecidas: 0,
          disciplinas: [
            { codigo: 'INF1007', nome: 'Programação 2' },
            { codigo: 'MAT1162', nome: 'Cálculo a Várias Variáveis I' },
          ],
        },
      },
    },
  },
  'GET /candidaturas/{id}/avaliacao': { professora: { response: avaliacao } },
  'PUT /candidaturas/{id}/avaliacao': {
    professora: { request: { nota: avaliacao.nota, etiquetas: avaliacao.etiquetas }, response: avaliacao },
  },
  'PUT /vagas/{id}/avaliacoes': {
    professora: {
      request: { candidaturas: [31], etiqueta: 'Conversar' },
      response: { avaliadas: [{ candidatura: 31, ...avaliacao }], recusadas: [] },
    },
  },
  'GET /candidaturas/{id}/anotacoes': { professora: { response: [anotacao] } },
  'POST /candidaturas/{id}/anotacoes': { professora: { request: { texto: anotacao.texto }, response: anotacao } },
}
