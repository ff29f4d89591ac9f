import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { ana, bia, conexao, eva, lista, names, press, rede, tab } from './testing/umaRede.ts'

const section = (name: string) => within(screen.getByRole('region', { name }))

test('shows the three sections with one query', async () => {
  const { variables, resolve, pending } = await renderRoute('/network', null)
  expect(screen.getByText('Carregando sua rede...')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Sua Rede' })).toBeTruthy()
  expect(variables('RedePageQuery')).toMatchObject({ busca: null })
  await resolve(rede(), 'RedePageQuery')
  expect(section('Pessoas que você pode conhecer').getByText('Também cursa Física')).toBeTruthy()
  const professores = section('Professores que lecionaram matérias suas')
  expect(professores.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ver perfil de Rui', '/profile/2'],
  ])
  expect(professores.getByText('Professor')).toBeTruthy()
  expect(professores.getByText('Informática')).toBeTruthy()
  expect(professores.getByText('2 oportunidades abertas')).toBeTruthy()
  expect(section('Recomendações com base no seu perfil').getByRole('button', { name: 'Conectar com Bia' })).toBeTruthy()
  expect(screen.getByText('Inteligente')).toBeTruthy()
  expect(screen.queryByText('Dados de exemplo')).toBeNull()
  expect(pending()).toEqual(['HeaderUserQuery'])
})

test('shows two tags and the number of the others', async () => {
  await renderRoute('/network', rede())
  const card = section('Pessoas que você pode conhecer')
  expect(['Robótica', 'Redes', '+2'].map(text => card.queryByText(text) !== null)).toEqual([true, true, true])
  expect(card.queryByText('Óptica')).toBeNull()
  expect(section('Recomendações com base no seu perfil').queryByText(/^\+/)).toBeNull()
})

test('lists all tags on a tap on Ver perfil, and what the card says, with links to the profile and the messages', async () => {
  const { router } = await renderRoute('/network', rede())
  const link = screen.getByRole('link', { name: 'Ver perfil de Ana' })
  expect(link.getAttribute('href')).toBe('/profile/1')
  fireEvent.pointerDown(link, { pointerType: 'touch' })
  fireEvent.click(link)
  const card = within(screen.getByRole('group', { name: 'Ana' }))
  expect(card.getByText('Interesses e áreas:')).toBeTruthy()
  expect(card.getByText('Estudante · Física')).toBeTruthy()
  expect(card.getByText('Também cursa Física')).toBeTruthy()
  for (const tag of ['Robótica', 'Redes', 'Óptica', 'Grafos']) expect(card.getByText(tag)).toBeTruthy()
  expect(router.state.location.pathname).toBe('/network')
})

test('filters by the four boxes without a request', async () => {
  const { user, pending } = await renderRoute('/network', rede())
  await user.click(press('Filtros'))
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(box => [box.labels?.[0]?.textContent, box.checked])).toEqual([
    ['Alunos', true],
    ['Professores', true],
    ['Monitorias/IC/Projetos', true],
    ['Outros cursos', true],
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Professores' }))
  expect(names()).toEqual(['Conectar com Ana', 'Conectar com Bia'])
  await user.click(screen.getByRole('checkbox', { name: 'Outros cursos' }))
  expect(names()).toEqual(['Conectar com Ana'])
  await user.click(screen.getByRole('checkbox', { name: 'Alunos' }))
  expect(screen.getByText('Nenhuma pessoa encontrada.')).toBeTruthy()
  expect(pending()).toEqual([])
})

test('keeps the tab in the URL, without a request', async () => {
  const { user, router, pending } = await renderRoute('/network?busca=a', rede())
  await user.click(tab('Minhas Conexões'))
  expect(router.state.location.search).toBe('?busca=a&aba=conexoes')
  expect(names()).toEqual(['Conectado com Eva'])
  await act(() => router.navigate('/nada'))
  await act(() => router.navigate(-1))
  expect(tab('Minhas Conexões').getAttribute('aria-selected')).toBe('true')
  await user.click(tab('Sugestões'))
  expect(router.state.location.search).toBe('?busca=a')
  expect(pending()).toEqual([])
})

const muitas = (quantas: number, hasNextPage: boolean, de = 0) => ({
  Query: () => ({
    viewer: {
      usuario: { id: 'usuario-7', curso: 'Física' },
      rede: {
        exemplo: false,
        sugestoes: lista([]),
        conexoes: {
          total: 150,
          edges: Array.from({ length: quantas }, (_, index) => conexao({ codigo: `${de + index}`, conectado: true })),
          pageInfo: { hasNextPage, endCursor: `c${de + quantas}` },
        },
      },
    },
  }),
})

test('loads as many pages of a list as were shown before the reload', async () => {
  const { user, router, resolve, pending, unmount } = await renderRoute('/network?aba=conexoes', null)
  await resolve({}, 'HeaderUserQuery')
  await resolve(muitas(6, true))
  await user.click(press('Carregar mais'))
  await resolve(muitas(3, false, 6))
  expect(router.state.location.search).toBe('?aba=conexoes&pagina=2')
  expect(names()).toHaveLength(9)
  unmount()

  const again = await renderRoute('/network?aba=conexoes&pagina=2', null)
  await again.resolve({}, 'HeaderUserQuery')
  await again.resolve(muitas(6, true))
  expect(again.pending()).toEqual(['MinhasConexoesPaginationQuery'])
  await again.resolve(muitas(3, false, 6))
  expect(names()).toHaveLength(9)
  expect([pending(), again.pending()]).toEqual([[], []])
})

test('requests a failed page once, and then offers a retry', async () => {
  const { resolve, reject, pending } = await renderRoute('/network?aba=conexoes&pagina=9', null)
  await resolve({}, 'HeaderUserQuery')
  await resolve(muitas(6, true))
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'))
  expect(names()).toHaveLength(6)
  expect(press('Carregar mais')).toBeTruthy()
  expect(pending()).toEqual([])
})

test('searches with one request, and keeps the search in the URL', async () => {
  const { user, router, variables, resolve, pending } = await renderRoute('/network', rede())
  await user.type(screen.getByPlaceholderText('Buscar por nome, curso, interesse...'), ' bia {Enter}')
  expect(router.state.location.search).toBe('?busca=bia')
  expect(pending()).toEqual(['RedePageQuery'])
  expect(variables('RedePageQuery')).toMatchObject({ busca: 'bia' })
  await resolve(rede({ sugestoes: [bia] }))
  expect(names()).toEqual(['Conectar com Bia'])
})

const caixa = () => screen.getByPlaceholderText<HTMLInputElement>('Buscar por nome, curso, interesse...')

test('shows the last of two searches, and sends the same one once', async () => {
  const { user, router, resolve, pending, variables } = await renderRoute('/network', rede())
  await user.type(caixa(), 'bia{Enter}{Enter}')
  expect(pending()).toEqual(['RedePageQuery'])
  await user.clear(caixa())
  await user.type(caixa(), 'ana{Enter}')
  expect(pending()).toEqual(['RedePageQuery', 'RedePageQuery'])
  expect(variables('RedePageQuery')).toMatchObject({ busca: 'bia' })
  await resolve(rede({ sugestoes: [bia] }))
  await resolve(rede({ sugestoes: [ana] }))
  expect(names()).toEqual(['Conectar com Ana'])
  expect(router.state.location.search).toBe('?busca=ana')
  expect(caixa().value).toBe('ana')
})

test('keeps what is typed, and the filters, when the people of a search arrive', async () => {
  const { user, resolve } = await renderRoute('/network', rede())
  await user.click(press('Filtros'))
  await user.click(screen.getByRole('checkbox', { name: 'Professores' }))
  await user.type(caixa(), 'bia{Enter}')
  await user.type(caixa(), ' souza')
  await resolve(rede({ sugestoes: [bia] }))
  expect(caixa().value).toBe('bia souza')
  expect(document.activeElement).toBe(caixa())
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Professores' }).checked).toBe(false)
})

test('opens the other tab while a search is loading, and keeps the search', async () => {
  const { user, router, resolve, pending } = await renderRoute('/network', rede())
  await user.type(caixa(), 'bia{Enter}')
  await user.click(tab('Minhas Conexões'))
  expect(names()).toEqual(['Conectado com Eva'])
  expect(pending()).toEqual(['RedePageQuery'])
  await resolve(rede({ sugestoes: [bia] }))
  expect(router.state.location.search).toBe('?busca=bia&aba=conexoes')
  await user.click(tab('Sugestões'))
  expect(names()).toEqual(['Conectar com Bia'])
  expect(pending()).toEqual([])
})

test('shows three people of a section, and all on request', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ codigo: String(index + 10), secao: 'CONHECER' }))
  const { user, pending, router } = await renderRoute('/network', rede({ sugestoes: many }))
  expect(names()).toHaveLength(3)
  await user.click(press('Ver todos (9)'))
  expect(names()).toHaveLength(9)
  expect(router.state.location.search).toBe('?abertas=conhecer')
  expect(pending()).toEqual([])
})

test('filters the connections while typing, ignoring accents', async () => {
  const conexoes = [eva, { codigo: '5', nome: 'João', conectado: true, tags: ['Óptica'] }]
  const { user } = await renderRoute('/network?aba=conexoes', rede({ conexoes }))
  const box = screen.getByPlaceholderText('Filtrar minhas conexões...')
  await user.type(box, 'optica')
  expect(names()).toEqual(['Conectado com Eva', 'Conectado com João'])
  await user.clear(box)
  await user.type(box, 'JOAO')
  expect(names()).toEqual(['Conectado com João'])
  await user.type(box, 'zzz')
  expect(screen.getByText('Nenhuma conexão encontrada.')).toBeTruthy()
})

test('says what to do if there are no people yet', async () => {
  const { user } = await renderRoute('/network', rede({ sugestoes: [], conexoes: [] }))
  expect(screen.getByText('Nenhuma pessoa encontrada.')).toBeTruthy()
  await user.click(tab('Minhas Conexões'))
  expect(screen.getByText('Você ainda não tem conexões.')).toBeTruthy()
})

test('marks sample data, which has no profiles, and lets the reader toggle connections', async () => {
  const sample = { ...ana, codigo: 'exemplo-1' }
  const { user } = await renderRoute('/network', rede({ sugestoes: [sample], conexoes: [], exemplo: true }))
  expect(screen.getByText('Dados de exemplo')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Ana/ })).toBeNull()
  await user.click(press('Conectar com Ana'))
  expect(press('Conectado com Ana')).toBeTruthy()
})

test('says that the network failed to load', async () => {
  const { reject } = await renderRoute('/network', null)
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), 'RedePageQuery')
  expect(screen.getByRole('heading', { level: 1, name: 'Erro ao carregar sua rede' })).toBeTruthy()
})

test('says when to search again after too many searches', async () => {
  const { reject } = await renderRoute('/network?busca=ana', null)
  await reject(new RequestFailure('TOO_MANY_REQUESTS', 'Muitas buscas.', { retryAfter: 390 }), 'RedePageQuery')
  expect(screen.getByText('Foram pedidos demais em pouco tempo. Tente de novo em 7 minutos.')).toBeTruthy()
})

test('is only for students', async () => {
  const { router } = await renderRoute('/network', null, { como: 'professor' })
  expect(router.state.location.pathname).toBe('/professor/opportunities')
})

test.each([
  ['the own profile', ['viewer', 'usuario']],
  ['whether these are samples', ['viewer', 'rede', 'exemplo']],
])('shows both lists if %s failed to load', async (_, path) => {
  const { user, resolve, resolveWithout } = await renderRoute('/network', null)
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(path, rede(), 'RedePageQuery')
  expect(names()).toEqual(['Conectar com Ana', 'Conectar com Rui', 'Conectar com Bia'])
  await user.click(tab('Minhas Conexões'))
  expect(names()).toEqual(['Conectado com Eva'])
})

test.each([
  ['sugestoes', 'Erro ao carregar sugestões', 'Sugestões', 'Minhas Conexões', 3, 1],
  ['conexoes', 'Erro ao carregar conexões', 'Minhas Conexões', 'Sugestões', 1, 3],
])(
  'where %s fail, the other list stands, and both are asked for again',
  async (field, falha, own, other, all, rest) => {
    const { user, resolve, resolveWithout } = await renderRoute('/network', null)
    await resolve({ Usuario: () => ({ id: 'usuario-7' }) }, 'HeaderUserQuery')
    await resolveWithout(['viewer', 'rede', field], rede(), 'RedePageQuery')
    await user.click(tab(other))
    expect(names()).toHaveLength(rest)
    await user.click(tab(own))
    expect(screen.getByText(falha)).toBeTruthy()
    await user.click(press('Tentar novamente'))
    await resolve(rede(), 'RedePageQuery')
    expect(screen.queryByText(falha)).toBeNull()
    expect(names()).toHaveLength(all)
  },
)
