import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { comBuscas, mudadas, umaBusca } from './testing/umaBusca.ts'

const mudar = 'useMudarBuscaMutation'
const rita = umaBusca({ id: 'busca-2', tipo: 'PROFESSOR', alvo: '12', nome: 'Rita Prado', novas: 99 })

const open = async (buscasSalvas: object[] | null, noAparelho: object | null = null) => {
  const opened = await renderRoute('/avisos', comBuscas(buscasSalvas, { avisos: [], agenda: null, noAparelho }))
  if (buscasSalvas) await screen.findByRole('heading', { name: 'Suas buscas e quem você segue' })
  return opened
}
const feito = (buscasSalvas: object[]) => mudadas('mudarBusca', 'MudarBuscaSuccess', buscasSalvas)
const linha = (nome: string) => within(screen.getByRole('link', { name: nome }).closest('tr') ?? document.body)

test('lists what is saved and followed, with what is new and where it leads', async () => {
  await open([umaBusca(), rita])
  screen.getByRole('heading', { name: 'Suas buscas e quem você segue' })
  expect(screen.getByRole('link', { name: 'Redes' }).getAttribute('href')).toBe('/opportunities?busca=redes')
  expect(screen.getByRole('link', { name: 'Rita Prado' }).getAttribute('href')).toBe('/profile/12')
  linha('Rita Prado').getByText(/99\+ novas/)
  expect(linha('Rita Prado').queryByRole('button', { name: /Renomear/ })).toBeNull()
})

test('changes the way, and returns to the old one if it is refused', async () => {
  const { user, variables, resolve } = await open([umaBusca()])
  const escolha = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quando há uma nova em Redes' })
  await user.selectOptions(escolha, 'No mural e no resumo do dia')
  expect(variables(mudar)).toEqual({ input: { busca: 'busca-1', modo: 'RESUMO' } })
  await resolve(feito([umaBusca({ modo: 'RESUMO' })]), mudar)
  expect(escolha.value).toBe('RESUMO')
  await user.selectOptions(escolha, 'Não avisar')
  const recusa = { __typename: 'BuscaInexistente', mensagem: 'Não encontramos esta busca.' }
  await resolve({ Mutation: () => ({ mudarBusca: recusa }) }, mudar)
  await screen.findByText('Não encontramos esta busca.')
  expect(escolha.value).toBe('RESUMO')
})

test('offers devices only to who has one that shows notices, and shows the choice of who had one', async () => {
  const opcoes = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  const { unmount } = await open([umaBusca()])
  expect(opcoes()).toEqual(['No mural', 'No mural e no resumo do dia', 'Não avisar'])
  unmount()
  const outra = await open([umaBusca({ modo: 'NO_APARELHO' })])
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('NO_APARELHO')
  outra.unmount()
  await open([umaBusca()], { chave: 'BA', possiveis: [], aparelho: { endereco: 'x', tipos: [], ultimaEntrega: null } })
  expect(opcoes()).toContain('No mural e nos seus aparelhos')
})

test('renames a search', async () => {
  const { user, variables, resolve } = await open([umaBusca()])
  await user.click(screen.getByRole('button', { name: 'Renomear Redes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Renomear a busca' }))
  await user.clear(dialog.getByLabelText('Nome'))
  await user.type(dialog.getByLabelText('Nome'), 'Minhas redes')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(variables(mudar)).toEqual({ input: { busca: 'busca-1', nome: 'Minhas redes' } })
  await resolve(feito([umaBusca({ nome: 'Minhas redes' })]), mudar)
  await screen.findByRole('link', { name: 'Minhas redes' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('deletes a search', async () => {
  const { user, variables, resolve } = await open([umaBusca(), rita])
  await user.click(screen.getByRole('button', { name: 'Apagar Redes' }))
  expect(variables('useApagarBuscaMutation')).toEqual({ input: { busca: 'busca-1' } })
  await resolve(mudadas('apagarBusca', 'ApagarBuscaSuccess', [rita]), 'useApagarBuscaMutation')
  await screen.findByText('Busca apagada')
  expect(screen.queryByRole('link', { name: 'Redes' })).toBeNull()
})

test('says where to begin while there is nothing, and nothing on an upstream without it', async () => {
  await open([])
  screen.getByText(/^Nada ainda\./)
  await open(null)
  expect(screen.getAllByRole('heading', { name: 'Suas buscas e quem você segue' })).toHaveLength(1)
})
