/* The examples of the calls about co-managers: see exemplos.ts. */

import { monitoria, pesquisa } from './exemplosDeVagas.ts'

const caio = { id: 10, usuario: 'Caio Reis', avatar: null }

/** As students see a visible one; so does the author of the vaga. */
const gestor = {
  id: 71,
  usuario: caio,
  email: null,
  visivel: true,
  aceito_em: '2026-03-10T15:00:00.000Z',
}

/** The vagas as GET /vagas/{id} returns them. */
export const detalhes = {
  monitoria: { ...monitoria, gestores: [gestor], meu_papel: 'autor' },
  pesquisa: { ...pesquisa, gestores: [], meu_papel: 'autor' },
}

const pendente = { id: 72, usuario: null, email: 'convidada@inf.puc.example', visivel: false, aceito_em: null }

export const exemplosDeGestores = {
  'POST /vagas/{id}/gestores': {
    professora: { request: { email: pendente.email, visivel: false }, response: [gestor, pendente] },
  },
  'PUT /vagas/{id}/gestores/{gestor}': {
    professora: { request: { visivel: true }, response: [gestor] },
  },
  'GET /gestores/convites': {
    professora: {
      response: [
        {
          id: 73,
          vaga: { id: 3, titulo: 'Laboratório de Óptica' },
          convidado_por: caio,
          visivel: true,
          criado_em: '2026-03-11T12:00:00.000Z',
        },
      ],
    },
  },
  'POST /vagas/{id}/gestores/convite': { professora: { request: { aceitar: true } } },
}
