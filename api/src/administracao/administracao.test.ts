import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { usuarios } from '../db/schema.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

let administradora: Usuario
beforeEach(async () => {
  await board.db.update(usuarios).set({ direitos: [] })
  administradora = await board.createAdministrador()
})

const agir = (pessoa: Usuario, ato: object, as = administradora) =>
  board.call<{ situacao: string; papeis: string[]; detail?: string }>(`POST /admin/pessoas/${pessoa.id}/atos`, {
    as,
    body: ato,
  })

const entrar = (pessoa: Usuario) =>
  board.call<{ access_token: string; papeis: string[]; detail: string }>('POST /users/login', {
    body: { email: pessoa.email, password: senha },
  })

const lerPerfil = (token: string) => board.call('GET /users/1', { headers: { authorization: `Bearer ${token}` } })

describe('a suspension', () => {
  const suspender = { ato: 'suspender', motivo: 'Anúncios repetidos.', ate: '2031-03-31' }

  test('signs the account out at once, and says why at the next sign-in', async () => {
    const aluna = await board.createAluno()
    const { body } = await entrar(aluna)
    expect((await lerPerfil(body.access_token)).status).not.toBe(401)
    expect((await agir(aluna, suspender)).body).toMatchObject({ situacao: 'suspensa' })
    expect((await lerPerfil(body.access_token)).status).toBe(401)
    expect(await entrar(aluna)).toMatchObject({
      status: 423,
      body: { detail: 'Esta conta está suspensa até 31 de março de 2031. Motivo: Anúncios repetidos.' },
    })
  })

  test('also refuses the link of a mail', async () => {
    const aluna = await board.createAluno()
    await agir(aluna, suspender)
    await board.call('POST /auth/login-link', { body: { email: aluna.email } })
    const mails = await board.mailsTo(aluna.email)
    const mail = mails.find(({ link }) => link?.includes('/email-login'))
    const token = new URL(mail?.link ?? '').searchParams.get('token')
    expect(await board.call('POST /auth/login-by-link', { body: { token } })).toMatchObject({ status: 423 })
  })

  test('ends with its last day, or when it is lifted', async () => {
    const aluna = await board.createAluno()
    await agir(aluna, suspender)
    await board.db.update(usuarios).set({ suspensoAte: new Date() }).where(eq(usuarios.id, aluna.id))
    expect((await entrar(aluna)).status).toBe(200)
    await agir(aluna, suspender)
    expect((await agir(aluna, { ato: 'reativar', motivo: 'Foi um engano.' })).body).toMatchObject({ situacao: 'ativa' })
    expect((await entrar(aluna)).status).toBe(200)
  })

  test.each(['2020-01-01', '2999-01-01', '2031-02-30'])('until %s is refused at its field', async ate => {
    const aluna = await board.createAluno()
    const { status, body } = await agir(aluna, { ...suspender, ate })
    expect({ status, body }).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'ate'] }] } })
  })
})

describe('an administrator', () => {
  test('gives a professor the role, who keeps the own one', async () => {
    const professora = await board.createProfessor()
    const { body } = await agir(professora, { ato: 'tornar_administrador', motivo: 'Coordena o curso.' })
    expect(body.papeis).toEqual(['professor', 'administrador'])
    expect((await entrar(professora)).body.papeis).toEqual(['professor', 'administrador'])
  })

  test.each([
    ['suspender', { motivo: 'Por mim mesma.', ate: '2031-01-01' }],
    ['retirar_administrador', { motivo: 'Por mim mesma.' }],
  ])('cannot do %s to herself', async (ato, more) => {
    await board.createAdministrador()
    expect(await agir(administradora, { ato, ...more })).toMatchObject({ status: 409 })
  })

  test('is refused with a session from before the role was taken', async () => {
    const outra = await board.createAdministrador()
    await board.db.update(usuarios).set({ direitos: [] }).where(eq(usuarios.id, outra.id))
    expect(await agir(await board.createAluno(), { ato: 'encerrar_sessoes' }, outra)).toMatchObject({ status: 403 })
  })

  test('of two who take the role from each other at once, one is refused', async () => {
    const outra = await board.createAdministrador()
    const retirar = { ato: 'retirar_administrador', motivo: 'A outra não devia.' }
    const statuses = await Promise.all([agir(outra, retirar), agir(administradora, retirar, outra)])
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await board.db
      .select()
      .from(usuarios)
      .where(eq(usuarios.direitos, ['administrador']))
    expect(left).toHaveLength(1)
  })

  test('does not make a student an administrator', async () => {
    const body = { ato: 'tornar_administrador', motivo: 'Pediu muito.' }
    expect(await agir(await board.createAluno(), body)).toMatchObject({ status: 409 })
  })
})

describe('a professor', () => {
  test('is confirmed with a mail, and revoked', async () => {
    const professora = await board.createProfessor({ professorConfirmadoEm: null })
    expect((await agir(professora, { ato: 'confirmar_professor' })).body).toMatchObject({ situacao: 'ativa' })
    expect(await board.mailsTo(professora.email)).toHaveLength(1)
    const { body } = await agir(professora, { ato: 'revogar_professor', motivo: 'Deixou a universidade.' })
    expect(body).toMatchObject({ situacao: 'a_confirmar' })
  })

  describe('who is refused', () => {
    const motivo = 'Não encontramos você no quadro do departamento.'
    const recusar = { ato: 'recusar_professor', motivo }
    const aConfirmar = async () =>
      (await board.call<{ a_confirmar: number }>('GET /admin', { as: administradora })).body.a_confirmar

    test('is told why by mail and in the profile, and waits no longer', async () => {
      const professora = await board.createProfessor({ professorConfirmadoEm: null })
      const antes = await aConfirmar()
      expect((await agir(professora, recusar)).body).toMatchObject({ situacao: 'recusado', motivo })
      expect(await aConfirmar()).toBe(antes - 1)
      const [mail] = await board.mailsTo(professora.email)
      expect(mail).toMatchObject({
        subject: expect.stringContaining('não foi confirmada'),
        text: expect.stringContaining(motivo),
      })
      expect((await board.call(`GET /users/${professora.id}`, { as: professora })).body).toMatchObject({
        professor_a_confirmar: true,
        recusa_de_professor: motivo,
      })
      const dosOutros = await board.call(`GET /users/${professora.id}`, { as: await board.createAluno() })
      expect(dosOutros.body).not.toHaveProperty('recusa_de_professor')
    })

    test('may not do what those who wait may not do, and reads another sentence', async () => {
      const professora = await board.createProfessor({ professorConfirmadoEm: null })
      await agir(professora, recusar)
      const aluna = await board.createAluno()
      const body = { destinatario_id: aluna.id, conteudo: 'Oi' }
      const detail = expect.stringContaining('A universidade não confirmou a sua conta de professor.')
      for (const [route, options] of [
        ['POST /mensagens', { body }],
        [`PUT /rede/conexoes/${aluna.id}`, {}],
      ] as const) {
        expect(await board.call(route, { as: professora, ...options })).toMatchObject({ status: 409, body: { detail } })
      }
    })

    test('is found by the filter of the list, and only there', async () => {
      const professora = await board.createProfessor({ usuario: 'Ofélia Recusada', professorConfirmadoEm: null })
      await agir(professora, recusar)
      const find = async (situacao: string) =>
        (
          await board.call<{ itens: unknown[] }>(`GET /admin/pessoas?busca=ofelia&situacao=${situacao}`, {
            as: administradora,
          })
        ).body.itens
      expect(await find('recusado')).toHaveLength(1)
      for (const other of ['ativa', 'a_confirmar', 'a_verificar', 'suspensa']) expect(await find(other)).toEqual([])
    })

    test('may be confirmed later, with the mail for that', async () => {
      const professora = await board.createProfessor({ professorConfirmadoEm: null })
      await agir(professora, recusar)
      await board.mailsTo(professora.email)
      expect((await agir(professora, { ato: 'confirmar_professor' })).body).toMatchObject({
        situacao: 'ativa',
        motivo: null,
      })
      expect((await board.mailsTo(professora.email)).at(-1)?.subject).toContain('foi confirmada')
      const body = { ato: 'revogar_professor', motivo: 'Deixou a universidade.' }
      expect((await agir(professora, body)).body).toMatchObject({ situacao: 'a_confirmar' })
    })

    test('is neither a student, nor confirmed, nor an administrator', async () => {
      const outros = [await board.createAluno(), await board.createProfessor(), await board.createAdministrador()]
      for (const pessoa of outros) expect(await agir(pessoa, recusar)).toMatchObject({ status: 409 })
    })
  })

  test('gets a link for a new password, which nobody else sets', async () => {
    const professora = await board.createProfessor()
    await agir(professora, { ato: 'enviar_link_de_senha' })
    expect((await board.mailsTo(professora.email))[0]?.link).toContain('/reset-password?token=')
  })

  test('is signed out of every session', async () => {
    const professora = await board.createProfessor()
    const { body } = await entrar(professora)
    await agir(professora, { ato: 'encerrar_sessoes' })
    expect((await lerPerfil(body.access_token)).status).toBe(401)
    expect((await entrar(professora)).status).toBe(200)
  })
})

test('the overview counts who waits, and says that mails are not sent', async () => {
  await board.createProfessor({ professorConfirmadoEm: null })
  const { body } = await board.call<{ a_confirmar: number; saude: Array<{ parte: string; bem: boolean }> }>(
    'GET /admin',
    { as: administradora },
  )
  expect(body.a_confirmar).toBeGreaterThan(0)
  expect(body.saude.find(({ parte }) => parte === 'banco')?.bem).toBe(true)
  expect(body.saude.find(({ parte }) => parte === 'emails')?.bem).toBe(false)
})

describe('an encarregado', () => {
  test('is made and unmade by an administrator, who says why, and reads the audit alone', async () => {
    const pessoa = await board.createProfessor()
    const motivo = 'Nomeado pela reitoria.'
    expect((await agir(pessoa, { ato: 'tornar_encarregado', motivo })).body).toMatchObject({
      papeis: ['professor', 'encarregado'],
    })
    const { body } = await entrar(pessoa)
    expect(body.papeis).toEqual(['professor', 'encarregado'])
    const como = { headers: { authorization: `Bearer ${body.access_token}` } }
    const { body: auditoria } = await board.call('GET /admin/auditoria?acao=tornou_encarregado', como)
    expect(auditoria).toMatchObject({ itens: [{ pessoa_id: pessoa.id, motivo }] })
    for (const rota of [
      'GET /admin',
      'GET /admin/pessoas',
      'GET /moderacao/casos',
      'GET /admin/instituicao',
    ] as const) {
      expect((await board.call(rota, como)).status).toBe(403)
    }
    await agir(pessoa, { ato: 'retirar_encarregado', motivo })
    expect((await board.call('GET /admin/auditoria', como)).status).toBe(401)
    expect((await entrar(pessoa)).body.papeis).toEqual(['professor'])
  })

  test('is nobody’s to make but an administrator’s', async () => {
    const [pessoa, moderador] = [await board.createProfessor(), await board.createModerador()]
    const encarregado = await board.createEncarregado()
    for (const as of [moderador, encarregado, pessoa]) {
      const body = { ato: 'tornar_encarregado', motivo: 'Eu mesmo.' }
      expect((await board.call(`POST /admin/pessoas/${pessoa.id}/atos`, { as, body })).status).toBe(403)
    }
  })
})
