import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { outroPerfil } from '../perfil/testing/perfis.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { comBuscas, mudadas, umaBusca } from './testing/umaBusca.ts'

const query = 'SeguirButtonQuery'
const seguida = umaBusca({ tipo: 'PROFESSOR', alvo: '12', nome: 'Rita Prado' })

const open = async (buscasSalvas: object[] | null, papeis: readonly string[] = ['aluno']) => {
  const perfil = outroPerfil({ nome: 'Rita Prado', papel: 'PROFESSOR' })
  const rendered = await renderRoute(
    '/profile/12',
    { ...perfil, ...comBuscas(buscasSalvas) },
    { como: 'aluno', papeis },
  )
  await act(() => vi.dynamicImportSettled())
  if (rendered.pending().includes(query)) await rendered.resolve(comBuscas(buscasSalvas), query)
  return rendered
}

test('follows a professor at a press, and says so', async () => {
  const { user, variables, resolve } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Seguir Rita Prado', pressed: false }))
  expect(variables('useSeguirMutation')).toEqual({ input: { tipo: 'PROFESSOR', alvo: '12' } })
  await resolve(mudadas('seguir', 'SeguirSuccess', [seguida]), 'useSeguirMutation')
  await screen.findByRole('button', { name: 'Seguindo Rita Prado', pressed: true })
})

test('ends a follow at a press', async () => {
  const { user, variables, resolve } = await open([seguida])
  await user.click(await screen.findByRole('button', { name: 'Seguindo Rita Prado' }))
  expect(variables('useApagarBuscaMutation')).toEqual({ input: { busca: 'busca-1' } })
  await resolve(mudadas('apagarBusca', 'ApagarBuscaSuccess', []), 'useApagarBuscaMutation')
  await screen.findByRole('button', { name: 'Seguir Rita Prado' })
})

test('says why it cannot be followed', async () => {
  const { user, resolve } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Seguir Rita Prado' }))
  const cheias = { __typename: 'BuscasCheias', mensagem: 'Você já segue 100.' }
  await resolve({ Mutation: () => ({ seguir: cheias }) }, 'useSeguirMutation')
  await screen.findByText('Você já segue 100.')
})

test('is not offered on an upstream without it', async () => {
  await open(null)
  expect(screen.queryByRole('button', { name: /^Segui/ })).toBeNull()
})
