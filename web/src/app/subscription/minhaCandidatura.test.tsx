import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dia, lista as candidaturas, mudanca, naEtapa } from '../../candidaturas/testing/candidaturas.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { changed } from '../../relay/topics.ts'
import { lista } from '../../vagas/testing/lista.ts'
import '../../candidaturas/entrevista/MinhaEntrevista.tsx'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'
import { listenTo, tellFromOtherTab, typed } from './testing/listen.ts'

const [pagina, daLista, etapas] = ['VagaPageQuery', 'CandidaturasListPaginationQuery', 'VagasSecaoEtapasQuery']

/** The notification that the reader's candidatura to the vaga of this codigo has a new etapa. */
const mudou = (codigo: string) => ({
  __typename: 'NotificacaoRecebida',
  notificacao: typed('Notificacao', {
    id: `n${codigo}`,
    tipo: 'CANDIDATURA',
    titulo: 'Sua candidatura está em análise',
    descricao: null,
    criadaEm: null,
    lida: false,
    acao: null,
    codigoDaVaga: codigo,
  }),
  naoLidas: 1,
})

const situacao = (etapa: string | null) => ({ id: 'situacao-12', candidatado: etapa !== null, etapa })
const vaga = (etapa: string | null) => umaVaga({ id: 'vaga-12', minhaCandidatura: situacao(etapa) })
const detalhe = (etapa: string | null) => ({
  Query: () => ({ vaga: vaga(etapa), viewer: { papel: 'ESTUDANTE' } }),
})

const emAnalise = mudanca('RECEBIDA', 'EM_ANALISE', '10', 'Vamos ler com calma.')
const cards = () => screen.getAllByRole('heading', { level: 3 }).map(heading => heading.closest('li') ?? heading)
const tempo = (card: HTMLElement | undefined) =>
  within(card ?? document.body)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test("the open page of a vaga follows the etapa of the reader's candidatura", async () => {
  const { bring, asked, resolve, variables } = await listenTo('/opportunities/12', detalhe('RECEBIDA'))
  expect(screen.getByText('Recebida')).toBeTruthy()
  await bring(mudou('12'))
  expect(asked()).toEqual([pagina])
  expect(variables(pagina)).toEqual({ codigo: '12' })
  await resolve(detalhe('ENTREVISTA'), pagina)
  expect(screen.getByText('Entrevista')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retirar candidatura' })).toBeTruthy()
  // Only the query of the horarios.
  expect(asked()).toEqual(['MinhaEntrevistaQuery'])
})

test('the open page of a vaga shows that it was finalised or deleted, to readers without a candidatura too', async () => {
  const mudouVaga = (codigo: string) => typed('VagaMudou', { vaga: { id: `vaga-${codigo}`, codigo } })
  const { bring, asked, resolve } = await listenTo('/opportunities/12', detalhe(null))
  await bring(mudouVaga('13'))
  expect(asked()).toEqual([])
  await bring(mudouVaga('12'))
  await resolve({ Query: () => ({ vaga: { ...vaga(null), status: 'FINALIZADA', encerrada: true } }) }, pagina)
  expect(screen.getByText(/^A seleção foi finalizada/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Candidatura' })).toBeNull()
  await bring(mudouVaga('12'))
  await resolve({ Query: () => ({ vaga: null }) }, pagina)
  expect(screen.getByRole('heading', { name: 'Oportunidade não encontrada' })).toBeTruthy()
})

test('the open page of a vaga ignores other vagas, and stays as it is if its refetch fails', async () => {
  const { bring, asked, reject } = await listenTo('/opportunities/12', detalhe('RECEBIDA'))
  await bring(mudou('13'))
  expect(asked()).toEqual([])
  await bring(mudou('12'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), pagina)
  expect(screen.getByText('Recebida')).toBeTruthy()
})

test('the open page of a vaga refetches the etapa after a gap', async () => {
  const { environment, asked, resolve } = await listenTo('/opportunities/12', detalhe('RECEBIDA'))
  await act(async () => changed(environment, '*'))
  expect(asked()).toEqual([pagina])
  await resolve(detalhe('APROVADA'), pagina)
  expect(screen.getByText('Aprovada')).toBeTruthy()
})

test('an open list of candidaturas follows a candidatura and its history, with one request', async () => {
  const { user, bring, asked, resolve } = await listenTo(
    '/applications',
    candidaturas([naEtapa('12', 'RECEBIDA'), naEtapa('13', 'RECEBIDA')]),
  )
  await user.click(screen.getByRole('button', { name: 'Detalhes da candidatura a Vaga 13' }))
  expect(tempo(cards()[1])).toEqual([])
  await bring(mudou('13'))
  expect(asked()).toEqual([daLista])
  await resolve(candidaturas([naEtapa('12', 'RECEBIDA'), naEtapa('13', 'EM_ANALISE', [emAnalise])]), daLista)
  expect(tempo(cards()[0])).toEqual([])
  expect(tempo(cards()[1])).toEqual([
    `Recebida${dia('09')}`,
    expect.stringMatching(new RegExp(`^Em análise${dia('10')}.*Vamos ler com calma\\.$`)),
  ])
  expect(within(cards()[1] ?? document.body).getByText(/Você não precisa fazer nada agora/)).toBeTruthy()
  const contagem = screen.getByRole('region', { name: 'Candidaturas por etapa' })
  expect(contagem.textContent).toBe('Recebida: 1Em análise: 1')
  expect(asked()).toEqual([])

  const entrevista = mudanca('EM_ANALISE', 'ENTREVISTA', '11')
  await bring(mudou('13'))
  await resolve(
    candidaturas([naEtapa('12', 'RECEBIDA'), naEtapa('13', 'ENTREVISTA', [emAnalise, entrevista])]),
    daLista,
  )
  expect(tempo(cards()[1])).toHaveLength(3)
})

test('an open list of candidaturas stays as it is if its refetch fails', async () => {
  const { bring, asked, reject } = await listenTo('/applications', candidaturas([naEtapa('12', 'RECEBIDA')]))
  await bring(mudou('12'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), daLista)
  expect(tempo(cards()[0])).toEqual([])
  expect(asked()).toEqual([])
})

test("the card of a vaga in the open list follows the reader's etapa, with one request", async () => {
  const { bring, asked, resolve, variables } = await listenTo(
    '/opportunities',
    lista({ vagas: [{ id: 'vaga-12', minhaCandidatura: situacao('RECEBIDA') }, { codigo: '13' }] }),
  )
  await bring(mudou('12'))
  expect(asked()).toEqual([etapas])
  expect(variables(etapas)).toEqual({ ids: ['vaga-12', expect.any(String)] })
  await resolve({ Query: () => ({ nodes: [typed('Vaga', vaga('APROVADA'))] }) }, etapas)
  expect(screen.getByText('Aprovada')).toBeTruthy()
  expect(asked()).toEqual([])
})

test('an open list of vagas refetches the stages of its cards, with one request, after a gap', async () => {
  const { environment, asked, resolve } = await listenTo(
    '/opportunities',
    lista({ vagas: [{ id: 'vaga-12', minhaCandidatura: situacao('RECEBIDA') }, { codigo: '13' }] }),
  )
  await act(async () => changed(environment, '*'))
  expect(asked()).toEqual([etapas])
  await resolve({ Query: () => ({ nodes: [typed('Vaga', vaga('ENTREVISTA'))] }) }, etapas)
  expect(screen.getByText('Entrevista')).toBeTruthy()
})

test('an open list of vagas without a candidatura of the reader requests nothing after a gap', async () => {
  const { environment, asked } = await listenTo(
    '/opportunities',
    lista({ vagas: [{ id: 'vaga-12', minhaCandidatura: situacao(null) }] }),
  )
  await act(async () => changed(environment, '*'))
  expect(asked()).toEqual([])
})

test('an open card shows the candidatura that was sent in another tab', async () => {
  const { asked, resolve } = await listenTo(
    '/opportunities',
    lista({ vagas: [{ id: 'vaga-12', minhaCandidatura: situacao(null) }] }),
  )
  await act(async () => tellFromOtherTab('7', { kind: 'topics', data: ['*', 'etapas'] }))
  await waitFor(() => expect(asked()).toEqual([etapas]))
  await resolve({ Query: () => ({ nodes: [typed('Vaga', vaga('RECEBIDA'))] }) }, etapas)
  expect(screen.getByText('Recebida')).toBeTruthy()
})

test.each([
  ['/applications', 'CandidaturasPageQuery', candidaturas([naEtapa('12', 'RECEBIDA')])],
  ['/opportunities', 'VagasPageQuery', lista({ vagas: [{ minhaCandidatura: situacao('RECEBIDA') }] })],
])(
  'a stage that changed elsewhere is seen at the next visit of %s, however fresh it is',
  async (url, query, answer) => {
    const { bring, asked, router } = await listenTo(url, answer)
    const go = (to: string) => act(() => router.navigate(to))
    await go('/network')
    const elsewhere = asked()
    await go(url)
    await go('/network')
    expect(asked()).toEqual(elsewhere)
    await bring(mudou('12'))
    expect(asked()).toEqual(elsewhere)
    await go(url)
    expect(asked()).toEqual([...elsewhere, query])
  },
)
