import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { vaga } from '../../minhasVagas/testing/openMinhaVaga.ts'
import { resposta, umaMensagem } from '../../conversas/testing/conversas.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { changed } from '../../relay/topics.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { quatro } from '../testing/openSelecao.ts'

const [pagina, vizinhos, respostas] = ['CandidatoPageQuery', 'VizinhosQuery', 'RespostasDaCandidaturaQuery']
const url = (codigo: string, search = '') => `/professor/opportunities/1/candidates/${codigo}${search}`
const historico = {
  cr: 8.4,
  periodos: 4,
  creditos: 62,
  creditosComplementares: 6,
  disciplinas: [{ codigoDaDisciplina: 'MAT1162', nome: 'Cálculo II' }],
}

const candidaturaDe = (nome: string, changes: object) => {
  const node = quatro.find(({ node: { candidato } }) => candidato.pessoa.nome === nome)?.node
  return {
    ...node,
    compartilhaHistorico: false,
    historicoEscolar: null,
    atendimento: null,
    entrevista: null,
    ...changes,
  }
}
const entrevista = { id: 'h1', inicio: '2026-12-01T17:00:00Z', minutos: 30, local: 'Sala 5', link: null }
const umaPagina = (nome: string, changes: object = {}, perfil: object | null = null) => {
  const { candidato, ...candidatura } = candidaturaDe(nome, changes)
  return {
    Query: () => ({
      vaga: { ...vaga, id: 'vaga-1', candidatura: { ...candidatura, candidato: { ...candidato, perfil } } },
    }),
  }
}
/** The list and the page have the same data of this candidate. */
const todos = (nome: string, changes: object) => ({
  Query: () => ({ vaga: { id: 'vaga-1' } }),
  CandidaturaConnection: () => ({
    edges: quatro.map(edge =>
      edge.node.candidato.pessoa.nome === nome ? { node: candidaturaDe(nome, changes) } : edge,
    ),
    total: 4,
    pageInfo: { hasNextPage: false, endCursor: null },
  }),
})

const respondido = (dadas: object[]) => ({
  Query: () => ({ node: { __typename: 'Candidatura', id: 'c-0', respostas: { respostas: dadas, arquivo: null } } }),
})

const open = async (
  nome: string,
  codigo: string,
  { search = '', changes = {}, perfil = null as object | null } = {},
) => {
  const opened = await renderRoute(url(codigo, search), null, { como: 'professor' })
  await opened.resolve({}, 'HeaderUserQuery')
  await opened.resolve(umaPagina(nome, changes, perfil), pagina)
  await opened.resolve(respondido([]), respostas)
  await opened.resolve(todos(nome, changes), vizinhos)
  return opened
}
const link = (name: RegExp | string) => screen.getByRole('link', { name })

test('shows the candidate, the full carta, the etapa, and links to the neighbours', async () => {
  await open('Ana Souza', '37', { changes: { cartaDeMotivacao: 'Gosto de ensinar.' } })
  expect(screen.getByRole('heading', { level: 1, name: 'Ana Souza' })).toBeTruthy()
  expect(screen.getByText(/^Estudante · Design · /)).toBeTruthy()
  expect(screen.getByText('Gosto de ensinar.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mover para… (Ana Souza)' })).toBeTruthy()
  expect(link('Ver perfil').getAttribute('href')).toBe('/professor/profile/7')
  expect(link(/^Candidatos a /).getAttribute('href')).toBe('/professor/opportunities/1')
  expect(screen.getByText('Candidato 1 de 4')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Anterior/ })).toBeNull()
  expect(link('Próximo: Beto Lima').getAttribute('href')).toBe(url('38'))
  expect(screen.queryByRole('heading', { name: 'Entrevista' })).toBeNull()
})

test('keeps order and filters of the list in the URL and on the way back', async () => {
  const search = '?ordem=recentes&curso=F%C3%ADsica'
  await open('Beto Lima', '38', { search })
  expect(screen.getByText('Candidato 2 de 2')).toBeTruthy()
  expect(link('Anterior: Caio Reis').getAttribute('href')).toBe(url('39', search))
  expect(link(/^Candidatos a /).getAttribute('href')).toBe(`/professor/opportunities/1${search}`)
})

test('moves to the next candidate by arrow key in the same history entry, focuses the name, and does not refetch the list', async () => {
  const { user, router, resolve, pending } = await open('Beto Lima', '38')
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(pending()).toEqual([pagina]))
  await screen.findByText('Carregando candidatura...')
  expect(router.state.location.pathname + router.state.navigation.location?.pathname).toContain(url('39'))
  await resolve(umaPagina('Caio Reis', { entrevista }), pagina)
  await resolve(respondido([]), respostas)
  const name = await screen.findByRole('heading', { level: 1, name: 'Caio Reis' })
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.getByText('Candidato 3 de 4')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Entrevista' })).toBeTruthy()
  expect(screen.getByText('Sala 5')).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(pending()).toEqual([pagina]))
})

test('moves to the next candidate by its link in the same history entry', async () => {
  const { user, router, resolve, pending } = await open('Beto Lima', '38')
  await user.click(link('Próximo: Caio Reis'))
  await waitFor(() => expect(pending()).toEqual([pagina]))
  await resolve(umaPagina('Caio Reis', { entrevista }), pagina)
  expect(await screen.findByRole('heading', { level: 1, name: 'Caio Reis' })).toBeTruthy()
  expect(router.state.historyAction).toBe('REPLACE')
})

test('ignores the arrow keys in a field and in an open menu', async () => {
  const { user, pending } = await open('Beto Lima', '38', {
    changes: { avaliacao: { id: 'a-8', nota: 3, etiquetas: [], totalDeAnotacoes: 0 } },
  })
  await user.click(screen.getByRole('radio', { name: '3 de 5' }))
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('button', { name: 'Mover para… (Beto Lima)' }))
  await user.keyboard('{ArrowRight}')
  expect(pending()).not.toContain(pagina)
})

test('shows the summary of a shared historico, and says if there is none', async () => {
  await open('Ana Souza', '37', { changes: { compartilhaHistorico: true, historicoEscolar: historico } })
  const section = within(screen.getByRole('region', { name: 'Histórico escolar' }))
  expect(section.getByText('8,4')).toBeTruthy()
  expect(section.getByText('MAT1162 Cálculo II')).toBeTruthy()
})

test.each([
  [false, 'Ana Souza não compartilha o histórico com esta candidatura.'],
  [true, 'Ana Souza compartilha o histórico, mas ainda não o importou.'],
])('says that there is no historico, with the consent %s', async (compartilhaHistorico, sentence) => {
  await open('Ana Souza', '37', { changes: { compartilhaHistorico } })
  expect(screen.getByText(sentence)).toBeTruthy()
})

const declarado = { curso: 'Física', periodoInicio: '2024.1' }

test.each([
  [
    true,
    { atende: 1, de: 1, itens: [{ texto: 'CR: 8,2 (mínimo 7,0)', atendido: true }] },
    'Pelo histórico, atende 1 de 1 requisito',
  ],
  [false, null, 'Não compartilhou o histórico com esta candidatura.'],
])(
  'shows what the candidate declares, and with the consent %s how it meets the vaga',
  async (compartilhaHistorico, atendimento, sentence) => {
    await open('Ana Souza', '37', { changes: { atendimento: { ...declarado, compartilhaHistorico, atendimento } } })
    const section = within(screen.getByRole('region', { name: 'Requisitos' }))
    expect(section.getByText('Declarado no perfil: Física, início em 2024.1.')).toBeTruthy()
    expect(section.getByText(sentence)).toBeTruthy()
  },
)

test.each([
  ['an upstream without requirements', null],
  ['a vaga that asks for nothing', { ...declarado, compartilhaHistorico: true, atendimento: null }],
])('shows no requisitos on %s', async (_, atendimento) => {
  await open('Ana Souza', '37', { changes: { atendimento } })
  expect(screen.queryByRole('heading', { name: 'Requisitos' })).toBeNull()
})

test('shows the respostas, with working links', async () => {
  const opened = await renderRoute(url('37'), null, { como: 'professor' })
  await opened.resolve({}, 'HeaderUserQuery')
  await opened.resolve(umaPagina('Ana Souza'), pagina)
  expect(screen.queryByRole('heading', { name: 'Respostas' })).toBeNull()
  const dadas = [
    { pergunta: 'Quantas horas?', valor: '12', ehLink: false },
    { pergunta: 'Portfólio', valor: 'https://ana.example/', ehLink: true },
  ]
  await opened.resolve(respondido(dadas), respostas)
  const section = within(screen.getByRole('region', { name: 'Respostas' }))
  expect(section.getByText('12')).toBeTruthy()
  expect(section.getByRole('link', { name: /ana\.example/ }).getAttribute('href')).toBe('https://ana.example/')
})

test('shows what the profile says, and nothing without a profile', async () => {
  const perfil = { sobre: 'Monto robôs.\nE violões.', interesses: [{ nome: 'Robótica' }, { nome: 'Música' }] }
  const { unmount } = await open('Ana Souza', '37', { perfil })
  const section = within(screen.getByRole('region', { name: 'Perfil' }))
  expect(section.getByText(/Monto robôs/)).toBeTruthy()
  expect(section.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Robótica', 'Música'])
  unmount()
  await open('Ana Souza', '37')
  expect(screen.queryByRole('region', { name: 'Perfil' })).toBeNull()
})

test('shows the conversa on demand, and sends a message in it', async () => {
  const opened = await open('Ana Souza', '37')
  const conversa = () => within(screen.getByRole('region', { name: 'Conversa' }))
  await opened.user.click(conversa().getByRole('button', { name: 'Ver conversa com Ana Souza' }))
  await waitFor(() => expect(opened.pending()).toEqual(['ConversaQuery']), { timeout: 20_000 })
  expect(opened.variables('ConversaQuery')).toEqual({ com: '7' })
  await opened.resolve(resposta({ mensagens: [umaMensagem(1, 'Tenho uma dúvida.')] }), 'ConversaQuery')
  expect(conversa().getByText('Tenho uma dúvida.')).toBeTruthy()
  await opened.user.type(conversa().getByRole('textbox'), 'Pode perguntar.{Enter}')
  expect(opened.variables('useEnviarMensagemMutation')?.['input']).toMatchObject({
    para: 'pessoa-7',
    conteudo: 'Pode perguntar.',
  })
  expect(conversa().getByText('Pode perguntar.')).toBeTruthy()
  const inteira = conversa().getByRole('link', { name: 'Abrir a conversa inteira' })
  expect(inteira.getAttribute('href')).toBe('/professor/messages?userId=7')
  await opened.user.click(inteira)
  await waitFor(() => expect(opened.router.state.location.pathname).toBe('/professor/messages'))
  expect(opened.router.state.location.state).toMatchObject({ sobre: { codigo: '1', titulo: vaga.titulo } })
})

test('leads to the conversa with the title of the vaga', async () => {
  const { user, router } = await open('Ana Souza', '37')
  await user.click(link('Enviar mensagem a Ana Souza'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/professor/messages'))
  expect(router.state.location.state).toMatchObject({ sobre: { codigo: '1', titulo: vaga.titulo } })
})

test('shows no historico on an upstream without consent', async () => {
  await open('Ana Souza', '37', { changes: { compartilhaHistorico: null } })
  expect(screen.queryByRole('heading', { name: 'Histórico escolar' })).toBeNull()
})

test('says that a candidatura was removed, with a link back', async () => {
  const opened = await renderRoute(url('99'), null, { como: 'professor' })
  await opened.resolve({}, 'HeaderUserQuery')
  await opened.resolve({ Query: () => ({ vaga: { ...vaga, candidatura: null } }) }, pagina)
  expect(screen.getByText('Esta candidatura não existe ou foi cancelada.')).toBeTruthy()
  expect(link('Voltar aos candidatos').getAttribute('href')).toBe('/professor/opportunities/1')
})

test('refetches on a change of the vaga: a historico that is no longer shared disappears at once', async () => {
  const shared = { compartilhaHistorico: true, historicoEscolar: { ...historico, cr: 8.67 } }
  const opened = await open('Ana Souza', '37', { changes: shared })
  expect(screen.getByText('8,67')).toBeTruthy()
  act(() => changed(opened.environment, 'vaga:2'))
  expect(opened.pending()).toEqual([])
  act(() => changed(opened.environment, 'vaga:1'))
  expect(opened.pending()).toEqual([pagina])
  await opened.resolve(umaPagina('Ana Souza'), pagina)
  expect(screen.queryByText('8,67')).toBeNull()
  expect(screen.getByText('Ana Souza não compartilha o histórico com esta candidatura.')).toBeTruthy()
})

test('leaves the page with a sentence once the reader may not see the candidate any more', async () => {
  const opened = await open('Ana Souza', '37', { changes: { cartaDeMotivacao: 'Gosto de ensinar.' } })
  act(() => changed(opened.environment, 'vaga:1'))
  await opened.reject(new RequestFailure('FORBIDDEN', 'no'), pagina)
  await waitFor(() => expect(opened.pending()).toContain(pagina))
  while (opened.pending().length > 0)
    await opened.resolveWithout(['vaga', 'candidatura'], umaPagina('Ana Souza'), undefined, 'FORBIDDEN')
  expect(screen.getByText('Sua conta não tem permissão para ver esta página.')).toBeTruthy()
  expect(screen.queryByText('Gosto de ensinar.')).toBeNull()
})
