import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arquivos } from '../db/schema/arquivos.ts'
import { arquivosEnviados } from '../db/schema/perguntas.ts'
import { candidaturas, vagas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { toMultipart } from '../testing/toMultipart.ts'
import { checkNext } from './cleanUp.ts'

type Sent = { id: string; tamanho: number; detail: string | Array<{ loc: string[]; msg: string }> }

const espelho = (nome: string) => readFileSync(new URL(`../historicos/testing/pdfs/${nome}.pdf`, import.meta.url))
const curriculo = espelho('carta')

let board: TestApp
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
})
afterAll(() => board.close())

const createPedido = async (pedido = 'obrigatorio') => {
  const { id } = await createVaga(board.db, { autorId: professora.id })
  const body = { perguntas: [], arquivo: { pedido, instrucao: null } }
  await board.call(`PUT /vagas/${id}/perguntas`, { as: professora, body })
  return id
}

const send = async (vaga: number, as: Usuario, bytes = curriculo) =>
  board.call<Sent>(`POST /candidaturas/vaga/${vaga}/arquivo`, { as, ...(await toMultipart(bytes)) })

const apply = (vaga: number, as: Usuario, arquivo?: string | null) =>
  board.call<{ id: number; detail: Sent['detail'] }>(`POST /candidaturas/vaga/${vaga}`, { as, body: { arquivo } })

const download = async (id: number, as?: Usuario) =>
  board.app.inject({
    method: 'GET',
    url: `/candidaturas/${id}/arquivo`,
    headers: as ? { authorization: `Bearer ${await board.tokenOf(as)}` } : {},
  })

/** A student who uploaded the file and applied with it. */
const createCandidatura = async () => {
  const [vaga, ana] = [await createPedido(), await board.createAluno()]
  const { body } = await send(vaga, ana)
  const made = await apply(vaga, ana, body.id)
  return { vaga, ana, id: made.body.id, arquivo: body.id }
}

describe('uploading', () => {
  test('accepts a PDF by its content, and the candidatura names it', async () => {
    const { ana, vaga, id } = await createCandidatura()
    const { body } = await board.call(`GET /candidaturas/vaga/${vaga}/respostas`, { as: ana })
    const arquivo = { tamanho: curriculo.length, criado_em: expect.stringMatching(/^\d{4}-/) }
    expect(body).toEqual({ candidatura: id, vaga, respostas: [], arquivo })
    expect((await board.call(`GET /candidaturas/${id}/respostas`, { as: professora })).body).toEqual(body)
  })

  test.each([
    ['imagem', 415, 'Por favor, selecione apenas arquivos PDF.'],
    ['javascript', 422, /scripts ou ações/],
    ['protegido', 422, /protegido por senha/],
    ['quebrado', 422, /danificado/],
  ])('refuses %s.pdf', async (nome, status, sentence) => {
    const answer = await send(await createPedido(), await board.createAluno(), espelho(nome))
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body.detail)).toMatch(sentence)
  })

  test('refuses more than 5 MB, and a form without the field', async () => {
    const [vaga, ana] = [await createPedido(), await board.createAluno()]
    const large = Buffer.concat([curriculo, Buffer.alloc(5 * 1024 * 1024)])
    expect(await send(vaga, ana, large)).toMatchObject({
      status: 413,
      body: { detail: 'O arquivo deve ter no máximo 5MB.' },
    })
    const other = await toMultipart(curriculo, 'outro')
    expect((await board.call(`POST /candidaturas/vaga/${vaga}/arquivo`, { as: ana, ...other })).status).toBe(422)
  })

  test('refuses a vaga that asks for no file, is closed or does not exist', async () => {
    const ana = await board.createAluno()
    expect(await send(await createPedido('nao'), ana)).toMatchObject({
      status: 422,
      body: { detail: 'Esta vaga não pede um arquivo.' },
    })
    const { id: encerrada } = await createVaga(board.db, { autorId: professora.id, status: 'encerrada' })
    expect((await send(encerrada, ana)).body.detail).toBe('Esta vaga está encerrada.')
    expect((await send(999_999, ana)).status).toBe(404)
  })

  test('refuses more bytes than one person may have', async () => {
    const [vaga, ana] = [await createPedido(), await board.createAluno()]
    const chave = await board.app.fileStore.put(board.db, Buffer.from('muito'))
    const given = { donoId: ana.id, vagaId: vaga, chave, tamanho: 100 * 1024 * 1024 }
    await board.db.insert(arquivosEnviados).values(given)
    const msg = expect.stringMatching(/^Seus arquivos já somam 100MB/)
    expect((await send(vaga, ana)).body.detail).toMatchObject([{ loc: ['body', 'file'], msg }])
    expect((await send(vaga, await board.createAluno())).status).toBe(201)
  })
})

describe('applying', () => {
  test('requires the file only if the vaga does', async () => {
    const [vaga, ana] = [await createPedido(), await board.createAluno()]
    expect((await apply(vaga, ana)).body.detail).toMatchObject([
      { loc: ['body', 'arquivo'], msg: 'Envie o arquivo PDF que a vaga pede.' },
    ])
    expect((await apply(await createPedido('opcional'), ana, null)).status).toBe(201)
  })

  test("accepts nobody else's file, none of another vaga, and none twice", async () => {
    const [vaga, outra] = [await createPedido(), await createPedido()]
    const [ana, bia] = [await board.createAluno(), await board.createAluno()]
    const { body } = await send(vaga, ana)
    const gone = { status: 422, body: { detail: [{ loc: ['body', 'arquivo'] }] } }
    expect(await apply(vaga, bia, body.id)).toMatchObject(gone)
    expect(await apply(outra, ana, body.id)).toMatchObject(gone)
    expect(await apply(vaga, bia, '5f0c7a52-3c1e-4d52-9a43-8f1de3f0b6aa')).toMatchObject(gone)
    expect((await apply(vaga, ana, body.id)).status).toBe(201)
    await board.call(`DELETE /candidaturas/vaga/${vaga}`, { as: ana })
    expect(await apply(vaga, ana, body.id)).toMatchObject(gone)
  })

  test('ignores a file that is no longer asked for', async () => {
    const [vaga, ana] = [await createPedido(), await board.createAluno()]
    const { body } = await send(vaga, ana)
    const nada = { perguntas: [], arquivo: { pedido: 'nao', instrucao: null } }
    await board.call(`PUT /vagas/${vaga}/perguntas`, { as: professora, body: nada })
    const made = await apply(vaga, ana, body.id)
    expect((await download(made.body.id, ana)).statusCode).toBe(404)
  })
})

describe('a file that is required after somebody applied', () => {
  type Propria = { respostas_faltando: number; detail: Sent['detail'] }
  const createDevedora = async () => {
    const [vaga, ana] = [await createPedido('opcional'), await board.createAluno()]
    const { body } = await apply(vaga, ana)
    const pedir = (pedido: string) =>
      board.call(`PUT /vagas/${vaga}/perguntas`, {
        as: professora,
        body: { perguntas: [], arquivo: { pedido, instrucao: null } },
      })
    const responder = (arquivo: string | undefined) =>
      board.call<Propria>(`PUT /candidaturas/vaga/${vaga}/respostas`, { as: ana, body: { respostas: [], arquivo } })
    const faltam = async () =>
      (await board.call<{ candidaturas: Propria[] }>('GET /candidaturas', { as: ana })).body.candidaturas[0]
        ?.respostas_faltando
    return { vaga, ana, id: body.id, pedir, responder, faltam }
  }

  test('is due, notified once, and sent once, also after the deadline', async () => {
    const { vaga, ana, id, pedir, responder, faltam } = await createDevedora()
    expect(await faltam()).toBe(0)
    await pedir('obrigatorio')
    await pedir('obrigatorio')
    expect(await faltam()).toBe(1)
    const { body: lista } = await board.call<{ notificacoes: object[] }>('GET /notificacoes', { as: ana })
    expect(lista.notificacoes).toMatchObject([
      {
        titulo: 'Um PDF é pedido em Vaga de teste',
        descricao: 'Falta você enviar o arquivo. A sua candidatura continua valendo.',
        acao: { rotulo: 'Responder', href: `/applications?vaga=${vaga}` },
      },
    ])
    await board.db.update(vagas).set({ status: 'encerrada' }).where(eq(vagas.id, vaga))
    // Of a page that does not know of the file.
    expect((await responder(undefined)).body.respostas_faltando).toBe(1)
    const { body: enviado } = await send(vaga, ana)
    expect(await responder(enviado.id)).toMatchObject({ status: 200, body: { respostas_faltando: 0 } })
    expect((await download(id, professora)).statusCode).toBe(200)
    expect((await responder(enviado.id)).status).toBe(200)
    expect((await send(vaga, ana)).body.detail).toBe('Esta vaga está encerrada.')
    await board.db.update(vagas).set({ status: 'em_andamento' }).where(eq(vagas.id, vaga))
    const { body: outro } = await send(vaga, ana)
    const msg = 'Você já enviou o arquivo, e ele não muda mais.'
    expect((await responder(outro.id)).body.detail).toMatchObject([{ loc: ['body', 'arquivo'], msg }])
  })

  test("is nobody else's, and not due once the candidatura or the selection is over", async () => {
    const { vaga, ana, pedir, responder, faltam } = await createDevedora()
    await pedir('obrigatorio')
    const { body: alheio } = await send(vaga, await board.createAluno())
    expect((await responder(alheio.id)).body.detail).toMatchObject([{ loc: ['body', 'arquivo'] }])
    await board.db.update(vagas).set({ status: 'finalizada' }).where(eq(vagas.id, vaga))
    expect([await faltam(), (await send(vaga, ana)).status]).toEqual([0, 422])
    await board.db.update(vagas).set({ status: 'encerrada' }).where(eq(vagas.id, vaga))
    await board.db.update(candidaturas).set({ etapa: 'nao_selecionada' }).where(eq(candidaturas.vagaId, vaga))
    expect([await faltam(), (await send(vaga, ana)).status]).toEqual([0, 422])
  })
})

describe('the download', () => {
  test('is for the author of the vaga and for the candidate, as an attachment', async () => {
    const { ana, id } = await createCandidatura()
    for (const as of [ana, professora]) {
      const response = await download(id, as)
      expect(response.statusCode).toBe(200)
      expect(response.rawPayload.equals(curriculo)).toBe(true)
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="candidatura-${id}.pdf"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      })
    }
  })

  test('is for nobody else, not even for somebody who uploaded the same bytes', async () => {
    const { id } = await createCandidatura()
    const { ana: bia, id: dela } = await createCandidatura()
    expect((await download(id)).statusCode).toBe(401)
    for (const as of [bia, await board.createAluno(), await board.createProfessor()]) {
      const { statusCode, body } = await download(id, as)
      expect([statusCode, JSON.parse(body)]).toEqual([403, { detail: expect.any(String) }])
      expect((await download(999_999, as)).body).toBe(body)
    }
    expect((await download(dela, bia)).statusCode).toBe(200)
  })
})

describe('an unused file', () => {
  const age = async (chave: string, what: 'conferir' | 'enviados', hours: number) => {
    const then = sql`now() - make_interval(hours => ${hours})`
    if (what === 'conferir')
      await board.db
        .update(arquivos)
        .set({ conferirEm: then })
        .where(sql`chave = ${chave}`)
    else
      await board.db
        .update(arquivosEnviados)
        .set({ criadoEm: then })
        .where(sql`chave = ${chave}`)
  }
  const count = (chave: string) => board.db.$count(arquivosEnviados, sql`chave = ${chave}`)
  const drain = async () => {
    while (await checkNext(board.db, board.app.fileStore));
  }
  const sendOwn = async (nome: string) => {
    const [vaga, ana] = [await createPedido(), await board.createAluno()]
    const { body } = await send(vaga, ana, espelho(nome))
    const [row] = await board.db
      .select()
      .from(arquivosEnviados)
      .where(sql`id = ${body.id}`)
    return { vaga, ana, id: body.id, chave: row?.chave ?? '' }
  }

  test('is deleted after a day with its bytes, unless another file has the same bytes', async () => {
    const { chave, ...usada } = await sendOwn('tabela')
    const sobra = await sendOwn('tabela')
    expect(sobra.chave).toBe(chave)
    expect(await board.db.$count(arquivos, sql`chave = ${chave}`)).toBe(1)
    const made = await apply(usada.vaga, usada.ana, usada.id)
    await age(chave, 'conferir', 0)
    await drain()
    expect(await count(chave)).toBe(2)
    await age(chave, 'conferir', 1)
    await age(chave, 'enviados', 25)
    await drain()
    expect(await count(chave)).toBe(1)
    expect((await download(made.body.id, usada.ana)).statusCode).toBe(200)
    await board.call(`DELETE /candidaturas/vaga/${usada.vaga}`, { as: usada.ana })
    await age(chave, 'conferir', 1)
    await drain()
    expect(await board.app.fileStore.get(board.db, chave)).toBeNull()
  })

  test('is looked at again a day after it was uploaded', async () => {
    const { chave } = await sendOwn('duas-paginas')
    await age(chave, 'conferir', 1)
    await age(chave, 'enviados', 5)
    await drain()
    const [row] = await board.db
      .select({ em: arquivos.conferirEm })
      .from(arquivos)
      .where(sql`chave = ${chave}`)
    const [sent] = await board.db
      .select()
      .from(arquivosEnviados)
      .where(sql`chave = ${chave}`)
    expect(row?.em.getTime()).toBe((sent?.criadoEm.getTime() ?? 0) + 24 * 60 * 60 * 1000)
  })
})
