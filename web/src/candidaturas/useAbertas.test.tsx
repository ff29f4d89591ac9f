import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { lista, mudanca, naEtapa } from './testing/candidaturas.ts'
import './entrevista/MinhaEntrevista.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const titulos = () => screen.getAllByRole('heading', { level: 3 })
const item = (index = 0) => within(titulos()[index]?.closest('li') ?? document.body)

const entrevista = { ...naEtapa('2', 'ENTREVISTA'), podeEscolherHorario: true }
const horario = {
  __typename: 'Horario',
  id: 'h-1',
  inicio: '2999-11-25T17:00:00Z',
  minutos: 30,
  local: 'Sala 5',
  link: null,
}
const daVaga = (minha: boolean) => ({ id: 'vaga-2', entrevistas: [{ ...horario, minha }] })

test('loads the horarios when they are asked for, and shows the chosen one in the row, still open and with the focus', async () => {
  const { user, pending, resolve } = await renderRoute('/applications', lista([entrevista, naEtapa('1', 'RECEBIDA')]))
  expect(pending()).not.toContain('MinhaEntrevistaQuery')
  await user.click(button('Ver horários de Vaga 2'))
  await resolve({ Query: () => ({ vaga: daVaga(false) }) }, 'MinhaEntrevistaQuery')
  await user.click(item().getByRole('button', { name: /14:00–14:30$/ }))
  const escolherHorario = { __typename: 'EscolherHorarioSuccess', vaga: daVaga(true) }
  await resolve({ Mutation: () => ({ escolherHorario }) }, 'useEscolherHorarioMutation')
  expect(screen.getByRole('heading', { name: 'Em andamento (2)' })).toBeTruthy()
  expect(item().getByText('segunda-feira, 25 de novembro de 2999, 14:00–14:30')).toBeTruthy()
  expect(item().getByRole('button', { name: 'Devolver' })).toBeTruthy()
  expect(document.activeElement).toBe(titulos()[0])
})

test('says since when it waits, and until when an answer is promised', async () => {
  const promessa = (codigo: string, etapa: string) => {
    const candidatura = naEtapa(codigo, etapa, [mudanca('RECEBIDA', 'EM_ANALISE', '10')])
    return { ...candidatura, vaga: { ...candidatura.vaga, respostaAte: '2999-12-20' } }
  }
  await renderRoute('/applications', lista([promessa('1', 'EM_ANALISE'), promessa('2', 'APROVADA')]))
  expect(item(0).getByText('desde 10 de março · resposta até 20 de dezembro de 2999')).toBeTruthy()
  expect(item(1).getByText('em 10 de março')).toBeTruthy()
})

test('opens the candidatura that the address names, wherever it is in the list, and focuses it', async () => {
  const { resolve } = await renderRoute('/applications?vaga=2', null)
  await resolve({}, 'HeaderUserQuery')
  await resolve(lista([naEtapa('1', 'RECEBIDA')], { total: 2, hasNextPage: true }), 'CandidaturasPageQuery')
  await resolve(lista([naEtapa('2', 'APROVADA')], { total: 2, from: 1 }), 'CandidaturasListPaginationQuery')
  const detalhes = (codigo: string) => button(`Detalhes da candidatura a Vaga ${codigo}`).getAttribute('aria-expanded')
  expect([detalhes('1'), detalhes('2')]).toEqual(['false', 'true'])
  expect(titulos()[1]?.closest('details')?.open).toBe(true)
  expect(document.activeElement).toBe(titulos()[1])
})
