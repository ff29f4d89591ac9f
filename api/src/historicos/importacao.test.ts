import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const espelho = (nome: string) => readFileSync(new URL(`testing/pdfs/${nome}.pdf`, import.meta.url))

const upload = async (bytes: Buffer, as?: Usuario) => {
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'espelho.pdf')
  const encoded = new Response(form)
  const response = await board.app.inject({
    method: 'POST',
    url: '/historicos/upload',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(as && { authorization: `Bearer ${await board.tokenOf(as)}` }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: response.statusCode, body: JSON.parse(response.body) }
}

describe('POST /historicos/upload', () => {
  test('reads the courses of an espelho', async () => {
    const aluna = await board.createAluno()
    expect(await upload(espelho('tabela'), aluna)).toEqual({
      status: 200,
      body: { detail: '6 disciplinas importadas.', total: 6, nao_lidas: [] },
    })
    const { body } = await board.call('GET /historicos/', { as: aluna })
    expect(body).toMatchObject([{ codigo_disciplina: 'FIS1033' }, {}, {}, {}, {}, {}])
  })

  test('is not for professors, nor for nobody', async () => {
    expect((await upload(espelho('tabela'), await board.createProfessor())).status).toBe(403)
    expect((await upload(espelho('tabela'))).status).toBe(401)
  })
})
