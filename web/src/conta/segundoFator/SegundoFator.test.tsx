import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { semNada } from '../testing/semNada.ts'

const signed = vi.hoisted(() => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => signed)
afterEach(() => vi.unstubAllGlobals())

const dia = '2026-03-10T14:00:00Z'
const nenhum = { exigido: false, aplicativo: null, chaves: [], codigos: 0 }
const comAplicativo = { ...nenhum, aplicativo: { criadoEm: dia, usadoEm: null }, codigos: 10 }
const notebook = { codigo: 'k', nome: 'Notebook', criadaEm: dia, usadaEm: dia }
const codigos = Array.from({ length: 10 }, (_, index) => `AAAAA-BBBBB-0000${index}`)

const open = (segundoFator: object | null) =>
  renderRoute('/conta', { Viewer: () => ({ ...semNada, sessoes: [], segundoFator }) })
type Page = Awaited<ReturnType<typeof open>>
const secao = () => within(screen.getByRole('region', { name: 'Verificação em duas etapas' }))
const dialog = () => within(screen.getByRole('dialog'))
const press = (page: Page, name: string | RegExp) => page.user.click(screen.getByRole('button', { name }))

/** Opens a dialog, types the password, and gets the challenge. */
const begin = async (page: Page, button: string | RegExp, desafio: object = {}) => {
  await press(page, button)
  await page.user.type(await screen.findByLabelText('Sua senha'), 'segredo1{Enter}')
  const aberto = { __typename: 'AbrirDesafioSuccess', desafio: 'd', segredo: null, endereco: null, chave: null }
  await page.resolve({ Mutation: () => ({ abrirDesafio: { ...aberto, ...desafio } }) }, 'useAbrirDesafioMutation')
}

test('enrols an app by a QR code and its first code, and shows the recovery codes once', async () => {
  const page = await open(nenhum)
  await begin(page, 'Usar um aplicativo', { segredo: 'ABCDEFGH', endereco: 'otpauth://totp/PUC:ana?secret=ABCDEFGH' })
  expect(screen.getByRole('img', { name: 'QR Code para o aplicativo' })).toBeTruthy()
  expect(dialog().getByText('ABCD EFGH')).toBeTruthy()
  await page.user.type(screen.getByLabelText('Código do aplicativo'), '123456{Enter}')
  expect(page.variables('useAdicionarSegundoFatorMutation')).toEqual({ input: { desafio: 'd', codigo: '123456' } })
  const viewer = { segundoFator: comAplicativo }
  await page.resolve(
    { Mutation: () => ({ adicionarSegundoFator: { __typename: 'AdicionarSegundoFatorSuccess', codigos, viewer } }) },
    'useAdicionarSegundoFatorMutation',
  )
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codigos)
  await press(page, 'Já guardei os códigos')
  expect(secao().getByText('Restam 10 códigos de recuperação.')).toBeTruthy()
  expect(secao().getByRole('listitem').textContent).toContain('Aplicativo de códigosDesde 10/03/2026, ainda sem uso')
  expect(screen.queryByText(codigos[0] ?? '')).toBeNull()
  expect(page.pending()).toEqual([])
})

test('shows a wrong password at its field', async () => {
  const page = await open(nenhum)
  await press(page, 'Usar um aplicativo')
  await page.user.type(await screen.findByLabelText('Sua senha'), 'errada{Enter}')
  const campos = [{ campo: 'senha', mensagem: 'Esta não é a sua senha atual.' }]
  await page.resolve(
    { Mutation: () => ({ abrirDesafio: { __typename: 'EntradaInvalida', mensagem: '', campos } }) },
    'useAbrirDesafioMutation',
  )
  expect(dialog().getByText('Esta não é a sua senha atual.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Sua senha').value).toBe('errada')
})

test('adds a passkey by its name', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  const page = await open(comAplicativo)
  await begin(page, 'Adicionar chave de acesso', { chave: '{"challenge":"c"}' })
  await page.user.type(screen.getByLabelText(/Nome da chave/), 'Notebook')
  signed.startRegistration.mockResolvedValueOnce({ id: 'k' })
  await press(page, 'Criar chave de acesso')
  await waitFor(() =>
    expect(page.variables('useAdicionarSegundoFatorMutation')).toEqual({
      input: { desafio: 'd', chave: '{"id":"k"}', nome: 'Notebook' },
    }),
  )
  const viewer = { segundoFator: { ...comAplicativo, chaves: [notebook] } }
  await page.resolve(
    {
      Mutation: () => ({
        adicionarSegundoFator: { __typename: 'AdicionarSegundoFatorSuccess', codigos: null, viewer },
      }),
    },
    'useAdicionarSegundoFatorMutation',
  )
  await screen.findByText('Adicionado à verificação')
  expect(secao().getAllByRole('listitem')).toHaveLength(2)
})

test('removes a passkey with a code, and says why it does not', async () => {
  const page = await open({ ...comAplicativo, chaves: [notebook] })
  await begin(page, 'Remover Notebook')
  await page.user.type(screen.getByLabelText('Código do aplicativo'), '123456{Enter}')
  const mutation = 'useRemoverSegundoFatorMutation'
  expect(page.variables(mutation)).toEqual({ input: { desafio: 'd', fator: 'k', codigo: '123456' } })
  const mensagem = 'Adicione outra antes de remover esta.'
  await page.resolve(
    { Mutation: () => ({ removerSegundoFator: { __typename: 'SegundoFatorRecusado', mensagem } }) },
    mutation,
  )
  expect(dialog().getByText(mensagem)).toBeTruthy()
  await press(page, 'Remover')
  const viewer = { segundoFator: comAplicativo }
  await page.resolve(
    { Mutation: () => ({ removerSegundoFator: { __typename: 'RemoverSegundoFatorSuccess', viewer } }) },
    mutation,
  )
  await screen.findByText('Removido da verificação')
  expect(secao().getAllByRole('listitem')).toHaveLength(1)
})

test('replaces the recovery codes, and warns when few are left', async () => {
  const page = await open({ ...comAplicativo, codigos: 2 })
  expect(secao().getByText('Restam poucos códigos de recuperação: 2.')).toBeTruthy()
  await begin(page, 'Criar novos códigos')
  await page.user.type(screen.getByLabelText('Código do aplicativo'), '123456{Enter}')
  const viewer = { segundoFator: comAplicativo }
  await page.resolve(
    { Mutation: () => ({ renovarCodigos: { __typename: 'RenovarCodigosSuccess', codigos, viewer } }) },
    'useRenovarCodigosMutation',
  )
  expect(dialog().getAllByRole('listitem')).toHaveLength(10)
})

test('says to an administrator that it is needed', async () => {
  await open({ ...nenhum, exigido: true })
  expect(secao().getByText(/Para usar a administração do mural/)).toBeTruthy()
})

test('is not there without second factors', async () => {
  await open(null)
  expect(screen.queryByRole('region', { name: 'Verificação em duas etapas' })).toBeNull()
})
