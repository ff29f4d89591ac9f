import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import '../perguntas/RespostasEnviadas.tsx'
import { lista, naEtapa } from './testing/candidaturas.ts'

/** Opens the details of a candidatura. `temRespostas`: whether answers were sent with it; null if it is unknown. */
async function abrir(temRespostas: boolean | null) {
  const page = await renderRoute('/applications', lista([{ ...naEtapa('12', 'EM_ANALISE'), temRespostas }]))
  await page.user.click(screen.getByRole('button', { name: 'Detalhes da candidatura a Vaga 12' }))
  return page
}

test('shows the answers on demand', async () => {
  const { user, resolve } = await abrir(true)
  await user.click(screen.getByRole('button', { name: 'Minhas respostas' }))
  const respostas = [{ pergunta: 'Quantas horas?', valor: 'Doze', ehLink: false }]
  await resolve(
    { SituacaoDaCandidatura: () => ({ respostas: { respostas, arquivo: null } }) },
    'RespostasEnviadasQuery',
  )
  expect(screen.getByText('Quantas horas?')).toBeTruthy()
  expect(screen.getByText('Doze')).toBeTruthy()
})

test.each([false, null])('does not offer answers if there are none (%s)', async temRespostas => {
  await abrir(temRespostas)
  expect(screen.getByRole('button', { name: 'Retirar candidatura a Vaga 12' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Minhas respostas' })).toBeNull()
})
