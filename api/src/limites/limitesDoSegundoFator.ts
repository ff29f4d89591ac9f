/** The flows of the second factor, as in `limites`. */
export const limitesDoSegundoFator = {
  segundoPasso: {
    por: 'rede',
    onde: 'banco',
    rotas: ['POST /auth/segundo-fator'],
    max: 1000,
    minutos: 60,
    frase: 'Muitas entradas a partir desta rede.',
    porque: 'A campus behind one address signs in at once; codes of an app are counted for each account besides.',
  },
  segundoFator: {
    por: 'pessoa',
    onde: 'banco',
    rotas: [
      'POST /usuarios/me/segundo-fator/desafios',
      'POST /usuarios/me/segundo-fator/fatores',
      'POST /usuarios/me/segundo-fator/remocao',
      'POST /usuarios/me/segundo-fator/codigos',
    ],
    max: 100,
    minutos: 60,
    frase: 'Muitas mudanças da verificação em duas etapas em pouco tempo.',
    porque: 'Each change is two calls and a mail; ten passkeys and their removal are forty.',
  },
} as const
