import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { toMultipart } from '../testing/toMultipart.ts'
import { createImportacao, motivos, titulos, toFile } from './testing/createImportacao.ts'

const board = await createTestApp()
afterAll(board.close)

let administradora: Usuario
beforeEach(async () => {
  await board.db.delete(usuarios)
  administradora = await board.createAdministrador()
})

const { enviar, importar } = createImportacao(board, () => administradora)

test.each(['createAluno', 'createProfessor'] as const)('is refused after %s', async create => {
  const as = await board[create]()
  const { body, headers } = await toMultipart(Buffer.from(toFile('1;Eu;eu@prof.example;professor;;;;')))
  const call = 'POST /admin/pessoas/importacao?aplicar=true'
  expect((await board.call(call, { as, body, headers })).status).toBe(403)
  expect((await board.call(call, { body, headers })).status).toBe(401)
  expect(await board.db.$count(usuarios)).toBe(2)
})

test.each([
  ['random bytes', randomBytes(100_000)],
  ['zeros', Buffer.alloc(100_000)],
  ['one line without end', Buffer.from(`${titulos}\n${'a'.repeat(9_000_000)}`)],
  ['a quote that never ends', Buffer.from(`${titulos}\n"${'1;\n'.repeat(3_000_000)}`)],
  ['a title without end', Buffer.from(`${titulos};${'a'.repeat(9_000_000)}`)],
])('a file of %s is refused with a sentence', async (_, file) => {
  const { status, body } = await enviar(file, 'aplicar=true')
  expect({ status, body }).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'file'] }] } })
})

test.each([
  ['a name with a character that changes the direction', '1;Ana\u202E;ana@aluno.example;aluno;;;;'],
  ['a matrícula with a character that nobody sees', '1\u200B;Ana;ana@aluno.example;aluno;;;;'],
  ['a matrícula with a zero byte', '1\0;Ana;ana@aluno.example;aluno;;;;'],
  ['an address of two people', '1;Ana;"ana@aluno.example,bia@aluno.example";aluno;;;;'],
])('a line with %s is refused alone', async (_, linha) => {
  const resposta = await importar(toFile(linha, '2;Bia;bia@aluno.example;aluno;;;;'))
  expect([motivos(resposta).length, resposta.novas]).toEqual([1, 1])
})

test('a text that looks like SQL or JSON is text', async () => {
  const nome = `Ana "'); drop table usuarios; --`
  const resposta = await importar(toFile(`1;"${nome.replaceAll('"', '""')}";ana@aluno.example;aluno;;;;`))
  expect(resposta.novas).toBe(1)
  const nomes = await board.db.select({ nome: usuarios.usuario }).from(usuarios)
  expect(nomes).toContainEqual({ nome })
})

test('no line makes an administrator, confirms another role, or sets a password', async () => {
  const file = `${titulos};direitos;senhaHash;administrador\n1;Eu;eu@aluno.example;aluno;;;;;administrador;x;true`
  expect((await importar(file)).colunas_ignoradas).toEqual(['direitos', 'senhaHash', 'administrador'])
  const contas = await board.db.select().from(usuarios)
  expect(contas.find(({ matricula }) => matricula === '1')).toMatchObject({ direitos: [], senhaHash: null })
})
