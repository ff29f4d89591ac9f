import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inDays } from '../../testing/inDays.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'
import { lista, naEtapa } from '../testing/candidaturas.ts'

afterEach(() => localStorage.clear())

const aprovada = (dias: number) =>
  naEtapa('12', 'APROVADA', [{ de: 'EM_ANALISE', para: 'APROVADA', em: `${inDays(dias)}T14:00:00Z`, palavra: null }])

const desenho = () => document.querySelector('main svg[viewBox="0 0 480 320"]')
const pagina = () =>
  renderRoute('/opportunities/12', {
    Query: () => ({
      vaga: umaVaga({
        id: 'vaga-12',
        codigo: '12',
        minhaCandidatura: { id: 'situacao-12', candidatado: true, etapa: 'APROVADA', temRespostas: false },
        entrevistas: null,
      }),
      viewer: { papel: 'ESTUDANTE' },
    }),
  })

test('celebrates an approval in its row once, on top of the list', async () => {
  const first = await renderRoute('/applications', lista([naEtapa('11', 'EM_ANALISE'), aprovada(-2)]))
  expect(screen.getByRole('heading', { name: 'Boa notícia' })).toBeTruthy()
  const row = within(screen.getByRole('link', { name: 'Vaga 12' }).closest('li') ?? document.body)
  expect(row.getAllByText(/^Parabéns, sua candidatura foi aprovada!/)).toHaveLength(2)
  expect(row.getAllByRole('link', { name: 'Enviar mensagem sobre Vaga 12' })[0]).toBeTruthy()
  await waitFor(() => expect(desenho()).toBeTruthy())
  first.unmount()

  const second = await renderRoute('/applications', lista([naEtapa('11', 'EM_ANALISE'), aprovada(-2)]))
  expect(screen.queryByRole('heading', { name: 'Boa notícia' })).toBeNull()
  second.unmount()
})

test('does not celebrate an old approval in the list', async () => {
  const { unmount } = await renderRoute('/applications', lista([aprovada(-40)]))
  expect(screen.queryByRole('heading', { name: 'Boa notícia' })).toBeNull()
  unmount()
})

test('celebrates an approval on the page of its vaga, and then not in the list', async () => {
  const first = await pagina()
  await waitFor(() => expect(desenho()).toBeTruthy())
  first.unmount()
  const second = await pagina()
  expect(within(screen.getByRole('status')).getByText(/^Parabéns/)).toBeTruthy()
  expect(desenho()).toBeNull()
  second.unmount()
  const { unmount } = await renderRoute('/applications', lista([aprovada(-2)]))
  expect(screen.queryByRole('heading', { name: 'Boa notícia' })).toBeNull()
  unmount()
})
