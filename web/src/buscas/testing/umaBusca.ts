const filtro = {
  tipos: [],
  outrosTipos: [],
  codigoDoDepartamento: null,
  beneficios: [],
  modalidades: [],
  horasMinimas: null,
  busca: 'redes',
  ordem: null,
}

/** A saved search for 'redes'. */
export const umaBusca = ({ filtro: own = {}, ...given }: Record<string, unknown> = {}) => ({
  id: 'busca-1',
  tipo: 'BUSCA',
  nome: 'Redes',
  alvo: null,
  modo: 'NO_QUADRO',
  novas: 0,
  filtro: { ...filtro, ...(own as object) },
  ...given,
})

/** Mock resolvers for a reader who saved these. They are not the one of `renderRoute`. */
export const comBuscas = (buscasSalvas: readonly object[] | null, doViewer: object = {}) => ({
  BuscaSalva: undefined,
  Viewer: () => ({ id: 'viewer-7', buscasSalvas, ...doViewer }),
})

/** The same for a mutation, whose payload has them too. */
export const mudadas = (campo: string, tipo: string, buscasSalvas: readonly object[]) => ({
  BuscaSalva: undefined,
  Mutation: () => ({ [campo]: { __typename: tipo, viewer: { id: 'viewer-7', buscasSalvas } } }),
})
