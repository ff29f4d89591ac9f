import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { auditoria } from '../db/schema/auditoria.ts'
import { exclusoes } from '../db/schema/dados.ts'
import { contasDaUniversidade } from '../db/schema/sessoes.ts'
import { usuarios } from '../db/schema.ts'
import { toMarcas } from '../dados/marca.ts'
import { createNavegador, createUniversidade } from '../provedor/testing/createUniversidade.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import { createPessoaComFator } from '../testing/segundoFator.ts'

const publicUrl = 'https://vagas.puc.example'
const universidade = await createUniversidade({ publicUrl, pessoas: {} })
const board = await createTestApp({ oidc: universidade.oidc })

afterAll(async () => {
  await board.close()
  await universidade.close()
})
afterEach(() => {
  universidade.heal()
  vi.useRealTimers()
})

type Entrada = {
  access_token?: string
  is_student?: boolean
  papeis?: string[]
  voltar?: string | null
  vinculo?: { token: string; email: string }
  detail?: string
}

const begin = async (body: object = {}, headers = {}) => {
  const { body: begun } = await board.call<{ url: string; transacao: string }>('POST /auth/universidade/inicio', {
    body,
    headers,
  })
  return begun
}

const finish = (transacao: string, resposta: string) =>
  board.call<Entrada>('POST /auth/universidade/entrada', { body: { transacao, resposta } })

const signInAs = async (sub: string, body: object = {}) => {
  const { url, transacao } = await begin(body)
  return finish(transacao, await createNavegador().go(url, sub))
}

let people = 0
/** Somebody at the university. */
const enrol = (claims: Record<string, unknown> = {}) => {
  people += 1
  const sub = `pessoa-${people}`
  const email = `uni${people}@puc.example`
  universidade.pessoas[sub] = {
    name: `Nome ${people} da Silva`,
    email,
    email_verified: true,
    papel: 'aluno',
    ...claims,
  }
  return { sub, email }
}

const contaDe = async (email: string) => {
  const [conta] = await board.db.select().from(usuarios).where(eq(usuarios.email, email))
  return conta
}

const linhasDe = async (pessoaId: number | undefined) => {
  const linhas = await board.db
    .select()
    .from(auditoria)
    .where(eq(auditoria.pessoaId, pessoaId ?? 0))
  return linhas.map(({ acao }) => acao)
}

test('signs somebody with a proven address of the university in, as a new account, and back to where they came from', async () => {
  const { sub, email } = enrol({ email: 'Bia.Reis@PUC.example', curso: 'direito' })
  expect(email).not.toBe('')
  const { status, body } = await signInAs(sub, { voltar: '/opportunities?busca=ic' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ is_student: true, papeis: ['aluno'], voltar: '/opportunities?busca=ic' })
  const conta = await contaDe('bia.reis@puc.example')
  expect(conta).toMatchObject({ ehaluno: true, curso: 'Direito', senhaHash: null })
  expect(await linhasDe(conta?.id)).toEqual(['ligou_conta_da_universidade'])
})

test('knows an identity again by issuer and subject, whatever its address is then', async () => {
  const { sub, email } = enrol()
  await signInAs(sub)
  universidade.pessoas[sub] = { ...universidade.pessoas[sub], email: 'outro@puc.example', name: 'Nome Novo' }
  expect((await signInAs(sub)).status).toBe(200)
  expect(await contaDe('outro@puc.example')).toBeUndefined()
  expect(await contaDe(email)).toMatchObject({ usuario: 'Nome Novo' })
})

test('links an imported student by the registration number, and never asks for it again', async () => {
  const aluna = await board.createAluno({ matricula: '2110001', senhaHash: null, curso: null })
  const { sub } = enrol({ matricula: '2110001', email: 'outra@gmail.example', email_verified: false })
  const { body } = await signInAs(sub)
  expect(body.is_student).toBe(true)
  expect(await board.db.$count(contasDaUniversidade, eq(contasDaUniversidade.usuarioId, aluna.id))).toBe(1)
})

test('takes a number as that of the role that the university says', async () => {
  await board.createAluno({ matricula: '77001' })
  const professora = await board.createProfessor({ matricula: '77001' })
  const { sub } = enrol({ matricula: '77001', papel: 'professor', email: undefined })
  expect((await signInAs(sub)).body.papeis).toEqual(['professor'])
  expect(await board.db.$count(contasDaUniversidade, eq(contasDaUniversidade.usuarioId, professora.id))).toBe(1)
})

test.each([
  ['not verified', { email_verified: false }],
  ['of no listed domain', { email: 'alguem@gmail.example' }],
])('makes no account for an address that is %s', async (_, claims) => {
  const { sub } = enrol(claims)
  const { status, body } = await signInAs(sub)
  expect(status).toBe(403)
  expect(body.detail).toBe('Não há conta neste mural para a sua conta da universidade.')
})

test('lets the password prove an account whose address the university has not verified', async () => {
  const aluna = await board.createAluno()
  const { sub } = enrol({ email: aluna.email, email_verified: false })
  const { status, body } = await signInAs(sub, { voltar: '/profile' })
  expect(status).toBe(200)
  expect(body.access_token).toBeUndefined()
  expect(body.vinculo?.email).toBe(aluna.email)
  const prove = (password: string) =>
    board.call<Entrada>('POST /auth/universidade/vinculo', { body: { vinculo: body.vinculo?.token, password } })
  expect(await prove('errada')).toMatchObject({ status: 401, body: { detail: 'Senha incorreta.' } })
  expect(await prove(senha)).toMatchObject({ status: 200, body: { is_student: true, voltar: '/profile' } })
  expect((await prove(senha)).status).toBe(400)
  expect((await signInAs(sub)).body.access_token).toBeDefined()
})

test('keeps the way back for the second step of an account with a second factor', async () => {
  const aluna = await board.createAluno()
  const { enrol: enrolApp } = createPessoaComFator(board, aluna)
  const { sub } = enrol({ email: aluna.email })
  const { body } = await signInAs(sub)
  await enrolApp(body.access_token ?? '')
  const outra = await signInAs(sub, { voltar: '/profile' })
  expect(outra).toMatchObject({ status: 200, body: { segundo_fator: { aplicativo: true }, voltar: '/profile' } })
  expect(outra.body.access_token).toBeUndefined()
})

test('delays guesses of that password as those of a login', async () => {
  const aluna = await board.createAluno()
  const { sub } = enrol({ email: aluna.email, email_verified: false })
  const { body } = await signInAs(sub)
  const guess = () =>
    board.call('POST /auth/universidade/vinculo', { body: { vinculo: body.vinculo?.token, password: 'errada' } })
  for (let time = 0; time < 10; time += 1) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
})

test('never links an administrator by itself, only by the password', async () => {
  const admin = await board.createAdministrador({ matricula: '9001' })
  const { sub } = enrol({ email: admin.email, papel: 'professor', matricula: '9001' })
  const { body } = await signInAs(sub)
  expect(body.access_token).toBeUndefined()
  expect(body.vinculo?.email).toBe(admin.email)
  await board.call('POST /auth/universidade/vinculo', { body: { vinculo: body.vinculo?.token, password: senha } })
  expect((await signInAs(sub)).body.papeis).toEqual(['administrador'])
})

test('gives an account that has an identity to no second one without its password', async () => {
  const { sub, email } = enrol()
  await signInAs(sub)
  const outra = enrol({ email })
  expect((await signInAs(outra.sub)).status).toBe(403)
})

test('a claim makes no administrator, and an unknown word or both words make no role', async () => {
  for (const papel of ['administrador', ['aluno', 'professor'], undefined]) {
    const { sub } = enrol({ papel })
    const { status, body } = await signInAs(sub)
    expect(status).toBe(403)
    expect(body.detail).toBe('A universidade não informou se você é estudante ou professor.')
  }
})

test('follows a changed role: ends the sessions of the former one, with a line of the audit', async () => {
  const { sub, email } = enrol()
  const { body } = await signInAs(sub)
  const me = () => board.call('GET /usuarios/me/sessoes', { headers: { authorization: `Bearer ${body.access_token}` } })
  expect((await me()).status).toBe(200)
  universidade.pessoas[sub] = { ...universidade.pessoas[sub], papel: 'professor' }
  expect((await signInAs(sub)).body.papeis).toEqual(['professor'])
  expect((await me()).status).toBe(401)
  const conta = await contaDe(email)
  expect(await linhasDe(conta?.id)).toContain('mudou_papel_pela_universidade')
})

test('keeps the local role of an imported person where the university says none', async () => {
  const professora = await board.createProfessor()
  const { sub } = enrol({ email: professora.email, papel: undefined })
  expect((await signInAs(sub)).body.papeis).toEqual(['professor'])
})

test('somebody who is suspended stays so', async () => {
  const { sub, email } = enrol()
  await signInAs(sub)
  const suspensao = { suspensoAte: new Date('2099-01-01'), motivoDaSuspensao: 'anúncios repetidos' }
  await board.db.update(usuarios).set(suspensao).where(eq(usuarios.email, email))
  const { status, body } = await signInAs(sub)
  expect(status).toBe(423)
  expect(body.detail).toContain('anúncios repetidos')
})

test('two first entries of one person at once are one account', async () => {
  const { sub, email } = enrol()
  const entries = await Promise.all([begin(), begin()])
  const answers = await Promise.all(entries.map(({ url }) => createNavegador().go(url, sub)))
  const both = await Promise.all(entries.map(({ transacao }, index) => finish(transacao, answers[index] ?? '')))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await board.db.$count(usuarios, eq(usuarios.email, email))).toBe(1)
})

test('signs out at both: the address has the hint and leads back to the login of PUBLIC_URL', async () => {
  const { sub } = enrol()
  const { body } = await signInAs(sub)
  const headers = { authorization: `Bearer ${body.access_token}` }
  const out = await board.call<{ url: string }>('POST /auth/logout', { headers })
  expect(out.status).toBe(200)
  const url = new URL(out.body.url)
  expect(url.origin + url.pathname).toBe(`${universidade.issuer}/session/end`)
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/login`)
  expect(url.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3)
  expect((await board.call('POST /auth/logout', { headers })).status).toBe(401)
})

test('a session of a password signs out here alone', async () => {
  const aluna = await board.createAluno()
  expect((await board.call('POST /auth/logout', { as: aluna })).status).toBe(204)
})

test('the return address is that of PUBLIC_URL, whatever host a request names', async () => {
  const { url } = await begin({}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  const { searchParams } = new URL(url)
  expect(searchParams.get('redirect_uri')).toBe(`${publicUrl}/entrar/universidade`)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.get('nonce')).not.toBeNull()
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'does not return to %s',
  async voltar => {
    expect((await board.call('POST /auth/universidade/inicio', { body: { voltar } })).status).toBe(422)
  },
)

test('with OIDC_MODE=only a password signs in administrators alone, and nobody registers', async () => {
  const so = await createTestApp({ oidc: { ...universidade.oidc, modo: 'so' } })
  const [aluna, admin] = [await so.createAluno(), await so.createAdministrador()]
  const login = (email: string, password: string) => so.call('POST /users/login', { body: { email, password } })
  expect(await login(aluna.email, senha)).toMatchObject({
    status: 409,
    body: { detail: 'Entre com a conta da universidade.' },
  })
  expect((await login(aluna.email, 'errada')).status).toBe(401)
  expect((await login(admin.email, senha)).status).toBe(200)
  const nova = { usuario: 'Rita', password: 'uma-senha-dela', ehaluno: true, email: 'rita@puc.example' }
  expect((await so.call('POST /users', { body: nova })).status).toBe(409)
  expect((await so.call('GET /instituicao')).body).toMatchObject({ entradaPelaUniversidade: 'so' })
  await so.close()
})

test('tells pages of the sign-in only if there is one', async () => {
  const none = await createTestApp()
  expect((await none.call('GET /instituicao')).body).toMatchObject({ entradaPelaUniversidade: null })
  expect((await none.call('POST /auth/universidade/inicio', { body: {} })).status).toBe(404)
  expect((await board.call('GET /instituicao')).body).toMatchObject({ entradaPelaUniversidade: 'ao-lado' })
  await none.close()
})

test('makes no account for somebody who ended theirs', async () => {
  const { sub, email } = enrol()
  const { emailMarca, matriculaMarca } = toMarcas(board.settings.peopleSecret, {
    email,
    ehaluno: true,
    matricula: null,
  })
  const antes = await board.createAluno({ emailVerificadoEm: null, email: '' })
  const fim = { usuarioId: antes.id, executarEm: new Date(), concluidaEm: new Date(), emailMarca, matriculaMarca }
  await board.db.insert(exclusoes).values(fim)
  const { status, body } = await signInAs(sub)
  expect(status).toBe(403)
  expect(body.detail).toBe('Você excluiu a sua conta. Se quiser voltar, cadastre-se de novo.')
})
