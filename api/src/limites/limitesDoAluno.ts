/** The flows of what a student keeps and opens, as in `limites`. */
export const limitesDoAluno = {
  buscas: {
    por: 'pessoa',
    onde: 'banco',
    rotas: [
      'POST /usuarios/me/buscas',
      'POST /usuarios/me/seguidos',
      'PATCH /usuarios/me/buscas/:id',
      'DELETE /usuarios/me/buscas/:id',
    ],
    max: 600,
    minutos: 60,
    frase: 'Muitas mudanças nas suas buscas em pouco tempo.',
    porque: 'All that a person can save and follow, several times; each opening of one is one.',
  },
  salvas: {
    por: 'pessoa',
    onde: 'banco',
    rotas: ['PUT /salvas/:id', 'DELETE /salvas/:id'],
    max: 1000,
    minutos: 60,
    frase: 'Muitas oportunidades salvas em pouco tempo.',
    porque: 'A browser sends all that it had saved at once, at most 500.',
  },
  passos: {
    por: 'pessoa',
    onde: 'processo',
    rotas: ['POST /vagas/:id/passos'],
    max: 600,
    minutos: 60,
    frase: 'Muitas visitas em pouco tempo.',
    porque: 'A student may open hundreds of vagas in a sitting; each counts once a day.',
  },
} as const
