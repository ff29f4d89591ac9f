import { act, screen, waitFor, within } from '@testing-library/react'
import type { IEnvironment } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { changed } from '../../relay/topics.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'
import './MinhaEntrevista.tsx'

const query = 'MinhaEntrevistaQuery'
const escolher = 'useEscolherHorarioMutation'
const devolver = 'useEscolherHorarioDevolverMutation'

const horario = (id: string, inicio: string, changes: object = {}) => ({
  __typename: 'Horario',
  id,
  inicio,
  minutos: 30,
  local: 'Sala 5',
  link: null,
  minha: false,
  ...changes,
})
const um = horario('h-1', '2999-11-25T17:00:00Z')
const outro = horario('h-2', '2999-11-25T17:30:00Z', { local: null, link: 'https://meet.example/a' })
const meu = { ...um, minha: true }

const horarios = (entrevistas: object[] | null) => ({ Query: () => ({ vaga: { id: 'vaga-12', entrevistas } }) })

async function open(entrevistas: object[] | null, etapa = 'ENTREVISTA') {
  const minhaCandidatura = { id: 'situacao-12', candidatado: true, etapa }
  const answers = {
    Query: () => ({
      vaga: umaVaga({ id: 'vaga-12', titulo: 'Monitoria', minhaCandidatura, entrevistas }),
      viewer: { papel: 'ESTUDANTE' },
    }),
  }
  const opened = await renderRoute('/opportunities/12', answers)
  // Its code may load after the page.
  if (etapa === 'ENTREVISTA') {
    await waitFor(() => expect(screen.queryByText('Carregando entrevista...')).toBeNull())
    while (opened.pending().includes(query)) await opened.resolve(answers, query)
  }
  return opened
}

const card = () => within(screen.getByRole('region', { name: 'Você já se candidatou' }))
const button = (name: string | RegExp) => card().getByRole('button', { name })
const answer = (name: string, __typename: string, entrevistas: object[], mensagem = '') => ({
  Mutation: () => ({ [name]: { __typename, mensagem, vaga: { id: 'vaga-12', entrevistas } } }),
})

test('offers the free horarios by day, and chooses one', async () => {
  const opened = await open([um, outro])
  expect(
    card()
      .getAllByText(/Escolha um horário/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Escolha um horário (de Brasília).'])
  expect(card().getByText('segunda-feira, 25 de novembro de 2999')).toBeTruthy()
  const link = card().getByRole('link', { name: 'Abrir o link da entrevista' })
  expect(link.getAttribute('href')).toBe(outro.link)
  expect(link.parentElement?.textContent).toBe('Abrir o link da entrevista')
  await opened.user.click(button('Escolher segunda-feira, 25 de novembro de 2999, 14:00–14:30'))
  expect(opened.variables(escolher)).toEqual({ input: { vaga: 'vaga-12', horario: 'h-1' } })
  await opened.resolve(answer('escolherHorario', 'EscolherHorarioSuccess', [meu, outro]), escolher)
  expect(
    card().getByText(
      'Sua entrevista está marcada: segunda-feira, 25 de novembro de 2999, 14:00–14:30 (horário de Brasília)',
    ),
  ).toBeTruthy()
  expect(card().queryByRole('button', { name: /^Escolher/ })).toBeNull()
  expect(opened.pending()).toEqual([])
})

test('sends the last of two horarios that are chosen, after the first, and the same one once', async () => {
  const opened = await open([um, outro])
  await opened.user.dblClick(button(/14:00–14:30$/))
  await opened.user.click(button(/14:30–15:00$/))
  expect(opened.pending()).toEqual([escolher])
  expect(opened.variables(escolher)?.['input']).toMatchObject({ horario: 'h-1' })
  await opened.resolve(answer('escolherHorario', 'EscolherHorarioSuccess', [meu, outro]), escolher)
  expect(opened.variables(escolher)?.['input']).toMatchObject({ horario: 'h-2' })
  const depois = [um, { ...outro, minha: true }]
  await opened.resolve(answer('escolherHorario', 'EscolherHorarioSuccess', depois), escolher)
  expect(
    card().getByText(
      'Sua entrevista está marcada: segunda-feira, 25 de novembro de 2999, 14:30–15:00 (horário de Brasília)',
    ),
  ).toBeTruthy()
  expect(opened.pending()).toEqual([])
})

test('says that another student was faster, and shows the remaining horarios', async () => {
  const opened = await open([um, outro])
  await opened.user.click(button(/14:00–14:30$/))
  const mensagem = 'Este horário acabou de ser escolhido. Escolha outro.'
  await opened.resolve(answer('escolherHorario', 'HorarioRecusado', [outro], mensagem), escolher)
  expect(card().getByRole('alert').textContent).toContain(mensagem)
  expect(card().queryByRole('button', { name: /14:00–14:30$/ })).toBeNull()
  expect(button(/14:30–15:00$/)).toBeTruthy()
})

test('keeps the horarios on screen after a lost response', async () => {
  const opened = await open([um])
  await opened.user.click(button(/^Escolher/))
  await opened.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'), escolher)
  expect(card().getByRole('alert').textContent).toMatch(/não respondeu|Não foi possível/)
  expect(button(/^Escolher/)).toBeTruthy()
})

test('changes to another horario, and returns it', async () => {
  const opened = await open([meu, outro])
  await opened.user.click(button('Trocar'))
  await opened.user.click(button(/^Escolher.*14:30–15:00$/))
  const trocado = [um, { ...outro, minha: true }]
  await opened.resolve(answer('escolherHorario', 'EscolherHorarioSuccess', trocado), escolher)
  expect(card().getByText(/14:30–15:00 \(horário de Brasília\)/)).toBeTruthy()
  await opened.user.click(button('Devolver'))
  expect(opened.variables(devolver)).toEqual({ input: { vaga: 'vaga-12' } })
  await opened.resolve(answer('devolverHorario', 'DevolverHorarioSuccess', [um, outro]), devolver)
  expect(card().getAllByRole('button', { name: /^Escolher/ })).toHaveLength(2)
})

test('cannot change or return an entrevista that has begun', async () => {
  await open([{ ...meu, inicio: '2020-11-25T17:00:00Z' }, outro])
  expect(card().queryByRole('button', { name: /Trocar|Devolver|^Escolher/ })).toBeNull()
  expect(button('Adicionar à agenda')).toBeTruthy()
})

test('downloads the entrevista as a calendar file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await open([meu])
  await user.click(button('Adicionar à agenda'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar à agenda' }))
  for (const name of ['Google Agenda', 'Outlook'])
    expect(dialog.getByRole('link', { name }).getAttribute('href')).toContain('Entrevista%3A+Monitoria')
  await user.click(dialog.getByRole('button', { name: 'Baixar arquivo .ics' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  vi.restoreAllMocks()
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8')
  const ics = await files[0]?.text()
  expect(ics).toContain('SUMMARY:Entrevista: Monitoria\r\n')
  expect(ics).toContain('DTSTART:29991125T170000Z\r\n')
})

test.each([
  ['when they are offered', (environment: IEnvironment) => changed(environment, 'vaga:12')],
  ['after a gap of the stream', (environment: IEnvironment) => changed(environment, '*')],
])('says that no horario is offered yet, and shows new ones %s', async (_, happen) => {
  const opened = await open([])
  expect(card().getByText(/Ainda não há horários livres/)).toBeTruthy()
  await act(async () => happen(opened.environment))
  await opened.resolve(horarios([um]), query)
  expect(button(/^Escolher/)).toBeTruthy()
})

test('shows nothing on an upstream without entrevistas, or at another etapa', async () => {
  await open(null)
  expect(card().queryByRole('heading', { name: 'Sua entrevista' })).toBeNull()
})

test('sends no request at another etapa', async () => {
  const opened = await open(null, 'APROVADA')
  expect(opened.pending()).toEqual([])
})
