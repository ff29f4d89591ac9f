import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { usuarios } from './db/schema.ts'
import { createTestApp } from './testing/createTestApp.ts'
import type { Usuario } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'

/* If students have e-mails of the domain too, the e-mail does not prove a professor's role. */

const board = await createTestApp()
afterAll(board.close)

const vaga = {
  titulo: 'Vaga de um impostor',
  descricao: 'Mande os seus documentos para mim.',
  department_id: 1,
  location_id: 2,
  tipo_id: 1,
}
const edicao = { titulo: 'Título novo', descricao: 'Uma descrição inteiramente nova.' }
const frase = { detail: expect.stringContaining('A universidade ainda vai confirmar a sua conta de professor') }

/** Registers as a professor and verifies the e-mail. */
const registerProfessor = async (usuario: string, email: string): Promise<Usuario> => {
  const body = { usuario, email, password: 'uma-senha-longa', ehaluno: false }
  const { body: created } = await board.call<{ user_id: number }>('POST /users', { body })
  const link = new URL((await board.mailsTo(email)).at(-1)?.link ?? '')
  const { status } = await board.call('POST /auth/verify-email', { body: { token: link.searchParams.get('token') } })
  expect(status).toBe(200)
  const [conta] = await board.db.select().from(usuarios).where(eq(usuarios.id, created.user_id))
  return conta ?? expect.fail('no such account')
}

const impostor = await registerProfessor('Rui Impostor', 'aluno.comum@puc.example')
const professora = await registerProfessor('Rute Lima', 'professora.nova@inf.puc.example')
const aluna = await board.createAluno()

const write = (as: Usuario, para: Usuario) =>
  board.call('POST /mensagens', { as, body: { destinatario_id: para.id, conteudo: 'Oi' } })

const aConfirmar = async (as: Usuario, id = as.id) =>
  (await board.call<{ professor_a_confirmar?: boolean }>(`GET /users/${id}`, { as })).body.professor_a_confirmar

describe("a student's address, registered as a professor", () => {
  test('publishes nothing', async () => {
    expect(await board.call('POST /vagas', { as: impostor, body: vaga })).toMatchObject({ status: 409, body: frase })
    const { body } = await board.call('GET /vagas?busca=impostor', { as: aluna })
    expect(body).toMatchObject({ vagas: [], total: 0 })
  })

  test('changes and reopens no vaga after the role was revoked', async () => {
    const { id } = await createVaga(board.db, { autorId: impostor.id, status: 'encerrada' })
    const reopen = { as: impostor, body: { status: 'em_andamento' } }
    expect(await board.call(`PUT /vagas/${id}/status`, reopen)).toMatchObject({ status: 409, body: frase })
    expect(await board.call(`PUT /vagas/${id}`, { as: impostor, body: edicao })).toMatchObject({ status: 409 })
  })

  test('sees no candidates', async () => {
    const { id } = await createVaga(board.db, { autorId: impostor.id })
    await board.call(`POST /candidaturas/vaga/${id}`, { as: aluna, body: { carta_motivacao: 'Só para quem é.' } })
    for (const route of [`GET /vagas/${id}/candidatos`, `GET /candidaturas/vaga/${id}`] as const) {
      expect(await board.call(route, { as: impostor })).toMatchObject({ status: 403, body: frase })
    }
  })

  test('writes only to people who wrote first', async () => {
    expect(await write(impostor, aluna)).toMatchObject({ status: 409, body: frase })
    expect((await write(aluna, impostor)).status).toBe(201)
    expect((await write(impostor, aluna)).status).toBe(201)
    expect((await write(impostor, await board.createAluno())).status).toBe(409)
  })

  test('connects with nobody', async () => {
    const connect = { as: impostor }
    expect(await board.call(`PUT /rede/conexoes/${aluna.id}`, connect)).toMatchObject({ status: 409, body: frase })
    const { body } = await board.call('GET /notificacoes', { as: aluna })
    expect(JSON.stringify(body)).not.toContain('Nova conexão')
  })

  test('is suggested to nobody as a professor', async () => {
    const { body } = await board.call('GET /rede/sugestoes?busca=Impostor', { as: aluna })
    expect(body).toMatchObject({ pessoas: [], total: 0 })
  })

  test('reads, and learns why writing is refused', async () => {
    for (const route of ['GET /vagas', 'GET /vagas/professor', 'GET /mensagens/conversas'] as const) {
      expect((await board.call(route, { as: impostor })).status).toBe(200)
    }
    expect(await aConfirmar(impostor)).toBe(true)
    expect(await aConfirmar(aluna, impostor.id)).toBeUndefined()
  })

  test('is not confirmed by a new password', async () => {
    const revogada = await board.createProfessor({ email: 'revogada@inf.puc.example', professorConfirmadoEm: null })
    for (const quem of [impostor, revogada]) {
      await board.call('POST /auth/forgot-password', { body: { email: quem.email } })
      const token = new URL((await board.mailsTo(quem.email)).at(-1)?.link ?? '').searchParams.get('token')
      const body = { token, new_password: 'outra-senha-longa' }
      expect((await board.call('POST /auth/reset-password', { body })).status).toBe(200)
      const [now] = await board.db.select().from(usuarios).where(eq(usuarios.id, quem.id))
      expect(now?.professorConfirmadoEm).toBeNull()
    }
  })
})

describe('an address of a domain that only professors have', () => {
  test('proves the role once the e-mail is verified', async () => {
    expect(await aConfirmar(professora)).toBe(false)
    expect((await board.call('POST /vagas', { as: professora, body: vaga })).status).toBe(201)
    expect((await write(professora, aluna)).status).toBe(201)
  })
})
