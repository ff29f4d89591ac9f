import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { classificar } from '../situacoes/situacao.ts'
import { readEspelho } from './espelho.ts'
import type { Regras } from './espelho.ts'
import { toConteudo, toObjetos, toPdf } from './testing/pdf.ts'
import type { Texto } from './testing/pdf.ts'
import { cabecalho, colunas, toPaginas, toTextos } from './testing/tabela.ts'
import type { Linha } from './testing/tabela.ts'
import { readTrechos } from './trechos.ts'

const comuns: Regras = { titulos: {}, situacoes: {} }
const read = async (pdf: Buffer, regras = comuns) => readEspelho(await readTrechos(new Uint8Array(pdf)), regras)
const readCaso = (nome: string) => read(readFileSync(new URL(`testing/casos/${nome}.pdf`, import.meta.url)))

type Lido = Awaited<ReturnType<typeof read>>

const rowsOf = ({ disciplinas }: Lido) =>
  disciplinas.map(({ periodo, codigo_disciplina, grau, n_creditos }) => [periodo, codigo_disciplina, grau, n_creditos])
const nomesDe = ({ disciplinas }: Lido) => disciplinas.map(({ nome_disciplina }) => nome_disciplina)
const motivosDe = ({ naoLidas }: Lido) => naoLidas.map(({ motivo }) => motivo)

const linha = (changes: Partial<Record<number, string>>): Linha => {
  const whole: Linha = ['2023.1', 'MAT1161', 'Cálculo a uma Variável', '33A', '8,5', 'Aprovado', '4']
  return Object.assign(whole, changes)
}

const at = { x: colunas, y: 740 }
const pagina = (...linhas: Linha[]) => toTextos([cabecalho, ...linhas], at)
const readLinhas = (...linhas: Linha[]) => read(toPaginas([pagina(...linhas)]))

describe('a document of a university', () => {
  test('with absences beside the grades has no grade of them', async () => {
    expect(rowsOf(await readCaso('faltas'))).toEqual([
      ['2023.1', 'INF1025', 9, 4],
      ['2024.1', 'INF1010', null, 4],
      ['2024.1', 'INF1013', null, 4],
    ])
  })

  test('with hours beside the credits has no credits of them', async () => {
    const lido = await readCaso('horas')
    expect(rowsOf(lido)).toEqual([
      ['2023.1', 'INF1025', 9, 4],
      ['2023.2', 'INF1010', 7.5, 6],
    ])
    expect(lido.naoLidas).toEqual([
      { pagina: 1, texto: '2023.1 ACP0900 Atividades Complementares 60 Cumprido', motivo: 'Faltam os créditos.' },
    ])
  })

  test.each(['cabecalho-duas-linhas', 'cabecalho-negrito'])(
    'has its header in two lines, or in bold: %s',
    async nome => {
      expect(rowsOf(await readCaso(nome))).toEqual([
        ['2023.1', 'INF1025', 9, 4],
        ['2023.1', 'MAT1161', 5, 4],
      ])
    },
  )

  test('has codes of any form', async () => {
    const lido = await readCaso('codigos')
    expect(lido.naoLidas).toEqual([])
    expect(
      lido.disciplinas.map(({ codigo_disciplina, nome_disciplina }) => [codigo_disciplina, nome_disciplina]),
    ).toEqual([
      ['INF1025', 'Introdução'],
      ['MAT1161', 'Cálculo (asterisco)'],
      ['1107186', 'Código numérico APR'],
      ['MATA02', 'Código curto APR'],
      ['INF01124', 'Código de cinco dígitos RN'],
      ['IMD0012.0', 'Código com ponto REP'],
      ['F 128', 'Física (F 128) A'],
      ['TCC1', 'Código TCC1'],
      ['INF1009', 'Código com espaço'],
      ['INF1007', 'Código com hífen'],
      ['INF.1007', 'Código com ponto no meio'],
      ['AB/CD1007', 'Barra'],
    ])
  })

  test('has titles of terms in words, and rows below one that is not understood are unread', async () => {
    const lido = await readCaso('titulos')
    expect(lido.disciplinas.map(({ periodo, codigo_disciplina }) => `${periodo} ${codigo_disciplina}`)).toEqual([
      '2020.1 INF1025',
      '2020.2 INF1010',
      '2020.5 INF1013',
      '2021.2 INF1015',
      '2021.0 INF1016',
      '2022.1 INF1017',
      '2022.2 INF1018',
      '2023.1 INF1019',
      '2023.2 INF1020',
      '2024.1 INF1021',
      '2024.2 INF1023',
    ])
    expect(motivosDe(lido)).toEqual([
      'Não se sabe que período é “Verão de 2021”.',
      'Não se sabe que período é “JAN-JUN/2024”.',
    ])
  })

  test('has subtotals below names, and names of many lines around their row', async () => {
    expect(nomesDe(await readCaso('subtotais'))).toEqual([
      'Introdução à Programação',
      'Cálculo a uma Variável',
      'Estruturas de Dados Avançadas',
    ])
    expect(nomesDe(await readCaso('nomes-longos'))).toEqual([
      'Introdução à Programação de Computadores para Engenharia',
      'Cálculo a uma Variável',
      'Direito Constitucional Organização do Estado e dos Poderes da República',
      'Mecânica',
    ])
  })

  test('has a turned page', async () => {
    const lido = await readCaso('pagina-girada')
    expect(lido.naoLidas).toEqual([])
    expect(rowsOf(lido)).toEqual([
      ['2023.1', 'INF1025', 9, 4],
      ['2023.1', 'MAT1161', 5, 4],
      ['2023.2', 'INF1010', 8, 4],
    ])
  })

  test('has codes with words as situations, of which two are completed', async () => {
    const { disciplinas } = await readCaso('situacoes')
    const concluidas = disciplinas.filter(({ situacao }) => classificar(situacao, {}).classificacao === 'concluida')
    expect([disciplinas.length, concluidas.map(({ situacao }) => situacao)]).toEqual([9, ['AP - Aprovado', 'AP*']])
  })
})

describe('titles of columns', () => {
  test('are extended by the institution', async () => {
    const titulo = cabecalho.map(texto => (texto === 'Situação' ? 'Desfecho' : texto)) as Linha
    const pdf = toPaginas([toTextos([titulo, linha({})], at)])
    expect(await read(pdf)).toEqual({
      disciplinas: [],
      naoLidas: [],
      titulos: 'Período, Código, Disciplina, Turma, Grau, Desfecho, Créditos',
    })
    expect((await read(pdf, { ...comuns, titulos: { situacao: ['Desfecho'] } })).disciplinas).toHaveLength(1)
  })

  test('may divide the credits', async () => {
    const titulo: Linha = ['Período', 'Sigla', 'Nome', 'Créd. Aula', 'Créd. Trab.', 'Sit.', 'CH']
    const x = [40, 85, 140, 300, 360, 425, 510]
    const pdf = toPaginas([toTextos([titulo, linha({ 3: '4', 4: '2', 6: '60' })], { x, y: 740 })])
    expect(rowsOf(await read(pdf))).toEqual([['2023.1', 'MAT1161', null, 6]])
  })

  test('of another table are one line of the report, with the number of its rows', async () => {
    const pendentes: Texto[] = [
      { x: 85, y: 700, texto: 'Código' },
      { x: 140, y: 700, texto: 'Componente Curricular' },
      { x: 340, y: 700, texto: 'CH' },
      ...['INF1010', 'INF1011', 'INF1012'].flatMap((codigo, index) => [
        { x: 85, y: 686 - index * 14, texto: codigo },
        { x: 140, y: 686 - index * 14, texto: 'Estruturas de Dados' },
        { x: 340, y: 686 - index * 14, texto: '60' },
      ]),
    ]
    const lido = await read(toPaginas([[...pagina(linha({})), ...pendentes]]))
    expect([lido.disciplinas.length, lido.naoLidas]).toEqual([
      1,
      [
        {
          pagina: 1,
          texto: 'Código | Componente Curricular | CH',
          motivo:
            'Esta tabela não diz a situação e os créditos de disciplinas cursadas: suas 3 linhas não foram lidas.',
        },
      ],
    ])
  })
})

test.each(['Curso de Férias', 'Intercâmbio no Porto', '3º Período', 'Verão 2022'])(
  'a title in unknown words ends the term: %s',
  async titulo => {
    const row = (codigo: string) => linha({ 0: '', 1: codigo })
    const rows = [...toTextos([row('MAT1161')], { ...at, y: 711 }), ...toTextos([row('MAT1162')], { ...at, y: 683 })]
    const titulos = [
      { x: 40, y: 725, texto: '2023.2' },
      { x: 40, y: 697, texto: titulo },
    ]
    const lido = await read(toPaginas([[...pagina(), ...titulos, ...rows]]))
    expect(rowsOf(lido)).toEqual([['2023.2', 'MAT1161', 8.5, 4]])
    expect(motivosDe(lido)).toEqual([`Não se sabe que período é “${titulo}”.`])
  },
)

test.each([
  ['2020 1º. Semestre', '2020.1'],
  ['II Semestre de 2022', '2022.2'],
  ['ANO: 2022 SEMESTRE: 2', '2022.2'],
  ['Semestre Letivo: 2022.1', '2022.1'],
  ['2021.1 (remoto)', '2021.1'],
  ['2023.1 CR: 8,0 Créditos: 24', '2023.1'],
  ['2022.2 - Disciplinas optativas', '2022.2'],
])('the title %j is the term %s', async (texto, periodo) => {
  const rows = toTextos([linha({ 0: '' })], { ...at, y: 711 })
  expect(rowsOf(await read(toPaginas([[...pagina(), { x: 40, y: 725, texto }, ...rows]])))[0]?.[0]).toBe(periodo)
})

test('rows in turn without situation and grade are courses to be taken, and one line of the report', async () => {
  const pendente = (codigo: string) => linha({ 1: codigo, 3: '', 4: '', 5: '' })
  const lido = await readLinhas(linha({}), ...['INF1010', 'INF1011', 'INF1012'].map(pendente))
  expect(motivosDe(lido)).toEqual(['Esta linha e as 2 seguintes não têm situação nem grau.'])
})

describe('grades', () => {
  const grausDe = async (...graus: Array<[string, string]>) => {
    const lido = await readLinhas(...graus.map(([grau, situacao]) => linha({ 4: grau, 5: situacao })))
    return [lido.disciplinas.map(({ grau }) => grau), motivosDe(lido)]
  }

  test('up to 100 are divided by ten, also the low ones of failed courses', async () => {
    expect(await grausDe(['85', 'AP'], ['10', 'RM'], ['7', 'RM'])).toEqual([[8.5, 1, 0.7], []])
  })

  test('of two scales are not read, with that reason', async () => {
    const motivo = 'As notas misturam a escala de 0 a 10 com a de 0 a 100: nenhuma foi lida.'
    expect(await grausDe(['85', 'AP'], ['10', 'AP'], ['7', 'AP'])).toEqual([[null, null, null], [motivo]])
  })

  test('that are concepts are not read, with that reason', async () => {
    const motivo = 'As notas são conceitos, que não têm um grau de 0 a 10: nenhuma foi lida.'
    expect(await grausDe(['A', 'AP'], ['MS', 'AP'])).toEqual([[null, null], [motivo]])
  })
})

describe('a line in the column of the names', () => {
  const abaixo = (texto: string, ...linhas: Linha[]) =>
    read(toPaginas([[...toTextos([cabecalho, ...linhas], { ...at, passo: 20 }), { x: 140, y: 710, texto }]]))

  test.each(['Prof. Ana Lima', 'CR do período: 7,0 Créditos cursados: 8'])('is no name: %s', async texto => {
    const lido = await abaixo(texto, linha({}), linha({ 1: 'MAT1162' }))
    expect([nomesDe(lido)[0], lido.naoLidas]).toEqual(['Cálculo a uma Variável', []])
  })

  test.each(['Ana Lima', 'Laboratório'])('at the same distance of two rows is reported: %s', async texto => {
    const lido = await abaixo(texto, linha({}), linha({ 1: 'MAT1162' }))
    expect(nomesDe(lido)).toEqual(['Cálculo a uma Variável', 'Cálculo a uma Variável'])
    const motivo = 'Não se sabe se continua o nome de uma disciplina, e de qual.'
    expect(lido.naoLidas).toEqual([{ pagina: 1, texto, motivo }])
  })

  test('below each row may be professors, and is reported', async () => {
    const linhas = ['MAT1161', 'MAT1162', 'MAT1163'].map(codigo => linha({ 1: codigo }))
    const nomes = linhas.map((_, index): Texto => ({ x: 140, y: 710 + 1 - index * 28, texto: 'Maria da Silva' }))
    const lido = await read(toPaginas([[...toTextos([cabecalho, ...linhas], { ...at, y: 748, passo: 28 }), ...nomes]]))
    expect(new Set(nomesDe(lido))).toEqual(new Set(['Cálculo a uma Variável']))
    expect(lido.naoLidas).toHaveLength(3)
  })
})

describe('a page', () => {
  test('of which nothing was read is named', async () => {
    const carta: Texto[] = [{ x: 40, y: 700, texto: 'Este documento não tem valor sem assinatura.' }]
    const lido = await read(toPaginas([pagina(linha({})), carta, []]))
    expect(lido.naoLidas).toEqual([
      { pagina: 2, texto: 'Página inteira', motivo: 'Nenhuma linha desta página foi reconhecida como disciplina.' },
      { pagina: 3, texto: 'Página inteira', motivo: 'Esta página não tem texto.' },
    ])
  })

  test.each([0, 90, 180, 270])('that is turned by %i degrees is read', async degrees => {
    const objetos = toObjetos([toConteudo(pagina(linha({}), linha({ 1: 'MAT1162' })))]).map(objeto =>
      typeof objeto === 'string' ? objeto.replace('/Type /Page /', `/Type /Page /Rotate ${degrees} /`) : objeto,
    )
    expect(rowsOf(await read(toPdf(objetos)))).toEqual([
      ['2023.1', 'MAT1161', 8.5, 4],
      ['2023.1', 'MAT1162', 8.5, 4],
    ])
  })

  test('of slanted text is refused as such', async () => {
    const slanted = toConteudo(pagina(linha({}))).replaceAll('1 0 0 1', '0.8 0.6 -0.6 0.8')
    await expect(read(toPdf(toObjetos([slanted])))).rejects.toMatchObject({ recusa: 'girado' })
  })

  test('repeats its letterhead, which ends no term', async () => {
    const folha: Texto[] = [{ x: 40, y: 800, texto: 'Currículo 2018 da Engenharia' }]
    const semPeriodo = linha({ 0: '', 1: 'MAT1162' })
    const primeira = [
      ...folha,
      ...pagina(),
      { x: 40, y: 725, texto: '2023.2' },
      ...toTextos([linha({ 0: '' })], { ...at, y: 711 }),
    ]
    const lido = await read(toPaginas([primeira, [...folha, ...toTextos([semPeriodo], at)]]))
    expect(rowsOf(lido).map(([periodo]) => periodo)).toEqual(['2023.2', '2023.2'])
  })
})
