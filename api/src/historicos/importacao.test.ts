import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { historicos } from '../db/schema/historicos.ts'
import { usuariosInteresses } from '../db/schema/interesses.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import { toMultipart } from '../testing/toMultipart.ts'
import { replaceHistorico } from './historicos.repository.ts'
import { cabecalho, colunas, simples, toPaginas, toTextos } from './testing/tabela.ts'
import type { Linha } from './testing/tabela.ts'

const board = await createTestApp()
afterAll(board.close)

const espelho = (nome: string) => readFileSync(new URL(`testing/pdfs/${nome}.pdf`, import.meta.url))

/** A page of so many rows with these credits. */
const pageOf = (count: number, creditos: string) => {
  const rows = Array.from({ length: count }, (): Linha => [
    '2023.1',
    'MAT1161',
    'Cálculo',
    '33A',
    '8,5',
    'AP',
    creditos,
  ])
  return toTextos([cabecalho, ...rows], { x: colunas, y: 740 })
}

type Body = {
  detail: string
  total: number
  nao_lidas: Array<{ texto: string; motivo: string }>
  total_nao_lidas: number
}

const upload = async (bytes: Buffer, as?: Usuario, field = 'file') =>
  board.call<Body>('POST /historicos/upload', { ...(as && { as }), ...(await toMultipart(bytes, field)) })

const codigosOf = async (as: Usuario) => {
  const { body } = await board.call<Array<{ codigo_disciplina: string }>>('GET /historicos/', { as })
  return body.map(({ codigo_disciplina }) => codigo_disciplina)
}

describe('importing an espelho', () => {
  test("replaces the student's own transcript, and nobody else's", async () => {
    const [aluna, outra] = [await board.createAluno(), await board.createAluno()]
    const { status, body } = await upload(espelho('tabela'), aluna)
    expect([status, body]).toEqual([
      200,
      { detail: '6 disciplinas importadas.', total: 6, nao_lidas: [], total_nao_lidas: 0, previa: null },
    ])
    expect(await codigosOf(aluna)).toEqual(['FIS1033', 'INF1025', 'MAT1161', 'ACP0900', 'FIS1033', 'INF1010'])
    expect((await board.call('GET /historicos/status', { as: aluna })).body).toEqual({ has_curriculum: true })
    expect((await board.call(`GET /users/${aluna.id}`, { as: aluna })).body).toMatchObject({ has_curriculum: true })
    expect(await codigosOf(outra)).toEqual([])
  })

  test('reads accents however the PDF encodes them', async () => {
    const aluna = await board.createAluno()
    await upload(espelho('acentos'), aluna)
    const { body } = await board.call('GET /historicos/', { as: aluna })
    expect(body).toMatchObject([
      { nome_disciplina: 'Estética e Ética' },
      { nome_disciplina: 'Introdução à Lógica' },
      { nome_disciplina: 'Filosofia da Ciência' },
    ])
  })

  test('again replaces the former transcript', async () => {
    const aluna = await board.createAluno()
    await upload(espelho('tabela'), aluna)
    expect((await upload(espelho('quebras'), aluna)).body).toMatchObject({ total: 4 })
    expect(await codigosOf(aluna)).toEqual(['DIR1201', 'INF1010', 'FIS1041', 'LET1920'])
  })

  test('twice at once stores it once', async () => {
    const aluna = await board.createAluno()
    const both = await Promise.all([upload(espelho('tabela'), aluna), upload(espelho('tabela'), aluna)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429])
    expect(await codigosOf(aluna)).toHaveLength(6)
  })

  test('that fails halfway leaves the former transcript', async () => {
    const aluna = await board.createAluno()
    await upload(espelho('quebras'), aluna)
    const disciplina = {
      periodo: '2024.1',
      codigo_disciplina: 'INF1007',
      nome_disciplina: 'Programação',
      turma: null,
      grau: null,
      situacao: 'AP',
      n_creditos: 4,
    }
    const refused = replaceHistorico(board.db, aluna.id, [disciplina, { ...disciplina, nome_disciplina: 'a\u0000b' }])
    await expect(refused).rejects.toThrow()
    expect(await codigosOf(aluna)).toHaveLength(4)
  })

  test('reports line by line what could not be read, and imports the rest', async () => {
    const aluna = await board.createAluno()
    const { body } = await upload(espelho('linhas-ilegiveis'), aluna)
    expect(body).toMatchObject({ detail: '2 disciplinas importadas. 8 linhas não puderam ser lidas.', total: 2 })
    expect(body.nao_lidas).toHaveLength(8)
    expect(body.nao_lidas[0]).toEqual({
      pagina: 1,
      texto: '2023.1 QUI1702 Química Orgânica 33A 8,0 Aprovado',
      motivo: 'Faltam os créditos.',
    })
    expect(await codigosOf(aluna)).toEqual(['QUI1701', 'QUI1708'])
  })

  test('also counts the lines that it does not name', async () => {
    const aluna = await board.createAluno()
    const { body } = await upload(toPaginas([pageOf(1, '4'), ...Array(3).fill(pageOf(40, 'quatro'))]), aluna)
    expect([body.nao_lidas.length, body.total_nao_lidas]).toEqual([100, 120])
    expect(body.detail).toBe('1 disciplina importada. 120 linhas não puderam ser lidas.')
  })

  test('changes the score and the reasons of a vaga at once', async () => {
    const aluna = await board.createAluno()
    const { id: autorId } = await board.createProfessor()
    const interesseId = await createInteresse(board.db, 'Ensino')
    await board.db.insert(usuariosInteresses).values({ usuarioId: aluna.id, interesseId })
    await createVaga(board.db, { autorId, titulo: 'Monitoria de Introdução à Programação', temas: ['Ensino'] })
    const first = async () =>
      (await board.call<{ vagas: unknown[] }>('GET /vagas?limit=1', { as: aluna })).body.vagas[0]

    expect(await first()).toMatchObject({
      recommendationScore: 0.35,
      recommendationStrategies: [{ explanation: 'Combina com seus interesses: Ensino' }],
    })
    await upload(espelho('tabela'), aluna)
    expect(await first()).toMatchObject({
      recommendationScore: 0.43,
      recommendationStrategies: [
        { explanation: 'Combina com seus interesses: Ensino' },
        { explanation: 'Você cursou Introdução à Programação' },
      ],
    })
  })

  test('has a limit per account', async () => {
    const aluna = await board.createAluno()
    for (let sent = 0; sent < 20; sent += 1) expect((await upload(espelho('imagem'), aluna)).status).toBe(415)
    const refused = await upload(espelho('tabela'), aluna)
    expect([refused.status, refused.body.detail]).toEqual([429, expect.stringMatching(/Tente novamente em/)])
    expect((await upload(espelho('imagem'), await board.createAluno())).status).toBe(415)
  })

  test('is refused to professors, and without a session', async () => {
    expect((await upload(espelho('tabela'), await board.createProfessor())).status).toBe(403)
    expect((await upload(espelho('tabela'))).status).toBe(401)
  })
})

describe('a file that is no espelho', () => {
  const heavy = expect.stringMatching(/^Este PDF é pesado demais/)

  test.each([
    ['digitalizado', 422, expect.stringMatching(/^Este PDF não tem texto: parece digitalizado\./)],
    ['protegido', 422, 'Este PDF está protegido por senha. Envie uma cópia sem senha.'],
    ['bomba', 422, heavy],
    ['bomba-dupla', 422, heavy],
    ['imagem', 415, 'Por favor, selecione apenas arquivos PDF.'],
    ['carta', 422, expect.stringMatching(/^Não encontramos uma tabela de disciplinas neste PDF\./)],
  ])('is refused, saying why, and changes nothing: %s', async (nome, status, detail) => {
    const aluna = await board.createAluno()
    await board.db.insert(historicos).values({
      usuarioId: aluna.id,
      periodo: '2020.1',
      codigoDisciplina: 'INF1007',
      nomeDisciplina: 'Programação',
      situacao: 'AP',
      nCreditos: 4,
    })
    const told = status === 422 ? [{ loc: ['body', 'file'], msg: detail }] : detail
    expect(await upload(espelho(nome), aluna)).toMatchObject({ status, body: { detail: told } })
    expect(await codigosOf(aluna)).toEqual(['INF1007'])
  })

  test('with spaced letters is refused, with advice', async () => {
    const apart = (linha: Linha) => linha.map(texto => Array.from(texto).join(' ')) as Linha
    const rows = [cabecalho, ...simples].map(apart)
    const { status, body } = await upload(
      toPaginas([toTextos(rows, { x: colunas, y: 740 })]),
      await board.createAluno(),
    )
    const msg = expect.stringMatching(/^O texto deste PDF não pode ser lido: .*imprima-o de novo como PDF/)
    expect([status, body]).toEqual([422, { detail: [{ loc: ['body', 'file'], msg, type: 'custom' }] }])
  })

  test('without a readable line is refused, with the first five lines and how many more', async () => {
    const { status, body } = await upload(toPaginas([pageOf(7, 'quatro')]), await board.createAluno())
    const each = 'Página 1: “2023.1 MAT1161 Cálculo 33A 8,5 AP quatro”. “quatro” não é um número de créditos.'
    const lines = ['Nenhuma disciplina deste PDF pôde ser lida.', ...Array(5).fill(each), 'E mais 2 linhas.']
    const detail = [{ loc: ['body', 'file'], msg: lines.join('\n'), type: 'custom' }]
    expect([status, body]).toEqual([422, { detail }])
  })

  test('with scripts in it is read, and no script ever runs', async () => {
    const aluna = await board.createAluno()
    expect(await upload(espelho('javascript'), aluna)).toMatchObject({ status: 200, body: { total: 6 } })
  })

  test('that would take for ever times out, while other requests get responses', async () => {
    const aluna = await board.createAluno()
    const reading = { done: false }
    const refused = upload(espelho('recursao'), aluna).finally(() => (reading.done = true))
    let answered = 0
    while (!reading.done) {
      const { status } = await board.call('GET /departamentos/')
      if (status === 200) answered += 1
      await new Promise(setImmediate)
    }
    const detail = 'Muita gente está enviando agora. Tente de novo em um minuto.'
    expect(await refused).toMatchObject({ status: 429, body: { detail } })
    expect(answered).toBeGreaterThan(20)
  })

  test('with too many bytes is refused', async () => {
    const aluna = await board.createAluno()
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)])
    const refused = { status: 413, body: { detail: 'O arquivo deve ter no máximo 10MB.' } }
    expect(await upload(large, aluna)).toMatchObject(refused)
  })

  test('in other fields or other content types is ignored', async () => {
    const as = await board.createAluno()
    expect(await upload(espelho('tabela'), as, 'arquivo')).toMatchObject({ status: 422 })
    expect(await board.call('POST /historicos/upload', { as, body: { file: 'x' } })).toMatchObject({
      status: 415,
      body: { detail: 'Envie o arquivo como multipart/form-data.' },
    })
    const headers = { 'content-type': 'application/pdf' }
    expect((await board.call('POST /historicos/upload', { as, headers, body: espelho('tabela') })).status).toBe(415)
  })
})
