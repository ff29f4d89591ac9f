import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { abrirAba } from '../minhasVagas/testing/openMinhaVaga.ts'
import { openSelecao, quatro, umaSelecao } from './testing/openSelecao.ts'

test('saves the number of seats, and warns if more are aprovadas', async () => {
  const opened = await openSelecao(quatro, { aprovadas: 3 })
  await abrirAba(opened, 'Vaga')
  const vagas = () => screen.getByLabelText<HTMLInputElement>(/^Vagas/)
  const salvar = () => opened.user.click(screen.getByRole('button', { name: 'Salvar vagas' }))
  await opened.user.type(vagas(), '1001')
  await salvar()
  expect(screen.getByRole('alert').textContent).toBe('Digite um número de 1 a 1000, ou deixe em branco')
  expect(opened.pending()).toEqual([])
  await opened.user.clear(vagas())
  await opened.user.type(vagas(), '2')
  await salvar()
  expect(opened.variables('useDefinirLugaresMutation')).toEqual({
    input: { vaga: 'vaga-1', lugares: 2, antes: { lugares: null } },
  })
  const selecao = umaSelecao({ lugares: 2, aprovadas: 3 })
  await opened.resolve({ Mutation: () => ({ definirLugares: { __typename: 'DefinirLugaresSuccess', selecao } }) })
  expect(screen.getByText('3 de 2 aprovadas')).toBeTruthy()
  expect(screen.getByText('Você aprovou 3 candidaturas, e há 2 vagas.')).toBeTruthy()
  await opened.user.clear(vagas())
  await salvar()
  expect(opened.variables('useDefinirLugaresMutation')?.['input'].lugares).toBeNull()
  await opened.resolve({
    Mutation: () => ({ definirLugares: { __typename: 'EntradaInvalida', mensagem: 'Não agora.' } }),
  })
  expect(screen.getByRole('alert').textContent).toBe('Não agora.')
  expect(vagas().value).toBe('')
})

test('saves the number of seats over that of another professor only after a choice', async () => {
  const opened = await openSelecao(quatro, { lugares: 3 })
  await abrirAba(opened, 'Vaga')
  const salvar = () => opened.user.click(screen.getByRole('button', { name: 'Salvar vagas' }))
  await opened.user.type(screen.getByLabelText(/^Vagas/), '0')
  await salvar()
  const vaga = { __typename: 'Vaga', id: 'vaga-1', lugares: 1, selecao: umaSelecao({ lugares: 1 }) }
  const conflito = { __typename: 'EdicaoEmConflito', mensagem: 'Mudou.', vaga }
  await opened.resolve({ Mutation: () => ({ definirLugares: conflito }) })
  expect(screen.getByText('Está salvo agora:').nextSibling?.textContent).toBe('1 vaga')
  await salvar()
  expect(screen.getByText('Outra pessoa salvou antes de você. Escolha acima o que vale.')).toBeTruthy()
  expect(opened.pending()).toEqual([])
  await opened.user.click(screen.getByRole('button', { name: 'Ficar com o que escrevi' }))
  await salvar()
  expect(opened.variables('useDefinirLugaresMutation')?.['input']).toMatchObject({ lugares: 30, antes: { lugares: 1 } })
})
