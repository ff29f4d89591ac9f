import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createContestacao } from '../autenticacao/contestacao.ts'
import { avisosAEnviar, preferenciasDeAviso } from '../db/schema/avisos.ts'
import { casos } from '../db/schema/moderacao.ts'
import { tiposDeAviso } from '../notificacoes/avisos.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { createModeracao } from '../testing/createModeracao.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { decidir as decidirNaTransacao } from './decidir.ts'

const board = await createTestApp()
afterAll(board.close)
const { denunciar, ultimo, ler, decidir, contestar } = createModeracao(board)

const moderadora = await board.createModerador()
const motivo = 'Fora das regras do mural.'
let aluna: Usuario
let autora: Usuario
let caso: number

beforeEach(async () => {
  aluna = await board.createAluno()
  autora = await board.createProfessor()
  const { id } = await createVaga(board.db, { autorId: autora.id })
  await denunciar(aluna, 'vaga', id)
  caso = (await ultimo(moderadora)).id
})

const assuntos = async ({ email }: Usuario) => (await board.mailsTo(email)).map(({ subject }) => subject)
const ate = `${new Date().getFullYear() + 1}-03-31`

describe('a decision is mailed', () => {
  test('to whom it concerns, with its reason, and leads to the page of the decision', async () => {
    await decidir(moderadora, caso, 'ocultar')
    const [mail] = await board.mailsTo(autora.email)
    expect(mail).toMatchObject({
      subject: 'A moderação ocultou a oportunidade',
      link: `https://vagas.puc.example/admin/decisoes/${caso}`,
    })
    expect(mail?.text).toContain(motivo)
    expect(mail?.cancelar).toBeUndefined()
  })

  test.each([
    ['advertir', {}, 'A moderação advertiu você'],
    ['suspender', { ate }, `A moderação suspendeu a sua conta até 31/03/${ate.slice(0, 4)}`],
  ])('%s', async (ato, mais, assunto) => {
    await decidir(moderadora, caso, ato, mais)
    expect(await assuntos(autora)).toEqual([assunto])
  })

  test('also once it is undone, and once an objection is decided', async () => {
    await decidir(moderadora, caso, 'ocultar')
    await contestar(autora, caso)
    await decidir(moderadora, caso, 'manter')
    expect(await assuntos(autora)).toEqual(['A moderação ocultou a oportunidade', 'A moderação manteve a decisão'])
  })

  test('whatever the person chose to be told of', async () => {
    const nada = tiposDeAviso.map(tipo => ({ usuarioId: autora.id, tipo, modo: 'nenhum' as const }))
    await board.db.insert(preferenciasDeAviso).values(nada)
    await decidir(moderadora, caso, 'advertir')
    expect(await assuntos(autora)).toEqual(['A moderação advertiu você'])
  })

  test('to those who reported, without what was decided about the person, nor the reason', async () => {
    await decidir(moderadora, caso, 'suspender', { ate })
    const [mail] = await board.mailsTo(aluna.email)
    expect(mail?.text).toContain('Sua denúncia foi analisada: a moderação tomou providências.')
    for (const segredo of [motivo, 'suspen', autora.usuario]) expect(mail?.text).not.toContain(segredo)
    const daAutora = await board.mailsTo(autora.email)
    for (const { text, html } of daAutora) expect(text + html).not.toContain(aluna.usuario)
  })

  test('not if its transaction ends without it', async () => {
    const work = inTransaction(board.db, async transaction => {
      await decidirNaTransacao(transaction, moderadora.id, caso, { ato: 'advertir', motivo })
      throw new Error('killed')
    })
    await expect(work).rejects.toThrow('killed')
    const daAutora = and(eq(avisosAEnviar.usuarioId, autora.id), eq(avisosAEnviar.tipo, 'decisao'))
    expect(await board.db.$count(avisosAEnviar, daAutora)).toBe(0)
    expect(await assuntos(autora)).toEqual([])
  })
})

test('an administrator’s suspension, and its end, are mailed to the person', async () => {
  const administradora = await board.createAdministrador()
  const agir = (body: object) => board.call(`POST /admin/pessoas/${aluna.id}/atos`, { as: administradora, body })
  await agir({ ato: 'suspender', ate, motivo })
  await agir({ ato: 'reativar', motivo: 'Foi um engano.' })
  expect(await assuntos(aluna)).toEqual([
    `A sua conta foi suspensa até 31/03/${ate.slice(0, 4)}`,
    'A sua conta foi reativada',
  ])
  expect((await board.mailsTo(aluna.email))[0]?.text).toContain(motivo)
})

describe('somebody suspended objects by the link of the mail', () => {
  const linkDe = async ({ email }: Usuario) => {
    const [mail] = await board.mailsTo(email)
    return new URL(mail?.link ?? '')
  }
  const porLink = (token: string | null, texto = 'Foi um engano.') =>
    board.call<{ detail: string } | null>('POST /moderacao/contestacoes', { body: { token, texto } })

  test('once, without a session, and somebody else decides', async () => {
    await decidir(moderadora, caso, 'suspender', { ate })
    const link = await linkDe(autora)
    expect(link.pathname).toBe('/contestar')
    const token = link.searchParams.get('token')
    const textos = ['Foi um engano.', 'De novo.']
    const both = await Promise.all(textos.map(texto => porLink(token, texto)))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
    expect((await porLink(token)).body).toEqual({ detail: 'Esta decisão já foi contestada.' })
    const segunda = await board.createModerador()
    expect((await ler(segunda, caso)).body).toMatchObject({
      situacao: 'contestado',
      contestacao: { texto: textos.find((_, at) => both[at]?.status === 204) },
    })
    expect((await decidir(moderadora, caso, 'restaurar')).status).toBe(409)
    expect((await decidir(segunda, caso, 'restaurar')).status).toBe(200)
    expect((await assuntos(autora)).at(-1)).toBe('A moderação desfez uma decisão')
  })

  test('not with a token that is changed, of another case, of a decision that is undone, or blank text', async () => {
    await decidir(moderadora, caso, 'suspender', { ate })
    const token = (await linkDe(autora)).searchParams.get('token') ?? ''
    const [id, em, assinatura] = token.split('.')
    const outros = [
      `${Number(id) + 1}.${em}.${assinatura}`,
      `${id}.${Number(em) + 1}.${assinatura}`,
      `${token}0`,
      'nada',
    ]
    for (const outro of outros) expect((await porLink(outro)).status).toBe(400)
    expect((await porLink(token, ' ')).status).toBe(422)
    await decidir(moderadora, caso, 'restaurar')
    expect((await porLink(token)).status).toBe(400)
  })

  test('not after fifteen days', async () => {
    await decidir(moderadora, caso, 'suspender', { ate })
    const em = new Date(Date.now() - 16 * 86_400_000)
    await board.db.update(casos).set({ decididoEm: em }).where(eq(casos.id, caso))
    const token = createContestacao(board.settings.jwtSecret, { casoId: caso, decididoEm: em })
    expect(await porLink(token)).toMatchObject({ status: 409 })
  })

  test('or by the token that the refusal of a sign-in has, while one may object and for the right password alone', async () => {
    const entrar = (password: string) =>
      board.call<{ contestacao?: string | null }>('POST /users/login', { body: { email: autora.email, password } })
    await decidir(moderadora, caso, 'suspender', { ate })
    const errada = await entrar('outra senha qualquer')
    expect([errada.status, errada.body.contestacao]).toEqual([401, undefined])
    const { status, body } = await entrar(senha)
    expect([status, body.contestacao]).toEqual([423, (await linkDe(autora)).searchParams.get('token')])
    expect((await porLink(body.contestacao ?? null)).status).toBe(204)
    expect((await entrar(senha)).body.contestacao).toBeNull()
  })

  test('and no other mail has such a link', async () => {
    await decidir(moderadora, caso, 'suspender', { ate })
    expect((await linkDe(aluna)).pathname).not.toBe('/contestar')
  })
})
