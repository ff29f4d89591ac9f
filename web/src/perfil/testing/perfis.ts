type Fields = Record<string, unknown>

const ana = {
  id: 'usuario-7',
  codigo: '7',
  nome: 'Ana Souza',
  papel: 'ESTUDANTE',
  email: 'ana@puc.example',
  sobre: 'Gosto de robôs.\nE de gente.',
  avatar: null,
  criadoEm: '2026-03-09T15:00:00.000Z',
  titulo: null,
  departamento: null,
  curso: null,
  periodoDeInicio: null,
  objetivoPrincipal: null,
  edicaoCompleta: false,
  vagasAbertas: null,
  interesses: [
    { id: 'interesse-1', codigo: '1', nome: 'Robótica' },
    { id: 'interesse-2', codigo: '2', nome: 'Redes' },
  ],
}

/** Mock resolvers for the own profile, of the reader with id 7. */
export const meuPerfil = (fields: Fields = {}) => ({ Usuario: () => ({ ...ana, ...fields }) })

/** Mock resolvers for another person's profile, with id 12; the header has the reader's. */
export const outroPerfil = (fields: Fields = {}) => ({
  Query: () => ({
    usuario: { ...ana, id: 'usuario-12', codigo: '12', nome: 'Rui Prado', ...fields },
    viewer: { usuario: { id: 'usuario-7', nome: 'Ana Souza' } },
  }),
})
