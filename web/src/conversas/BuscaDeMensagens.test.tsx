import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { formatDay } from '../ui/dates.ts'
import { resposta, rita } from './testing/conversas.ts'
import './MensagensEncontradas.tsx'

const busca = 'useBuscaDeMensagensQuery'
const encontrada = (id: string, conteudo: string, minha = false) => ({
  pessoa: { codigo: '9', nome: 'Rita Álvares' },
  mensagem: { id, conteudo, criadaEm: '2026-03-10T14:00:00Z', minha },
})

/** Types into the search, and waits for the request that follows. */
async function search(words: string) {
  const view = await renderRoute('/messages', resposta({ lista: [rita] }))
  await view.user.type(screen.getByRole('searchbox', { name: 'Buscar conversas' }), words)
  await waitFor(() => expect(view.pending()).toEqual([busca]))
  return view
}

test('finds the words of any message, shows the line with the match, and opens the conversation', async () => {
  const { user, variables, pending, resolve } = await search('reunião')
  expect(variables(busca)).toEqual({ busca: 'reunião' })
  const mensagensEncontradas = [
    encontrada('m-1', 'Podemos marcar uma reuniao?', true),
    encontrada('m-2', 'Reunião às 15 h'),
  ]
  await resolve({ Viewer: () => ({ mensagensEncontradas }) }, busca)
  const achadas = within(await screen.findByRole('region', { name: '2 mensagens com estas palavras' }))
  const [primeira, segunda] = achadas.getAllByRole('link')
  expect(primeira?.textContent).toBe(`Rita Álvares${formatDay('2026-03-10')}Você: Podemos marcar uma reuniao?`)
  expect([primeira, segunda].map(link => link?.querySelector('mark')?.textContent)).toEqual(['reuniao', 'Reunião'])
  expect(screen.getByText('0 conversas, 2 mensagens')).toBeTruthy()
  expect(pending()).toEqual([])
  if (segunda) await user.click(segunda)
  expect(pending()).toEqual(['ConversasPageQuery'])
})

test('searches the conversations alone if the messages cannot be searched', async () => {
  const { reject } = await search('reunião')
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), busca)
  expect(await screen.findByText('Nenhuma conversa encontrada.')).toBeTruthy()
})
