import { screen, waitFor, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { expect, test } from 'vitest'
import { ligado, listenTo } from '../../app/subscription/testing/listen.ts'
import { formatDay } from '../../ui/dates.ts'
import { inDays } from '../../testing/inDays.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const query = 'InicioDoAlunoPageQuery'

const vaga = (codigo: string, given: object = {}) => ({
  __typename: 'Vaga',
  id: `vaga-${codigo}`,
  codigo,
  titulo: `Vaga ${codigo}`,
  tipo: 'MONITORIA',
  prazo: null,
  encerrada: false,
  recomendacao: null,
  minhaCandidatura: { etapa: null },
  ...given,
})

const candidatura = (codigo: string, given: object = {}) => ({
  id: `candidatura-${codigo}`,
  criadaEm: '2026-03-10T12:00:00Z',
  etapa: 'EM_ANALISE',
  podeEscolherHorario: false,
  respostasFaltando: 0,
  entrevista: null,
  vagaOriginal: null,
  vaga: vaga(codigo),
  ...given,
})

const edges = (nodes: readonly object[]) => nodes.map(node => ({ node }))

/** A student who has done all of the first steps, and for whom there is nothing. */
const nada = {
  usuario: { nome: 'Ana', sobre: 'Oi', temHistorico: true, interesses: [{}] },
  candidaturas: { total: 1, edges: [] as object[] },
  progressoComplementar: null as object | null,
  naoLidas: { mensagens: 0 },
}

const dia = (
  viewer: Partial<Record<keyof typeof nada, object | null>> = {},
  vagas: object[] = [],
  nodes: object[] = [],
) => ({ Query: () => ({ viewer: { ...nada, ...viewer }, vagas: { edges: edges(vagas) }, nodes }) })
const render = (...given: Parameters<typeof dia>) => renderRoute('/', dia(...given))

const part = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body
const hoje = () => part('Hoje')
const rows = (within_: HTMLElement = hoje()) =>
  within(within_)
    .getAllByRole('listitem')
    .map(row => [row.textContent?.replaceAll(/\s+/g, ' ').trim(), within(row).getByRole('link').getAttribute('href')])

test('begins with the interview, then what the student has to do, then the next deadlines', async () => {
  // 15:00 of tomorrow in São Paulo, whatever the browser's time zone.
  const amanha = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(addDays(new Date(), 1))
  const inicio = `${amanha}T18:00:00Z`
  await render(
    {
      candidaturas: {
        total: 4,
        edges: edges([
          candidatura('1', { vagaOriginal: {} }),
          candidatura('2', { etapa: 'ENTREVISTA', podeEscolherHorario: true, respostasFaltando: 1 }),
          candidatura('3', { etapa: 'ENTREVISTA', entrevista: { inicio, minutos: 30, local: 'Sala 511 RDC' } }),
          candidatura('4', {
            etapa: 'NAO_SELECIONADA',
            vagaOriginal: {},
            entrevista: { inicio: '2026-03-10T12:00:00Z', minutos: 30, local: 'Sala 1' },
          }),
        ]),
      },
    },
    [
      vaga('5', { prazo: inDays(1), recomendacao: { score: 0.9, estrategias: [] } }),
      vaga('6', { prazo: inDays(15), recomendacao: { score: 0.8, estrategias: [] } }),
      vaga('7', { prazo: inDays(2) }),
    ],
    [vaga('8', { prazo: inDays(7) }), vaga('9', { prazo: inDays(3), minhaCandidatura: { etapa: 'RECEBIDA' } })],
  )
  expect(rows()).toEqual([
    ['Amanhã, 15:00, Sala 511 RDC Entrevista: Vaga 3 Ver', '/opportunities/3'],
    ['Escolha o horário da sua entrevista Vaga 2 Escolher', '/opportunities/2'],
    ['Falta 1 resposta Vaga 2 Responder', '/applications?vaga=2'],
    ['Mudou desde a sua candidatura Vaga 1 Ver', '/applications?vaga=1'],
    [expect.stringMatching(/^Vaga 5 Recomendada · até .* falta 1 dia$/), '/opportunities/5'],
    [expect.stringMatching(/^Vaga 8 Você salvou · até .* faltam 7 dias$/), '/opportunities/8'],
  ])
})

test('shows what is more than a week ahead below the day, by its date', async () => {
  const inicio = `${inDays(8)}T15:00:00Z`
  await render(
    {
      candidaturas: {
        total: 1,
        edges: edges([candidatura('1', { etapa: 'ENTREVISTA', entrevista: { inicio, minutos: 30, local: null } })]),
      },
    },
    [],
    [vaga('2', { prazo: inDays(8) })],
  )
  expect(within(hoje()).getByText('Nada espera por você hoje.')).toBeTruthy()
  expect(rows(part('Mais adiante'))).toEqual([
    [expect.stringMatching(/^\S+, \d\d de \S+.*, 12:00, on-line Entrevista: Vaga 1 Ver$/), '/opportunities/1'],
    [expect.stringMatching(/^Vaga 2 Você salvou até \d\d de /), '/opportunities/2'],
  ])
})

test('shows the deadline of a vaga that was saved on another device, with one request', async () => {
  const { bring, asked, variables, resolve } = await listenTo('/', dia())
  await bring(ligado(0, 0, false, []))
  expect(asked()).toEqual([])
  await bring(ligado(0, 0, false, ['vaga-8']))
  await waitFor(() => expect(asked()).toEqual([query]))
  expect(variables(query)).toEqual({ salvas: ['vaga-8'] })
  await resolve(dia({}, [], [vaga('8', { prazo: inDays(7) })]), query)
  expect(rows().map(([text]) => text)).toEqual([expect.stringMatching(/^Vaga 8 Você salvou/)])
})

test('lists the newest candidaturas with their stages, those that are over last', async () => {
  const etapas = ['NAO_SELECIONADA', 'EM_ANALISE', 'APROVADA', 'RECEBIDA', 'ENTREVISTA']
  const minhas = etapas.map((etapa, at) => candidatura(String(at), { etapa }))
  await render({ candidaturas: { total: 12, edges: edges(minhas) } })
  const em = formatDay('2026-03-10')
  expect(rows(part('Suas candidaturas')).map(([text]) => text)).toEqual([
    `Vaga 1 Candidatura em ${em} Sua candidatura, etapa 2 de 4: Em análise`,
    `Vaga 2 Candidatura em ${em} Sua candidatura, etapa 4 de 4: Aprovada`,
    `Vaga 3 Candidatura em ${em} Sua candidatura, etapa 1 de 4: Recebida`,
    `Vaga 4 Candidatura em ${em} Sua candidatura, etapa 3 de 4: Entrevista`,
  ])
  expect(screen.getByRole('link', { name: 'Ver todas (12)' }).getAttribute('href')).toBe('/applications')
})

test('celebrates an approval above the day, once', async () => {
  const aprovada = candidatura('3', {
    etapa: 'APROVADA',
    mudancas: [{ de: 'EM_ANALISE', para: 'APROVADA', em: `${inDays(-2)}T14:00:00Z`, palavra: null }],
  })
  const minhas = { candidaturas: { total: 1, edges: edges([aprovada]) } }
  const first = await render(minhas)
  const noticia = within(part('Boa notícia'))
  expect(await noticia.findByText(/^Parabéns, sua candidatura foi aprovada!/)).toBeTruthy()
  expect(noticia.getByRole('link', { name: 'Vaga 3' }).getAttribute('href')).toBe('/opportunities/3')
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Boa notícia')
  first.unmount()
  await render(minhas)
  expect(screen.queryByRole('heading', { name: 'Boa notícia' })).toBeNull()
})

test('has three recommendations with their reasons, without those to which the student applied', async () => {
  const estrategias = ['Você cursou Introdução à Programação', 'Do seu curso']
  const recomendacao = { score: 0.86, estrategias }
  await render({}, [
    vaga('1', { recomendacao, minhaCandidatura: { etapa: 'RECEBIDA' } }),
    vaga('2', { recomendacao }),
    vaga('3', { recomendacao: { score: null, estrategias: [] } }),
    vaga('4', { recomendacao, encerrada: true }),
    vaga('5', { recomendacao }),
    vaga('6', { recomendacao }),
    vaga('7'),
  ])
  expect(rows(part('Recomendadas para você'))).toEqual([
    ['Vaga 2 Você cursou Introdução à Programação 86%', '/opportunities/2'],
    ['Vaga 3 Baseado nos seus interesses', '/opportunities/3'],
    ['Vaga 5 Você cursou Introdução à Programação 86%', '/opportunities/5'],
  ])
})

test('shows complementary progress and unread messages only if there are any', async () => {
  await render({
    progressoComplementar: { estado: 'EM_PROGRESSO', creditosConcluidos: 2, creditosExigidos: 4, percentual: 50 },
    naoLidas: { mensagens: 3 },
  })
  expect(within(part('Atividades Complementares')).getByText('2 de 4 créditos')).toBeTruthy()
  expect(rows(part('Mensagens'))).toEqual([['3 mensagens não lidas Ler', '/messages']])
})

test('says that nothing is due, and shows no empty section', async () => {
  await render()
  expect(within(hoje()).getByText('Nada espera por você hoje.')).toBeTruthy()
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Hoje', 'Atalhos', 'Funcionalidades disponíveis', 'Próximas funcionalidades'])
})

const novo = {
  usuario: { nome: 'Novo', sobre: null, temHistorico: false, interesses: [{}] },
  candidaturas: { total: 0, edges: [] },
  progressoComplementar: { estado: 'SEM_HISTORICO', creditosConcluidos: 0, creditosExigidos: 4, percentual: 0 },
}

test('begins with four first steps for a new student; what is done is no link', async () => {
  await render(novo)
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('Primeiros passos: 1 de 4')
  const passos = within(part('Primeiros passos: 1 de 4'))
  expect(passos.getByRole('progressbar', { name: 'Primeiros passos: 1 de 4' }).getAttribute('value')).toBe('1')
  expect(passos.getAllByRole('listitem')[0]?.textContent).toMatch(/^Escolha seus interesses +Feito$/)
  expect(passos.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/import-curriculum',
    '/profile',
    '/opportunities',
  ])
  const main = screen.getByRole('main')
  const toImport = within(main)
    .getAllByRole('link')
    .filter(link => link.getAttribute('href') === '/import-curriculum')
  expect(toImport).toHaveLength(1)
})

test('shows the steps that are left below the day of a student who has applied', async () => {
  await render({ usuario: novo.usuario })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 2)).toEqual(['Hoje', 'Primeiros passos: 2 de 4'])
})

test.each([
  ['open for a new student', novo, true],
  ['closed for a student with candidaturas', {}, false],
])('has shortcuts and features that are %s', async (_, viewer, open) => {
  await render(viewer)
  for (const name of ['Atalhos', 'Funcionalidades disponíveis', 'Próximas funcionalidades'])
    expect(part(name).querySelector('details')?.open).toBe(open)
})

test('works on an upstream that knows neither interviews nor lists of candidaturas', async () => {
  await render({ candidaturas: null, usuario: { ...nada.usuario, sobre: 'Oi' } })
  expect(screen.queryByRole('heading', { name: 'Suas candidaturas' })).toBeNull()
  expect(screen.queryByRole('heading', { name: /^Primeiros passos/ })).toBeNull()
})

test('requests at most eight saved vagas, with everything else', async () => {
  localStorage.setItem('vagasSalvas:7', JSON.stringify(Array.from({ length: 9 }, (_, at) => `vaga-${at}`)))
  const { pending, variables } = await renderRoute('/', null)
  expect(variables(query)?.['salvas']).toHaveLength(8)
  expect(pending().toSorted()).toEqual(['HeaderUserQuery', query])
})

test.each([['viewer', 'candidaturas'], ['vagas']])(
  'does not say that there is nothing if %s did not load',
  async (...path) => {
    const { resolveWithout } = await renderRoute('/', null)
    await resolveWithout(path, dia(), query)
    expect(await within(hoje()).findByText('Erro ao carregar o seu dia')).toBeTruthy()
    expect(within(hoje()).getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
    expect(within(hoje()).queryByText('Nada espera por você hoje.')).toBeNull()
  },
)
