import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'

const todos = ['NA_HORA', 'RESUMO', 'NO_QUADRO', 'NENHUM']
const avisos = [
  { tipo: 'RECIBO', modo: 'NA_HORA', modos: ['NA_HORA', 'NO_QUADRO'] },
  { tipo: 'ETAPA', modo: 'NA_HORA', modos: todos },
]
const mutation = 'useMudarAvisoMutation'
const saved = { Mutation: () => ({ mudarAviso: { __typename: 'MudarAvisoSuccess' } }) }

const open = (given: object[] | null = avisos, url = '/avisos') =>
  renderRoute(url, { Viewer: () => ({ avisos: given }) })
const etapa = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Etapa das suas candidaturas' })

test('shows each kind with the ways that it has, and the chosen one', async () => {
  await open()
  screen.getByRole('heading', { level: 1, name: 'Avisos' })
  const recibo = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Recibo da candidatura/ })
  expect([...recibo.options].map(each => each.text)).toEqual(['Por e-mail, na hora', 'Só no site'])
  expect(etapa().value).toBe('NA_HORA')
})

test('saves a choice at once and says so; of several, the last', async () => {
  const { user, resolve, variables, pending } = await open()
  await user.selectOptions(etapa(), 'Só no site')
  expect(etapa().value).toBe('NO_QUADRO')
  await user.selectOptions(etapa(), 'Não avisar')
  await user.selectOptions(etapa(), 'Por e-mail, no resumo das 18 h')
  expect(variables(mutation)).toEqual({ input: { tipo: 'ETAPA', modo: 'NO_QUADRO' } })
  await resolve(saved, mutation)
  expect(variables(mutation)).toEqual({ input: { tipo: 'ETAPA', modo: 'RESUMO' } })
  expect(screen.queryByText('Salvo')).toBeNull()
  await resolve(saved, mutation)
  await screen.findByText('Salvo')
  expect([etapa().value, pending()]).toEqual(['RESUMO', []])
})

test('returns to what is stored if a choice could not be saved', async () => {
  const { user, reject } = await open()
  await user.selectOptions(etapa(), 'Não avisar')
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), mutation)
  await waitFor(() => expect(etapa().value).toBe('NA_HORA'))
  expect(etapa().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})

test('says so if the upstream sends no such mails', async () => {
  await open(null)
  screen.getByText('Não há avisos para escolher')
})
