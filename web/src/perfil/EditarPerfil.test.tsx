import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { meuPerfil } from './testing/perfis.ts'

const mutation = 'useAtualizarPerfilMutation'
const button = (name: string) => screen.getByRole('button', { name })
const nome = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' })
const sobre = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Sobre/ })

const edit = async (como: 'aluno' | 'professor' = 'aluno') => {
  const url = como === 'aluno' ? '/profile' : '/professor/profile'
  const view = await renderRoute(url, meuPerfil(), { como })
  await view.user.click(button('Editar Perfil'))
  return view
}
const saved = (usuario: Record<string, unknown>) => ({
  Mutation: () => ({
    atualizarPerfil: { __typename: 'AtualizarPerfilSuccess', usuario: { id: 'usuario-7', codigo: '7', ...usuario } },
  }),
})
const refused = (mensagem: string, campos: { campo: string; mensagem: string }[] = []) => ({
  Mutation: () => ({ atualizarPerfil: { __typename: 'EntradaInvalida', mensagem, campos } }),
})

test.each([
  ['aluno', 'Perfil atualizado'],
  ['professor', 'Perfil atualizado com sucesso!'],
] as const)('saves name and text of a(n) %s, and updates the header without a request', async (como, toast) => {
  const { user, variables, resolve, pending } = await edit(como)
  expect([nome().value, sobre().value]).toEqual(['Ana Souza', 'Gosto de robôs.\nE de gente.'])
  expect(screen.getByText('9/120')).toBeTruthy()
  await user.clear(nome())
  await user.type(nome(), ' Bia Lima ')
  await user.clear(sobre())
  await user.type(sobre(), 'Novo texto')
  await user.click(button('Salvar'))
  expect(variables(mutation)).toEqual({ input: { nome: 'Bia Lima', sobre: 'Novo texto' } })
  await resolve(saved({ nome: 'Bia Lima', sobre: 'Novo texto' }), mutation)
  expect(screen.getByRole('heading', { level: 1, name: 'Bia Lima' })).toBeTruthy()
  expect(screen.getByRole('main').textContent).toContain('Novo texto')
  const [header] = screen.getAllByRole('banner')
  expect(within(header ?? document.body).getByText('BL')).toBeTruthy()
  expect(await screen.findByText(toast)).toBeTruthy()
  expect(document.activeElement).toBe(button('Editar Perfil'))
  expect(pending()).toEqual([])
})

test('does not send an empty name, and sends null for an empty text', async () => {
  const { user, variables, pending } = await edit()
  await user.clear(nome())
  await user.clear(sobre())
  await user.click(button('Salvar'))
  expect(pending()).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('O nome é obrigatório')
  await user.type(nome(), 'Bia')
  await user.click(button('Salvar'))
  expect(variables(mutation)).toEqual({ input: { nome: 'Bia', sobre: null } })
})

test('does not send a text that is too long, and does not truncate it', async () => {
  const { user, pending } = await edit()
  await user.clear(sobre())
  sobre().focus()
  await user.paste('a'.repeat(2001))
  expect(screen.getByText('2001/2000')).toBeTruthy()
  await user.click(button('Salvar'))
  expect(screen.getByRole('alert').textContent).toBe('Use no máximo 2000 caracteres.')
  expect(pending()).toEqual([])
})

test('discards the draft on Cancelar', async () => {
  const { user, pending } = await edit()
  await user.type(nome(), ' X')
  await user.click(button('Cancelar'))
  expect(screen.getByRole('heading', { level: 1, name: 'Ana Souza' })).toBeTruthy()
  await user.click(button('Editar Perfil'))
  expect(nome().value).toBe('Ana Souza')
  expect(pending()).toEqual([])
})

test.each([
  ['aluno', 'Erro ao atualizar'],
  ['professor', 'Erro ao atualizar perfil'],
] as const)('keeps the draft of a(n) %s when saving fails, and over a reload', async (como, title) => {
  const { user, reject, unmount } = await edit(como)
  await user.type(nome(), ' Lima')
  await user.click(button('Salvar'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), mutation)
  await waitFor(() => expect(screen.getAllByText(title)).toHaveLength(2))
  expect(screen.getByText('Não foi possível salvar o perfil. Tente novamente.')).toBeTruthy()
  expect(nome().value).toBe('Ana Souza Lima')
  unmount()
  await renderRoute(como === 'aluno' ? '/profile' : '/professor/profile', meuPerfil(), { como })
  expect(nome().value).toBe('Ana Souza Lima')
})

test('deletes the draft on sign-out', async () => {
  const { user } = await edit()
  await user.type(nome(), ' Lima')
  const kept = () =>
    [localStorage, sessionStorage].flatMap(storage => Object.keys(storage).map(key => storage.getItem(key))).join()
  expect(kept()).toContain('Ana Souza Lima')
  await user.click(screen.getAllByRole('button', { name: 'Sair' })[0] ?? document.body)
  expect(kept()).not.toContain('Lima')
})

test('works without a draft if the browser has no room', async () => {
  const { user, variables } = await edit()
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(nome(), ' Lima')
  expect(full).toHaveBeenCalled()
  full.mockRestore()
  await user.click(button('Salvar'))
  expect(variables(mutation)).toMatchObject({ input: { nome: 'Ana Souza Lima' } })
})

test('shows an error at its field, or above the buttons if it has none', async () => {
  const { user, resolve } = await edit()
  await user.click(button('Salvar'))
  await resolve(refused('Dados inválidos', [{ campo: 'nome', mensagem: 'Nome em uso' }]), mutation)
  expect(nome().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Nome em uso')
  await user.click(button('Salvar'))
  await resolve(refused('Hoje não'), mutation)
  expect(nome().getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Hoje não')
})

const instituicao = { Instituicao: () => ({ cursos: ['Design', 'Direito'] }) }
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)

test('lets a student edit course, start period and objective, and sends only the changes', async () => {
  const answers = meuPerfil({ edicaoCompleta: true, curso: 'Design', objetivoPrincipal: 'REDE_DE_CONTATOS' })
  const { user, variables, resolve, pending } = await renderRoute('/profile', { ...instituicao, ...answers })
  await user.click(button('Editar Perfil'))
  expect(select('Curso').value).toBe('Design')
  expect(select('Período de início').selectedOptions[0]?.textContent).toBe('Não informado')
  await user.selectOptions(select('Período de início'), '2024.1')
  await user.selectOptions(select('Objetivo principal'), 'Mentoria')
  await user.click(button('Salvar'))
  expect(variables(mutation)).toEqual({
    input: {
      nome: 'Ana Souza',
      sobre: 'Gosto de robôs.\nE de gente.',
      periodoDeInicio: '2024.1',
      objetivoPrincipal: 'MENTORIA',
    },
  })
  const campos = [{ campo: 'periodoDeInicio', mensagem: 'Escolha um período de início da lista.' }]
  await resolve(refused('Escolha um período de início da lista.', campos), mutation)
  expect(screen.getByRole('alert').textContent).toBe('Escolha um período de início da lista.')
  expect(select('Objetivo principal').value).toBe('MENTORIA')
  expect(pending()).toEqual([])
})

test('keeps a course that is not in the list, and the choice over a reload', async () => {
  const answers = { ...instituicao, ...meuPerfil({ edicaoCompleta: true, curso: 'Alquimia' }) }
  const { user, unmount } = await renderRoute('/profile', answers)
  await user.click(button('Editar Perfil'))
  expect(select('Curso').selectedOptions[0]?.textContent).toBe('Alquimia')
  await user.selectOptions(select('Objetivo principal'), 'Mentoria')
  unmount()
  await renderRoute('/profile', answers)
  expect(select('Objetivo principal').value).toBe('MENTORIA')
})

test('does not show these fields if the upstream accepts only name and text', async () => {
  await edit()
  expect(screen.queryByLabelText('Curso')).toBeNull()
})

test('shows the saved values even if the profile could not be read afterwards', async () => {
  const { user, resolveWithout } = await edit()
  await user.clear(nome())
  await user.type(nome(), 'Bia Lima')
  await user.clear(sobre())
  await user.click(button('Salvar'))
  await resolveWithout(['atualizarPerfil', 'usuario'], saved({}), mutation)
  expect(await screen.findByText('Perfil atualizado')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Bia Lima' })).toBeTruthy()
  expect(screen.getByRole('main').textContent).not.toContain('Gosto de robôs.')
})

test('shows the saved studies even if the profile could not be read afterwards', async () => {
  const answers = { ...instituicao, ...meuPerfil({ edicaoCompleta: true, curso: 'Design' }) }
  const { user, resolveWithout, pending } = await renderRoute('/profile', answers)
  await user.click(button('Editar Perfil'))
  await user.selectOptions(select('Período de início'), '2024.1')
  await user.selectOptions(select('Objetivo principal'), 'Mentoria')
  await user.click(button('Salvar'))
  await resolveWithout(['atualizarPerfil', 'usuario'], saved({}), mutation)
  await user.click(button('Editar Perfil'))
  expect(['Curso', 'Período de início', 'Objetivo principal'].map(name => select(name).value)).toEqual([
    'Design',
    '2024.1',
    'MENTORIA',
  ])
  expect(pending()).toEqual([])
})
