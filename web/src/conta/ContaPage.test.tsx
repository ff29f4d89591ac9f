import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'

const aqui = { codigo: 'a', dispositivo: 'Firefox no Linux', rede: '203.0.113.0/24', atual: true }
const celular = { codigo: 'b', dispositivo: 'Chrome no Android', rede: '189.6.12.0/24', atual: false }
const quando = { criadaEm: '2026-03-10T14:00:00Z', usadaEm: '2026-03-11T09:30:00Z' }
const sessoes = [aqui, celular].map(sessao => ({ ...quando, ...sessao }))

const open = (given: object[] | null = sessoes, como: 'aluno' | 'professor' = 'aluno') =>
  renderRoute(
    '/conta',
    {
      Viewer: () => ({
        privacidade: null,
        leituras: null,
        sessoes: given,
        bloqueios: null,
        segundoFator: null,
        meusDados: null,
        meuEmail: null,
      }),
    },
    { como },
  )
const itens = () => within(screen.getByRole('region', { name: 'Onde você está conectado' })).getAllByRole('listitem')
const encerrar = () => screen.getByRole('button', { name: /^Encerrar a sessão de Chrome no Android/ })

test.each(['aluno', 'professor'] as const)('lists for the %s each device, its network and its last use', async como => {
  await open(sessoes, como)
  screen.getByRole('heading', { level: 1, name: 'Conta e privacidade' })
  expect(itens().map(({ textContent }) => textContent)).toEqual([
    'Firefox no Linuxesta sessãoDesde 10/03/2026, em uso agoraRede 203.0.113.0/24',
    expect.stringMatching(/^Chrome no AndroidDesde 10\/03\/2026, último uso .+Rede 189\.6\.12\.0\/24Encerrar/),
  ])
})

test('ends a session, which leaves the list, and moves the focus to its heading', async () => {
  const { user, resolve, variables, pending } = await open()
  await user.click(encerrar())
  expect(variables('useEncerrarSessaoMutation')).toEqual({ input: { sessao: 'b' } })
  const left = { viewer: { sessoes: sessoes.slice(0, 1) } }
  await resolve(
    { Mutation: () => ({ encerrarSessao: { __typename: 'EncerrarSessaoSuccess', ...left } }) },
    'useEncerrarSessaoMutation',
  )
  await screen.findByText('Sessão encerrada')
  expect(itens()).toHaveLength(1)
  expect(document.activeElement?.textContent).toBe('Onde você está conectado')
  expect(pending()).toEqual([])
})

test('keeps a session in the list that could not be ended, and says why', async () => {
  const { user, reject } = await open()
  await user.click(encerrar())
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), 'useEncerrarSessaoMutation')
  await screen.findByText('A sessão não foi encerrada')
  expect(itens()).toHaveLength(2)
})

test('ends all others after a question, and goes on with the new token', async () => {
  const { user, resolve } = await open()
  await user.click(screen.getByRole('button', { name: 'Encerrar todas as outras' }))
  await user.click(screen.getByRole('button', { name: 'Encerrar todas' }))
  const token = localStorage.getItem('token') ?? ''
  const nova = token.replace(/\.[^.]*$/, '.nova')
  await resolve(
    { Mutation: () => ({ encerrarOutrasSessoes: { __typename: 'EncerrarOutrasSessoesSuccess', token: nova } }) },
    'EncerrarOutrasMutation',
  )
  await screen.findByText('As outras sessões foram encerradas')
  await waitFor(() => expect(localStorage.getItem('token')).toBe(nova))
})

test('says so if the upstream keeps no sessions', async () => {
  await open(null)
  screen.getByText('Não há nada para mudar aqui')
})
