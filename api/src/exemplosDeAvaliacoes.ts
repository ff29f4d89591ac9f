/* What a professor keeps of the candidatura of the examples: see exemplos.ts. */

import { candidata, daProfessora } from './exemplosDeVagas.ts'

const avaliacao = { nota: 4, etiquetas: ['Já foi monitora', 'Conversar'], anotacoes: 1 }

const anotacao = {
  id: 91,
  texto: 'A carta fala do plantão: perguntar de quais horários.',
  criado_em: '2026-03-12T14:05:00.000Z',
  autor: { id: 9, usuario: 'Rita Lima', avatar: null },
}

export const exemplosDeAvaliacoes = {
  'GET /candidaturas/vaga/{id}': {
    professora: {
      response: [{ ...daProfessora, ...avaliacao, candidato: { ...candidata, curso: 'Ciência da Computação' } }],
    },
  },
  'GET /candidaturas/{id}/avaliacao': { professora: { response: avaliacao } },
  'PUT /candidaturas/{id}/avaliacao': {
    professora: { request: { nota: avaliacao.nota, etiquetas: avaliacao.etiquetas }, response: avaliacao },
  },
  'GET /candidaturas/{id}/anotacoes': { professora: { response: [anotacao] } },
  'POST /candidaturas/{id}/anotacoes': { professora: { request: { texto: anotacao.texto }, response: anotacao } },
}
