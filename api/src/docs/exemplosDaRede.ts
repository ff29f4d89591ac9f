/** Examples of people. */
export const exemplosDaRede = {
  'GET /rede/sugestoes': {
    aluna: {
      response: {
        pessoas: [
          { id: 9, nome: 'Rita Lima', papel: 'professor', motivo: 'Lecionou Programação II', secao: 'professores' },
        ],
      },
    },
  },
  'GET /rede/conexoes': {
    aluna: { response: { pessoas: [{ id: 8, nome: 'Bia Reis', papel: 'estudante', conectado: true }] } },
  },
}
