import { screen, within } from '@testing-library/react'

type Fields = { codigo: string; nome?: string | null } & Record<string, unknown>

/** An edge of either list. */
export const conexao = ({
  codigo,
  nome = `Pessoa ${codigo}`,
  secao = null,
  motivo = null,
  vagasAbertas = null,
  ...fields
}: Fields) => ({
  secao,
  motivo,
  vagasAbertas,
  node: {
    id: `conexao-${codigo}`,
    papelNaRede: 'ESTUDANTE',
    cursoOuDepartamento: 'Física',
    tags: ['Robótica', 'Redes', 'Óptica', 'Grafos'],
    conectado: false,
    ...fields,
    pessoa: { id: `pessoa-${codigo}`, codigo, nome, avatar: null },
  },
})
export const lista = (pessoas: Fields[], total = pessoas.length) => ({
  total,
  edges: pessoas.map((pessoa, index) => ({ cursor: `lugar-${index}`, ...conexao(pessoa) })),
  pageInfo: { hasNextPage: total > pessoas.length, endCursor: `lugar-${pessoas.length - 1}` },
})

export const ana = { codigo: '1', nome: 'Ana', secao: 'CONHECER', motivo: 'Também cursa Física' }
const rui = {
  codigo: '2',
  nome: 'Rui',
  secao: 'PROFESSORES',
  papelNaRede: 'PROFESSOR',
  cursoOuDepartamento: 'Informática',
  vagasAbertas: 2,
}
export const bia = { codigo: '3', nome: 'Bia', secao: 'RECOMENDACOES', cursoOuDepartamento: 'Direito', tags: ['Redes'] }
export const eva = { codigo: '4', nome: 'Eva', conectado: true }

type Rede = { sugestoes?: Fields[]; conexoes?: Fields[]; total?: number; exemplo?: boolean }

/** The response to the query of the page. */
export const rede = ({ sugestoes = [ana, rui, bia], conexoes = [eva], total, exemplo = false }: Rede = {}) => ({
  Query: () => ({
    viewer: {
      usuario: { id: 'usuario-7', curso: 'Física' },
      rede: { exemplo, sugestoes: lista(sugestoes), conexoes: lista(conexoes, total) },
    },
  }),
})

/** The names of the buttons that connect or disconnect. */
export const names = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('button', { name: /^Conecta/ })
    .map(button => button.textContent)
export const press = (name: string | RegExp) => screen.getByRole('button', { name })
export const tab = (name: string) => screen.getByRole('tab', { name })
