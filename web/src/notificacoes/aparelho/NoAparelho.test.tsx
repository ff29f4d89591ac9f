import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubPush } from '../../sessao/aparelho/testing/stubPush.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const [ligar, desligar, testar] = [
  'useAparelhoLigarMutation',
  'useAparelhoDesligarMutation',
  'useAparelhoTestarMutation',
]
const esta = 'https://web.push.apple.com/esta'
const nova = 'https://web.push.apple.com/nova'
const avisos = [
  { tipo: 'ETAPA', modo: 'NA_HORA', modos: ['NA_HORA', 'NENHUM'] },
  { tipo: 'MENSAGEM', modo: 'NENHUM', modos: ['NA_HORA', 'NENHUM'] },
  { tipo: 'NOVAS_VAGAS', modo: 'RESUMO', modos: ['NA_HORA', 'RESUMO'] },
  { tipo: 'DE_UMA_VERSAO_NOVA', modo: 'NA_HORA', modos: ['NA_HORA', 'RESUMO'] },
]
const no = (aparelho: object | null) => ({
  chave: 'BA',
  possiveis: ['ETAPA', 'MENSAGEM', 'NOVAS_VAGAS', 'COMECADAS', 'DE_UMA_VERSAO_NOVA'],
  aparelho: aparelho && { endereco: esta, tipos: ['ETAPA'], ultimaEntrega: null, ...aparelho },
})

const open = async (noAparelho: object | null) => {
  const page = await renderRoute('/avisos', {
    Viewer: () => ({ avisos, agenda: null, buscasSalvas: null, noAparelho }),
  })
  if (noAparelho) await screen.findByRole('heading', { name: 'Neste aparelho' })
  return page
}
const feito = (campo: string, typename: string, noAparelho: object) => ({
  Mutation: () => ({ [campo]: { __typename: typename, viewer: { noAparelho, avisos } } }),
})
const button = (name: string) => screen.findByRole('button', { name })

test('asks the browser only after a press, and subscribes with what is told at once or ends today', async () => {
  const { estado, subscribe, requestPermission } = stubPush(null, 'default')
  const { user, resolve, variables } = await open(no(null))
  expect(requestPermission).not.toHaveBeenCalled()
  await user.click(await button('Ligar neste aparelho'))
  expect(requestPermission).toHaveBeenCalledOnce()
  await waitFor(() => expect(variables(ligar)).toBeTruthy())
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'BA' })
  expect(variables(ligar)).toEqual({
    input: { endereco: nova, p256dh: 'BA', auth: 'AA', tipos: ['ETAPA', 'COMECADAS'] },
  })
  await resolve(feito('ligarAparelho', 'LigarAparelhoSuccess', no({ endereco: nova })), ligar)
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Etapa das suas/ })).checked).toBe(true)
  expect(estado.assinada).toBe(nova)
  expect(screen.getByText('Nada foi entregue ainda.')).toBeTruthy()
})

test('chooses kinds, of which those that are not told at all cannot be chosen', async () => {
  stubPush(esta)
  const { user, resolve, variables } = await open(no({}))
  const novas = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Novas oportunidades para você' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Mensagens/ }).disabled).toBe(true)
  await user.click(novas)
  expect(variables(ligar)).toMatchObject({ input: { endereco: esta, tipos: ['ETAPA', 'NOVAS_VAGAS'] } })
  expect(novas.checked).toBe(true)
  await resolve(feito('ligarAparelho', 'LigarAparelhoSuccess', no({ tipos: ['ETAPA', 'NOVAS_VAGAS'] })), ligar)
  expect(novas.checked).toBe(true)
})

test('sends a test, and says why it failed', async () => {
  stubPush(esta)
  const { user, resolve } = await open(no({ ultimaEntrega: '2026-03-02T12:00:00Z' }))
  await screen.findByText(/^Última entrega: /)
  await user.click(await button('Enviar um teste'))
  const mensagem = 'Tente de novo mais tarde.'
  await resolve({ Mutation: () => ({ testarAparelho: { __typename: 'AparelhoRecusado', mensagem } }) }, testar)
  expect(await screen.findByText(mensagem)).toBeTruthy()
})

test('ends the subscription of the browser with that of the server', async () => {
  const { estado } = stubPush(esta)
  const { user, resolve } = await open(no({}))
  await user.click(await button('Desligar neste aparelho'))
  await resolve(feito('desligarAparelho', 'DesligarAparelhoSuccess', no(null)), desligar)
  await button('Ligar neste aparelho')
  await waitFor(() => expect(estado.assinada).toBeNull())
})

test('ends the subscription if the server refuses it, and says why', async () => {
  const { estado } = stubPush(null, 'default')
  const { user, resolve, variables } = await open(no(null))
  await user.click(await button('Ligar neste aparelho'))
  await waitFor(() => expect(variables(ligar)).toBeTruthy())
  const mensagem = 'Saia e entre de novo.'
  await resolve({ Mutation: () => ({ ligarAparelho: { __typename: 'AparelhoRecusado', mensagem } }) }, ligar)
  expect(await screen.findByText(mensagem)).toBeTruthy()
  await waitFor(() => expect(estado.assinada).toBeNull())
})

test('says what a private window refuses', async () => {
  const { subscribe } = stubPush(null, 'default')
  subscribe.mockRejectedValue(new Error('not here'))
  const { user } = await open(no(null))
  await user.click(await button('Ligar neste aparelho'))
  expect(await screen.findByText(/Em janelas privadas os avisos não funcionam/)).toBeTruthy()
})

test('says how to unblock what was blocked', async () => {
  stubPush(null, 'denied')
  await open(no(null))
  expect(screen.getByText(/estão bloqueados no navegador/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ligar neste aparelho' })).toBeNull()
})

test('says that a browser without Web Push cannot, and shows nothing over an upstream without it', async () => {
  const { unmount } = await open(no(null))
  expect(screen.getByText(/adicione o Mural à Tela de Início/)).toBeTruthy()
  unmount()
  await open(null)
  expect(screen.queryByRole('heading', { name: 'Neste aparelho' })).toBeNull()
})
