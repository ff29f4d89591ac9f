import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEspelho } from './espelho.ts'
import { espelhos } from './testing/espelhos.ts'
import { cabecalho, colunas, toPaginas, toTextos } from './testing/tabela.ts'
import type { Linha } from './testing/tabela.ts'
import { readTrechos } from './trechos.ts'

const read = async (pdf: Buffer) => readEspelho(await readTrechos(new Uint8Array(pdf)), { titulos: {}, situacoes: {} })
const readNamed = (nome: string) => read(readFileSync(new URL(`testing/pdfs/${nome}.pdf`, import.meta.url)))

const nomesDe = async (nome: string) =>
  (await readNamed(nome)).disciplinas.map(({ nome_disciplina }) => nome_disciplina)

/** A page with these rows under the usual header. */
const readLinhas = (...linhas: Linha[]) =>
  read(toPaginas([toTextos([cabecalho, ...linhas], { x: colunas, y: 740, passo: 24 })]))

const linha = (changes: Partial<Record<number, string>>): Linha => {
  const whole: Linha = ['2023.1', 'MAT1161', 'Cálculo a uma Variável', '33A', '8,5', 'Aprovado', '4']
  return Object.assign(whole, changes)
}

test.each(Object.keys(espelhos))('%s.pdf is what its generator writes', nome => {
  const committed = readFileSync(new URL(`testing/pdfs/${nome}.pdf`, import.meta.url))
  expect(espelhos[nome]?.().equals(committed)).toBe(true)
})

describe('an espelho', () => {
  test('gives every field: commas and points, long and short forms, no class, no grade, a repeated course', async () => {
    const { disciplinas, naoLidas } = await readNamed('tabela')
    expect(naoLidas).toEqual([])
    expect(disciplinas.map(disciplina => Object.values(disciplina))).toEqual([
      ['2023.1', 'MAT1161', 'Cálculo a uma Variável', '33A', 8.5, 'Aprovado', 4],
      ['2023.1', 'INF1025', 'Introdução à Programação', '33B', 9, 'AP', 4],
      ['2023.1', 'FIS1033', 'Mecânica Newtoniana', '33A', 4.2, 'Reprovado', 4],
      ['2023.2', 'FIS1033', 'Mecânica Newtoniana', '33C', 7, 'AP', 4],
      ['2023.2', 'ACP0900', 'Atividades Complementares', null, null, 'Cumprido', 3],
      ['2024.1', 'INF1010', 'Estruturas de Dados Avançadas', '33A', null, 'Cursando', 4],
    ])
  })

  test('may have two tables side by side, terms as headings, and columns in another order', async () => {
    const { disciplinas } = await readNamed('duas-colunas')
    expect(
      disciplinas.map(({ periodo, codigo_disciplina, grau, n_creditos }) => [
        periodo,
        codigo_disciplina,
        grau,
        n_creditos,
      ]),
    ).toEqual([
      ['2022.1', 'ECO1101', 8, 4],
      ['2022.1', 'MAT1157', 10, 4],
      ['2022.1', 'ECO1102', null, 6],
      ['2022.2', 'ECO1113', 5, 4],
      ['2022.2', 'ECO1102', 4, 6],
    ])
  })

  test('may break names over lines, below a row or around it', async () => {
    expect(await nomesDe('quebras')).toEqual([
      'Estruturas de Dados Avançadas com Laboratório',
      'Direito Constitucional: Organização do Estado',
      'Laboratório de Introdução à Física Moderna 2',
      'Leitura e Produção de Texto',
    ])
    expect((await readNamed('quebras')).disciplinas[1]).toMatchObject({ situacao: 'Reprovado por falta', grau: 3 })
  })

  test('may continue over pages without repeating its header and its term', async () => {
    const { disciplinas, naoLidas } = await readNamed('duas-paginas')
    expect(naoLidas).toEqual([])
    expect(disciplinas).toHaveLength(40)
    expect(disciplinas.map(({ periodo }) => periodo).lastIndexOf('2021.2')).toBe(19)
    expect(disciplinas.at(-1)).toMatchObject({ periodo: '2022.1', nome_disciplina: 'Tópicos de Matemática 40' })
  })

  test('may have two tables with different columns on one page, and each header applies to its own rows', async () => {
    const outro: Linha = ['Período', 'Código', 'Disciplina', 'Turma', 'Créditos', 'Situação', 'Grau']
    const primeira = toTextos([cabecalho, linha({ 4: '8', 6: '4' })], { x: colunas, y: 740 })
    const segunda = toTextos([outro, linha({ 1: 'MAT1162', 4: '4', 6: '8' })], { x: colunas, y: 640 })
    const { disciplinas } = await read(toPaginas([[...primeira, ...segunda]]))
    expect(disciplinas.map(({ codigo_disciplina, grau, n_creditos }) => [codigo_disciplina, grau, n_creditos])).toEqual(
      [
        ['MAT1161', 8, 4],
        ['MAT1162', 8, 4],
      ],
    )
  })

  test('may be typewritten, with one blank between fields', async () => {
    const { disciplinas } = await readNamed('corrido')
    expect(disciplinas.map(({ nome_disciplina, turma, grau }) => [nome_disciplina, turma, grau])).toEqual([
      ['História Antiga', '33A', 9.5],
      ['História Medieval 2', null, 8],
      ['História do Brasil 1', '33B', 7.5],
      ['Teoria da História', '33A', null],
    ])
  })

  test('may forbid changes', async () => {
    expect((await readNamed('somente-leitura')).disciplinas).toHaveLength(6)
  })

  test('is read as it was written, whatever it contains', async () => {
    const nome = fc.array(fc.constantFrom('Álgebra', 'Física', 'de', 'II', '3', 'C#', '(prática)', 'À', 'Óptica:'), {
      minLength: 1,
      maxLength: 5,
    })
    const linhas = fc.array(
      fc.tuple(
        fc.constantFrom('2020.1', '2020.2'),
        fc.constantFrom('MAT1161', 'ACP0900', 'CRE1100'),
        nome.map(words => `Curso ${words.join(' ')}`),
        fc.constantFrom('33A', '1WB', ''),
        fc.constantFrom('10', '7', '0,0', '4.9', '8,25', ''),
        fc.constantFrom('AP', 'Aprovado', 'RP', 'Cursando', 'Trancado'),
        fc.constantFrom('0', '2', '4', '12'),
      ),
      { minLength: 1, maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(linhas, async written => {
        const { disciplinas, naoLidas } = await readLinhas(...written)
        expect(naoLidas).toEqual([])
        const expected = written.map(([periodo, codigo, nome, turma, grau, situacao, creditos]) => {
          const nota = grau === '' ? null : Number(grau.replace(',', '.'))
          return [periodo, codigo, nome, turma || null, nota, situacao, Number(creditos)]
        })
        expect(disciplinas.map(disciplina => Object.values(disciplina))).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    ['2024/2', '2024.2'],
    ['20242', '2024.2'],
    ['2/2024', '2024.2'],
    ['2º/2024', '2024.2'],
  ])('writes the term %s as %s', async (written, periodo) => {
    expect((await readLinhas(linha({ 0: written }))).disciplinas).toMatchObject([{ periodo }])
  })

  test.each(['RP', 'Reprovado por média', 'Trancado', 'Aproveitamento', 'Dispensa', 'Em recurso'])(
    'keeps the situation %j unchanged',
    async situacao => {
      expect((await readLinhas(linha({ 5: situacao }))).disciplinas).toMatchObject([{ situacao, n_creditos: 4 }])
    },
  )

  test('treats dashes as empty', async () => {
    expect((await readLinhas(linha({ 3: '-', 4: '---' }))).disciplinas).toMatchObject([{ turma: null, grau: null }])
  })
})

describe('a line that cannot be read', () => {
  test('is reported with its page and the reason, and none of it is guessed', async () => {
    const { disciplinas, naoLidas } = await readNamed('linhas-ilegiveis')
    expect(disciplinas.map(({ codigo_disciplina, grau }) => [codigo_disciplina, grau])).toEqual([
      ['QUI1701', 8],
      ['QUI1708', null],
    ])
    expect(naoLidas.map(({ pagina, texto, motivo }) => [pagina, texto.split(' ')[1], motivo])).toEqual([
      [1, 'QUI1702', 'Faltam os créditos.'],
      [1, 'QUI1703', '“12,5” não é um grau de 0 a 10.'],
      [1, 'Bioquímica', 'Não se sabe de que período é.'],
      [1, 'QU#17O5', 'Falta o código da disciplina.'],
      [1, 'QUI1706', 'Falta a situação.'],
      [1, 'QUI1707', 'Falta o nome da disciplina.'],
      [1, 'QUI1708', '“A+” não é um grau: a disciplina entra sem grau.'],
      [1, 'QUI1710', 'Não se sabe se “2” é o grau ou parte do nome.'],
    ])
  })

  test.each([
    [{ 4: '11' }, '“11” não é um grau de 0 a 10.'],
    [{ 6: 'quatro' }, '“quatro” não é um número de créditos.'],
  ])('%j: %s', async (changes, motivo) => {
    const { disciplinas, naoLidas } = await readLinhas(linha(changes))
    expect([disciplinas.length, naoLidas.map(each => each.motivo)]).toEqual([0, [motivo]])
  })

  test('is reported also before the header of any table', async () => {
    const rows = toTextos([linha({}), ['2023.1', 'QU#17O5', 'Química', '33A', '8,0', 'AP', '4']], {
      x: colunas,
      y: 740,
    })
    const { disciplinas, naoLidas } = await read(
      toPaginas([rows, toTextos([cabecalho, linha({ 1: 'MAT1162' })], { x: colunas, y: 740 })]),
    )
    expect(disciplinas.map(({ codigo_disciplina }) => codigo_disciplina)).toEqual(['MAT1162'])
    expect(naoLidas.map(({ pagina, texto, motivo }) => [pagina, texto.split(' ')[1], motivo])).toEqual([
      [1, 'MAT1161', 'Não há títulos de colunas acima dela.'],
      [1, 'QU#17O5', 'Falta o código da disciplina.'],
    ])
  })

  test.each(['2023.1 QU#17O5 Química Geral 33A 8,0 Aprovado 4', 'QU#17O5 Química Geral Em curso 4'])(
    'is reported also when only blanks separate its fields: %s',
    async texto => {
      const inteira = { texto, x: 40, y: 600 }
      const { naoLidas } = await read(
        toPaginas([[...toTextos([cabecalho, linha({})], { x: colunas, y: 740 }), inteira]]),
      )
      expect(naoLidas).toEqual([{ pagina: 1, texto, motivo: 'Falta o código da disciplina.' }])
    },
  )

  test.each(['CR do período: 8,1 Créditos: 24', 'AP: aprovado, com média de 5,0', 'Emitido em 03/12/2024 Página 1'])(
    'is not reported if it is not about a course: %s',
    async texto => {
      const outra = { texto, x: 40, y: 600 }
      const { naoLidas } = await read(toPaginas([[...toTextos([cabecalho, linha({})], { x: colunas, y: 740 }), outra]]))
      expect(naoLidas).toEqual([])
    },
  )
})

test('a letter is no transcript', async () => {
  expect(await readNamed('carta')).toEqual({ disciplinas: [], naoLidas: [] })
})

test.each([
  ['digitalizado', 'sem-texto'],
  ['protegido', 'senha'],
])('%s.pdf has no text to read: %s', async (nome, recusa) => {
  await expect(readNamed(nome)).rejects.toMatchObject({ recusa })
})

test.each(['quebrado', 'imagem'])('%s.pdf is not read in part', async nome => {
  await expect(readNamed(nome)).rejects.toThrow()
})

test('a PDF with more pages than a transcript is refused', async () => {
  const paginas = Array.from({ length: 41 }, () => toTextos([cabecalho], { x: colunas, y: 740 }))
  await expect(read(toPaginas(paginas))).rejects.toMatchObject({ recusa: 'paginas' })
})
