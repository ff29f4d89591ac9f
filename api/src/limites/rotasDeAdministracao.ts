const listas = ['departamentos', 'locais', 'interesses', 'categorias']

/** What administrators change, and the lists that they take away. */
export const rotasDeAdministracao = [
  'POST /admin/pessoas/:id/atos',
  'GET /admin/pessoas.csv',
  'GET /admin/auditoria.csv',
  'POST /admin/listas/:lista',
  'POST /admin/listas/:lista/importacao',
  'PUT /admin/listas/:lista/:id',
  'POST /admin/listas/:lista/:id/juntar',
  'POST /admin/listas/juncoes/:id/desfazer',
  ...listas.map(lista => `GET /admin/listas/${lista}.csv`),
]
