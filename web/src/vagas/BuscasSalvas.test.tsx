import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { comBuscas, mudadas, umaBusca } from '../buscas/testing/umaBusca.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { lista } from './testing/lista.ts'

const salvar = 'useSalvarBuscaMutation'
const mudar = 'useMudarBuscaMutation'

const open = (url: string, buscasSalvas: object[] | null) =>
  renderRoute(url, { ...lista(), ...comBuscas(buscasSalvas) })
const answer = (resultado: object) => ({ Mutation: () => resultado })
const botao = () => screen.findByRole('button', { name: 'Salvar esta busca' })

test('are below the search, each with what is new, and lead to their list', async () => {
  const outra = umaBusca({
    id: 'busca-2',
    nome: 'Bolsas',
    novas: 1,
    filtro: { busca: null, beneficios: ['REMUNERACAO'] },
  })
  await open('/opportunities', [
    umaBusca({ novas: 3 }),
    outra,
    umaBusca({ id: 'busca-3', tipo: 'PROFESSOR', nome: 'Rita' }),
  ])
  const redes = await screen.findByRole('link', { name: 'Redes 3 novas' })
  expect(redes.getAttribute('href')).toBe('/opportunities?busca=redes')
  expect(screen.getByRole('link', { name: 'Bolsas 1 nova' }).getAttribute('href')).toBe(
    '/opportunities?beneficios=remuneracao',
  )
  expect(screen.queryByRole('link', { name: /^Rita/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Salvar esta busca' })).toBeNull()
})

test('are not there on an upstream that keeps none', async () => {
  await open('/opportunities?busca=redes', null)
  await screen.findByText(/encontrada\(s\) com os filtros/)
  expect(screen.queryByRole('button', { name: 'Salvar esta busca' })).toBeNull()
})

test('are saved with the filter on screen, under a name that it suggests', async () => {
  const { user, variables, resolve } = await open('/opportunities?busca=redes&beneficios=remuneracao&ordem=prazo', [])
  await user.click(await botao())
  const dialog = within(await screen.findByRole('dialog', { name: 'Salvar esta busca' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Nome').value).toBe('redes, Remuneração')
  await user.clear(dialog.getByLabelText('Nome'))
  await user.type(dialog.getByLabelText('Nome'), 'Bolsas em redes')
  await user.click(dialog.getByRole('radio', { name: 'No mural e no resumo do dia' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(variables(salvar)).toMatchObject({
    input: {
      nome: 'Bolsas em redes',
      modo: 'RESUMO',
      filtro: { busca: 'redes', beneficios: ['REMUNERACAO'], ordem: 'PRAZO' },
    },
  })
  const salva = umaBusca({ nome: 'Bolsas em redes', filtro: { beneficios: ['REMUNERACAO'] } })
  await resolve(mudadas('salvarBusca', 'SalvarBuscaSuccess', [salva]), salvar)
  await screen.findByText('Busca salva')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [
    {
      __typename: 'EntradaInvalida',
      mensagem: 'Há um erro.',
      campos: [{ campo: 'nome', mensagem: 'O nome é obrigatório.' }],
    },
    'O nome é obrigatório.',
  ],
  [{ __typename: 'BuscasCheias', mensagem: 'Você já tem 20 buscas salvas.' }, 'Você já tem 20 buscas salvas.'],
])('say why they cannot be saved, and keep what was typed', async (salvarBusca, frase) => {
  const { user, resolve } = await open('/opportunities?busca=redes', [])
  await user.click(await botao())
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await resolve(answer({ salvarBusca }), salvar)
  await dialog.findByText(frase)
  expect(dialog.getByLabelText<HTMLInputElement>('Nome').value).toBe('redes')
})

test('are marked as seen where they are on screen, in any order, and not offered to be saved', async () => {
  const { variables, pending, resolve } = await renderRoute('/opportunities?busca=redes&ordem=prazo', null)
  await resolve({ ...lista(), ...comBuscas([umaBusca({ novas: 2 })]) }, 'VagasPageQuery')
  await screen.findByRole('link', { name: 'Redes' })
  await waitFor(() => expect(pending()).toContain(mudar))
  expect(variables(mudar)).toEqual({ input: { busca: 'busca-1', vista: true } })
  expect(pending().filter(name => name === mudar)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Salvar esta busca' })).toBeNull()
})

test('are offered once, the third time that a search is made', async () => {
  const fazer = async () => {
    const { unmount } = await open('/opportunities?busca=grafos', [])
    await botao()
    return unmount
  }
  for (const shown of [false, false, true, false]) {
    const unmount = await fazer()
    if (shown) await screen.findByText('Você já fez esta busca três vezes')
    else expect(screen.queryByText('Você já fez esta busca três vezes')).toBeNull()
    unmount()
    document.body.replaceChildren()
  }
})
