import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import '../MinhasVagasPage.tsx'
import { abrirAba, open, page, vaga } from '../testing/openMinhaVaga.ts'

const mutation = 'useExcluirVagaMutation'
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Excluir oportunidade' })
const dialog = () => within(screen.getByRole('dialog', { name: 'Excluir oportunidade' }))
const confirm = () => dialog().getByRole('button', { name: 'Excluir' })
const result = (answer: object) => ({ Mutation: () => ({ excluirVaga: answer }) })

test('deletes after a confirmation, and removes it from the list without a request', async () => {
  const list = {
    MinhaVagaConnection: () => ({
      edges: [{ node: vaga }, { node: { ...vaga, id: 'vaga-2', codigo: '2', titulo: 'Outra' } }],
    }),
  }
  const opened = await renderRoute('/professor/opportunities', list, { como: 'professor' })
  await opened.user.click(screen.getByRole('link', { name: vaga.titulo }))
  await opened.resolve(page({}, []), 'MinhaVagaPageQuery')
  await abrirAba(opened, 'Vaga')
  await opened.user.click(button())
  expect(opened.pending()).toEqual([])
  await opened.user.click(confirm())
  expect(opened.variables(mutation)).toMatchObject({ input: { vaga: 'vaga-1' } })
  await opened.resolve(result({ __typename: 'ExcluirVagaSuccess', idDaVaga: 'vaga-1' }))
  expect(await screen.findByText('Oportunidade excluída')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Outra' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: vaga.titulo })).toBeNull()
  expect(opened.pending()).toEqual([])
})

test('keeps a partially loaded list: its next page begins after a position, not after a number of vagas', async () => {
  const outra = { ...vaga, id: 'vaga-2', codigo: '2', titulo: 'Outra' }
  const pageInfo = { hasNextPage: true, endCursor: 'depois-de-2' }
  const list = { MinhaVagaConnection: () => ({ edges: [{ node: vaga }, { node: outra }], pageInfo }) }
  const opened = await renderRoute('/professor/opportunities', list, { como: 'professor' })
  await opened.user.click(screen.getByRole('link', { name: vaga.titulo }))
  await opened.resolve(page({}, []), 'MinhaVagaPageQuery')
  await abrirAba(opened, 'Vaga')
  await opened.user.click(button())
  await opened.user.click(confirm())
  await opened.resolve(result({ __typename: 'ExcluirVagaSuccess', idDaVaga: 'vaga-1' }))
  expect(await screen.findByText('Oportunidade excluída')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Outra' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: vaga.titulo })).toBeNull()
  expect(opened.pending()).toEqual([])
})

test('refetches the page of a deleted vaga', async () => {
  const opened = await open({}, [], 'vaga')
  await opened.user.click(button())
  await opened.user.click(confirm())
  await opened.resolve(result({ __typename: 'ExcluirVagaSuccess', idDaVaga: 'vaga-1' }))
  await opened.resolve({ MinhaVagaConnection: () => ({ edges: [] }) }, 'MinhasVagasPageQuery')
  await opened.router.navigate('/professor/opportunities/1')
  expect(opened.pending()).toEqual(['MinhaVagaPageQuery'])
})

test('treats NOT_FOUND as deleted, because the first response may have been lost', async () => {
  const opened = await open({}, [], 'vaga')
  await opened.user.click(button())
  await opened.user.click(confirm())
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'))
  await opened.user.click(confirm())
  await opened.reject(new RequestFailure('NOT_FOUND', 'gone'), mutation)
  expect(await screen.findByText('Oportunidade excluída')).toBeTruthy()
  await opened.resolve({ MinhaVagaConnection: () => ({ edges: [] }) }, 'MinhasVagasPageQuery')
  await opened.router.navigate('/professor/opportunities/1')
  expect(opened.pending()).toEqual(['MinhaVagaPageQuery'])
})

test('deletes nothing on "Voltar"', async () => {
  const { user, pending } = await open({}, [], 'vaga')
  await user.click(button())
  await user.click(dialog().getByRole('button', { name: 'Voltar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pending()).toEqual([])
})

test('says why a vaga with candidates cannot be deleted', async () => {
  await open({}, undefined, 'vaga')
  expect(button().disabled).toBe(true)
  const why = document.getElementById(button().getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('Com candidatos, não pode ser excluída: as candidaturas se perderiam.')
})

test.each([
  [{ __typename: 'EntradaInvalida', mensagem: 'Esta vaga já tem candidatos.' }, 'Esta vaga já tem candidatos.'],
  [new RequestFailure('OFFLINE', 'no answer'), 'Não foi possível excluir a oportunidade. Tente novamente.'],
  [new RequestFailure('TOO_MANY_REQUESTS', 'Tente novamente em 7 minutos.'), 'Tente novamente em 7 minutos.'],
])('says once why it was not deleted (%#)', async (answer, sentence) => {
  const opened = await open({}, [], 'vaga')
  await opened.user.click(button())
  await opened.user.click(confirm())
  if (answer instanceof RequestFailure) await opened.reject(answer)
  else await opened.resolve(result(answer))
  expect(dialog().getByRole('alert').textContent).toBe(`Erro ao excluir${sentence}`)
  expect(screen.getAllByText(sentence)).toHaveLength(1)
})
