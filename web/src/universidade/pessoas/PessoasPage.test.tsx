import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { openAdministracao, pessoa } from '../testing/openAdministracao.ts'

const url = '/admin/pessoas'
const query = 'PessoasPageQuery'
const mutation = 'useAgirMutation'
const bia = pessoa('8', 'Bia Reis')

const open = (pessoas: object[] = [bia], search = '') =>
  openAdministracao(url + search, {
    PessoaAdministradaConnection: () => ({
      edges: pessoas.map(node => ({ node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
  })
type Opened = Awaited<ReturnType<typeof open>>

const cellsOf = (nome: RegExp) =>
  within(screen.getByRole('row', { name: nome }))
    .getAllByRole('cell')
    .map(cell => cell.textContent)
const trigger = (nome: string) => screen.getByRole('button', { name: `Ações de ${nome}` })
const menu = () =>
  within(screen.getByRole('group', { name: 'Ações' }))
    .getAllByRole('button')
    .map(button => button.textContent)

const choose = async ({ user }: Opened, ato: string, nome = 'Bia Reis') => {
  await user.click(trigger(nome))
  await user.click(screen.getByRole('button', { name: `${ato}: ${nome}` }))
  return within(await screen.findByRole('dialog', { name: `${ato}: ${nome}` }))
}

test('lists each person with roles, course, state and date', async () => {
  await open([
    bia,
    pessoa('9', 'Rui Lima', {
      matricula: '007',
      papeis: ['PROFESSOR', 'ADMINISTRADOR'],
      vinculo: null,
      situacao: 'SUSPENSA',
      suspensaAte: '2026-12-15T15:00:00Z',
      motivo: 'Anúncios.',
    }),
  ])
  screen.getByRole('heading', { level: 1, name: 'Pessoas' })
  expect(cellsOf(/^Bia/).slice(0, 5)).toEqual(['Bia Reis8@puc.example', 'Estudante', 'Direito', 'Ativa', '09/03/2026'])
  expect(cellsOf(/^Rui/)[0]).toBe('Rui Lima9@puc.exampleMatrícula 007')
  expect(cellsOf(/^Rui/).slice(1, 4)).toEqual(['ProfessorAdministrador', '', 'SuspensaAté 15/12/2026: Anúncios.'])
})

test('reads its filters from the address', async () => {
  const { variables } = await openAdministracao(`${url}?busca=%20bia%20&papel=aluno&situacao=nenhuma&ordem=nome`, null)
  expect(variables(query)).toEqual({ busca: 'bia', papel: 'ESTUDANTE', situacao: null, ordem: 'NOME' })
})

test('writes its filters into the address, and clears them', async () => {
  const { user, router, resolve } = await open()
  const at = () => router.state.location.pathname + router.state.location.search
  await user.type(screen.getByRole('searchbox', { name: 'Nome, curso, e-mail ou matrícula' }), ' bia ')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Suspensa')
  await user.click(screen.getByRole('button', { name: 'Filtrar' }))
  await resolve({ PessoaAdministradaConnection: () => ({ edges: [] }) }, query)
  await screen.findByText('Ninguém com estes filtros')
  expect(at()).toBe(`${url}?busca=bia&situacao=suspensa`)
  await user.click(screen.getByRole('link', { name: 'Limpar' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''))
  expect(at()).toBe(url)
})

test('offers for each person the acts that fit, and none to suspend or demote oneself', async () => {
  const { user } = await open([
    bia,
    pessoa('7', 'Eu Mesma', { papeis: ['ADMINISTRADOR'] }),
    pessoa('9', 'Nova', { situacao: 'A_VERIFICAR' }),
  ])
  await user.click(trigger('Bia Reis'))
  const [daBia = '', minhas = ''] = screen.getAllByRole('group', { name: 'Ações' }).map(group => group.textContent)
  expect(daBia).toContain('Suspender')
  expect(minhas).not.toMatch(/Suspender|Retirar/)
  expect(screen.queryByRole('button', { name: 'Ações de Nova' })).toBeNull()
})

test('asks for a reason at its field, and sends nothing without one', async () => {
  const opened = await open()
  const dialog = await choose(opened, 'Suspender')
  await opened.user.click(dialog.getByRole('button', { name: 'Suspender' }))
  const [dia, motivo] = [dialog.getByLabelText('Último dia'), dialog.getByLabelText('Motivo')]
  expect([dia, motivo].map(field => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(dia)
  dialog.getByText('Escreva o motivo, com ao menos 3 caracteres.')
  expect(opened.pending()).toEqual([])
})

const suspender = async (opened: Opened) => {
  const dialog = await choose(opened, 'Suspender')
  await opened.user.type(dialog.getByLabelText('Último dia'), '2026-12-15')
  await opened.user.type(dialog.getByLabelText('Motivo'), ' Anúncios. ')
  await opened.user.click(dialog.getByRole('button', { name: 'Suspender' }))
  return dialog
}

test('does the act, changes the row and says so', async () => {
  const opened = await open()
  await suspender(opened)
  const input = { pessoa: '8', ato: 'SUSPENDER', motivo: 'Anúncios.', ate: '2026-12-15' }
  expect(opened.variables(mutation)).toEqual({ input })
  const suspensa = { ...bia, situacao: 'SUSPENSA', suspensaAte: '2026-12-15T15:00:00Z', motivo: 'Anúncios.' }
  const Mutation = () => ({ agirSobrePessoa: { __typename: 'AgirSobrePessoaSuccess', pessoa: suspensa } })
  await opened.resolve({ Mutation }, mutation)
  await screen.findByText('Conta suspensa')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(cellsOf(/^Bia/)[3]).toBe('SuspensaAté 15/12/2026: Anúncios.')
  expect(menu()).toContain('Encerrar a suspensão')
  expect(opened.pending()).toEqual([])
})

test('shows a refusal of the server, and keeps what was typed', async () => {
  const opened = await open()
  const dialog = await suspender(opened)
  const refuse = (campos: object[]) =>
    opened.resolve(
      {
        Mutation: () => ({
          agirSobrePessoa: { __typename: 'EntradaInvalida', mensagem: 'Esta é a última conta.', campos },
        }),
      },
      mutation,
    )
  await refuse([])
  expect(dialog.getByRole('alert').textContent).toContain('Esta é a última conta.')
  await opened.user.click(dialog.getByRole('button', { name: 'Suspender' }))
  await refuse([{ campo: 'ate', mensagem: 'Uma suspensão dura no máximo 5 anos.' }])
  dialog.getByText('Uma suspensão dura no máximo 5 anos.')
  expect(dialog.queryByText('Esta é a última conta.')).toBeNull()
  expect(dialog.getByLabelText<HTMLInputElement>('Motivo').value).toBe(' Anúncios. ')
})

test('keeps what was typed if the request failed', async () => {
  const opened = await open()
  const dialog = await suspender(opened)
  await opened.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), mutation)
  expect(dialog.getByRole('alert').textContent).not.toBe('')
  expect(dialog.getByLabelText<HTMLInputElement>('Motivo').value).toBe(' Anúncios. ')
})
