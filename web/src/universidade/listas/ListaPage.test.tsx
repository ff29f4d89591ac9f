import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { openAdministracao } from '../testing/openAdministracao.ts'

const url = '/admin/listas/departamentos'
const query = 'ListaPageQuery'
const salvar = 'useSalvarEntradaMutation'

const entrada = (codigo: string, nome: string, changes: Record<string, unknown> = {}) => ({
  id: `entrada-${codigo}`,
  codigo,
  lista: 'DEPARTAMENTOS',
  nome,
  posicao: Number(codigo),
  codigoDaCategoria: null as string | null,
  categoria: null as string | null,
  cursos: [] as string[],
  fixa: false,
  arquivadaEm: null as string | null,
  ...changes,
})

const juncao = {
  id: 'juncao-5',
  codigo: '5',
  de: 'Informática',
  em: 'Computação',
  linhas: 1240,
  feitaEm: '2026-03-09T12:00:00Z',
  desfeitaEm: null as string | null,
}
const letras = entrada('1', 'Letras', { cursos: ['Português', 'Inglês'] })
const fisica = entrada('2', 'Física')

const toResolvers = (entradas: object[], juncoes: object[] = []) => ({
  Administracao: () => ({
    entradas: {
      edges: entradas.map(node => ({ cursor: 'c', node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    juncoes,
  }),
})

const open = (entradas = [letras, fisica], juncoes: object[] = [], at = url) =>
  openAdministracao(at, toResolvers(entradas, juncoes))
type Opened = Awaited<ReturnType<typeof open>>

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[0]?.textContent)

const choose = async ({ user }: Opened, nome: string, acao: string) => {
  await user.click(screen.getByRole('button', { name: `Ações de ${nome}` }))
  await user.click(screen.getByRole('button', { name: `${acao}: ${nome}` }))
}
const dialogOf = async () => within(await screen.findByRole('dialog'))
const succeed = (opened: Opened) =>
  opened.resolve({ Mutation: () => ({ salvarEntrada: { __typename: 'SalvarEntradaSuccess' } }) }, salvar)

test('lists the entries in their order, with what each has', async () => {
  await open()
  expect(names()).toEqual(['LetrasPortuguês · Inglês', 'Física'])
  screen.getByRole('navigation', { name: 'Listas' })
  expect(screen.getByRole('link', { name: 'Departamentos' }).getAttribute('aria-current')).toBe('page')
})

test('reads list and filters from the address, and leads to the first list without one', async () => {
  const { variables } = await openAdministracao('/admin/listas/interesses?busca=%20rob%20&situacao=todas', null)
  expect(variables(query)).toEqual({ lista: 'INTERESSES', busca: 'rob', situacao: 'TODAS', comCategorias: true })
  const { router } = await openAdministracao('/admin/listas', null)
  expect(router.state.location.pathname).toBe(url)
})

test('adds an entry with its courses, and reads the list anew', async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'Novo departamento' }))
  const dialog = await dialogOf()
  await opened.user.click(dialog.getByRole('button', { name: 'Salvar' }))
  dialog.getByText('O nome é obrigatório.')
  expect(opened.pending()).toEqual([])
  await opened.user.type(dialog.getByLabelText('Nome do departamento'), ' Química ')
  await opened.user.type(dialog.getByLabelText(/Cursos/), 'Química{Enter}{Enter}Farmácia ')
  expect(dialog.queryByLabelText('Posição na lista')).toBeNull()
  await opened.user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(opened.variables(salvar)).toEqual({
    input: { lista: 'DEPARTAMENTOS', nome: 'Química', cursos: ['Química', 'Farmácia'] },
  })
  await succeed(opened)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opened.pending()).toEqual([query])
  await opened.resolve(toResolvers([letras, fisica, entrada('3', 'Química')]), query)
  expect(names()).toContain('Química')
})

test('changes only what differs, and shows a refusal at its field', async () => {
  const opened = await open()
  await choose(opened, 'Letras', 'Editar')
  const dialog = await dialogOf()
  await opened.user.clear(dialog.getByLabelText('Posição na lista'))
  await opened.user.type(dialog.getByLabelText('Posição na lista'), '2')
  await opened.user.type(dialog.getByLabelText('Nome do departamento'), ' e Artes')
  await opened.user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(opened.variables(salvar)).toEqual({
    input: { lista: 'DEPARTAMENTOS', entrada: '1', nome: 'Letras e Artes', posicao: 2 },
  })
  const campos = [{ campo: 'nome', mensagem: 'Já existe “Letras e Artes”.' }]
  const refused = { __typename: 'EntradaInvalida', mensagem: 'Já existe “Letras e Artes”.', campos }
  await opened.resolve({ Mutation: () => ({ salvarEntrada: refused }) }, salvar)
  dialog.getByText('Já existe “Letras e Artes”.')
  expect(document.activeElement).toBe(dialog.getByLabelText('Nome do departamento'))
})

test('offers nothing for a kind that every board has, and everything for another one', async () => {
  const own = { lista: 'TIPOS' }
  await open(
    [
      entrada('1', 'Monitoria', { ...own, fixa: true, posicao: null }),
      entrada('1001', 'Extensão', { ...own, posicao: 1 }),
      entrada('1002', 'Intercâmbio', { ...own, posicao: 2 }),
    ],
    [],
    '/admin/listas/tipos',
  )
  expect(names()).toEqual(['MonitoriaO mural usa este nome', 'Extensão', 'Intercâmbio'])
  expect(screen.queryByRole('button', { name: /Monitoria/ })).toBeNull()
  for (const nome of ['Mover Extensão para baixo', 'Ações de Extensão', 'Novo tipo'])
    expect(screen.getByRole('button', { name: nome })).toBeTruthy()
})

test('does not offer to archive or join an entry whose name the board needs', async () => {
  const opened = await open([entrada('1', 'Remoto', { lista: 'LOCAIS', fixa: true })], [], '/admin/listas/locais')
  await opened.user.click(screen.getByRole('button', { name: 'Ações de Remoto' }))
  expect(screen.getByRole('button', { name: 'Editar: Remoto' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Juntar|Arquivar)/ })).toBeNull()
})

test('moves an entry, and keeps the focus on the button', async () => {
  const opened = await open()
  const button = () => screen.getByRole('button', { name: 'Mover Letras para baixo' })
  expect(screen.getByRole('button', { name: 'Mover Letras para cima' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Mover Física para baixo' }).getAttribute('aria-disabled')).toBe('true')
  await opened.user.click(screen.getByRole('button', { name: 'Mover Letras para cima' }))
  expect(opened.pending()).toEqual([])
  button().focus()
  await opened.user.keyboard('{Enter}')
  expect(opened.variables(salvar)).toEqual({ input: { lista: 'DEPARTAMENTOS', entrada: '1', posicao: 2 } })
  await succeed(opened)
  await opened.resolve(
    toResolvers([
      { ...fisica, posicao: 1 },
      { ...letras, posicao: 2 },
    ]),
    query,
  )
  expect(names()).toEqual(['Física', 'LetrasPortuguês · Inglês'])
  expect(document.activeElement).toBe(button())
})

test('offers no order among the rows of a filter', async () => {
  await open([letras], [], `${url}?busca=le`)
  expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull()
})

test('archives at once, and the notice restores', async () => {
  const opened = await open()
  await choose(opened, 'Física', 'Arquivar')
  expect(opened.variables(salvar)).toEqual({ input: { lista: 'DEPARTAMENTOS', entrada: '2', arquivada: true } })
  await succeed(opened)
  await opened.resolve(toResolvers([letras]), query)
  expect(names()).toHaveLength(1)
  await screen.findByText('Ninguém mais escolhe Física. O que já o usa continua como está.')
  await opened.user.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(opened.variables(salvar)).toEqual({ input: { lista: 'DEPARTAMENTOS', entrada: '2', arquivada: false } })
})

test('says why an entry was not archived', async () => {
  const opened = await open()
  await choose(opened, 'Física', 'Arquivar')
  await opened.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), salvar)
  await screen.findByText('Não foi possível arquivar')
})

const uso = [
  { tipo: 'VAGAS', total: 1240 },
  { tipo: 'PESSOAS', total: 1 },
  { tipo: 'CURSOS', total: 0 },
]

test('joins two entries after saying what moves, and the notice undoes it', async () => {
  const opened = await open()
  await choose(opened, 'Letras', 'Juntar em…')
  const dialog = await dialogOf()
  await waitFor(() => expect(opened.pending()).toEqual(['EscolhaDoAlvoQuery']))
  expect(opened.variables('EscolhaDoAlvoQuery')).toEqual({ lista: 'DEPARTAMENTOS', codigo: '1', busca: null })
  const edges = [letras, fisica].map(node => ({ node }))
  await opened.resolve({ Administracao: () => ({ usoDaEntrada: uso, entradas: { edges } }) }, 'EscolhaDoAlvoQuery')
  expect(dialog.queryByRole('radio', { name: 'Letras' })).toBeNull()
  dialog.getByText('De “Letras” para a escolhida: 1.240 vagas e 1 pessoa.')
  await opened.user.click(dialog.getByRole('button', { name: 'Juntar' }))
  dialog.getByText('Escolha em que entrada juntar.')
  await opened.user.click(dialog.getByRole('radio', { name: 'Física' }))
  await opened.user.click(dialog.getByRole('button', { name: 'Juntar em Física' }))
  const mutation = 'useJuntarEntradaMutation'
  expect(opened.variables(mutation)).toEqual({ input: { lista: 'DEPARTAMENTOS', entrada: '1', em: '2' } })
  const feita = { __typename: 'JuntarEntradaSuccess', juncao: { codigo: '9', de: 'Letras', em: 'Física' } }
  await opened.resolve({ Mutation: () => ({ juntarEntrada: feita }) }, mutation)
  expect(screen.queryByRole('dialog')).toBeNull()
  await opened.resolve(toResolvers([fisica]), query)
  await screen.findByText('Letras agora é Física.')
  await opened.user.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(opened.variables('useDesfazerJuncaoMutation')).toEqual({ input: { juncao: '9' } })
})

test('lists recent joins, and says what an undo could not bring back', async () => {
  const opened = await open(
    [fisica],
    [juncao, { ...juncao, id: 'juncao-4', de: 'TI', linhas: 1, desfeitaEm: '2026-03-10T12:00:00Z' }],
  )
  const section = within(screen.getByRole('region', { name: 'Junções recentes' }))
  section.getByText('Informática → Computação')
  section.getByText('09/03/2026 · 1.240 usos')
  section.getByText('Desfeita em 10/03/2026')
  await opened.user.click(section.getByRole('button', { name: 'Desfazer a junção de Informática' }))
  const desfeita = { juncao: { ...juncao, desfeitaEm: '2026-03-11T12:00:00Z' }, ficaram: [{ tipo: 'VAGAS', total: 2 }] }
  await opened.resolve(
    { Mutation: () => ({ desfazerJuncao: { __typename: 'DesfazerJuncaoSuccess', desfeita } }) },
    'useDesfazerJuncaoMutation',
  )
  await screen.findByText('Mudaram desde então, e ficaram como estão: 2 vagas.')
  section.getByText('Desfeita em 11/03/2026')
})
