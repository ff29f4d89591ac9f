import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { umaVaga } from '../vagas/testing/umaVaga.ts'
import { dia, lista, type Page, uma } from './testing/candidaturas.ts'
import '../ui/overlay/toasts.tsx'

const query = 'CandidaturasPageQuery'
const next = 'CandidaturasListPaginationQuery'
const [apply, cancel] = ['useCandidatarMutation', 'useCancelarCandidaturaMutation']

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(heading => heading.textContent)
const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
/** Opens the row, and the dialog of its button to cancel. */
async function pressCancel(user: { click: (element: Element) => Promise<void> }, codigo: string) {
  await user.click(button(`Detalhes da candidatura a Vaga ${codigo}`))
  await user.click(button(`Cancelar candidatura a Vaga ${codigo}`))
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
}
const agora = (total: number) => ({ candidaturas: { total } })
const situacao = (codigo: string, candidatado: boolean) => ({ id: `situacao-${codigo}`, candidatado, etapa: null })

test('lists each candidatura with its vaga, state, date and letter after one request', async () => {
  const { user, pending, resolve } = await renderRoute('/applications', null)
  expect(pending().toSorted()).toEqual([query, 'HeaderUserQuery'])
  expect(screen.getByText('Carregando candidaturas...')).toBeTruthy()
  const nodes = [uma('12', { carta: 'Gosto de ensinar.\nMuito.' }), uma('13')]
  await resolve(lista(nodes), query)
  expect(screen.getByRole('heading', { level: 1, name: 'Minhas Candidaturas' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '2 candidaturas' })).toBeTruthy()
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('not both are there')
  expect(within(first).getByRole('link', { name: 'Vaga 12' }).getAttribute('href')).toBe('/opportunities/12')
  expect(screen.getByRole('heading', { name: 'Em andamento (2)' })).toBeTruthy()
  for (const text of ['Monitoria · Helena Prado · Matemática', 'Em análise', dia('09')])
    expect(within(first).getByText(text)).toBeTruthy()
  await user.click(within(first).getByRole('button', { name: 'Detalhes da candidatura a Vaga 12' }))
  const letter = within(first).getByText(/Gosto de ensinar/)
  expect(letter.closest('[hidden]')).toBeTruthy()
  await user.click(within(first).getByRole('button', { name: 'Ler carta de motivação' }))
  expect(letter.closest('[hidden]')).toBeNull()
  expect(within(second).getByText(/sem carta de motivação/)).toBeTruthy()
})

test('links to the vagas if there are no candidaturas', async () => {
  await renderRoute('/applications', lista([]))
  expect(screen.getByText('Você ainda não se candidatou a nenhuma oportunidade.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explorar oportunidades' }).getAttribute('href')).toBe('/opportunities')
})

test('says that the upstream cannot list candidaturas', async () => {
  await renderRoute('/applications', { Viewer: () => ({ candidaturas: null }) })
  expect(screen.getByText('A lista de candidaturas não está disponível.')).toBeTruthy()
})

test('says that the list failed to load, and retries', async () => {
  const { user, reject, resolve, pending } = await renderRoute('/applications', null)
  await resolve({}, 'HeaderUserQuery')
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), query)
  expect(screen.getByRole('heading', { name: 'Erro ao carregar candidaturas' })).toBeTruthy()
  await user.click(button('Tentar novamente'))
  expect(pending()).toEqual([query])
})

test('keeps a candidatura whose vaga was deleted, without a button to cancel it', async () => {
  await renderRoute('/applications', lista([uma('12', { removida: true })]))
  expect(titles()).toEqual(['Oportunidade removida'])
  expect(screen.queryByRole('button', { name: /^Cancelar candidatura/ })).toBeNull()
})

test('cancels after a confirmation with one request, and loads more from the new end of the list', async () => {
  const view = await renderRoute(
    '/applications',
    lista([uma('1'), uma('2'), uma('3')], { total: 4, hasNextPage: true }),
  )
  await pressCancel(view.user, '2')
  expect(dialog().getByText('Tem certeza que deseja cancelar sua candidatura?')).toBeTruthy()
  await view.user.click(dialog().getByRole('button', { name: 'Cancelar candidatura' }))
  expect(view.variables(cancel)).toEqual({ input: { vaga: 'vaga-2' }, contar: true })
  const answer = { __typename: 'CancelarCandidaturaSuccess', situacao: situacao('2', false), viewer: agora(3) }
  await view.resolve({ Mutation: () => ({ cancelarCandidatura: answer }) })
  expect(titles()).toEqual(['Vaga 1', 'Vaga 3'])
  expect(screen.getByRole('heading', { name: '3 candidaturas' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '3 candidaturas' }))
  expect(view.pending()).toEqual([])

  await view.user.click(button('Carregar mais'))
  expect(view.variables(next)).toMatchObject({ cursor: 'offset-1' })
  await view.resolve(lista([uma('4')], { total: 3, from: 2 }), next)
  expect(titles()).toEqual(['Vaga 1', 'Vaga 3', 'Vaga 4'])
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
})

test('shows no total while it is unknown, and still loads more', async () => {
  const { user, resolveWithout } = await renderRoute(
    '/applications',
    lista([uma('1'), uma('2')], { total: 3, hasNextPage: true }),
  )
  await pressCancel(user, '2')
  await user.click(dialog().getByRole('button', { name: 'Cancelar candidatura' }))
  const answer = { __typename: 'CancelarCandidaturaSuccess', situacao: situacao('2', false) }
  await resolveWithout(['cancelarCandidatura', 'viewer', 'candidaturas'], {
    Mutation: () => ({ cancelarCandidatura: answer }),
  })
  expect(await screen.findByText('Candidatura cancelada')).toBeTruthy()
  expect(titles()).toEqual(['Vaga 1'])
  expect(screen.getByRole('heading', { level: 2, name: 'Candidaturas' })).toBeTruthy()
  expect(button('Carregar mais')).toBeTruthy()
})

test('says why a candidatura was not cancelled, and removes one that no longer exists', async () => {
  const { user, reject, resolve } = await renderRoute('/applications', lista([uma('1')]))
  await pressCancel(user, '1')
  await user.click(dialog().getByRole('button', { name: 'Cancelar candidatura' }))
  await reject(new RequestFailure('OFFLINE', 'no answer'))
  expect(screen.getByRole('alert').textContent).toBe(
    'Erro ao cancelarNão foi possível cancelar sua candidatura. Tente novamente.',
  )
  expect(titles()).toEqual(['Vaga 1'])

  await user.click(button('Cancelar candidatura a Vaga 1'))
  await user.click(dialog().getByRole('button', { name: 'Cancelar candidatura' }))
  const mensagem = 'Você não se candidatou a esta vaga.'
  const answer = { __typename: 'NaoCandidatado', mensagem, situacao: situacao('1', false) }
  await resolve({ Mutation: () => ({ cancelarCandidatura: answer }) })
  expect(screen.getByRole('alert').textContent).toBe(`Erro ao cancelar${mensagem}`)
  expect(screen.getByText('Você ainda não se candidatou a nenhuma oportunidade.')).toBeTruthy()
})

test('says that the next page failed to load, and keeps the list', async () => {
  const { user, reject, pending } = await renderRoute(
    '/applications',
    lista([uma('1')], { total: 2, hasNextPage: true }),
  )
  await user.click(button('Carregar mais'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), next)
  expect(screen.getByRole('alert').textContent).toBe('Não foi possível carregar mais candidaturas. Tente novamente.')
  expect(titles()).toEqual(['Vaga 1'])
  await user.click(button('Carregar mais'))
  expect(pending()).toEqual([next])
})

const detalhe = (candidatado: boolean) => ({
  Query: () => ({
    vaga: umaVaga({
      id: 'vaga-12',
      codigo: '12',
      titulo: 'Vaga 12',
      status: 'AGUARDANDO',
      minhaCandidatura: situacao('12', candidatado),
    }),
    viewer: { papel: 'ESTUDANTE' },
  }),
})

const umNode = (fields: object = {}) => ({
  id: 'candidatura-12',
  criadaEm: '2026-03-10T14:00:00Z',
  cartaDeMotivacao: null,
  etapa: null,
  mudancas: null,
  vagaOriginal: null,
  entrevista: null,
  podeEscolherHorario: false,
  respostasFaltando: 0,
  ...fields,
})

/** Opens the list and then the vaga, applies there and returns, all in one session. */
async function applyElsewhere(answer: Record<string, unknown>, page: Page = { total: 1 }, without?: string[]) {
  const view = await renderRoute('/applications', lista([uma('1')], page))
  await act(() => view.router.navigate('/opportunities/12'))
  await view.resolve(detalhe(false), 'VagaPageQuery')
  await view.user.click(button('Candidatar-se'))
  await view.user.click(dialog().getByRole('button', { name: 'Enviar candidatura' }))
  expect(view.variables(apply)).toMatchObject({ contar: page.hasNextPage ?? false })
  const resolvers = { Mutation: () => ({ candidatar: answer }) }
  if (without) await view.resolveWithout(['candidatar', ...without], resolvers, apply)
  else await view.resolve(resolvers, apply)
  await act(() => view.router.navigate('/applications'))
  return view
}

test('shows the total of the response for a partly loaded list, and does not count itself', async () => {
  const node = umNode()
  const candidaturaEdge = { cursor: 'offset-0', node }
  const answer = { __typename: 'CandidatarSuccess', candidaturaEdge, situacao: situacao('12', true), viewer: agora(9) }
  const { pending } = await applyElsewhere(answer, { total: 3, hasNextPage: true })
  expect(titles()).toEqual(['Vaga 12', 'Vaga 1'])
  expect(screen.getByRole('heading', { name: '9 candidaturas' })).toBeTruthy()
  expect(pending()).toEqual([])
})

test('shows no total if the response has none, and has the new candidatura', async () => {
  const node = umNode()
  const candidaturaEdge = { cursor: 'offset-0', node }
  const answer = { __typename: 'CandidatarSuccess', candidaturaEdge, situacao: situacao('12', true) }
  const { pending } = await applyElsewhere(answer, { total: 3, hasNextPage: true }, ['viewer', 'candidaturas'])
  expect(titles()).toEqual(['Vaga 12', 'Vaga 1'])
  expect(screen.getByRole('heading', { level: 2, name: 'Candidaturas' })).toBeTruthy()
  expect(pending()).toEqual([])
})

test('refetches a new candidatura that could not be read after it was sent', async () => {
  const answer = { __typename: 'CandidatarSuccess', situacao: situacao('12', true) }
  const { pending } = await applyElsewhere(answer, { total: 1 }, ['candidaturaEdge'])
  expect(pending()).toEqual(['CandidaturasPageQuery'])
})

test('shows a candidatura sent on another page first, without a request', async () => {
  const node = umNode({ cartaDeMotivacao: 'Minha carta.' })
  const view = await applyElsewhere({
    __typename: 'CandidatarSuccess',
    candidaturaEdge: { cursor: 'offset-0', node },
    situacao: situacao('12', true),
  })
  expect(titles()).toEqual(['Vaga 12', 'Vaga 1'])
  expect(screen.getByRole('heading', { name: '2 candidaturas' })).toBeTruthy()
  for (const text of ['Aguardando', dia('10'), 'Minha carta.']) expect(screen.getByText(text)).toBeTruthy()
  expect(view.pending()).toEqual([])

  await act(() => view.router.navigate('/opportunities/12'))
  await view.user.click(button('Cancelar candidatura'))
  await view.user.click(dialog().getByRole('button', { name: 'Cancelar candidatura' }))
  const answer = { __typename: 'CancelarCandidaturaSuccess', situacao: situacao('12', false) }
  await view.resolve({ Mutation: () => ({ cancelarCandidatura: answer }) }, cancel)
  await act(() => view.router.navigate('/applications'))
  expect(titles()).toEqual(['Vaga 1'])
  expect(view.pending()).toEqual([])
})

/** Opens a list with one loaded candidatura, then vaga 12, which is not loaded, cancels there and returns. */
async function cancelUnloaded(total: number, answer: Record<string, unknown>) {
  const view = await renderRoute('/applications', lista([uma('1')], { total, hasNextPage: true }))
  await act(() => view.router.navigate('/opportunities/12'))
  await view.resolve(detalhe(true), 'VagaPageQuery')
  await view.user.click(button('Cancelar candidatura'))
  await view.user.click(dialog().getByRole('button', { name: 'Cancelar candidatura' }))
  await view.resolve({ Mutation: () => ({ cancelarCandidatura: answer }) }, cancel)
  await act(() => view.router.navigate('/applications'))
  return view
}

test.each([
  [3, '2 candidaturas', 1],
  [2, '1 candidatura', 0],
])('reduces a total of %i after cancelling one that is not loaded, without a request', async (total, left, more) => {
  const viewer = agora(total - 1)
  const answer = { __typename: 'CancelarCandidaturaSuccess', situacao: situacao('12', false), viewer }
  const { pending } = await cancelUnloaded(total, answer)
  expect(screen.getByRole('heading', { name: left })).toBeTruthy()
  expect(titles()).toEqual(['Vaga 1'])
  expect(screen.queryAllByRole('button', { name: 'Carregar mais' })).toHaveLength(more)
  expect(pending()).toEqual([])
})

test('refetches if a candidatura that is not loaded was already deleted', async () => {
  const mensagem = 'Você não se candidatou a esta vaga.'
  const answer = { __typename: 'NaoCandidatado', mensagem, situacao: situacao('12', false) }
  expect((await cancelUnloaded(3, answer)).pending()).toEqual([query])
})

test('refetches if the candidatura already existed', async () => {
  const { pending } = await applyElsewhere({
    __typename: 'JaCandidatado',
    mensagem: 'Você já se candidatou a esta vaga.',
    situacao: situacao('12', true),
  })
  expect(pending()).toEqual([query])
})

test('requests the list as usual if it was not loaded before applying', async () => {
  const view = await renderRoute('/opportunities/12', detalhe(false))
  await view.user.click(button('Candidatar-se'))
  await view.user.click(dialog().getByRole('button', { name: 'Enviar candidatura' }))
  const node = umNode({ criadaEm: null })
  const answer = {
    __typename: 'CandidatarSuccess',
    candidaturaEdge: { node },
    situacao: situacao('12', true),
  }
  await view.resolve({ Mutation: () => ({ candidatar: answer }) }, apply)
  expect(button('Cancelar candidatura')).toBeTruthy()
  await act(() => view.router.navigate('/applications'))
  expect(view.pending()).toEqual([query])
})

test('shows the stage of a candidatura sent on another page, without a history', async () => {
  const view = await applyElsewhere({
    __typename: 'CandidatarSuccess',
    candidaturaEdge: { cursor: 'offset-0', node: umNode({ etapa: 'RECEBIDA', mudancas: [] }) },
    situacao: { ...situacao('12', true), etapa: 'RECEBIDA' },
  })
  expect(screen.getByRole('status').textContent).toMatch(/^Sua candidatura, etapa 1 de 4: Recebida/)
  await view.user.click(button('Detalhes da candidatura a Vaga 12'))
  expect(screen.queryByRole('list', { name: 'Histórico da candidatura' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Candidaturas por etapa' }).textContent).toBe('Recebida: 1')
})
