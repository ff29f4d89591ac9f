import { eq, inArray } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { codigosDeRecuperacao } from '../db/schema/segundoFator.ts'
import { sessoes } from '../db/schema/sessoes.ts'
import { usuarios } from '../db/schema.ts'
import { hashCodigo } from '../segundoFator/codigos.ts'
import { codeOf } from '../testing/codeOf.ts'
import { createAuthenticator } from '../testing/createAuthenticator.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createPessoaComFator } from '../testing/segundoFator.ts'

const board = await createTestApp({ logLevel: 'warn' })
afterAll(() => {
  // The next file has the same process, and its database waits by this clock.
  vi.useRealTimers()
  return board.close()
})
// In the middle of a step, so that no code changes during a test.
vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })

/** A student who has signed in, and what she does. */
const createAluna = async () => {
  const aluna = await board.createAluno()
  const pessoa = createPessoaComFator(board, aluna)
  return { aluna, token: (await pessoa.login()).access_token ?? '', ...pessoa }
}
const at = (campo: string) => ({ status: 422, body: { detail: [expect.objectContaining({ loc: ['body', campo] })] } })
const subjectsTo = async ({ email }: Usuario) =>
  (await board.mailsTo(email)).map(({ subject }) => subject.replace(/ · .*| - .*/, ''))

describe('an app', () => {
  test('is enrolled by its first code, which counts as used, and a sign-in then needs the next one', async () => {
    const { login, enrol, begin, confirm, token, as } = await createAluna()
    const { segredo, codigos } = await enrol(token)
    expect(new Set(codigos).size).toBe(10)
    expect(await login()).toEqual({
      segundo_fator: { desafio: expect.any(String), aplicativo: true, codigos: true, chave: null },
    })
    const { desafio } = await begin()
    expect(await confirm({ desafio, codigo: codeOf(segredo, -1) })).toMatchObject(at('codigo'))
    const [a, b] = [codeOf(segredo).slice(0, 3), codeOf(segredo).slice(3)]
    const { status, body } = await confirm({ desafio, codigo: ` ${a} ${b} ` })
    expect(status).toBe(200)
    expect((await board.call('GET /usuarios/me/sessoes', as(body.access_token ?? ''))).status).toBe(200)
  })

  test('a code makes one session: neither again, nor by another challenge, nor an older code after it', async () => {
    const { enrol, begin, confirm, token } = await createAluna()
    const { segredo } = await enrol(token)
    const first = await begin()
    expect((await confirm({ desafio: first.desafio, codigo: codeOf(segredo, 1) })).status).toBe(200)
    expect(await confirm({ desafio: first.desafio, codigo: codeOf(segredo, 1) })).toMatchObject({ status: 400 })
    for (const passos of [1, 0, -1])
      expect(await confirm({ desafio: (await begin()).desafio, codigo: codeOf(segredo, passos) })).toMatchObject(
        at('codigo'),
      )
  })

  test('of two sign-ins at once with one code, one gets a session', async () => {
    const { enrol, begin, confirm, token } = await createAluna()
    const { segredo } = await enrol(token)
    const passos = [await begin(), await begin()]
    const answers = await Promise.all(passos.map(({ desafio }) => confirm({ desafio, codigo: codeOf(segredo) })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('of one challenge at once with two codes, one gets a session', async () => {
    const { enrol, begin, confirm, token } = await createAluna()
    const { codigos } = await enrol(token)
    const { desafio } = await begin()
    const answers = await Promise.all(codigos.slice(0, 2).map(codigo => confirm({ desafio, codigo })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('is guessed ten times, from whatever challenge; recovery codes go on', async () => {
    const { enrol, begin, confirm, token } = await createAluna()
    const { segredo, codigos } = await enrol(token)
    const wrong = codeOf(segredo, 500)
    const [{ desafio: antes }, { desafio }] = [await begin(), await begin()]
    for (let tries = 0; tries < 10; tries += 1)
      expect((await confirm({ desafio: tries % 2 ? antes : desafio, codigo: wrong })).status).toBe(422)
    expect((await confirm({ desafio, codigo: codeOf(segredo) })).status).toBe(429)
    expect((await confirm({ desafio, codigo: codigos[0] })).status).toBe(200)
  })
})

describe('a recovery code', () => {
  test('signs in once, however it is typed, and a mail tells how many are left', async () => {
    const { aluna, enrol, begin, confirm, token } = await createAluna()
    const { codigos } = await enrol(token)
    const [codigo = ''] = codigos
    const typed = codigo.toLowerCase().replaceAll('-', ' ')
    expect((await confirm({ desafio: (await begin()).desafio, codigo: typed })).status).toBe(200)
    expect(await confirm({ desafio: (await begin()).desafio, codigo })).toMatchObject(at('codigo'))
    const mails = await board.mailsTo(aluna.email)
    expect(mails.at(-1)?.text).toContain('Restam 9 códigos.')
    const hashes = codigos.slice(1, 7).map(each => hashCodigo(aluna.id, each))
    await board.db.delete(codigosDeRecuperacao).where(inArray(codigosDeRecuperacao.codigoHash, hashes))
    await confirm({ desafio: (await begin()).desafio, codigo: codigos[8] })
    expect((await board.mailsTo(aluna.email)).at(-1)?.text).toContain('Restam 2 códigos: crie novos')
  })

  test('is replaced by new ones, for whom proves a factor', async () => {
    const { enrol, begin, confirm, open, as, token } = await createAluna()
    const { codigos } = await enrol(token)
    const renew = async (codigo: string | undefined) => {
      const { desafio } = await open(token, 'confirmacao')
      const body = { desafio, codigo }
      return board.call<{ codigos: string[] }>('POST /usuarios/me/segundo-fator/codigos', { ...as(token), body })
    }
    expect(await renew('99999-99999-99999')).toMatchObject(at('codigo'))
    const { body } = await renew(codigos[0])
    expect(body.codigos).toHaveLength(10)
    expect(await confirm({ desafio: (await begin()).desafio, codigo: codigos[1] })).toMatchObject(at('codigo'))
    expect((await confirm({ desafio: (await begin()).desafio, codigo: body.codigos[0] })).status).toBe(200)
  })
})

describe('a passkey', () => {
  const createAlunaComChave = async () => {
    const pessoa = await createAluna()
    const authenticator = createAuthenticator()
    const { desafio, chave } = await pessoa.open(pessoa.token, 'chave')
    const nova = authenticator.create({ challenge: chave?.challenge ?? '', contador: 5 })
    const { status } = await pessoa.add(pessoa.token, { desafio, chave: nova, nome: 'Notebook' })
    expect(status).toBe(200)
    return { ...pessoa, authenticator, nova }
  }

  test('signs in, and its page tells when it was used', async () => {
    const { authenticator, begin, confirm, as } = await createAlunaComChave()
    const { desafio, chave } = await begin()
    expect(chave).toMatchObject({ rpId: 'vagas.puc.example', allowCredentials: [{ id: authenticator.id }] })
    const signed = authenticator.get({ challenge: chave?.challenge ?? '', contador: 6 })
    const { body } = await confirm({ desafio, chave: signed })
    const { body: fatores } = await board.call('GET /usuarios/me/segundo-fator', as(body.access_token ?? ''))
    expect(fatores).toMatchObject({ chaves: [{ nome: 'Notebook', usada_em: expect.any(String) }], codigos: 10 })
  })

  test.each([
    ['another site', { origin: 'https://vagas.puc.example.evil.example' }],
    ['another address of it', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
  ])('of %s is refused', async (_what, wrong) => {
    const { authenticator, begin, confirm } = await createAlunaComChave()
    const { desafio, chave } = await begin()
    const given = authenticator.get({ challenge: chave?.challenge ?? '', contador: 6, ...wrong })
    expect(await confirm({ desafio, chave: given })).toMatchObject(at('chave'))
  })

  test('is refused if it is replayed, of somebody else, or changed', async () => {
    const { authenticator, begin, confirm } = await createAlunaComChave()
    const outra = await createAlunaComChave()
    const first = await begin()
    const signed = authenticator.get({ challenge: first.chave?.challenge ?? '', contador: 6 })
    const alheia = outra.authenticator.get({ challenge: first.chave?.challenge ?? '', contador: 6 })
    expect(await confirm({ desafio: first.desafio, chave: alheia })).toMatchObject(at('chave'))
    const changed = { ...signed, response: { ...signed.response, signature: alheia.response['signature'] } }
    expect(await confirm({ desafio: first.desafio, chave: changed })).toMatchObject(at('chave'))
    expect((await confirm({ desafio: first.desafio, chave: signed })).status).toBe(200)
    expect((await confirm({ desafio: first.desafio, chave: signed })).status).toBe(400)
    expect(await confirm({ desafio: (await begin()).desafio, chave: signed })).toMatchObject(at('chave'))
  })

  test('whose counter goes back signs in, and the operator is warned', async () => {
    const { authenticator, begin, confirm } = await createAlunaComChave()
    const { desafio, chave } = await begin()
    expect(board.logged()).not.toContain('went back')
    const signed = authenticator.get({ challenge: chave?.challenge ?? '', contador: 0 })
    expect((await confirm({ desafio, chave: signed })).status).toBe(200)
    expect(board.logged()).toContain('the counter of a passkey went back')
  })

  test('of another site is not enrolled, nor one twice', async () => {
    const { nova, token, open, add } = await createAlunaComChave()
    const first = await open(token, 'chave')
    const evil = createAuthenticator('https://evil.example')
    const chave = evil.create({ challenge: first.chave?.challenge ?? '' })
    expect(await add(token, { desafio: first.desafio, chave })).toMatchObject(at('chave'))
    // Its challenge is over.
    expect(await add(token, { desafio: first.desafio, chave: nova })).toMatchObject(at('chave'))
  })
})

describe('the first factor', () => {
  test('ends all other sessions, keeps this one, and is told to the owner and the audit', async () => {
    const { aluna, login, enrol, as, token } = await createAluna()
    const { access_token: outra = '' } = await login()
    const { segredo } = await enrol(token)
    const statusOf = async (each: string) => (await board.call('GET /usuarios/me/sessoes', as(each))).status
    expect([await statusOf(token), await statusOf(outra)]).toEqual([200, 401])
    expect(await subjectsTo(aluna)).toEqual(expect.arrayContaining([expect.stringContaining('ativada')]))
    const linhas = await board.db.select().from(auditoria).where(eq(auditoria.atorId, aluna.id))
    expect(linhas.map(({ acao }) => acao)).toContain('ativou_segundo_fator')
    expect(JSON.stringify(linhas)).not.toContain(segredo)
    expect(board.logged()).not.toContain(segredo)
  })

  test('needs the password, and a challenge of this very session', async () => {
    const { token, login, as, open, add } = await createAluna()
    const body = { para: 'aplicativo', senha: 'errada' }
    expect(await board.call('POST /usuarios/me/segundo-fator/desafios', { ...as(token), body })).toMatchObject(
      at('senha'),
    )
    const { desafio, aplicativo } = await open(token, 'aplicativo')
    const codigo = codeOf(aplicativo?.segredo ?? '')
    const { access_token: outraSessao = '' } = await login()
    const outra = await createAluna()
    for (const alheio of [outraSessao, outra.token]) expect((await add(alheio, { desafio, codigo })).status).toBe(400)
    expect(await add(token, { desafio, codigo: codeOf(aplicativo?.segredo ?? '', 500) })).toMatchObject(at('codigo'))
    expect((await add(token, { desafio, codigo })).status).toBe(200)
  })

  test('a challenge of a session makes no sign-in, and one of a sign-in changes nothing', async () => {
    const { token, enrol, begin, confirm, open, as } = await createAluna()
    const { codigos } = await enrol(token)
    const { desafio } = await open(token, 'confirmacao')
    expect((await confirm({ desafio, codigo: codigos[0] })).status).toBe(400)
    const body = { desafio: (await begin()).desafio, codigo: codigos[0], fator: 'aplicativo' }
    expect((await board.call('POST /usuarios/me/segundo-fator/remocao', { ...as(token), body })).status).toBe(400)
  })
})

test('the last factor is removed with the password and a proof, and then one step signs in', async () => {
  const { aluna, token, enrol, open, login, as } = await createAluna()
  const { segredo, codigos } = await enrol(token)
  const { desafio } = await open(token, 'confirmacao')
  const remove = (codigo: string | undefined) =>
    board.call('POST /usuarios/me/segundo-fator/remocao', {
      ...as(token),
      body: { desafio, codigo, fator: 'aplicativo' },
    })
  expect(await remove(codeOf(segredo, 500))).toMatchObject(at('codigo'))
  expect(await remove(codigos[0])).toMatchObject({ status: 200, body: { aplicativo: null, chaves: [], codigos: 0 } })
  expect(await login()).toMatchObject({ access_token: expect.any(String) })
  expect(await subjectsTo(aluna)).toEqual(expect.arrayContaining([expect.stringContaining('desativada')]))
})

test('neither a link by mail nor a new password passes it by', async () => {
  const { aluna, token, enrol, begin, confirm } = await createAluna()
  const { segredo } = await enrol(token)
  const tokenOfMail = async (route: 'login-link' | 'forgot-password') => {
    await board.call(`POST /auth/${route}`, { body: { email: aluna.email } })
    const link = (await board.mailsTo(aluna.email)).at(-1)?.link ?? ''
    return new URL(link).searchParams.get('token')
  }
  const porLink = await board.call('POST /auth/login-by-link', { body: { token: await tokenOfMail('login-link') } })
  expect(porLink).toMatchObject({ status: 200, body: { segundo_fator: { aplicativo: true } } })
  const antes = await begin()
  const body = { token: await tokenOfMail('forgot-password'), new_password: senha }
  expect(await board.call('POST /auth/reset-password', { body })).toMatchObject({
    status: 200,
    body: { detail: 'Senha redefinida!' },
  })
  // A challenge of the old password is over.
  expect((await confirm({ desafio: antes.desafio, codigo: codeOf(segredo) })).status).toBe(400)
  expect((await confirm({ desafio: (await begin()).desafio, codigo: codeOf(segredo) })).status).toBe(200)
})

test('a session that takes the place of another one has its second factor', async () => {
  const { aluna, token, enrol, as } = await createAluna()
  await enrol(token)
  await board.call('POST /usuarios/me/sessoes/outras/encerramento', as(token))
  const all = await board.db.select().from(sessoes).where(eq(sessoes.usuarioId, aluna.id))
  expect(all.map(({ fatorEm }) => fatorEm)).toEqual([expect.any(Date), expect.any(Date)])
})

test('a suspended account gets no second step, and none after the first', async () => {
  const { aluna, token, enrol, begin, confirm, login } = await createAluna()
  const { segredo } = await enrol(token)
  const { desafio } = await begin()
  const suspensoAte = new Date('2999-01-01')
  await board.db.update(usuarios).set({ suspensoAte, motivoDaSuspensao: 'Spam.' }).where(eq(usuarios.id, aluna.id))
  expect(await login()).toMatchObject({ detail: expect.stringContaining('suspensa') })
  expect((await confirm({ desafio, codigo: codeOf(segredo) })).status).toBe(423)
})
