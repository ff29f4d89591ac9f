import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdministracao } from '../testing/openAdministracao.ts'

const visao = {
  aConfirmar: 2,
  suspensas: 1,
  alunos: 12_345,
  professores: 22,
  casos: 0,
  saude: [
    { parte: 'banco', bem: true, detalhe: 'Responde.' },
    { parte: 'emails', bem: false, detalhe: 'Não são enviados.' },
  ],
}
const open = (changes: object = {}) =>
  openAdministracao('/admin', {
    VisaoGeral: () => ({ ...visao, ...changes }),
    Administracao: () => ({ retencao: null }),
  })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('links what waits and each count to the people behind it', async () => {
  await open()
  expect(hrefOf('2 professores a confirmar')).toBe('/admin/pessoas?situacao=a_confirmar')
  expect(hrefOf('Estudantes')).toBe('/admin/pessoas?papel=aluno')
  expect(hrefOf('Professores')).toBe('/admin/pessoas?papel=professor')
  expect(hrefOf('Contas suspensas')).toBe('/admin/pessoas?situacao=suspensa')
  screen.getByText('12.345')
})

test('leads to the cases that wait', async () => {
  await open({ casos: 3 })
  expect(hrefOf('3 casos de moderação a decidir')).toBe('/admin/moderacao')
})

test('says how each part of the board is', async () => {
  await open()
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Banco de dadosBemResponde.',
    'E-mailsAtençãoNão são enviados.',
  ])
})

test.each([
  [1, '1 professor a confirmar'],
  [0, 'Nada espera por você.'],
])('says what waits if %i professors do', async (aConfirmar, sentence) => {
  await open({ aConfirmar })
  screen.getByText(sentence)
})

const regra = { regra: 'mensagens', titulo: 'Mensagens', dias: 400, linhas: 1200, espera: true }

test('shows what each rule would delete, and confirms one that waits', async () => {
  const sem = { ...regra, regra: 'contas', titulo: 'Contas sem uso', dias: 0, linhas: 0, espera: false }
  const umDia = { ...regra, regra: 'arquivos', titulo: 'Fotos sem uso', dias: 1, linhas: 1, espera: false }
  const { user, variables, resolve } = await openAdministracao('/admin', {
    VisaoGeral: () => visao,
    Administracao: () => ({ retencao: [regra, sem, umDia] }),
  })
  screen.getByText('1.200 registros com mais de 400 dias. Nada é apagado antes de você confirmar.')
  screen.getByText('Sem prazo.')
  screen.getByText('1 registro com mais de 1 dia, apagado de hora em hora.')
  await user.click(screen.getByRole('button', { name: 'Confirmar: Mensagens' }))
  expect(variables('PrazosMutation')).toEqual({ input: { regra: 'mensagens', dias: 400 } })
  const viewer = { administracao: { retencao: [{ ...regra, espera: false }] } }
  await resolve(
    { Mutation: () => ({ confirmarPrazo: { __typename: 'ConfirmarPrazoSuccess', viewer } }) },
    'PrazosMutation',
  )
  await screen.findByText('Prazo confirmado')
})
