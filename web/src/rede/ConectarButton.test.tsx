import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { ana, conexao, eva, names, press, rede, tab } from './testing/umaRede.ts'

const conectar = 'useConexaoConectarMutation'
const desconectar = 'useConexaoDesconectarMutation'

test('connects at once in both tabs, without another request', async () => {
  const { user, variables, resolve, pending } = await renderRoute('/network', rede())
  await user.click(press('Conectar com Ana'))
  expect(press('Conectado com Ana')).toBeTruthy()
  expect(variables(conectar)).toMatchObject({ input: { pessoa: 'pessoa-1' }, contar: false })
  await user.click(tab('Minhas Conexões'))
  expect(names()).toEqual(['Conectado com Ana', 'Conectado com Eva'])
  expect(screen.getByRole('heading', { name: '2 conexões' })).toBeTruthy()
  const node = { id: 'conexao-1', conectado: true, pessoa: { id: 'pessoa-1', codigo: '1', nome: 'Ana' } }
  await resolve({ Mutation: () => ({ conectar: { __typename: 'ConectarSuccess', conexao: node } }) })
  expect(names()).toEqual(['Conectado com Ana', 'Conectado com Eva'])
  expect(pending()).toEqual([])
})

const anaAgora = (field: 'conectar' | 'desconectar') => ({
  Mutation: () => ({
    [field]: {
      __typename: field === 'conectar' ? 'ConectarSuccess' : 'DesconectarSuccess',
      conexao: conexao({ ...ana, conectado: field === 'conectar' }).node,
    },
  }),
})

test('disconnects after a request to connect that is in flight, and shows it at once in both tabs', async () => {
  const { user, resolve, pending } = await renderRoute('/network', rede({ sugestoes: [ana] }))
  await user.click(press('Conectar com Ana'))
  await user.click(press('Conectado com Ana'))
  expect(names()).toEqual(['Conectar com Ana'])
  await user.click(tab('Minhas Conexões'))
  expect(names()).toEqual(['Conectado com Eva'])
  expect(pending()).toEqual([conectar])
  await resolve(anaAgora('conectar'))
  expect(pending()).toEqual([desconectar])
  expect(names()).toEqual(['Conectado com Eva'])
  await resolve(anaAgora('desconectar'))
  expect(names()).toEqual(['Conectado com Eva'])
  await user.click(tab('Sugestões'))
  expect(names()).toEqual(['Conectar com Ana'])
  expect(pending()).toEqual([])
})

test('sends nothing more if the last press is what is in flight', async () => {
  const { user, resolve, pending } = await renderRoute('/network', rede({ sugestoes: [ana] }))
  await user.click(press('Conectar com Ana'))
  await user.click(press('Conectado com Ana'))
  await user.click(press('Conectar com Ana'))
  expect(names()).toEqual(['Conectado com Ana'])
  await resolve(anaAgora('conectar'))
  expect(names()).toEqual(['Conectado com Ana'])
  expect(pending()).toEqual([])
})

test('does not disconnect if the request to connect failed', async () => {
  const { user, reject, pending } = await renderRoute('/network', rede({ sugestoes: [ana] }))
  await user.click(press('Conectar com Ana'))
  await user.click(press('Conectado com Ana'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), conectar)
  expect(names()).toEqual(['Conectar com Ana'])
  expect(pending()).toEqual([])
})

test('connects again with the button of the other tab while disconnecting', async () => {
  const connected = { ...ana, conectado: true }
  const { user, resolve, pending } = await renderRoute(
    '/network?aba=conexoes',
    rede({ sugestoes: [connected], conexoes: [connected, eva] }),
  )
  await user.click(press('Conectado com Ana'))
  await user.click(tab('Sugestões'))
  await user.click(press('Conectar com Ana'))
  expect(pending()).toEqual([desconectar])
  await resolve(anaAgora('desconectar'))
  expect(pending()).toEqual([conectar])
  expect(names()).toEqual(['Conectado com Ana'])
  await resolve(anaAgora('conectar'))
  expect(names()).toEqual(['Conectado com Ana'])
})

test('disconnects at once in both tabs, and keeps the focus in the list', async () => {
  const connected = { ...ana, conectado: true }
  const { user, resolve, pending } = await renderRoute(
    '/network?aba=conexoes',
    rede({ sugestoes: [connected], conexoes: [connected, eva] }),
  )
  await user.click(press('Conectado com Ana'))
  expect(names()).toEqual(['Conectado com Eva'])
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '1 conexão' }))
  const node = { id: 'conexao-1', conectado: false, pessoa: { id: 'pessoa-1', codigo: '1', nome: 'Ana' } }
  await resolve({ Mutation: () => ({ desconectar: { __typename: 'DesconectarSuccess', conexao: node } }) })
  await user.click(tab('Sugestões'))
  expect(names()).toEqual(['Conectar com Ana'])
  expect(pending()).toEqual([])
})

test.each([
  ['/network', 'Conectar com Ana', 'conectar', conectar],
  ['/network?aba=conexoes', 'Conectado com Eva', 'desconectar', desconectar],
])('shows the total of the response for a partly loaded list (%s)', async (url, name, field, mutation) => {
  const conexoes = [eva, { codigo: '5', nome: 'João', conectado: true }]
  const { user, variables, resolve, pending } = await renderRoute(url, rede({ total: 120, conexoes }))
  await user.click(press(name))
  expect(variables(mutation)).toMatchObject({ contar: true })
  const pessoa = field === 'conectar' ? ana : eva
  const changed = conexao({ ...pessoa, conectado: field === 'conectar' }).node
  const viewer = { rede: { conexoes: { total: 137 } } }
  await resolve({ Mutation: () => ({ [field]: { conexao: changed, viewer } }) }, mutation)
  await user.click(tab('Minhas Conexões'))
  expect(screen.getByRole('heading', { name: '137 conexões' })).toBeTruthy()
  expect(pending()).toEqual([])
})

const eles = [1, 2, 3, 4].map(codigo => ({ codigo: `${codigo}`, conectado: true }))
const deixada = (codigo: string) => ({
  Mutation: () => ({
    desconectar: { __typename: 'DesconectarSuccess', conexao: conexao({ codigo, conectado: false }).node },
  }),
})

test('loads more from the new end of the list after disconnecting', async () => {
  const { user, variables, resolve, pending } = await renderRoute(
    '/network?aba=conexoes',
    rede({ total: 120, conexoes: eles }),
  )
  for (const codigo of ['4', '2']) {
    await user.click(press(`Conectado com Pessoa ${codigo}`))
    await resolve(deixada(codigo))
  }
  expect(names()).toEqual(['Conectado com Pessoa 1', 'Conectado com Pessoa 3'])
  await user.click(press('Carregar mais'))
  // Disconnects two people before it.
  expect(variables('MinhasConexoesPaginationQuery')).toMatchObject({ after: 'lugar-1' })
  expect(pending()).toEqual(['MinhasConexoesPaginationQuery'])
})

test('loads more from the old end of the list if disconnecting failed', async () => {
  const { user, variables, reject } = await renderRoute('/network?aba=conexoes', rede({ total: 120, conexoes: eles }))
  await user.click(press('Conectado com Pessoa 2'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), desconectar)
  await user.click(press('Carregar mais'))
  expect(variables('MinhasConexoesPaginationQuery')).toMatchObject({ after: 'lugar-3' })
})

test.each([
  ['/network', 'Conectar com Ana', conectar, 'Erro ao conectar'],
  ['/network?aba=conexoes', 'Conectado com Eva', desconectar, 'Erro ao desconectar'],
])('reverts on %s if there is no response', async (url, button, mutation, toast) => {
  const { user, reject } = await renderRoute(url, rede())
  await user.click(press(button))
  await reject(new RequestFailure('OFFLINE', 'no answer'), mutation)
  expect(press(button)).toBeTruthy()
  expect(await screen.findByText(toast)).toBeTruthy()
})

test.each([
  ['/network', 'Conectar com Ana', 'conectar', 'ConectarSuccess', 'Conectado com Ana'],
  ['/network?aba=conexoes', 'Conectado com Eva', 'desconectar', 'DesconectarSuccess', null],
])(
  'keeps the change on %s even if the person could not be read afterwards',
  async (url, name, field, __typename, after) => {
    const { user, resolveWithout } = await renderRoute(url, rede())
    await user.click(press(name))
    await resolveWithout([field, 'conexao'], { Mutation: () => ({ [field]: { __typename } }) })
    if (after) expect(press(after)).toBeTruthy()
    else expect(names()).toEqual([])
    expect(screen.queryByText(/^Erro/)).toBeNull()
    await user.click(tab('Minhas Conexões'))
    expect(names()).toEqual(after ? [after, 'Conectado com Eva'] : [])
  },
)

test.each([
  ['/network', 'Conectar com Ana', 'conectar', 'ConectarSuccess'],
  ['/network?aba=conexoes', 'Conectado com Eva', 'desconectar', 'DesconectarSuccess'],
])('shows no total while it is unknown (%s)', async (url, name, field, __typename) => {
  const conexoes = [eva, { codigo: '5', nome: 'João', conectado: true }]
  const { user, resolveWithout } = await renderRoute(url, rede({ total: 120, conexoes }))
  await user.click(press(name))
  const changed = conexao({ ...(field === 'conectar' ? ana : eva), conectado: field === 'conectar' }).node
  const answer = { Mutation: () => ({ [field]: { __typename, conexao: changed } }) }
  await resolveWithout([field, 'viewer', 'rede', 'conexoes'], answer)
  await user.click(tab('Minhas Conexões'))
  expect(screen.getByRole('heading', { name: 'Conexões' })).toBeTruthy()
  expect(screen.queryByText(/^Erro/)).toBeNull()
})

test.each([
  ['/network', 'Conectar com Ana', 'conectar', 'Erro ao conectar'],
  ['/network?aba=conexoes', 'Conectado com Eva', 'desconectar', 'Erro ao desconectar'],
])('reverts on %s if the person no longer exists, and says why', async (url, name, field, toast) => {
  const { user, resolve } = await renderRoute(url, rede())
  await user.click(press(name))
  const mensagem = 'Não encontramos esta pessoa.'
  await resolve({ Mutation: () => ({ [field]: { __typename: 'PessoaInexistente', mensagem } }) })
  expect(press(name)).toBeTruthy()
  expect(await screen.findByText(toast)).toBeTruthy()
  expect(screen.getByText(mensagem)).toBeTruthy()
})
