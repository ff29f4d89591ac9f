const caso = { id: 7, tipo: 'vaga', objeto: 2, pessoa_id: 9, pessoa: 'Rita Lima', situacao: 'aberto', denuncias: 2 }

/** Examples of the cases of moderation. */
export const exemplosDeModeracao = {
  'GET /moderacao/casos': { moderadora: { response: { itens: [caso] } } },
  'GET /moderacao/casos/{id}': {
    moderadora: { response: { ...caso, atos: ['dispensar', 'advertir', 'ocultar', 'suspender'], outros: [] } },
  },
}
