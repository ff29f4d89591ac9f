import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readSessao } from '../sessao/sessao.ts'
import { openAdministracao } from './testing/openAdministracao.ts'

afterEach(() => vi.restoreAllMocks())

const press = async (response: Response) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { user } = await openAdministracao('/admin/pessoas?papel=aluno', null)
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }))
  return { asked, saved }
}

test('downloads the rows of the filters with the token', async () => {
  const { asked, saved } = await press(new Response('nome'))
  await waitFor(() => expect(saved).toEqual(['pessoas.csv']))
  expect(asked.mock.calls).toEqual([
    ['/exportacoes/pessoas?papel=aluno', { headers: { authorization: `Bearer ${readSessao()?.token}` } }],
  ])
})

test('says so if the file could not be made', async () => {
  const { saved } = await press(new Response('', { status: 502 }))
  await screen.findByText('Não foi possível exportar. Tente novamente.')
  expect(saved).toEqual([])
})
