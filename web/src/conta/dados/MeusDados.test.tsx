import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

type Dados = { copia?: object | null; exclusao?: object | null; oportunidadesEmAndamento?: number }

const dados = (given: Dados = {}) => ({ copia: null, exclusao: null, oportunidadesEmAndamento: 0, ...given })
const open = (given?: Dados, como: 'aluno' | 'professor' = 'aluno') =>
  renderRoute(
    '/conta',
    {
      Viewer: () => ({
        privacidade: null,
        leituras: null,
        sessoes: null,
        bloqueios: null,
        segundoFator: null,
        meusDados: dados(given),
        meuEmail: null,
      }),
    },
    { como },
  )

const preparando = { situacao: 'PREPARANDO', expiraEm: null, bytes: 0 }
const pronta = { situacao: 'PRONTA', expiraEm: '2026-03-12T14:00:00Z', bytes: 1_250_000 }
const secao = (name: string) => within(screen.getByRole('region', { name }))
const botao = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('asks for a copy, and says that it is being made', async () => {
  const { user, resolve, pending } = await open()
  await user.click(botao('Pedir uma cópia'))
  const viewer = { bloqueios: null, segundoFator: null, meusDados: dados({ copia: preparando }) }
  await resolve(
    { Mutation: () => ({ pedirCopiaDosDados: { __typename: 'PedirCopiaDosDadosSuccess', viewer } }) },
    'usePedirCopiaMutation',
  )
  await screen.findByText('A sua cópia está sendo preparada')
  expect(screen.queryByRole('button', { name: 'Pedir uma cópia' })).toBeNull()
  expect(pending()).toEqual([])
})

test('downloads a copy that is ready, with the token', async () => {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response('zip'))
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const files: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push(this.download)
  })
  const { user } = await open({ copia: pronta })
  await user.click(botao('Baixar (1,3 MB)'))
  await waitFor(() => expect(files).toEqual(['meus-dados.zip']))
  const [url, options] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/exportacoes/meus-dados')
  expect(options?.headers).toEqual({ authorization: `Bearer ${localStorage.getItem('token')}` })
})

test('says that a copy could not be downloaded', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const { user } = await open({ copia: pronta })
  await user.click(botao('Baixar (1,3 MB)'))
  await screen.findByText('A cópia não foi baixada')
})

test('says that a copy could not be made, and takes another request', async () => {
  await open({ copia: { ...preparando, situacao: 'FALHOU' } })
  screen.getByText('A cópia não pôde ser feita')
  botao('Pedir uma cópia')
})

const openDialog = async (given?: Dados, como?: 'aluno' | 'professor') => {
  const opened = await open(given, como)
  await opened.user.click(botao('Excluir minha conta'))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Excluir minha conta' })) }
}

test('asks for the password before the account ends, says when that is, and moves the focus to its heading', async () => {
  const { user, dialog, variables, resolve } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Excluir em sete dias' }))
  dialog.getByText('Digite a sua senha.')
  await user.type(dialog.getByLabelText('Sua senha'), 'segredo1{Enter}')
  expect(variables('useExcluirContaMutation')).toEqual({ input: { senha: 'segredo1' } })
  const viewer = {
    bloqueios: null,
    segundoFator: null,
    meusDados: dados({ exclusao: { executarEm: '2026-03-18T14:00:00Z' } }),
  }
  await resolve(
    { Mutation: () => ({ excluirConta: { __typename: 'ExcluirContaSuccess', viewer } }) },
    'useExcluirContaMutation',
  )
  await screen.findByText(/^A sua conta será excluída em /)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Excluir minha conta')
})

test('shows a wrong password at its field, and what concerns no field above it', async () => {
  const { user, dialog, resolve } = await openDialog()
  const refuse = async (mensagem: string, campos: object[]) => {
    await user.type(dialog.getByLabelText('Sua senha'), 'x{Enter}')
    const excluirConta = { __typename: 'EntradaInvalida', mensagem, campos }
    await resolve({ Mutation: () => ({ excluirConta }) }, 'useExcluirContaMutation')
  }
  await refuse('A senha não confere.', [{ campo: 'senha', mensagem: 'A senha não confere.' }])
  expect((await dialog.findByRole('alert')).textContent).toBe('A senha não confere.')
  await refuse('Esta é a última conta de administrador.', [])
  await dialog.findByText('Esta é a última conta de administrador.')
})

test('tells a professor what happens to the selections that nobody else manages', async () => {
  const { dialog } = await openDialog({ oportunidadesEmAndamento: 2 }, 'professor')
  dialog.getByText(/^2 oportunidades suas estão abertas e ninguém mais cuida delas/)
})

test('cancels the end of the account', async () => {
  const { user, resolve } = await open({ exclusao: { executarEm: '2026-03-18T14:00:00Z' } })
  await user.click(secao('Excluir minha conta').getByRole('button', { name: 'Manter minha conta' }))
  const viewer = { bloqueios: null, segundoFator: null, meusDados: dados() }
  await resolve(
    { Mutation: () => ({ manterConta: { __typename: 'ManterContaSuccess', viewer } }) },
    'useManterContaMutation',
  )
  await screen.findByText('A sua conta fica')
  botao('Excluir minha conta')
})
