import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ligado, listenTo } from '../../app/subscription/testing/listen.ts'
import { lista } from '../testing/lista.ts'
import type { salvasNaContaMutation } from './__generated__/salvasNaContaMutation.graphql.ts'
import { readSalvas } from './salvas.ts'

const mutation = 'salvasNaContaMutation'
const quadro = lista({ vagas: [1, 2, 3].map(number => ({ id: `vaga-${number}`, titulo: `Vaga ${number}` })) })
const idsOf = (...numbers: number[]) => numbers.map(number => `vaga-${number}`)
const answer = (salvarVaga: object) => ({ Mutation: () => ({ salvarVaga }) })
const marcador = (number: number) => screen.getByRole('button', { name: `Salvar Vaga ${number}` })
const marcadas = () => [1, 2, 3].filter(number => marcador(number).getAttribute('aria-pressed') === 'true')

/**
 * The account, and this browser with the list open. `connect` begins the stream, which brings what the account has by
 * default; `settle` executes what is sent, in order, and resolves it.
 */
async function openList(conta: string[]) {
  const page = await listenTo('/opportunities', quadro)
  const settle = async () => {
    const sent: Array<[string, boolean]> = []
    while (page.pending().includes(mutation)) {
      const { vaga, salva } = (page.variables(mutation) as salvasNaContaMutation['variables']).input
      sent.push([vaga, salva])
      const others = conta.filter(id => id !== vaga)
      conta.splice(0, conta.length, ...(salva ? [vaga, ...others] : others))
      await page.resolve(answer({ __typename: 'SalvarVagaSuccess' }), mutation)
    }
    return sent
  }
  const connect = (lidas: string[] | null = [...conta]) => page.bring(ligado(0, 0, false, lidas))
  return { ...page, settle, connect }
}

const keys = ['vagasSalvas:7', 'salvasNaConta:7']

/** Another browser of the same person, which has its own storage. Returns the function that leaves it. */
const enterOutroNavegador = () => {
  const kept = keys.map(key => localStorage.getItem(key) ?? '[]')
  for (const key of keys) localStorage.removeItem(key)
  return () => keys.forEach((key, at) => localStorage.setItem(key, kept[at] ?? '[]'))
}

test('joins both lists the first time, and sends what only this browser had, in its order', async () => {
  localStorage.setItem('vagasSalvas:7', JSON.stringify(idsOf(1, 2)))
  const conta = idsOf(3)
  const { connect, settle } = await openList(conta)
  expect(marcadas()).toEqual([1, 2])
  await connect()
  expect(marcadas()).toEqual([1, 2, 3])
  expect(await settle()).toEqual([
    ['vaga-2', true],
    ['vaga-1', true],
  ])
  expect([readSalvas(), conta]).toEqual([idsOf(1, 2, 3), idsOf(1, 2, 3)])
  await connect()
  expect(await settle()).toEqual([])
})

test('a bookmark changes at once and is sent in the background, also when it changes again meanwhile', async () => {
  const conta: string[] = []
  const { user, connect, settle, asked } = await openList(conta)
  await connect()
  await user.click(marcador(1))
  expect(marcadas()).toEqual([1])
  await user.click(marcador(1))
  await user.click(marcador(2))
  expect(marcadas()).toEqual([2])
  expect(asked()).toEqual([mutation])
  expect(await settle()).toEqual([
    ['vaga-1', true],
    ['vaga-1', false],
    ['vaga-2', true],
  ])
  expect(conta).toEqual(idsOf(2))
})

test('a failed change shows no toast, and is sent once when the stream begins again', async () => {
  const conta: string[] = []
  const { user, connect, settle, reject, asked } = await openList(conta)
  await connect()
  await user.click(marcador(1))
  await reject(new TypeError('no connection'), mutation)
  expect(asked()).toEqual([])
  expect(marcadas()).toEqual([1])
  await connect()
  expect(marcadas()).toEqual([1])
  expect(await settle()).toEqual([['vaga-1', true]])
  await connect()
  expect(await settle()).toEqual([])
  expect(screen.queryByText(/^Não foi possível|navegador$/)).toBeNull()
})

test('a vaga that was removed on another device is not saved again by an old browser', async () => {
  const conta = idsOf(1, 2)
  const aqui = await openList(conta)
  await aqui.connect()
  expect(marcadas()).toEqual([1, 2])
  aqui.unmount()
  const leave = enterOutroNavegador()
  const la = await openList(conta)
  await la.connect()
  await la.user.click(marcador(1))
  await la.settle()
  la.unmount()
  leave()
  const depois = await openList(conta)
  expect(marcadas()).toEqual([1, 2])
  await depois.connect()
  expect(marcadas()).toEqual([2])
  expect(await depois.settle()).toEqual([])
  expect(conta).toEqual(idsOf(2))
})

test('what was removed here without a connection stays removed', async () => {
  const conta = idsOf(1)
  const { user, connect, settle, reject } = await openList(conta)
  await connect()
  await user.click(marcador(1))
  await reject(new TypeError('no connection'), mutation)
  await connect()
  expect(marcadas()).toEqual([])
  expect(await settle()).toEqual([['vaga-1', false]])
  expect(conta).toEqual([])
})

test('what was saved, and removed before its answer came, stays removed', async () => {
  const conta: string[] = []
  const antes = await openList(conta)
  await antes.connect()
  await antes.user.click(marcador(1))
  expect(antes.asked()).toEqual([mutation])
  conta.push('vaga-1')
  antes.unmount()
  antes.stop()
  const depois = await openList(conta)
  await depois.user.click(marcador(1))
  await depois.connect()
  expect(marcadas()).toEqual([])
  expect(await depois.settle()).toEqual([['vaga-1', false]])
  expect(conta).toEqual([])
})

test('a list that was read before a press does not undo it', async () => {
  const { user, connect, settle } = await openList([])
  await user.click(marcador(1))
  await settle()
  await connect([])
  expect(marcadas()).toEqual([1])
  expect(await settle()).toEqual([])
})

test('what another tab removed is not saved again by the tab that had saved it', async () => {
  const conta: string[] = []
  const { user, connect, settle } = await openList(conta)
  await connect()
  await user.click(marcador(1))
  await settle()
  for (const key of keys) localStorage.setItem(key, '[]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vagasSalvas:7' })))
  expect(marcadas()).toEqual([])
  await connect([])
  expect(marcadas()).toEqual([])
  expect(await settle()).toEqual([])
})

test('a browser whose list was deleted removes nothing from the account', async () => {
  const conta = idsOf(1)
  const { connect, settle } = await openList(conta)
  await connect()
  localStorage.removeItem('vagasSalvas:7')
  await connect()
  expect(marcadas()).toEqual([1])
  expect(await settle()).toEqual([])
})

test('keeps to this browser over an upstream that keeps none, and sends it all once it does', async () => {
  const { user, connect, resolve, settle, asked } = await openList([])
  await connect(null)
  await user.click(marcador(1))
  await resolve(answer({ __typename: 'SalvasIndisponiveis' }), mutation)
  expect([marcadas(), readSalvas(), asked()]).toEqual([[1], idsOf(1), []])
  await connect([])
  expect(await settle()).toEqual([['vaga-1', true]])
})

test('tells that the account is full, and keeps the bookmark here', async () => {
  const { user, connect, resolve } = await openList([])
  await connect()
  await user.click(marcador(1))
  const mensagem = 'Você já salvou 500 oportunidades.'
  await resolve(answer({ __typename: 'SalvasCheias', mensagem }), mutation)
  expect(await screen.findByText(mensagem)).toBeTruthy()
  expect(marcadas()).toEqual([1])
})
