import { screen, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { lightFormat } from 'date-fns/lightFormat'
import { subHours } from 'date-fns/subHours'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const inDays = (days: number) => lightFormat(addDays(new Date(), days), 'yyyy-MM-dd')

const vaga = (codigo: string, given: object = {}) => ({
  id: `vaga-${codigo}`,
  codigo,
  titulo: `Vaga ${codigo}`,
  prazo: inDays(30),
  criadaEm: '2026-03-10T12:00:00Z',
  encerrada: false,
  totalDeCandidatos: 2,
  ...given,
})

const nada = {
  usuario: { nome: 'Marina' },
  pendencias: { totalDeNovas: 0, novas: [] as object[], respostas: [] as object[] } as object | null,
  convites: [] as object[] | null,
  naoLidas: { mensagens: 0 },
  minhasVagas: { edges: [] as object[] },
}

const render = (viewer: Partial<Record<keyof typeof nada, object | null>> = {}) =>
  renderRoute('/professor', { Query: () => ({ viewer: { ...nada, ...viewer } }) }, { como: 'professor' })

const section = () =>
  screen.getByRole('heading', { level: 2, name: 'Aguardando você' }).closest('section') ?? document.body
const rows = () =>
  within(section())
    .getAllByRole('listitem')
    .map(row => [row.textContent?.replaceAll(/\s+/g, ' ').trim(), within(row).getByRole('link').getAttribute('href')])

const emDia = { semResposta: 0, esperandoHa7Dias: 0, retidas: 0, divulgacaoEm: null, respostaAte: null }

test('has a row for each thing that waits, new candidates first', async () => {
  await render({
    pendencias: {
      totalDeNovas: 3,
      novas: [
        {
          codigo: '31',
          criadaEm: subHours(new Date(), 2).toISOString(),
          candidato: { nome: 'Ana Souza' },
          vaga: { codigo: '1', titulo: 'Programação II' },
        },
      ],
      respostas: [
        { ...emDia, vaga: { codigo: '2', titulo: 'Óptica' }, semResposta: 3 },
        { ...emDia, vaga: { codigo: '8', titulo: 'Grafos' }, semResposta: 5, respostaAte: '2020-12-12' },
        { ...emDia, vaga: { codigo: '3', titulo: 'Redes' }, retidas: 1, divulgacaoEm: '2026-11-28T21:00:00Z' },
      ],
    },
    convites: [{ vaga: { codigo: '4', titulo: 'Robótica' }, convidadoPor: { nome: 'Caio Reis' } }],
    naoLidas: { mensagens: 2 },
    minhasVagas: {
      edges: [
        vaga('5', { totalDeCandidatos: 0, criadaEm: new Date().toISOString() }),
        vaga('6', { totalDeCandidatos: 0 }),
        vaga('7', { prazo: inDays(2), totalDeCandidatos: 0 }),
        vaga('8', { prazo: inDays(1), encerrada: true }),
        vaga('9', { prazo: inDays(8) }),
      ].map(node => ({ node })),
    },
  })
  expect(rows()).toEqual([
    ['Ana Souza Programação II · há 2 horas Ler carta', '/professor/opportunities/1/candidates/31'],
    ['Mais 2 candidaturas novas Ver', '/professor/opportunities'],
    ['Convite de Caio Reis Para cuidar de “Robótica” Responder', '/professor/opportunities'],
    ['2 mensagens não lidas Ler', '/professor/messages'],
    [
      expect.stringMatching(/^Vaga 7 Inscrições até .* · nenhum candidato faltam 2 dias$/),
      '/professor/opportunities/7',
    ],
    ['3 candidatos sem resposta Óptica · inscrições encerradas Responder', '/professor/opportunities/2'],
    ['5 candidatos sem resposta Grafos · resposta prometida até 12 dez Responder', '/professor/opportunities/8'],
    ['1 resultado a divulgar Redes · divulgação em 28 nov Divulgar', '/professor/opportunities/3'],
    [expect.stringMatching(/^Vaga 6 Ainda sem candidatos · publicada há /), '/professor/opportunities/6'],
  ])
})

test('has a row per vaga whose candidates wait for seven days, after what is due', async () => {
  const respostas = [
    { ...emDia, vaga: { codigo: '1', titulo: 'Programação II' }, esperandoHa7Dias: 12 },
    { ...emDia, vaga: { codigo: '2', titulo: 'Óptica' }, esperandoHa7Dias: 1, semResposta: 3 },
    // All of them wait for seven days: one row says so.
    { ...emDia, vaga: { codigo: '3', titulo: 'Redes' }, esperandoHa7Dias: 2, semResposta: 2 },
    // An upstream that does not count them.
    { ...emDia, vaga: { codigo: '4', titulo: 'Grafos' }, esperandoHa7Dias: null, semResposta: 1 },
  ]
  await render({ pendencias: { ...nada.pendencias, respostas } })
  const [programacao, optica] = ['/professor/opportunities/1', '/professor/opportunities/2']
  expect(rows()).toEqual([
    ['1 candidato sem resposta há 7 dias ou mais Óptica Ver', `${optica}?espera=7`],
    ['3 candidatos sem resposta Óptica · inscrições encerradas Responder', optica],
    [
      '2 candidatos sem resposta há 7 dias ou mais Redes · inscrições encerradas Ver',
      '/professor/opportunities/3?espera=7',
    ],
    ['1 candidato sem resposta Grafos · inscrições encerradas Responder', '/professor/opportunities/4'],
    ['12 candidatos sem resposta há 7 dias ou mais Programação II Ver', `${programacao}?espera=7`],
  ])
})

test('has one row for the other vagas of which only candidates wait', async () => {
  const respostas = [1, 2, 3, 4, 5].map(codigo => ({
    ...emDia,
    vaga: { codigo: String(codigo), titulo: `Vaga ${codigo}` },
    esperandoHa7Dias: codigo,
  }))
  await render({ pendencias: { ...nada.pendencias, respostas } })
  expect(rows().slice(2)).toEqual([
    ['3 candidatos sem resposta há 7 dias ou mais Vaga 3 Ver', '/professor/opportunities/3?espera=7'],
    ['Mais 9 candidatos sem resposta há 7 dias ou mais Em 2 oportunidades Ver', '/professor/opportunities'],
  ])
})

test('shows what an upstream without pendencias and invitations has', async () => {
  await render({
    pendencias: null,
    convites: null,
    minhasVagas: { edges: [{ node: vaga('6', { totalDeCandidatos: 0 }) }] },
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
