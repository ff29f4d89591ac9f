import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { toMultipart } from '../testing/toMultipart.ts'
import { cabecalho, colunas, toPaginas, toTextos } from './testing/tabela.ts'
import type { Linha } from './testing/tabela.ts'

const board = await createTestApp()
afterAll(board.close)

type Body = {
  detail: string
  total: number
  nao_lidas: unknown[]
  previa: { id: string; disciplinas: unknown[]; situacoes_nao_reconhecidas: string[] } | null
}

const send = async (nome: string, as: Usuario) => {
  const pdf = readFileSync(new URL(`testing/pdfs/${nome}.pdf`, import.meta.url))
  return board.call<Body>('POST /historicos/upload?parcial=perguntar', { as, ...(await toMultipart(pdf, 'file')) })
}
const confirm = (previa: unknown, as?: Usuario) =>
  board.call('POST /historicos/confirmacao', { ...(as && { as }), body: { previa } })

const codigosOf = async (as: Usuario) => {
  const { body } = await board.call<Array<{ codigo_disciplina: string }>>('GET /historicos/', { as })
  return body.map(({ codigo_disciplina }) => codigo_disciplina)
}

describe('a transcript that was read in part', () => {
  test('is stored only after it is confirmed, and replaces the former one then', async () => {
    const aluna = await board.createAluno()
    expect((await send('tabela', aluna)).body).toMatchObject({ total: 6, previa: null })
    const { status, body } = await send('linhas-ilegiveis', aluna)
    expect([status, body.detail, body.nao_lidas.length]).toEqual([
      200,
      '2 disciplinas lidas. Nada foi guardado ainda.',
      8,
    ])
    expect(body.previa?.disciplinas).toMatchObject([
      { codigo_disciplina: 'QUI1701', classificacao: 'concluida', grau: 8 },
      { codigo_disciplina: 'QUI1708', classificacao: 'concluida', grau: null },
    ])
    expect(await codigosOf(aluna)).toHaveLength(6)
    expect(await confirm(body.previa?.id, aluna)).toMatchObject({ status: 200, body: { total: 2 } })
    expect(await codigosOf(aluna)).toEqual(['QUI1701', 'QUI1708'])
  })

  test('is confirmed once, and not after another import', async () => {
    const aluna = await board.createAluno()
    const previa = (await send('linhas-ilegiveis', aluna)).body.previa?.id
    await send('tabela', aluna)
    const changed = {
      status: 409,
      body: { detail: 'Seu histórico mudou depois desta leitura. Envie o arquivo de novo.' },
    }
    expect(await confirm(previa, aluna)).toMatchObject(changed)
    expect(await codigosOf(aluna)).toHaveLength(6)
    const outra = (await send('linhas-ilegiveis', aluna)).body.previa?.id
    expect((await confirm(outra, aluna)).status).toBe(200)
    expect(await confirm(outra, aluna)).toMatchObject(changed)
  })

  test('is confirmed only by its student, unchanged, and within half an hour', async () => {
    const [aluna, outra] = [await board.createAluno(), await board.createAluno()]
    const previa = (await send('linhas-ilegiveis', aluna)).body.previa?.id ?? ''
    const refused = { status: 400, body: { detail: 'Esta leitura expirou. Envie o arquivo de novo.' } }
    expect(await confirm(previa, outra)).toMatchObject(refused)
    expect(await confirm(`${previa.slice(0, -6)}AAAAAA`, aluna)).toMatchObject(refused)
    expect(await confirm(await board.tokenOf(aluna), aluna)).toMatchObject(refused)
    expect((await board.call('GET /historicos/', { headers: { authorization: `Bearer ${previa}` } })).status).toBe(401)
    expect((await confirm(previa)).status).toBe(401)
    expect((await confirm(previa, await board.createProfessor())).status).toBe(403)
    // Both tokens are signed before: the session lasts seven days.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60 * 1000 })
    const late = await confirm(previa, aluna)
    vi.useRealTimers()
    expect(late).toMatchObject(refused)
    expect(await codigosOf(aluna)).toEqual([])
  })
})

test('an unknown situation needs a confirmation too, and is named once', async () => {
  const aluna = await board.createAluno()
  const linhas = ['MAT1161', 'MAT1162'].map((codigo): Linha => [
    '2023.1',
    codigo,
    'Cálculo',
    '33A',
    '',
    'Em recurso',
    '4',
  ])
  const upload = await toMultipart(toPaginas([toTextos([cabecalho, ...linhas], { x: colunas, y: 740 })]), 'file')
  const { body } = await board.call<Body>('POST /historicos/upload?parcial=perguntar', { as: aluna, ...upload })
  expect([body.total, body.nao_lidas, body.previa?.situacoes_nao_reconhecidas]).toEqual([2, [], ['Em recurso']])
  expect(await codigosOf(aluna)).toEqual([])
})
