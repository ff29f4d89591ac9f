import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  candidato,
  cartao,
  comLugar,
  dialogo,
  mover,
  openPainel,
  openSelecao,
  quatro,
  resolvePainel,
  umaCandidatura,
} from '../testing/openSelecao.ts'

const [pagina, marcar, avaliar] = ['CandidatoPageQuery', 'useMarcarComoLidaMutation', 'useAvaliarMutation']

const com = (codigo: string, nome: string, nota: number | null) =>
  candidato(codigo, nome, 'RECEBIDA', {
    lida: true,
    cartaDeMotivacao: `Carta de ${nome}`,
    avaliacao: { __typename: 'Avaliacao', id: `a-${codigo}`, nota, etiquetas: [], totalDeAnotacoes: 0 },
  })
const tres = [com('7', 'Ana Souza', null), com('8', 'Beto Lima', 3), com('9', 'Caio Reis', null)] as const

type Opened = Awaited<ReturnType<typeof openSelecao>>

const painel = async (nome: string) => screen.findByRole('heading', { level: 2, name: nome })
const naUrl = ({ router }: Opened) => new URLSearchParams(router.state.location.search).get('candidato')
/** Presses a key that opens another candidate. */
async function ir(opened: Opened, key: string, edge: (typeof tres)[number]) {
  await opened.user.keyboard(key)
  await resolvePainel(opened, edge)
}

test('opens beside the list by the name, with one request, and closes by Escape', async () => {
  const opened = await openPainel(tres)
  const heading = await painel('Ana Souza')
  expect(document.activeElement).toBe(heading)
  expect(opened.pending()).toEqual([])
  expect(opened.router.state.location.search).toBe('?candidato=37')
  expect(screen.getByText('Candidato 1 de 3')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Carta de motivação' }).textContent).toContain('Carta de Ana Souza')
  expect(screen.getByRole('link', { name: 'Abrir página' }).getAttribute('href')).toBe(
    '/professor/opportunities/1/candidates/37',
  )
  await opened.user.keyboard('{Escape}')
  expect(naUrl(opened)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ana Souza' }))
})

test('leaves a field by Escape, and the keys work again', async () => {
  const opened = await openPainel(tres)
  const heading = await painel('Ana Souza')
  for (const _ of ['first', 'again']) {
    await opened.user.keyboard('e')
    expect(document.activeElement).toBe(screen.getByLabelText('Nova etiqueta'))
    await opened.user.keyboard('{Escape}')
    expect(document.activeElement).toBe(heading)
  }
  expect(naUrl(opened)).toBe('37')
  await ir(opened, 'j', tres[1])
  expect(naUrl(opened)).toBe('38')
})

test('gives a nota by a key while the candidate loads, after the response that has the nota of before', async () => {
  const opened = await openPainel(tres)
  await opened.user.keyboard('j')
  await opened.user.keyboard('4')
  expect(opened.pending()).not.toContain(avaliar)
  await resolvePainel(opened, tres[1])
  expect(opened.variables(avaliar)?.['input']).toEqual({ candidatura: 'c-8', nota: 4, etiquetas: [] })
})

test('requests the next candidate ahead, so that a key shows them at once', async () => {
  const opened = await openPainel(tres)
  expect(opened.variables(pagina)).toEqual({ codigo: '1', candidatura: '38' })
  await opened.resolve(umaCandidatura(tres[1]), pagina)
  await opened.user.keyboard('j')
  expect(screen.getByRole('heading', { level: 2, name: 'Beto Lima' })).toBeTruthy()
})

test('leads to the conversa with the title of the vaga', async () => {
  const { user, router } = await openPainel(tres)
  await user.click(screen.getByRole('link', { name: 'Enviar mensagem' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/professor/messages'))
  expect(router.state.location.state).toMatchObject({ sobre: { codigo: '1', titulo: 'Monitoria de Cálculo I' } })
})

test('opens the same from table and board', async () => {
  comLugar()
  const opened = await openSelecao([...tres])
  for (const [visao, edge] of [['Tabela', tres[0]] as const, ['Quadro', tres[1]] as const]) {
    await opened.user.click(screen.getByRole('radio', { name: visao }))
    const nome = edge.node.candidato.pessoa.nome ?? ''
    await opened.user.click(screen.getByRole('link', { name: nome }))
    await waitFor(() => expect(opened.pending()).toContain(pagina))
    while (opened.pending().includes('colunasQuery')) await opened.resolve({}, 'colunasQuery')
    await resolvePainel(opened, edge)
    expect(await painel(nome)).toBeTruthy()
  }
})

test('has no room on a narrower screen: a name leads to the page, and so does the URL of the pane', async () => {
  const opened = await openSelecao([...tres])
  const page = '/professor/opportunities/1/candidates/37'
  expect(screen.getByRole('link', { name: 'Ana Souza' }).getAttribute('href')).toBe(page)
  await act(() => opened.router.navigate('/professor/opportunities/1?candidato=37'))
  await waitFor(() => expect(opened.router.state.location.pathname).toBe(page))
})

test('marks as read who is opened first, and nobody twice', async () => {
  const novos = quatro.map(({ node }) => ({ node: { ...node, lida: node.codigo !== '37' } }))
  const opened = await openPainel(novos)
  expect(cartao('Ana Souza').getByText('(nova)')).toBeTruthy()
  expect(opened.variables(marcar)).toEqual({ input: { candidatura: 'c-7' } })
  const result = { __typename: 'MarcarCandidaturaComoLidaSuccess', idDaCandidatura: 'c-7' }
  await opened.resolve({ Mutation: () => ({ marcarCandidaturaComoLida: result }) }, marcar)
  expect(cartao('Ana Souza').queryByText('(nova)')).toBeNull()
  expect(opened.pending()).toEqual([])
  await opened.user.keyboard('j')
  const [, beto] = novos
  if (beto) await resolvePainel(opened, beto)
  expect(opened.pending()).toEqual([])
})

test('keys go through the candidates, and to the next one without a nota', async () => {
  const opened = await openPainel(tres)
  await ir(opened, '{ArrowDown}', tres[1])
  expect(document.activeElement).toBe(await painel('Beto Lima'))
  expect(opened.router.state.historyAction).toBe('REPLACE')
  await ir(opened, 'j', tres[2])
  expect(naUrl(opened)).toBe('39')
  await opened.user.keyboard('j')
  expect(naUrl(opened)).toBe('39')
  await opened.user.keyboard('s')
  expect(naUrl(opened)).toBe('37')
  await opened.user.keyboard('{ArrowUp}')
  expect(naUrl(opened)).toBe('37')
})

test('a digit rates, and the head counts who is left', async () => {
  const opened = await openPainel(tres)
  expect(screen.getByText('Faltam 2 por avaliar')).toBeTruthy()
  await opened.user.keyboard('4')
  expect(opened.variables(avaliar)?.['input']).toEqual({ candidatura: 'c-7', nota: 4, etiquetas: [] })
  const avaliacao = { __typename: 'Avaliacao', id: 'a-7', nota: 4, etiquetas: [], totalDeAnotacoes: 0 }
  const result = { __typename: 'AvaliarCandidaturaSuccess', avaliacao }
  await opened.resolve({ Mutation: () => ({ avaliarCandidatura: result }) }, avaliar)
  expect(screen.getByText('Falta 1 por avaliar')).toBeTruthy()
  expect(cartao('Ana Souza').getByText('Nota').parentElement?.textContent).toBe('Nota 4')
})

test('a key moves nobody: it opens the dialog', async () => {
  const opened = await openPainel(tres)
  await opened.user.keyboard('m')
  expect(dialogo().getByLabelText('Etapa')).toBeTruthy()
  // The dialog has the keys.
  await opened.user.click(dialogo().getByRole('button', { name: 'Voltar' }))
  expect(opened.pending()).not.toContain(mover)
})

test('keys open the fields of an etiqueta, a note and a message, which then have the keys', async () => {
  const opened = await openPainel(tres)
  await opened.user.keyboard('e')
  expect(document.activeElement).toBe(screen.getByLabelText('Nova etiqueta'))
  await opened.user.keyboard('j5')
  expect(screen.getByLabelText<HTMLInputElement>('Nova etiqueta').value).toBe('j5')
  expect(opened.pending()).toEqual([])
  act(() => (document.activeElement as HTMLElement).blur())
  await opened.user.keyboard('n')
  expect(document.activeElement).toBe(screen.getByLabelText('Nova anotação sobre Ana Souza'))
  act(() => (document.activeElement as HTMLElement).blur())
  await opened.user.keyboard('c')
  await waitFor(() => expect(opened.pending()).toContain('ConversaQuery'), { timeout: 20_000 })
})

test('the keys are listed by ?, and those of one character can be turned off', async () => {
  const opened = await openPainel(tres)
  await opened.user.keyboard('?')
  const lista = () => within(screen.getByRole('dialog', { name: 'Atalhos do teclado' }))
  expect(lista().getByText('próximo sem nota')).toBeTruthy()
  await opened.user.click(lista().getByRole('checkbox', { name: /^Usar as teclas/ }))
  await opened.user.click(lista().getByRole('button', { name: 'Fechar' }))
  await opened.user.keyboard('4j?')
  expect(opened.pending()).toEqual([])
  expect(naUrl(opened)).toBe('37')
  expect(screen.queryByRole('dialog')).toBeNull()
  await ir(opened, '{ArrowDown}', tres[1])
  expect(naUrl(opened)).toBe('38')
})
