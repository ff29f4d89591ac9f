import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { saveCopy } from '../relay/offline/offlineStore.ts'
import { entrar, readSessao } from '../sessao/sessao.ts'
import { fakeToken } from '../testing/token.ts'
import { OfflineCopies } from './OfflineCopies.tsx'

test('gives the links of two copies with the same title different names', async () => {
  entrar(fakeToken({ user_id: 7, is_student: true }))
  const session = { token: readSessao()?.token ?? '', isCurrent: () => true }
  for (const address of ['/opportunities/1', '/opportunities/2', '/opportunities/3']) {
    const page = { address, title: () => (address.endsWith('3') ? 'Estágio' : 'Monitoria de Cálculo') }
    await saveCopy(session, 'documento', page, { data: {} })
  }
  render(<OfflineCopies onOnline={() => {}} />, { wrapper: MemoryRouter })
  expect(await screen.findByRole('link', { name: 'Estágio' })).toBeTruthy()
  const names = screen.getAllByRole('link').map(link => link.textContent)
  expect(names).toEqual(['Estágio', 'Monitoria de Cálculo', 'Monitoria de Cálculo (2)'])
})
