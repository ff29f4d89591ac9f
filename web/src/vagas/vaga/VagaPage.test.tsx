import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umaVaga } from '../testing/umaVaga.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 2, 12, 11), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const vaga = (own: Record<string, unknown> = {}) => ({
  Query: () => ({
    vaga: umaVaga({ id: 'vaga-12', minhaCandidatura: { candidatado: false, etapa: null }, ...own }),
    viewer: { papel: 'ESTUDANTE' },
  }),
})

test('shows everything of a vaga after one request', async () => {
  const { resolve, pending, variables } = await renderRoute('/opportunities/12', null)
  expect(pending().toSorted()).toEqual(['HeaderUserQuery', 'VagaPageQuery'])
  expect(variables('VagaPageQuery')).toEqual({ codigo: '12' })
  expect(screen.getByText('Carregando oportunidade...')).toBeTruthy()
  const own = {
    descricao: 'Primeira linha.\n\nSegunda linha.',
    interesses: [{ id: 'a', nome: 'Ensino' }],
    professor: 'Ricardo Nogueira',
    link: 'https://inscricao.example/vaga',
    remuneracao: 700,
  }
  await resolve(vaga(own), 'VagaPageQuery')
  expect(screen.getByRole('heading', { level: 1, name: 'Monitoria de Cálculo I' })).toBeTruthy()
  const texts = [
    'Monitoria',
    'Matemática',
    'PUC',
    'Primeira linha.',
    'Segunda linha.',
    'Ensino',
    'Ricardo Nogueira',
    'Helena Prado',
  ]
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('09 de março', { selector: 'time' })).toBeTruthy()
  const fatos = screen.getByRole('region', { name: 'Em resumo' })
  expect(fatos.textContent).toMatch(/RemuneraçãoR\$\s700,00 por mês/)
  const link = screen.getByRole('link', { name: /inscricao\.example/ })
  expect(link.getAttribute('href')).toBe('https://inscricao.example/vaga')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getByRole('button', { name: 'Candidatar-se' })).toBeTruthy()
})

test('says before applying how many, how long, where, what is asked, and when the answer comes', async () => {
  const pedir = (arquivo: string, perguntas: object[]) => ({ PedidoDaVaga: () => ({ arquivo, perguntas }) })
  const condicoes = { lugares: 3, horasSemanais: 12, modalidade: 'HIBRIDO', respostaAte: '2026-12-12' }
  const atendimento = { atende: 3, de: 4, itens: [] }
  const pedido = pedir('OBRIGATORIO', [{ id: 'p-1' }, { id: 'p-2' }])
  const known = await renderRoute('/opportunities/12', { ...vaga({ ...condicoes, atendimento }), ...pedido })
  const fatos = () => screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])
  expect(fatos().slice(-6)).toEqual([
    ['Vagas', '3 vagas'],
    ['Carga horária', '12h semanais'],
    ['Modalidade', 'Híbrida'],
    ['Para se candidatar', '2 perguntas e um PDF'],
    ['Requisitos', 'Você atende 3 de 4'],
    ['Resposta até', '12 de dezembro'],
  ])
  known.unmount()
  await renderRoute('/opportunities/12', { ...vaga(), ...pedir('NAO', []) })
  expect(fatos().map(([nome]) => nome)).toEqual(['Departamento', 'Local', 'Publicado em'])
})

test('says one hour in the singular', async () => {
  await renderRoute('/opportunities/12', vaga({ horasSemanais: 1 }))
  expect(screen.getByText('1h semanal')).toBeTruthy()
})

test('says how much time is left to apply, and nothing for an encerrada', async () => {
  const open = await renderRoute('/opportunities/12', vaga({ prazo: '2026-03-28' }))
  expect(screen.getByText('faltam 16 dias')).toBeTruthy()
  expect(screen.getByText('Prazo: 28 de março')).toBeTruthy()
  open.unmount()
  await renderRoute('/opportunities/12', vaga({ prazo: '2026-03-28', encerrada: true }))
  expect(screen.queryByText('faltam 16 dias')).toBeNull()
  expect(screen.queryByText('Prazo: 28 de março')).toBeNull()
})

test('gives the reasons of a recommendation as sentences', async () => {
  await renderRoute(
    '/opportunities/12',
    vaga({ recomendacao: { score: 0.856, estrategias: ['Do seu curso', 'Você cursou Cálculo II'] } }),
  )
  const razoes = within(screen.getByRole('region', { name: 'Por que combina com você' }))
  expect(razoes.getByText('86% de compatibilidade')).toBeTruthy()
  expect(razoes.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Do seu curso.',
    'Você cursou Cálculo II.',
  ])
})

test('shows lines of the description that begin with a dash as a list', async () => {
  await renderRoute('/opportunities/12', vaga({ descricao: 'Você vai:\n- atender alunos\n- corrigir listas' }))
  const descricao = within(screen.getByRole('region', { name: 'Descrição' }))
  expect(descricao.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'atender alunos',
    'corrigir listas',
  ])
})

test('names the professor in charge only if it is not the author', async () => {
  const other = await renderRoute('/opportunities/12', vaga({ professor: 'Ricardo Nogueira' }))
  expect(screen.getByRole('region', { name: 'Professor responsável' })).toBeTruthy()
  other.unmount()
  await renderRoute('/opportunities/12', vaga({ professor: 'Helena Prado' }))
  expect(screen.queryByRole('region', { name: 'Professor responsável' })).toBeNull()
})

test('names the co-managers who accepted and are visible', async () => {
  const gestor = (codigo: string, nome: string, changes = {}) => ({
    id: `gestor-${codigo}`,
    visivel: true,
    aceitoEm: '2026-03-01T12:00:00Z',
    pessoa: { codigo, nome },
    ...changes,
  })
  const gestores = [
    gestor('41', 'Rui Prado'),
    gestor('42', 'Convidada', { aceitoEm: null }),
    gestor('43', 'Escondida', { visivel: false }),
  ]
  await renderRoute('/opportunities/12', vaga({ gestores }))
  const autor = within(screen.getByRole('region', { name: 'Publicado por' }))
  expect(autor.getAllByText(/^Também responde:/).map(line => line.textContent)).toEqual([
    'Também responde: Rui Prado (Professor)',
  ])
  expect(autor.getByRole('link', { name: 'Rui Prado' }).getAttribute('href')).toBe('/profile/41')
})

test('calls a vaga New for seven days', async () => {
  const fresh = await renderRoute('/opportunities/12', vaga({ criadaEm: '2026-03-05T15:00:00Z' }))
  expect(screen.getByText('New')).toBeTruthy()
  fresh.unmount()
  await renderRoute('/opportunities/12', vaga({ criadaEm: '2026-03-04T15:00:00Z' }))
  expect(screen.queryByText('New')).toBeNull()
})

test.each([
  ['2026-03-12', 'Prazo: 12 de março (termina hoje)', true],
  ['2026-03-13', 'Prazo: 13 de março (falta 1 dia)', true],
  ['2026-03-14', 'Prazo: 14 de março (faltam 2 dias)', true],
  ['2026-03-15', 'Prazo: 15 de março', false],
  ['2027-02-07', 'Prazo: 07 de fevereiro de 2027', false],
])('marks the prazo %s as urgent when less than three days away', async (prazo, text, urgent) => {
  await renderRoute('/opportunities/12', vaga({ prazo }))
  expect(screen.getByText(text).closest('[class*="danger"]') !== null).toBe(urgent)
})

test.each([
  ['by its author', 'ENCERRADA', null, 'Encerrada', 'Esta oportunidade está encerrada e não recebe mais candidaturas.'],
  [
    'by the end of its selection',
    'FINALIZADA',
    '2026-03-01',
    'Finalizada',
    'A seleção foi finalizada, e esta oportunidade não recebe mais candidaturas.',
  ],
  ['by an unknown state', null, null, 'Encerrada', 'Esta oportunidade está encerrada e não recebe mais candidaturas.'],
  [
    'by its prazo',
    'EM_ANDAMENTO',
    '2026-03-01',
    'Prazo terminou em 01 de março',
    'O prazo terminou em 01 de março: esta oportunidade não recebe mais candidaturas.',
  ],
])('says that a vaga is encerrada %s, and does not offer to apply', async (_, status, prazo, tag, sentence) => {
  await renderRoute('/opportunities/12', vaga({ encerrada: true, status, prazo }))
  expect(screen.getByText(tag)).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Candidatar-se' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ver parecidas' })).toBeTruthy()
})

test('turns only the URLs of the description into links that open in a new tab', async () => {
  const descricao = 'Edital em https://puc.example/edital.\njavascript:alert(1) <img src=x onerror=alert(1)>'
  await renderRoute('/opportunities/12', vaga({ descricao, link: 'javascript:alert(1)' }))
  const link = screen.getByRole('link', { name: /^https:\/\/puc\.example\/edital/ })
  expect(link.getAttribute('href')).toBe('https://puc.example/edital')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(screen.getByText('javascript:alert(1) <img src=x onerror=alert(1)>')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Link para inscrição' })).toBeNull()
})

test('omits the cards for data that the vaga does not have', async () => {
  await renderRoute('/opportunities/12', vaga())
  for (const name of ['Interesses', 'Link para inscrição', 'Professor responsável']) {
    expect(screen.queryByRole('heading', { name })).toBeNull()
  }
})

test('says that a vaga does not exist, with a link back', async () => {
  await renderRoute('/opportunities/999', { Query: () => ({ vaga: null }) })
  expect(screen.getByRole('heading', { level: 1, name: 'Oportunidade não encontrada' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar para oportunidades' }).getAttribute('href')).toBe('/opportunities')
})

test('says that a vaga failed to load, with a link back', async () => {
  const { reject } = await renderRoute('/opportunities/12', null)
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'), 'VagaPageQuery')
  expect(screen.getByRole('heading', { name: 'Erro ao carregar oportunidade' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar para oportunidades' }).getAttribute('href')).toBe('/opportunities')
})

test('shows a vaga if the candidatura failed to load, and knows it once the reader applies', async () => {
  const { user, resolve, resolveWithout, pending } = await renderRoute('/opportunities/12', null)
  await resolveWithout(['vaga', 'minhaCandidatura'], vaga(), 'VagaPageQuery')
  expect(screen.getByText(/Não foi possível consultar se você já se candidatou/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Candidatar-se' }))
  await user.click(screen.getByRole('button', { name: 'Enviar candidatura' }))
  const situacao = { id: 'situacao-12', candidatado: true, etapa: null }
  const resultado = { __typename: 'CandidatarSuccess', situacao }
  await resolve({ Mutation: () => ({ candidatar: resultado }) }, 'useCandidatarMutation')
  expect(screen.getByRole('heading', { name: 'Você já se candidatou' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancelar candidatura' })).toBeTruthy()
  expect(screen.queryByText(/Não foi possível consultar/)).toBeNull()
  expect(pending()).toEqual(['HeaderUserQuery'])
})

test('does not show the card to apply to a professor', async () => {
  await renderRoute('/opportunities/12', { Query: () => ({ vaga: umaVaga(), viewer: { papel: 'PROFESSOR' } }) })
  expect(screen.getByText('Helena Prado')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Candidatar-se' })).toBeNull()
})

const candidatada = (etapa: string) => ({ minhaCandidatura: { candidatado: true, etapa } })

test('puts the card of a candidatura at its interview before the description', async () => {
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const read = (name: string) => screen.getByRole('region', { name })
  const waiting = await renderRoute('/opportunities/12', vaga(candidatada('EM_ANALISE')))
  expect(isBefore(read('Descrição'), read('Você já se candidatou'))).toBe(true)
  waiting.unmount()
  await renderRoute('/opportunities/12', vaga(candidatada('ENTREVISTA')))
  expect(isBefore(read('Você já se candidatou'), read('Descrição'))).toBe(true)
})
