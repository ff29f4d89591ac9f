import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { lista } from '../vagas/testing/lista.ts'

const show = (progressoComplementar: Record<string, unknown> | null) =>
  renderRoute('/opportunities', {
    ...lista(),
    Viewer: () => ({ usuario: { temHistorico: true }, progressoComplementar }),
  })
const card = () => within(screen.getByRole('region', { name: 'Atividades Complementares' }))

test('asks for the transcript if there is none', async () => {
  await show({ estado: 'SEM_HISTORICO', creditosConcluidos: 0, creditosExigidos: 10, percentual: 0 })
  expect(card().getByText('Importe seu histórico acadêmico para acompanhar seus créditos.')).toBeTruthy()
  expect(card().queryByRole('progressbar')).toBeNull()
})

test('says that the transcript has no complementary activities', async () => {
  await show({ estado: 'SEM_REGISTRO', creditosConcluidos: 0, creditosExigidos: 10, percentual: 0 })
  expect(card().getByText('Seu histórico ainda não tem registro de atividades complementares.')).toBeTruthy()
})

test('shows credits completed out of required', async () => {
  await show({ estado: 'EM_PROGRESSO', creditosConcluidos: 6, creditosExigidos: 10, percentual: 60 })
  expect(card().getByText('6 de 10 créditos')).toBeTruthy()
  expect(card().getByRole<HTMLProgressElement>('progressbar').value).toBe(60)
  expect(card().getByRole('progressbar').dataset['complete']).toBe('false')
})

test('turns green when all credits are completed', async () => {
  await show({ estado: 'EM_PROGRESSO', creditosConcluidos: 14, creditosExigidos: 10, percentual: 100 })
  expect(card().getByText('14 de 10 créditos')).toBeTruthy()
  expect(card().getByRole('progressbar').dataset['complete']).toBe('true')
})

test('is omitted if the progress failed to load', async () => {
  await show(null)
  expect(screen.queryByRole('region', { name: 'Atividades Complementares' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Monitoria de Cálculo I' })).toBeTruthy()
})
