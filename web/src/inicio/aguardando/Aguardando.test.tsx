import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inDays } from '../../testing/inDays.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const vaga = (codigo: string, given: object = {}) => ({
  id: `vaga-${codigo}`,
  codigo,
  titulo: `Vaga ${codigo}`,
  prazo: inDays(30),
  encerrada: false,
  totalDeCandidatos: 2,
  ...given,
})

const nada = {
  usuario: { nome: 'Marina' },
  pendencias: { totalDeNovas: 0, novasPorVaga: [] as object[], respostas: [] as object[] } as object | null,
  convites: [] as object[] | null,
  naoLidas: { mensagens: 0 },
  minhasVagas: { edges: [] as object[] },
}

const render = (viewer: Partial<Record<keyof typeof nada, object | null>> = {}) =>
  renderRoute('/professor', { Query: () => ({ viewer: { ...nada, ...viewer } }) }, { como: 'professor' })

const section = (name = 'Aguardando você') =>
  screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body
const rows = (name?: string) =>
  within(section(name))
    .getAllByRole('listitem')
    .map(row => [row.textContent?.replaceAll(/\s+/g, ' ').trim(), within(row).getByRole('link').getAttribute('href')])

const emDia = { semResposta: 0, esperandoHa7Dias: 0, retidas: 0, divulgacaoEm: null, respostaAte: null }

const respostas = (...given: object[]) => ({ pendencias: { ...nada.pendencias, respostas: given } })

test('has a row per vaga: what is due first, then answers owed, then new letters', async () => {
  await render({
    pendencias: {
      totalDeNovas: 18,
      novasPorVaga: [
        { vaga: { codigo: '5', titulo: 'Cálculo' }, total: 1, maisRecente: '35' },
        { vaga: { codigo: '1', titulo: 'Programação II' }, total: 12, maisRecente: '31' },
        { vaga: { codigo: '7', titulo: 'Vaga 7' }, total: 2, maisRecente: '37' },
      ],
      respostas: [
        { ...emDia, vaga: { codigo: '2', titulo: 'Óptica' }, semResposta: 3 },
        { ...emDia, vaga: { codigo: '3', titulo: 'Redes' }, esperandoHa7Dias: 5 },
        { ...emDia, vaga: { codigo: '1', titulo: 'Programação II' }, retidas: 3 },
      ],
    },
    convites: [{ vaga: { codigo: '4', titulo: 'Robótica' }, convidadoPor: { nome: 'Caio Reis' } }],
    naoLidas: { mensagens: 2 },
    minhasVagas: {
      edges: [
        vaga('1', { titulo: 'Programação II', prazo: inDays(1) }),
        vaga('6', { prazo: inDays(5) }),
        vaga('7', { prazo: inDays(3) }),
        vaga('8', { prazo: inDays(1), encerrada: true }),
        vaga('9', { prazo: inDays(8) }),
      ].map(node => ({ node })),
    },
  })
  fireEvent.click(within(section()).getByRole('button', { name: 'Ver tudo (9)' }))
  expect(rows()).toEqual([
    ['Programação II falta 1 dia · 3 resultados a divulgar · 12 novas cartas Divulgar', '/professor/opportunities/1'],
    [
      'Vaga 7 faltam 3 dias · 2 novas cartas Ler cartas',
      '/professor/opportunities/7/candidates/37?ordem=recentes&etapa=RECEBIDA',
    ],
    ['Vaga 6 faltam 5 dias Ver', '/professor/opportunities/6'],
    ['Robótica Convite de Caio Reis Responder', '/professor/opportunities'],
    ['2 mensagens não lidas Ler', '/professor/messages'],
    ['Redes 5 candidatos sem resposta há 7 dias Responder', '/professor/opportunities/3?espera=7'],
    ['Óptica 3 candidatos sem resposta Responder', '/professor/opportunities/2'],
    ['Cálculo 1 nova carta Ler carta', '/professor/opportunities/5/candidates/35?ordem=recentes&etapa=RECEBIDA'],
    ['Mais 3 novas cartas Ver', '/professor/opportunities'],
  ])
})

test('puts a promised answer among what is due, and says that it is late', async () => {
  const prometida = (codigo: string, respostaAte: string) => ({
    ...emDia,
    vaga: { codigo, titulo: `Vaga ${codigo}` },
    semResposta: 2,
    esperandoHa7Dias: 1,
    respostaAte,
  })
  await render(respostas(prometida('1', inDays(8)), prometida('2', inDays(7)), prometida('3', '2020-12-12')))
  expect(rows().map(([text]) => text)).toEqual([
    'Vaga 3 2 candidatos sem resposta (1 há 7 dias) · prometida até 12 de dezembro de 2020 Responder',
    expect.stringMatching(/^Vaga 2 2 candidatos sem resposta \(1 há 7 dias\) · prometida até \d\d de .* Responder$/),
    'Vaga 1 2 candidatos sem resposta (1 há 7 dias) Responder',
  ])
})

test('leads from results that are released by themselves to what is left to do', async () => {
  const divulgacaoEm = `${inDays(2)}T15:00:00Z`
  await render({
    pendencias: {
      totalDeNovas: 1,
      novasPorVaga: [{ vaga: { codigo: '1', titulo: 'Redes' }, total: 1, maisRecente: '31' }],
      respostas: [
        { ...emDia, vaga: { codigo: '1', titulo: 'Redes' }, retidas: 1, divulgacaoEm },
        { ...emDia, vaga: { codigo: '2', titulo: 'Óptica' }, retidas: 2, divulgacaoEm },
      ],
    },
  })
  expect(rows()).toEqual([
    [
      expect.stringMatching(/^Redes 1 resultado a divulgar em \d\d de .* · 1 nova carta Ler carta$/),
      '/professor/opportunities/1/candidates/31?ordem=recentes&etapa=RECEBIDA',
    ],
    [expect.stringMatching(/^Óptica 2 resultados a divulgar em \d\d de .* Ver$/), '/professor/opportunities/2'],
  ])
})

test.each([
  ['the new letters of an open vaga', 0, 'Ler cartas'],
  ['the answers of a closed vaga', 3, 'Responder'],
])('leads first to %s', async (_, semResposta, end) => {
  const redes = { codigo: '1', titulo: 'Redes' }
  await render({
    pendencias: {
      totalDeNovas: 2,
      novasPorVaga: [{ vaga: redes, total: 2, maisRecente: '31' }],
      respostas: [{ ...emDia, vaga: redes, semResposta, esperandoHa7Dias: 3 }],
    },
  })
  expect(rows().map(([text]) => text)).toEqual([`Redes 3 candidatos sem resposta há 7 dias · 2 novas cartas ${end}`])
})

test('shows six rows, and the others on request', async () => {
  const devidas = [1, 2, 3, 4, 5, 6, 7].map(codigo => ({
    ...emDia,
    vaga: { codigo: String(codigo), titulo: `Vaga ${codigo}` },
    semResposta: 8 - codigo,
  }))
  await render(respostas(...devidas))
  expect(rows()).toHaveLength(6)
  const tudo = within(section()).getByRole('button', { name: 'Ver tudo (7)' })
  expect(tudo.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(tudo)
  expect(rows().map(([, to]) => to)).toEqual(
    devidas.map(({ vaga: { codigo } }) => `/professor/opportunities/${codigo}`),
  )
  fireEvent.click(within(section()).getByRole('button', { name: 'Ver menos' }))
  expect(rows()).toHaveLength(6)
})

test('lists the vagas that are open for more than a week, the next deadline first', async () => {
  await render({
    minhasVagas: {
      edges: [
        vaga('1', { prazo: inDays(20), totalDeCandidatos: 0 }),
        vaga('2', { prazo: inDays(8) }),
        vaga('3', { prazo: inDays(9), totalDeCandidatos: null }),
        vaga('4', { prazo: inDays(7) }),
        vaga('5', { encerrada: true }),
      ].map(node => ({ node })),
    },
  })
  expect(rows('Inscrições abertas')).toEqual([
    [expect.stringMatching(/^Vaga 2 até \d\d de .* · 2 candidatos$/), '/professor/opportunities/2'],
    [expect.stringMatching(/^Vaga 3 até \d\d de [^·]*$/), '/professor/opportunities/3'],
    [expect.stringMatching(/^Vaga 1 até \d\d de .* · ainda sem candidatos$/), '/professor/opportunities/1'],
  ])
  expect(rows().map(([, to]) => to)).toEqual(['/professor/opportunities/4'])
})

test('begins with first steps for a professor without vagas; what is done is no link', async () => {
  await render({ usuario: { nome: 'Nina', sobre: 'Grafos.', avatar: null }, minhasVagas: { total: 0, edges: [] } })
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('Primeiros passos: 1 de 3')
  const links = within(section('Primeiros passos: 1 de 3')).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/professor/opportunities/new', '/professor/profile'])
  expect(within(section()).getByText('Nada espera por você hoje.')).toBeTruthy()
})

test.each([
  ['open for a professor without vagas', 0, true],
  ['closed for a professor with vagas', 3, false],
])('has shortcuts and features that are %s', async (_, total, open) => {
  await render({ minhasVagas: { total, edges: [] } })
  for (const name of ['Atalhos', 'Funcionalidades disponíveis', 'Próximas funcionalidades'])
    expect(section(name).querySelector('details')?.open).toBe(open)
})

test('works on an upstream without pendencias and invitations', async () => {
  await render({
    pendencias: null,
    convites: null,
    minhasVagas: { edges: [{ node: vaga('6', { prazo: inDays(2), totalDeCandidatos: 0 }) }] },
  })
  expect(rows().map(([, to]) => to)).toEqual(['/professor/opportunities/6'])
})

test('says so if nothing waits', async () => {
  await render()
  expect(within(section()).getByText('Nada espera por você hoje.')).toBeTruthy()
})

test.each(['pendencias', 'minhasVagas'])('does not say that nothing waits if %s did not load', async field => {
  const { resolveWithout } = await renderRoute('/professor', null, { como: 'professor' })
  await resolveWithout(['viewer', field], { Query: () => ({ viewer: nada }) }, 'InicioDoProfessorPageQuery')
  expect(await within(section()).findByText('Erro ao carregar o que espera por você')).toBeTruthy()
  expect(within(section()).getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
  expect(within(section()).queryByText('Nada espera por você hoje.')).toBeNull()
})

test('says that nothing waits for a professor who is not confirmed and may not see candidates', async () => {
  const { resolveWithout } = await renderRoute('/professor', null, { como: 'professor' })
  const query = 'InicioDoProfessorPageQuery'
  await resolveWithout(['viewer', 'pendencias'], { Query: () => ({ viewer: nada }) }, query, 'FORBIDDEN')
  expect(await within(section()).findByText('Nada espera por você hoje.')).toBeTruthy()
  expect(within(section()).queryByText('Erro ao carregar o que espera por você')).toBeNull()
})
