import { act, screen, waitFor, within } from '@testing-library/react'
import type { IEnvironment } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { changed } from '../../relay/topics.ts'
import { openSelecao } from '../testing/openSelecao.ts'

const query = 'EntrevistasQuery'
const oferecer = 'useHorariosMutation'
const retirar = 'useHorariosRetirarMutation'

const horario = (id: string, inicio: string, changes: object = {}) => ({
  __typename: 'Horario',
  id,
  inicio,
  minutos: 30,
  local: 'Sala 5',
  link: null,
  candidato: null,
  ...changes,
})
const candidato = { __typename: 'Pessoa', id: 'pessoa-7', nome: 'Ana Souza' }
const livre = horario('h-1', '2999-11-25T17:00:00Z')
const escolhido = horario('h-2', '2999-11-25T17:30:00Z', { candidato })
const amanha = horario('h-3', '2999-11-26T17:00:00Z')

const horarios = (entrevistas: object[] | null) => ({
  Query: () => ({ node: { __typename: 'Vaga', id: 'vaga-1', entrevistas } }),
})
const result = (name: string, __typename: string, entrevistas: object[], mensagem = '') => ({
  Mutation: () => ({ [name]: { __typename, mensagem, vaga: { id: 'vaga-1', entrevistas } } }),
})
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const box = (name: string | RegExp) => dialog().getByLabelText<HTMLInputElement>(name)

async function open(entrevistas: object[] | null) {
  const opened = await openSelecao()
  expect(opened.pending()).toEqual([])
  await opened.user.click(screen.getByRole('tab', { name: 'Entrevistas' }))
  await waitFor(() => expect(opened.pending()).toEqual([query]), { timeout: 20_000 })
  await opened.resolve(horarios(entrevistas), query)
  return opened
}

async function preencher({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(button('Oferecer horários…'))
  await user.type(box('Dia'), '2999-11-25')
  await user.type(box('Hora'), '14:00')
  await user.clear(box('Quantos em seguida'))
  await user.type(box('Quantos em seguida'), '2')
  await user.type(box(/^Local/), ' Sala 5 ')
}
const enviar = () => dialog().getByRole('button', { name: 'Oferecer' })

test('lists free and chosen horarios by day', async () => {
  await open([livre, escolhido, amanha])
  expect(screen.getByText('1 de 3 horários escolhidos. Horário de Brasília.')).toBeTruthy()
  const dias = screen.getAllByRole('heading', { name: /de novembro de 2999$/ })
  expect(dias.map(({ textContent }) => textContent)).toEqual([
    'segunda-feira, 25 de novembro de 2999',
    'terça-feira, 26 de novembro de 2999',
  ])
  expect(screen.getByText('14:30–15:00').closest('li')?.textContent).toContain('Ana Souza')
  expect(screen.getAllByText('Livre')).toHaveLength(2)
})

test('shows who chose a horario, with the link to the candidate of the list', async () => {
  const deFora = { ...candidato, id: 'pessoa-99', nome: 'Davi Reis' }
  await open([escolhido, { ...amanha, candidato: deFora }])
  expect(screen.getByRole('link', { name: 'Ana Souza' }).getAttribute('href')).toBe(
    '/professor/opportunities/1/candidates/37',
  )
  expect(screen.getByText('14:30–15:00').closest('li')?.textContent).toContain('Design')
  expect(screen.getByText('Davi Reis').closest('a')).toBeNull()
})

test('lists horarios that are over after the others, and calls none of them free', async () => {
  const ontem = horario('h-4', '2020-11-25T17:00:00Z')
  await open([ontem, livre])
  const passados = within(screen.getByRole('region', { name: 'Já passaram' }))
  expect(passados.getByText('Ninguém escolheu')).toBeTruthy()
  expect(passados.queryByText('Livre')).toBeNull()
  const dias = screen.getAllByRole('heading', { name: /de novembro/ })
  expect(dias.map(({ textContent }) => textContent)).toEqual([
    'segunda-feira, 25 de novembro de 2999',
    'quarta-feira, 25 de novembro de 2020',
  ])
})

test('has one action before the first horario, and focuses it again in the list', async () => {
  const opened = await open([])
  expect(screen.getByText('Nenhum horário oferecido')).toBeTruthy()
  expect(screen.queryByText(/horários escolhidos/)).toBeNull()
  await preencher(opened)
  await opened.user.click(enviar())
  await opened.resolve(result('oferecerHorarios', 'OferecerHorariosSuccess', [livre, amanha]), oferecer)
  expect(screen.queryByText('Nenhum horário oferecido')).toBeNull()
  expect(document.activeElement).toBe(button('Oferecer horários…'))
})

test('offers consecutive horarios, and keeps the local for the next ones', async () => {
  const opened = await open([])
  await preencher(opened)
  await opened.user.click(enviar())
  expect(opened.variables(oferecer)).toMatchObject({
    input: {
      vaga: 'vaga-1',
      horarios: [
        { inicio: '2999-11-25T17:00:00.000Z', minutos: 30, local: 'Sala 5', link: null },
        { inicio: '2999-11-25T17:30:00.000Z', minutos: 30, local: 'Sala 5', link: null },
      ],
    },
  })
  await opened.resolve(result('oferecerHorarios', 'OferecerHorariosSuccess', [livre, escolhido]), oferecer)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('2 horários oferecidos')).toBeTruthy()
  expect(screen.getByText('14:00–14:30')).toBeTruthy()
  await opened.user.click(button('Oferecer horários…'))
  expect([box('Dia').value, box(/^Local/).value]).toEqual(['', ' Sala 5 '])
})

test('shows errors at each field and sends no request', async () => {
  const opened = await open([])
  await opened.user.click(button('Oferecer horários…'))
  await opened.user.clear(box('Minutos de cada um'))
  await opened.user.type(box(/^Link/), 'javascript:alert(1)')
  await opened.user.click(enviar())
  expect(
    dialog()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Escolha o dia e a hora',
    'Digite um número de 5 a 480',
    'Digite um endereço que comece com http:// ou https://',
  ])
  expect(opened.pending()).toEqual([])
})

test('shows a refusal, keeps the values, and retries with the same idempotency key', async () => {
  const opened = await open([livre])
  await preencher(opened)
  await opened.user.click(enviar())
  const key = () => opened.variables(oferecer)?.['input'].chave
  const first = key()
  await opened.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'), oferecer)
  expect(dialog().getByRole('alert')).toBeTruthy()
  await opened.user.click(enviar())
  expect(key()).toBe(first)
  const mensagem = 'Há horários que se sobrepõem. Confira os que você já ofereceu.'
  const campos = [
    { campo: 'horarios.0.inicio', mensagem: 'Escolha um horário que ainda não passou.' },
    { campo: 'horarios.1.link', mensagem: 'Este link não serve.' },
  ]
  await opened.resolve(
    { Mutation: () => ({ oferecerHorarios: { __typename: 'EntradaInvalida', mensagem, campos } }) },
    oferecer,
  )
  for (const each of [mensagem, ...campos.map(campo => campo.mensagem)]) expect(dialog().getByText(each)).toBeTruthy()
  expect(box(/^Link/).getAttribute('aria-invalid')).toBe('true')
  await opened.user.type(box('Quantos em seguida'), '0')
  await opened.user.click(enviar())
  expect(key()).not.toBe(first)
})

test('keeps the draft over a reload until it is sent or discarded', async () => {
  const first = await open([])
  await preencher(first)
  first.unmount()
  const second = await open([])
  await second.user.click(button('Oferecer horários…'))
  expect(['Dia', 'Hora', 'Quantos em seguida', /^Local/].map(name => box(name).value)).toEqual([
    '2999-11-25',
    '14:00',
    '2',
    ' Sala 5 ',
  ])
  await second.user.click(dialog().getByRole('button', { name: 'Descartar rascunho' }))
  expect([box('Dia').value, box(/^Local/).value]).toEqual(['', ''])
  await second.user.click(dialog().getByRole('button', { name: 'Voltar' }))
  await preencher(second)
  await second.user.click(enviar())
  await second.resolve(result('oferecerHorarios', 'OferecerHorariosSuccess', [livre, escolhido]), oferecer)
  second.unmount()
  const third = await open([])
  await third.user.click(button('Oferecer horários…'))
  expect([box('Dia').value, box(/^Local/).value]).toEqual(['', ''])
  expect(dialog().queryByRole('button', { name: 'Descartar rascunho' })).toBeNull()
})

test('removes a horario after a confirmation that says who is notified', async () => {
  const opened = await open([livre, escolhido])
  await opened.user.click(button('Retirar segunda-feira, 25 de novembro de 2999, 14:30–15:00'))
  expect(dialog().getByText(/Ana Souza será avisado/)).toBeTruthy()
  await opened.user.click(dialog().getByRole('button', { name: 'Retirar' }))
  expect(opened.variables(retirar)).toEqual({ input: { vaga: 'vaga-1', horario: 'h-2' } })
  await opened.resolve(result('retirarHorario', 'RetirarHorarioSuccess', [livre]), retirar)
  expect(screen.queryByText('14:30–15:00')).toBeNull()
  expect(await screen.findByText('Horário retirado')).toBeTruthy()
})

test('downloads the chosen horarios as a calendar file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await open([livre, escolhido])
  await user.click(button('Pôr na agenda'))
  vi.restoreAllMocks()
  const ics = (await files[0]?.text()) ?? ''
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(ics).toContain('SUMMARY:Entrevista com Ana Souza: Monitoria de Cálculo I\r\n')
})

test.each([
  ['when a student chooses a horario', (environment: IEnvironment) => changed(environment, 'vaga:1')],
  ['after a gap of the stream', (environment: IEnvironment) => changed(environment, '*')],
])('updates %s', async (_, happen) => {
  const opened = await open([livre])
  await act(async () => happen(opened.environment))
  await opened.resolve(horarios([{ ...livre, candidato }]), query)
  expect(screen.getByText('14:00–14:30').closest('li')?.textContent).toContain('Ana Souza')
})

test('says that an upstream has no entrevistas', async () => {
  await open(null)
  expect(screen.getByText('As entrevistas desta universidade não são marcadas aqui.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Oferecer/ })).toBeNull()
})

test('says in the dialog who has chosen the horario meanwhile, or that it is gone', async () => {
  const { user, environment, resolve } = await open([livre])
  await user.click(button('Retirar segunda-feira, 25 de novembro de 2999, 14:00–14:30'))
  expect(dialog().getByText(/Ninguém escolheu este horário ainda/)).toBeTruthy()
  const update = async (entrevistas: object[]) => {
    act(() => changed(environment, 'vaga:1'))
    await resolve(horarios(entrevistas), query)
  }
  await update([{ ...livre, candidato }])
  expect(dialog().getByText(/Ana Souza será avisado/)).toBeTruthy()
  await update([])
  expect(dialog().getByText('Este horário já foi retirado.')).toBeTruthy()
  expect(dialog().queryByRole('button', { name: 'Retirar' })).toBeNull()
})
