import { act, screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { resposta, rita, umaMensagem } from '../../../conversas/testing/conversas.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { subscribeToNovidades } from '../subscribeToNovidades.ts'

export const live = 'subscribeToNovidadesSubscription'
export const nav = () => within(screen.getByRole('navigation', { name: 'Principal' }))
export const rows = () => within(screen.getByRole('complementary', { name: 'Conversas' })).getAllByRole('link')
export const bubbles = () =>
  within(screen.getByRole('region', { name: 'Mensagens' }))
    .queryAllByRole('listitem')
    .map(item => item.textContent)

export const typed = (type: string, node: object) => ({ __typename: type, ...node })
export const mensagem = (numero: number, conteudo: string, naoLidas: number, conversa = rita, fields = {}) => ({
  __typename: 'MensagemRecebida',
  mensagemEdge: { node: typed('Mensagem', umaMensagem(numero, conteudo, fields).node) },
  conversa: typed('Conversa', {
    ...conversa.node,
    pessoa: typed('Pessoa', conversa.node.pessoa),
    ultimaMensagem: conteudo,
    naoLidas,
  }),
  naoLidas,
})
export const ligado = (
  mensagens: number | null,
  notificacoes: number | null = 0,
  perdeu: boolean | null = false,
  salvas: readonly string[] | null = null,
) => ({
  __typename: 'Ligado',
  mensagens,
  notificacoes,
  perdeu,
  salvas,
})

/** Renders the student's page at `url` with an open stream. */
export function listen(url: string, answer: Parameters<typeof resposta>[0] = {}) {
  const nenhuma = { NotificacaoConnection: () => ({ exemplo: false, edges: [] }) }
  return listenTo(url, { ...resposta(answer), ...nenhuma })
}

/** As renderRoute, with an open stream. */
export async function listenTo(...route: Parameters<typeof renderRoute>) {
  const page = await renderRoute(...route)
  const stop = subscribeToNovidades(page.environment, '7', Date.now())
  onTestFinished(stop)
  const stream = page.environment.mock.getMostRecentOperation()
  const bring = (novidades: object) => act(async () => page.environment.mock.nextValue(stream, { data: { novidades } }))
  const end = () => act(async () => page.environment.mock.complete(stream))
  const asked = () => page.pending().filter(name => name !== live)
  return { ...page, bring, end, asked, stop }
}

/** A message of another tab of the person of this REST id. */
export function tellFromOtherTab(codigo: string, message: unknown): void {
  const channel = new BroadcastChannel(`abas:${codigo}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
  channel.postMessage(message)
  channel.close()
}

export const show = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })
