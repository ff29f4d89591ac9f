import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { changed } from '../relay/topics.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { formatDay, formatTime } from '../ui/dates.ts'
import { receiveLidas, addNotificacao } from './notificacoesStore.ts'

const pageQuery = 'NotificacoesPageQuery'
const mutation = 'useMarcarComoLidasMutation'

const vaga = {
  __typename: 'Notificacao',
  id: 'n1',
  tipo: 'OPORTUNIDADE',
  titulo: 'Nova oportunidade para você',
  descricao: 'Monitoria de Cálculo combina com seus interesses.',
  criadaEm: new Date(Date.now() - 3 * 24 * 3_600_000).toISOString(),
  lida: false,
  acao: { rotulo: 'Me inscrever', href: '/opportunities/12' },
}
const hora = formatTime(vaga.criadaEm)
const conexao = { ...vaga, id: 'n2', tipo: 'CONEXAO', titulo: 'Conexão aceita', lida: true, acao: null }

type Lista = { itens?: object[]; exemplo?: boolean; naoLidas?: number; hasNextPage?: boolean; papel?: string }

const answer = (lista: Lista = {}) => {
  const { itens = [vaga, conexao], exemplo = false, naoLidas = 3, hasNextPage = false, papel = 'ESTUDANTE' } = lista
  const edges = itens.map((node, index) => ({ cursor: String(index), node }))
  return {
    Viewer: () => ({ papel }),
    NaoLidas: () => ({ mensagens: 0, notificacoes: exemplo ? 0 : naoLidas }),
    NotificacaoConnection: () => ({ exemplo, edges }),
    PageInfo: () => ({ hasNextPage, endCursor: 'offset:19' }),
  }
}
const open = (lista?: Lista, url = '/notifications') => renderRoute(url, answer(lista))
const bell = () => screen.getByRole('link', { name: /^Notificações/ }).textContent
const items = () => within(screen.getByRole('main')).getAllByRole('listitem')
const marcarTodas = () => screen.getByRole('button', { name: 'Marcar todas como lidas' })
const left = (naoLidas: number) => ({ MarcarNotificacoesComoLidasSuccess: () => ({ naoLidas }) })

test('lists notifications with their time, and marks those not read', async () => {
  await open()
  expect(items().map(item => item.textContent)).toEqual([
    `Nova oportunidade para você (não lida)${hora}Monitoria de Cálculo combina com seus interesses.Me inscrever: Nova oportunidade para você`,
    `Conexão aceita${hora}Monitoria de Cálculo combina com seus interesses.Ver conexões: Conexão aceita`,
  ])
})

test('lists them by day', async () => {
  const hoje = { ...vaga, id: 'n0', criadaEm: new Date().toISOString() }
  await open({ itens: [hoje, vaga] })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
  expect(headings).toEqual(['Hoje', formatDay(vaga.criadaEm)])
})

test('counts those of one vaga in one row, which marks them as read, and lists them on demand', async () => {
  const doze = { ...vaga, tipo: 'CANDIDATURA', titulo: 'Nova candidatura' }
  const itens = ['n1', 'n2', 'n3'].map(id => ({ ...doze, id, descricao: `${id} se candidatou.`, lida: id === 'n3' }))
  const { user, variables, router } = await open({ itens })
  expect(items().map(item => item.textContent)).toEqual([
    `Nova candidatura (não lida)3 notificações${hora}n1 se candidatou. E mais 2.Me inscrever: Nova candidatura`,
  ])
  await user.click(screen.getByRole('button', { name: 'Mostrar as 3: Nova candidatura' }))
  expect(items()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Recolher as 3: Nova candidatura' }))
  expect(items()).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: /^Me inscrever/ }))
  expect(variables(mutation)).toEqual({ input: { ids: ['n1', 'n2'] } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/opportunities/12'))
})

test.each([
  ['aluno', '/notifications', '/profile'],
  ['professor', '/professor/notifications', '/professor/opportunities'],
] as const)("leads a notification without an action to the %s's page that it is about", async (como, url, href) => {
  await renderRoute(url, answer({ itens: [{ ...conexao, tipo: 'ENGAJAMENTO', titulo: 'Em alta' }] }), { como })
  expect(screen.getByRole('link', { name: /: Em alta$/ }).getAttribute('href')).toBe(href)
})

test.each([
  ['ESTUDANTE', '/notifications', '/avisos'],
  ['PROFESSOR', '/professor/notifications', '/professor/avisos'],
] as const)('says to a(n) %s what it is, and links to the choices', async (papel, url, to) => {
  await renderRoute(url, answer({ papel }), { como: papel === 'PROFESSOR' ? 'professor' : 'aluno' })
  const lead = screen.getByText(/O que já aconteceu/)
  expect(within(lead).getByRole('link', { name: 'Avisos' }).getAttribute('href')).toBe(to)
})

test.each([
  ['ESTUDANTE', '/notifications', ['Todas', 'Oportunidades', 'Conexões', 'Engajamento']],
  ['PROFESSOR', '/professor/notifications', ['Todas', 'Candidaturas', 'Mensagens', 'Engajamento']],
] as const)('offers the filters of a %s', async (papel, url, labels) => {
  await renderRoute(url, answer({ papel }), { como: papel === 'PROFESSOR' ? 'professor' : 'aluno' })
  expect(screen.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)).toEqual(labels)
})

test('filters by kind with one request, and keeps the choice in the URL', async () => {
  const { user, pending, variables, resolve, router } = await open()
  await user.click(screen.getByRole('radio', { name: 'Conexões' }))
  await waitFor(() => expect(pending()).toEqual([pageQuery]))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Conexões' }).checked).toBe(true)
  expect(items()).toHaveLength(2)
  expect(variables(pageQuery)).toEqual({ tipos: ['CONEXAO'] })
  await resolve(answer({ itens: [conexao] }), pageQuery)
  expect(items()).toHaveLength(1)
  expect(router.state.location.search).toBe('?tipo=conexao')
  await user.click(screen.getByRole('radio', { name: 'Todas' }))
  await waitFor(() => expect(items()).toHaveLength(2))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Todas' }).checked).toBe(true)
  expect(pending()).toEqual([])
})

test('lists all notifications if the URL has a tipo of the other role', async () => {
  const { variables } = await renderRoute('/notifications?tipo=candidatura', null)
  expect(variables(pageQuery)).toEqual({ tipos: null })
})

test('marks all notifications as read optimistically, with one request', async () => {
  const { user, resolve, pending } = await open()
  expect(bell()).toBe('Notificações 3 não lidas')
  await user.click(marcarTodas())
  expect(screen.queryByText(/\(não lida\)/)).toBeNull()
  expect(bell()).toBe('Notificações ')
  expect(pending()).toEqual([mutation])
  await resolve(left(0), mutation)
  expect(screen.queryByText(/\(não lida\)/)).toBeNull()
  expect(pending()).toEqual([])
})

test('keeps the focus on the button that has marked all, which then does nothing', async () => {
  const { user, resolve, pending } = await open()
  await user.click(marcarTodas())
  await resolve(left(0), mutation)
  expect(marcarTodas()).toHaveProperty('disabled', false)
  expect(marcarTodas().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(marcarTodas())
  await user.click(marcarTodas())
  expect(pending()).toEqual([])
})

test('rolls the mark back on failure, and says so', async () => {
  const { user, reject } = await open()
  await user.click(marcarTodas())
  await reject(new RequestFailure('OFFLINE', 'no answer'), mutation)
  expect(bell()).toBe('Notificações 3 não lidas')
  expect(screen.getByText(/\(não lida\)/)).toBeTruthy()
  expect(await screen.findByText('Erro ao marcar como lida')).toBeTruthy()
})

test('marks a notification as read by its button, and keeps the focus on it', async () => {
  const { user, variables, resolve } = await open()
  await user.click(screen.getByRole('button', { name: 'Marcar como lida: Nova oportunidade para você' }))
  expect(variables(mutation)).toEqual({ input: { ids: ['n1'] } })
  expect(bell()).toBe('Notificações 2 não lidas')
  await resolve(left(2), mutation)
  expect(screen.queryByRole('button', { name: /^Marcar como lida:/ })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Nova oportunidade para você')
})

test('marks a notification as read when its link is followed', async () => {
  const { user, pending, router } = await open()
  await user.click(screen.getByRole('link', { name: /^Me inscrever/ }))
  expect(pending()).toContain(mutation)
  await waitFor(() => expect(router.state.location.pathname).toBe('/opportunities/12'))
})

test('says that sample notifications are samples, and does not count them', async () => {
  const { user, resolve } = await open({ exemplo: true, itens: [{ ...vaga, criadaEm: null }] })
  expect(screen.getByText('Dados de exemplo')).toBeTruthy()
  expect(within(screen.getByRole('main')).queryByRole('time')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Marcar como lida:/ }))
  await resolve(left(1), mutation)
  expect(screen.queryByText(/\(não lida\)/)).toBeNull()
  expect(bell()).toBe('Notificações ')
})

test('still counts read notifications when only the rede shows samples', async () => {
  const { user, environment } = await open()
  await act(async () =>
    environment.commitUpdate(store => store.create('client:root:viewer:rede', 'Rede').setValue(true, 'exemplo')),
  )
  expect(bell()).toBe('Notificações 3 não lidas')
  await user.click(screen.getByRole('button', { name: /^Marcar como lida:/ }))
  expect(bell()).toBe('Notificações 2 não lidas')
})

test('loads twenty more at a time', async () => {
  const { user, variables, resolve } = await open({ hasNextPage: true })
  await user.click(screen.getByRole('button', { name: 'Carregar mais' }))
  expect(variables('NotificacoesListPaginationQuery')).toMatchObject({ first: 20, after: 'offset:19' })
  await resolve(answer({ itens: [{ ...vaga, id: 'n3', titulo: 'Mais antiga' }] }), 'NotificacoesListPaginationQuery')
  expect(items()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
})

test('says that the next window did not load, and keeps the list', async () => {
  const { user, reject } = await open({ hasNextPage: true })
  await user.click(screen.getByRole('button', { name: 'Carregar mais' }))
  await reject(new RequestFailure('OFFLINE', 'no answer'), 'NotificacoesListPaginationQuery')
  expect(screen.getByRole('alert').textContent).toBe('Não foi possível carregar mais notificações. Tente novamente.')
  expect(items()).toHaveLength(2)
})

test('says that there are no notifications, and none to mark', async () => {
  await open({ itens: [], naoLidas: 0 })
  expect(marcarTodas().getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Nenhuma notificação por aqui')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explorar oportunidades' }).getAttribute('href')).toBe('/opportunities')
})

test('shows a notification of the stream first, once, in the lists of its tipo', async () => {
  const { environment } = await open({ itens: [conexao] })
  const receive = (id: string) =>
    act(() =>
      environment.commitUpdate(store => {
        const nova = store.get(id) ?? store.create(id, 'Notificacao')
        for (const [field, value] of Object.entries({ ...vaga, id, titulo: `Chegou ${id}`, criadaEm: null })) {
          if (typeof value !== 'object') nova.setValue(value, field)
        }
        nova.setValue(null, 'criadaEm').setValue(null, 'acao')
        addNotificacao(store, nova)
      }),
    )
  const titles = () => items().map(item => within(item).getByRole('heading').textContent)
  receive('n8')
  receive('n9')
  receive('n8')
  expect(titles()).toEqual(['Chegou n8 (não lida)', 'Chegou n9 (não lida)', 'Conexão aceita'])
})

test('follows notifications read in another tab, and ignores invalid messages', async () => {
  const { environment } = await open()
  act(() => receiveLidas(environment, { ids: ['n1'] }))
  act(() => receiveLidas(environment, 'n1'))
  expect(screen.getByText(/\(não lida\)/)).toBeTruthy()
  act(() => receiveLidas(environment, { ids: ['n1'], naoLidas: 2 }))
  expect(screen.queryByText(/\(não lida\)/)).toBeNull()
  expect(bell()).toBe('Notificações 2 não lidas')
})

test('refetches after a gap', async () => {
  const { environment, pending, resolve } = await open()
  act(() => changed(environment, '*'))
  expect(pending()).toEqual(['NotificacoesListPaginationQuery'])
  await resolve(answer({ itens: [vaga] }))
  expect(items()).toHaveLength(1)
})

test('refetches as many notifications as are shown, with the same filter, and keeps the list on failure', async () => {
  const many = (length: number) => Array.from({ length }, (_, index) => ({ ...conexao, id: `n${index}` }))
  const { environment, variables, reject } = await open({ itens: many(35) }, '/notifications?tipo=conexao')
  act(() => changed(environment, '*'))
  expect(variables('NotificacoesListPaginationQuery')).toMatchObject({ first: 35, tipos: ['CONEXAO'] })
  await reject(new RequestFailure('OFFLINE', 'no answer'), 'NotificacoesListPaginationQuery')
  expect(items()).toHaveLength(35)
})

test('refetches a hundred notifications at most', async () => {
  const itens = Array.from({ length: 101 }, (_, index) => ({ ...conexao, id: `n${index}` }))
  const { environment, variables } = await open({ itens })
  act(() => changed(environment, '*'))
  expect(variables('NotificacoesListPaginationQuery')).toMatchObject({ first: 100, tipos: null })
})

test('keeps the mark even if the new count could not be read', async () => {
  const { user, resolveWithout } = await open()
  await user.click(screen.getByRole('button', { name: 'Marcar como lida: Nova oportunidade para você' }))
  await resolveWithout(['marcarNotificacoesComoLidas', 'naoLidas'], left(2), mutation)
  expect(screen.queryByRole('button', { name: /^Marcar como lida:/ })).toBeNull()
  expect(bell()).toBe('Notificações 2 não lidas')
  expect(screen.queryByText('Erro ao marcar como lida')).toBeNull()
})
