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
  aparelho: {
    por: 'pessoa',
    onde: 'banco',
    rotas: ['PUT /usuarios/me/aparelho', 'DELETE /usuarios/me/aparelho'],
    max: 300,
    minutos: 60,
    frase: 'Muitas mudanças dos avisos neste aparelho em pouco tempo.',
    porque: 'Each press on a kind is one.',
  },
  testeDoAparelho: {
    por: 'pessoa',
    onde: 'banco',
    rotas: ['POST /usuarios/me/aparelho/teste'],
    max: 10,
    minutos: 60,
    frase: 'Muitos testes em pouco tempo.',
    porque: 'Each is a request to the push service of a browser.',
  },
  mudancaDeEmail: {
    por: 'pessoa',
    onde: 'banco',
    rotas: ['POST /usuarios/me/mudanca-de-email', 'DELETE /usuarios/me/mudanca-de-email'],
    max: 10,
    minutos: 60,
    frase: 'Muitas mudanças de e-mail em pouco tempo.',
    porque: 'Each is a mail to an address that may be a stranger’s.',
  },
} as const
