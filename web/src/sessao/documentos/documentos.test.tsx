import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const versao = { numero: 3, publicadoEm: '2026-03-10T14:00:00Z', mudou: 'Guardamos menos.' }
const antiga = { numero: 1, publicadoEm: '2026-01-10T14:00:00Z', mudou: 'Primeira versão.' }
const texto = 'Este aviso explica.\n\n## Quem vê\nVocê escolhe.\n- Perfil\n- Curso'
const documento = { tipo: 'PRIVACIDADE', ...versao, texto, versoes: [versao, antiga] }

afterEach(() => vi.restoreAllMocks())

test('a visitor reads the notice, the contact of the encarregado, and finds the older versions', async () => {
  const opened = await renderRoute(
    '/privacidade',
    { Query: () => ({ documento }), Instituicao: () => ({ protecaoDeDados: 'dados@u.example' }) },
    { como: 'visitante' },
  )
  expect(opened.pending()).toEqual([])
  screen.getByRole('heading', { level: 1, name: 'Aviso de privacidade' })
  screen.getByRole('heading', { level: 2, name: 'Quem vê' })
  screen.getByText('O que mudou: Guardamos menos.')
  expect(screen.getByRole('link', { name: 'dados@u.example' }).getAttribute('href')).toBe('mailto:dados@u.example')
  expect(screen.getByRole('link', { name: '10/01/2026' }).getAttribute('href')).toBe('/privacidade?versao=1')
})

test('an address names a version, and no publication is no failure', async () => {
  const { variables, resolve } = await renderRoute('/termos?versao=2', null, { como: 'visitante' })
  expect(variables('DocumentoPageQuery')).toEqual({ tipo: 'TERMOS', numero: 2 })
  await resolve({ Query: () => ({ documento: null }) })
  await screen.findByText('Ainda não foi publicado.')
})

const dados = { meusDados: { copia: null, exclusao: null, oportunidadesEmAndamento: 0 } }
const openAceite = () =>
  renderRoute('/aceite?voltar=/network', {
    // The settings that other pages read may be a moment older.
    Instituicao: () => ({ documentos: 0 }),
    Query: () => ({ privacidade: { ...versao, numero: 3 }, termos: null }),
    Viewer: () => dados,
  })
const mutation = 'useAceitarMutation'

test('somebody who accepts goes on where they were', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  const { user, variables, resolve } = await openAceite()
  screen.getByText('O que mudou: Guardamos menos.')
  await user.click(screen.getByRole('button', { name: 'Li o aviso e aceito os termos' }))
  expect(variables(mutation)).toEqual({ input: { numero: 3 } })
  await resolve({ Mutation: () => ({ aceitarDocumentos: { __typename: 'AceitarDocumentosSuccess' } }) }, mutation)
  expect(assign).toHaveBeenCalledWith('/network')
})

test('somebody who declines gets to their data and to the way out, after a reload too', async () => {
  const { user, unmount } = await openAceite()
  expect(screen.queryByRole('region', { name: 'Meus dados' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Não aceito' }))
  within(screen.getByRole('region', { name: 'Meus dados' })).getByRole('button', { name: 'Pedir uma cópia' })
  unmount()
  await openAceite()
  screen.getByRole('region', { name: 'Excluir minha conta' })
  screen.getByRole('button', { name: 'Sair' })
})

test('a failure is said where it was pressed', async () => {
  const { user, reject } = await openAceite()
  await user.click(screen.getByRole('button', { name: 'Li o aviso e aceito os termos' }))
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), mutation)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('não respondeu'))
})

const cadastro = {
  Instituicao: () => ({ dominiosDeProfessor: ['puc.example'], documentos: 3 }),
  Query: () => ({ departamentos: [{ nome: 'Informática' }] }),
}

test('a registration shows both with links, and needs them', async () => {
  const { user, pending, variables } = await renderRoute('/professor/register', cadastro, { como: 'visitante' })
  for (const [name, path] of [
    [/aviso de privacidade/, '/privacidade'],
    [/termos de uso/, '/termos'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(window.location.origin + path)
  await user.type(screen.getByLabelText('Nome completo'), 'Rui Lima')
  await user.type(screen.getByLabelText('E-mail institucional'), 'rui@puc.example')
  await user.type(screen.getByLabelText('Senha'), 'segredo1')
  await user.selectOptions(screen.getByLabelText('Departamento'), 'Informática')
  await user.type(screen.getByLabelText('Breve biografia'), 'Pesquiso grafos.')
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
  await screen.findByText('Leia o aviso de privacidade e aceite os termos de uso.')
  expect(pending()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /^Li o aviso de privacidade/ }))
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
  await waitFor(() => expect(pending()).toEqual(['useCadastrarMutation']))
  expect(variables('useCadastrarMutation')).toMatchObject({ input: { documentos: 3 } })
})
