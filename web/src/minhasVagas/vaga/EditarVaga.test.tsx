import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { endSessao } from '../../sessao/sessao.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { open, type Opened, page, url, vaga } from '../testing/openMinhaVaga.ts'

const dialog = () => within(screen.getByRole('dialog', { name: 'Editar oportunidade' }))
const titulo = () => dialog().getByLabelText<HTMLInputElement>('Título')
const prazo = () => dialog().getByLabelText<HTMLInputElement>(/^Prazo/)
const notice = () => dialog().queryByText('Continuamos de onde você parou')
const press = ({ user }: Opened, name: string) => user.click(dialog().getByRole('button', { name }))

async function edit({ user }: Opened) {
  await user.click(screen.getByRole('button', { name: 'Editar' }))
  // Its code loads on the first click.
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
}

/** Types into the dialog of a vaga and unmounts the page, as a reload does. */
async function begin() {
  const opened = await open()
  await edit(opened)
  expect(notice()).toBeNull()
  await opened.user.type(titulo(), ' e II')
  await opened.user.click(dialog().getByLabelText('Redes'))
  opened.unmount()
}

test('keeps the draft of each vaga over a reload until it is saved', async () => {
  await begin()
  const other = await open({ id: 'vaga-2' })
  await edit(other)
  expect(titulo().value).toBe(vaga.titulo)
  other.unmount()

  const second = await open()
  await edit(second)
  expect(titulo().value).toBe('Monitoria de Cálculo I e II')
  expect(dialog().getByLabelText<HTMLInputElement>('Redes').checked).toBe(true)
  expect(notice()).toBeTruthy()
  await press(second, 'Salvar')
  expect(second.variables('useAtualizarVagaMutation')?.['input']).toMatchObject({
    titulo: 'Monitoria de Cálculo I e II',
    prazo: null,
    interesses: ['i-1', 'i-2'],
  })
  const saved = { ...vaga, titulo: 'Monitoria de Cálculo I e II' }
  await second.resolve({ Mutation: () => ({ atualizarVaga: { __typename: 'AtualizarVagaSuccess', vaga: saved } }) })
  second.unmount()

  const third = await open()
  await edit(third)
  expect(notice()).toBeNull()
  expect(titulo().value).toBe(vaga.titulo)
})

test('keeps the draft after visiting another page', async () => {
  const opened = await open()
  await edit(opened)
  await opened.user.type(titulo(), ' e II')
  await act(() => opened.router.navigate('/professor/messages'))
  await act(() => opened.router.navigate(-1))
  await edit(opened)
  expect(titulo().value).toBe('Monitoria de Cálculo I e II')
})

test('keeps the draft if the session expired on saving, until the next login', async () => {
  const opened = await open()
  await edit(opened)
  await opened.user.type(titulo(), ' e II')
  await press(opened, 'Salvar')
  endSessao()
  await opened.reject(new RequestFailure('UNAUTHENTICATED', 'over'))
  expect(dialog().getByRole('alert').textContent).toContain('Sua sessão terminou. Entre de novo')
  opened.unmount()
  await edit(await open())
  expect(titulo().value).toBe('Monitoria de Cálculo I e II')
})

test.each(['Cancelar', 'Descartar rascunho'])("discards the draft by '%s'", async name => {
  await begin()
  const opened = await open()
  await edit(opened)
  await press(opened, name)
  opened.unmount()
  await edit(await open())
  expect(notice()).toBeNull()
  expect(titulo().value).toBe(vaga.titulo)
})

test('updates unedited fields from the vaga next to a draft', async () => {
  await begin()
  const opened = await open({ prazo: '2099-12-01', descricao: 'Outra descrição.' })
  await edit(opened)
  expect(titulo().value).toBe('Monitoria de Cálculo I e II')
  expect(prazo().value).toBe('2099-12-01')
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Descrição').value).toBe('Outra descrição.')
})

test('has no draft once nothing differs', async () => {
  const opened = await open()
  await edit(opened)
  await opened.user.type(titulo(), 'a{Backspace}')
  opened.unmount()
  await edit(await open())
  expect(notice()).toBeNull()
})

test("opens at once by the address of the list's 'Editar', which closing it forgets", async () => {
  const opened = await renderRoute(`${url}?aba=vaga&editar=sim`, page(), { como: 'professor' })
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
  await opened.user.click(dialog().getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opened.router.state.location.search).toBe('?aba=vaga')
})

test('ignores a draft that is not of this form', async () => {
  localStorage.setItem('rascunho:7:edicao:vaga-1', JSON.stringify({ titulo: 5 }))
  await edit(await open())
  expect(titulo().value).toBe(vaga.titulo)
  expect(notice()).toBeNull()
})
