import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'

const todos = ['NA_HORA', 'RESUMO', 'NO_QUADRO', 'NENHUM']
const avisos = [
  { tipo: 'RECIBO', modo: 'NA_HORA', modos: ['NA_HORA', 'NO_QUADRO'] },
  { tipo: 'ETAPA', modo: 'NA_HORA', modos: todos },
  { tipo: 'NOVAS_VAGAS', modo: 'RESUMO', modos: todos },
  { tipo: 'FINALIZADA', modo: 'RESUMO', modos: todos },
]
const mutation = 'useMudarAvisoMutation'
const saved = { Mutation: () => ({ mudarAviso: { __typename: 'MudarAvisoSuccess' } }) }

const open = (given: object[] | null = avisos, url = '/avisos') =>
  renderRoute(
    url,
    { Viewer: () => ({ avisos: given, agenda: null, noAparelho: null, buscasSalvas: null }) },
    { como: url === '/avisos' ? 'aluno' : 'professor' },
  )
const linha = (nome: RegExp) => within(screen.getByRole('rowheader', { name: nome }).closest('tr') ?? document.body)
const opcoes = (nome: RegExp) => linha(nome).getAllByRole<HTMLInputElement>('radio')
const etapa = (modo: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `${modo}: Etapa das suas candidaturas` })
const escolhido = () => opcoes(/^Etapa das suas candidaturas/).find(({ checked }) => checked)?.labels?.[0]?.textContent

test('shows each kind with the ways that it has, and the chosen one', async () => {
  await open()
  screen.getByRole('heading', { level: 1, name: 'Avisos' })
  expect(screen.getAllByRole('columnheader').map(each => each.textContent)).toEqual([
    'Quando há novidade em',
    'No mural',
    'Na hora',
    'No resumo',
    'Não avisar',
  ])
  expect(opcoes(/^Recibo da candidatura/).map(each => each.labels?.[0]?.textContent)).toEqual(['No mural', 'Na hora'])
  expect(escolhido()).toBe('Na hora')
})

test('groups the kinds by what they are about', async () => {
  await open()
  expect(screen.getAllByRole('rowheader').map(each => each.textContent)).toEqual([
    'Suas candidaturas',
    'Recibo da candidatura, com o que você enviou',
    'Etapa das suas candidaturas',
    'Seleções finalizadas',
    'Oportunidades',
    'Novas oportunidades para você',
  ])
})

test.each([
  ['/avisos', '/notifications'],
  ['/professor/avisos', '/professor/notifications'],
])('says on %s what it is, and links to the notifications', async (url, to) => {
  await open(avisos, url)
  const lead = screen.getByText(/Aqui você escolhe por onde cada novidade chega/)
  expect(within(lead).getByRole('link', { name: 'Notificações' }).getAttribute('href')).toBe(to)
})

test('saves a choice at once and says so; of several, the last', async () => {
  const { user, resolve, variables, pending } = await open()
  await user.click(etapa('No mural'))
  expect(escolhido()).toBe('No mural')
  await user.click(etapa('Não avisar'))
  await user.click(etapa('No resumo'))
  expect(variables(mutation)).toEqual({ input: { tipo: 'ETAPA', modo: 'NO_QUADRO' } })
  await resolve(saved, mutation)
  expect(variables(mutation)).toEqual({ input: { tipo: 'ETAPA', modo: 'RESUMO' } })
  expect(screen.queryByText('Salvo')).toBeNull()
  await resolve(saved, mutation)
  await screen.findByText('Salvo')
  expect([escolhido(), pending()]).toEqual(['No resumo', []])
})

test('returns to what is stored if a choice could not be saved', async () => {
  const { user, reject } = await open()
  await user.click(etapa('Não avisar'))
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), mutation)
  await waitFor(() => expect(escolhido()).toBe('Na hora'))
  expect(etapa('Na hora').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})

test('says so if the upstream sends no such mails', async () => {
  await open(null)
  screen.getByText('Não há avisos para escolher')
})
