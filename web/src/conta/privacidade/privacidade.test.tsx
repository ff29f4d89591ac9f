import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { semNada } from '../testing/semNada.ts'

const abertas = { perfil: 'TODOS', curso: 'TODOS', email: 'GESTORES' }
const open = (given: object, como: 'aluno' | 'professor' = 'aluno') =>
  renderRoute('/conta', { Viewer: () => ({ ...semNada, sessoes: [], ...given }) }, { como })
const curso = () => screen.getByLabelText<HTMLSelectElement>('Curso')
const mutation = 'useMudarPrivacidadeMutation'

test('saves for whom a part is at once', async () => {
  const { user, variables, resolve, pending } = await open({ privacidade: abertas })
  await user.selectOptions(curso(), 'Professores confirmados')
  expect(variables(mutation)).toEqual({ input: { ...abertas, curso: 'PROFESSORES' } })
  const viewer = { privacidade: { ...abertas, curso: 'PROFESSORES' } }
  await resolve({ Mutation: () => ({ mudarPrivacidade: { __typename: 'MudarPrivacidadeSuccess', viewer } }) }, mutation)
  await screen.findByText('Escolha salva')
  expect([curso().value, pending()]).toEqual(['PROFESSORES', []])
})

test('goes back to what is stored, and says so at the part, if it could not be saved', async () => {
  const { user, reject } = await open({ privacidade: abertas })
  await user.selectOptions(curso(), 'Professores confirmados')
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), mutation)
  const erro = await screen.findByRole('alert')
  expect(curso().value).toBe('TODOS')
  expect(curso().getAttribute('aria-describedby')).toContain(erro.id)
})

test('asks a professor, who applies to nothing, for no course', async () => {
  await open({ privacidade: abertas }, 'professor')
  expect(screen.queryByLabelText('Curso')).toBeNull()
  within(screen.getByLabelText('E-mail')).getByRole('option', { name: 'Só eu' })
})

const leitura = {
  __typename: 'Leitura',
  id: 'l1',
  em: '2026-03-10T14:00:00Z',
  documento: 'HISTORICO',
  quem: 'Lia Souza',
  papel: 'PROFESSOR',
  vaga: 'Monitoria',
}
const windowOf = (nodes: object[], hasNextPage = false) => ({
  edges: nodes.map(node => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage, endCursor: 'c' },
})
const leituras = () => within(screen.getByRole('region', { name: 'Quem viu meus documentos' }))

test('lists who read a document, and loads the next window', async () => {
  const removida = { ...leitura, id: 'l2', documento: 'ARQUIVO', quem: null, papel: null, vaga: null }
  const { user, variables, resolve } = await open({ leituras: windowOf([leitura], true) })
  leituras().getByRole('row', { name: /^Lia Souza \(professor\) Histórico escolar, em “Monitoria” / })
  await user.click(leituras().getByRole('button', { name: 'Carregar mais' }))
  expect(variables('LeiturasPaginationQuery')).toEqual({ first: 10, after: 'c' })
  await resolve({ Viewer: () => ({ leituras: windowOf([removida]) }) }, 'LeiturasPaginationQuery')
  await leituras().findByRole('row', { name: /^Pessoa removida Arquivo da candidatura / })
  expect(leituras().queryByRole('button')).toBeNull()
})

test('says that nobody did; nothing on an upstream without these lists', async () => {
  const opened = await open({ leituras: windowOf([]) })
  leituras().getByText(/^Ninguém abriu/)
  opened.unmount()
  await open({})
  for (const name of ['Quem viu meus documentos', 'Quem vê o quê']) {
    expect(screen.queryByRole('region', { name })).toBeNull()
  }
})
