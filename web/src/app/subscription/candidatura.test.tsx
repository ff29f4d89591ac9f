import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { abaCarregada, candidatura, page, url, vaga } from '../../minhasVagas/testing/openMinhaVaga.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { ligado, listenTo, typed } from './testing/listen.ts'

const list = '/professor/opportunities'
const [pagina, lista] = ['MinhaVagaPageQuery', 'MinhasVagasPageQuery']

/** The notification of a candidatura to the vaga of this codigo. */
const nova = (codigo: string) => ({
  __typename: 'NotificacaoRecebida',
  notificacao: typed('Notificacao', {
    id: `n${codigo}`,
    tipo: 'CANDIDATURA',
    titulo: 'Nova candidatura de Ana',
    descricao: null,
    criadaEm: null,
    lida: false,
    acao: null,
    codigoDaVaga: codigo,
  }),
  naoLidas: 1,
})
const vagas = { MinhaVagaConnection: () => ({ edges: [{ node: { ...vaga, totalDeCandidatos: 0 } }] }) }
const open = (to: string) => listenTo(to, { ...page({}, []), ...vagas }, { como: 'professor' })
const candidatos = (total: number) => screen.getByRole('tab', { name: `Candidatos (${total})` })
const excluir = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Excluir oportunidade' })

test('a candidatura refetches the open page of its vaga, which then offers no deletion', async () => {
  const { bring, asked, resolve } = await open(`${url}?aba=vaga`)
  await abaCarregada()
  expect(candidatos(0)).toBeTruthy()
  expect(excluir().disabled).toBe(false)
  await bring(nova('1'))
  expect(asked()).toEqual([pagina])
  await resolve(page({}, [candidatura('7', 'Ana Souza')]), pagina)
  expect(candidatos(1)).toBeTruthy()
  expect(excluir().disabled).toBe(true)
  expect(asked()).toEqual([])
})

test('a candidatura to another vaga does not refetch this one', async () => {
  const { bring, asked } = await open(url)
  await bring(nova('2'))
  expect(asked()).toEqual([])
})

test('a candidatura refetches the open list; several during a request make one more', async () => {
  const { bring, asked, resolve } = await open(list)
  for (const codigo of ['1', '2', '3']) await bring(nova(codigo))
  expect(asked()).toEqual([lista])
  await resolve(vagas, lista)
  expect(asked()).toEqual([lista])
  await resolve(vagas, lista)
  expect(asked()).toEqual([])
})

test('a candidatura refetches other pages on the next visit, however fresh they are', async () => {
  const { bring, asked, router, resolve } = await open(url)
  const go = (to: string) => act(() => router.navigate(to))
  await go(list)
  await resolve(vagas, lista)
  await go('/professor')
  const elsewhere = asked()
  await bring(nova('1'))
  expect(asked()).toEqual(elsewhere)
  await go(list)
  expect(asked()).toEqual([...elsewhere, lista])
  await go(url)
  expect(asked()).toEqual([...elsewhere, lista, pagina])
})

test('a page whose refetch fails stays as it is, and refetches at the next candidatura', async () => {
  const { bring, asked, reject } = await open(url)
  await bring(nova('1'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), pagina)
  expect(screen.getByRole('heading', { name: 'Candidatos (0)' })).toBeTruthy()
  await bring(nova('1'))
  expect(asked()).toEqual([pagina])
})

test('the page of a vaga refetches after a gap of the stream', async () => {
  const { bring, asked } = await open(url)
  await bring(ligado(0))
  expect(asked()).toEqual([])
  await bring(ligado(0))
  expect(asked()).toEqual([pagina])
})
