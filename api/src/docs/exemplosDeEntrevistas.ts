/* The examples of the calls about interviews: see exemplos.ts. */

const horario = {
  id: 61,
  inicio: '2099-03-23T17:00:00.000Z',
  minutos: 30,
  local: 'Sala 511 RDC',
  link: null,
  candidatura: null,
  minha: false,
}

export const entrevistas = {
  'GET /vagas/{id}/entrevistas': {
    professora: {
      response: [{ ...horario, candidatura: { id: 31, candidato: { id: 7, usuario: 'Ana Souza', avatar: null } } }],
    },
    aluna: { response: [{ ...horario, minha: true }] },
  },
  'POST /vagas/{id}/entrevistas': {
    professora: {
      request: { horarios: [{ inicio: horario.inicio, minutos: 30, local: horario.local, link: null }] },
      response: [horario],
    },
  },
  'PUT /candidaturas/vaga/{id}/entrevista': {
    aluna: { request: { horario: 61 }, response: { ...horario, minha: true } },
  },
}
