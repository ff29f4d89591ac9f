import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import { confirmProfessor } from './professores.repository.ts'

const board = await createTestApp()
afterAll(board.close)

const vaga = {
  titulo: 'Vaga nova',
  descricao: 'Uma vaga que se pode publicar.',
  department_id: 1,
  location_id: 2,
  tipo_id: 1,
}

test('a confirmed professor publishes with the current session, and is told by one mail', async () => {
  const professora = await board.createProfessor({ professorConfirmadoEm: null })
  const publish = async () => (await board.call('POST /vagas', { as: professora, body: vaga })).status
  expect(await publish()).toBe(409)
  expect(await confirmProfessor(board.db, professora.email, true)).toBe('confirmado')
  expect(await publish()).toBe(201)
  expect(await confirmProfessor(board.db, professora.email, true)).toBe('como estava')
  const mails = await board.mailsTo(professora.email)
  expect(mails.map(({ subject, link }) => [subject, link])).toEqual([
    ['Sua conta de professor foi confirmada', 'https://vagas.puc.example/professor/opportunities'],
  ])
  expect(await confirmProfessor(board.db, professora.email, false)).toBe('revogado')
  // What ends a role ends the sessions with it.
  expect(await publish()).toBe(401)
  expect(await board.mailsTo(professora.email)).toHaveLength(1)
})

test('nobody else becomes a professor by it', async () => {
  const aluna = await board.createAluno()
  const naoVerificado = await board.createProfessor({ emailVerificadoEm: null, professorConfirmadoEm: null })
  expect(await confirmProfessor(board.db, aluna.email, true)).toBe('estudante')
  expect(await confirmProfessor(board.db, naoVerificado.email, true)).toBe('ausente')
  expect(await confirmProfessor(board.db, 'ninguem@puc.example', true)).toBe('ausente')
})
