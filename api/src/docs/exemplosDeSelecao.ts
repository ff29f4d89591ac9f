/* The examples of the calls of the selection: see exemplos.ts. */

import {
  aprovada,
  candidata,
  candidatura,
  divulgacao,
  monitoria,
  palavra,
  pesquisa,
  selecao,
} from './exemplosDeVagas.ts'

export const exemplosDeSelecao = {
  'GET /vagas/{id}/selecao': { professora: { response: selecao } },
  'PUT /vagas/{id}/selecao': { professora: { request: { vagas: 2 }, response: selecao } },
  'POST /vagas/{id}/selecao/movimentos': {
    professora: {
      request: { movimentos: [{ candidatura: 31, versao: 1 }], para: 'aprovada', palavra, reter: true },
      response: { movidas: [aprovada], recusadas: [], selecao },
    },
  },
  'POST /vagas/{id}/selecao/divulgacao': {
    agora: {
      request: {},
      response: { divulgadas: [{ ...aprovada, retida: false, versao: 3 }], selecao: { ...selecao, retidas: 0 } },
    },
    'mais tarde': {
      request: { em: divulgacao },
      response: { divulgadas: [], selecao: { ...selecao, divulgacao_em: divulgacao } },
    },
  },
  'DELETE /vagas/{id}/selecao/divulgacao': { professora: { response: { selecao } } },
  'GET /vagas/professor/pendencias': {
    professora: {
      response: {
        novas: {
          total: 1,
          candidaturas: [
            {
              id: candidatura.id,
              criado_em: candidatura.criado_em,
              candidato: { id: candidata.id, usuario: candidata.usuario, avatar: null },
              vaga: { id: monitoria.id, titulo: monitoria.titulo },
            },
          ],
        },
        respostas: [
          {
            vaga: { id: pesquisa.id, titulo: pesquisa.titulo },
            sem_resposta: 3,
            esperando_ha_7_dias: 1,
            retidas: 2,
            divulgacao_em: null,
            resposta_ate: null,
          },
        ],
      },
    },
  },
}
