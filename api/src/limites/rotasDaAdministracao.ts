/** The calls of administrators that change something or take away a whole list. */
export const rotasDaAdministracao = [
  'POST /admin/pessoas/:id/atos',
  'POST /admin/avisos',
  'PUT /admin/avisos/:id',
  'DELETE /admin/avisos/:id',
  'GET /admin/pessoas.csv',
  'GET /admin/auditoria.csv',
]
