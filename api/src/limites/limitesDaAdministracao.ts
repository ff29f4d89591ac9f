const listas = ['departamentos', 'locais', 'interesses', 'categorias', 'tipos']

const pessoa = { por: 'pessoa', onde: 'banco', minutos: 60 } as const

/** The flows of administrators, as in `limites`. */
export const limitesDaAdministracao = {
  administracao: {
    ...pessoa,
    rotas: [
      'POST /admin/pessoas/:id/atos',
      'POST /admin/pessoas/importacao',
      'GET /admin/pessoas.csv',
      'GET /admin/auditoria.csv',
      'GET /admin/numeros.csv',
      'POST /admin/listas/:lista',
      'POST /admin/listas/:lista/importacao',
      'PUT /admin/listas/:lista/:id',
      'POST /admin/listas/:lista/:id/juntar',
      'POST /admin/listas/juncoes/:id/desfazer',
      ...listas.map(lista => `GET /admin/listas/${lista}.csv`),
      'PUT /admin/documentos',
      'POST /admin/retencao',
      'POST /admin/avisos',
      'PUT /admin/avisos/:id',
      'DELETE /admin/avisos/:id',
      'PUT /admin/instituicao',
      'PUT /admin/instituicao/logo',
      'DELETE /admin/instituicao/logo',
    ],
    max: 1000,
    frase: 'Muitos atos de administração em pouco tempo.',
    porque:
      'Some are mails or whole tables, and a rename indexes what has the name; the professors of a whole university may be confirmed in a sitting.',
  },
  emailDeTeste: {
    ...pessoa,
    rotas: ['POST /admin/instituicao/email-de-teste'],
    max: 20,
    frase: 'Muitos e-mails de teste em pouco tempo.',
    porque: 'Each connects to the mail server while its sender waits; a sender is set up in a few tries.',
  },
} as const
