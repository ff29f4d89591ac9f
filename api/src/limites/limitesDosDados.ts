/** The flows of one's own data, as in `limites`. */
export const limitesDosDados = {
  dados: {
    por: 'pessoa',
    onde: 'banco',
    rotas: [
      'POST /usuarios/me/dados/copia',
      'GET /usuarios/me/dados/copia',
      'POST /usuarios/me/exclusao',
      'DELETE /usuarios/me/exclusao',
    ],
    max: 20,
    minutos: 60,
    frase: 'Muitos pedidos sobre os seus dados em pouco tempo.',
    porque:
      'A copy reads everything of a person; the end of an account asks for a password, which must not be guessed.',
  },
} as const
