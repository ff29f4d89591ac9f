import { expect, test } from 'vitest'
import type { Candidato } from '../candidatos/candidatos.ts'
import { toCsv } from './candidatosCsv.ts'
import { toNomeDoArquivo } from './candidatosTabela.ts'

const semRespostas = new Map()

const ana: Candidato = {
  id: '1',
  codigoDaCandidatura: '31',
  pessoa: null,
  codigo: '7',
  nome: 'Ana Conceição',
  email: 'ana@puc.example',
  curso: 'Física',
  avatar: null,
  periodoInicio: null,
  criadaEm: '2026-04-01T15:00:00Z',
  carta: null,
  respondidaEm: null,
  lida: null,
  etapa: null,
  retida: false,
  versao: null,
  avaliacao: null,
}

test('writes the format of Excel in Portuguese: BOM, semicolons, CRLF', () => {
  expect(toCsv([ana], semRespostas)).toBe(
    '\uFEFF"Nome";"E-mail";"Curso";"Data da candidatura";"Carta de motivação"\r\n' +
      '"Ana Conceição";"ana@puc.example";"Física";"01/04/2026";""\r\n',
  )
})

test('has a column for the etapa if there are etapas', () => {
  const bia: Candidato = { ...ana, nome: 'Bia', etapa: 'NAO_SELECIONADA', retida: true, versao: 3 }
  expect(toCsv([{ ...ana, etapa: 'EM_ANALISE', versao: 1 }, bia], semRespostas)).toBe(
    '\uFEFF"Nome";"E-mail";"Curso";"Data da candidatura";"Etapa";"Carta de motivação"\r\n' +
      '"Ana Conceição";"ana@puc.example";"Física";"01/04/2026";"Em análise";""\r\n' +
      '"Bia";"ana@puc.example";"Física";"01/04/2026";"Não selecionada (a divulgar)";""\r\n',
  )
})

test('has a column for the start of studies if it is known', () => {
  expect(toCsv([{ ...ana, periodoInicio: '2024.1' }], semRespostas)).toContain('"Física";"2024.1";"01/04/2026"')
})

test('has columns for nota and etiquetas if there are avaliacoes, and escapes formulas in etiquetas', () => {
  const bia: Candidato = { ...ana, avaliacao: { nota: 4, etiquetas: ['Chamar', '=1+1'], totalDeAnotacoes: 2 } }
  expect(toCsv([bia, { ...ana, avaliacao: { nota: null, etiquetas: [], totalDeAnotacoes: 0 } }], semRespostas)).toBe(
    '\uFEFF"Nome";"E-mail";"Curso";"Data da candidatura";"Nota";"Etiquetas";"Carta de motivação"\r\n' +
      '"Ana Conceição";"ana@puc.example";"Física";"01/04/2026";"4";"Chamar,\' =1+1";""\r\n' +
      '"Ana Conceição";"ana@puc.example";"Física";"01/04/2026";"";"";""\r\n',
  )
})

test('keeps quotes, semicolons and line breaks of a carta within its cell', () => {
  expect(toCsv([{ ...ana, carta: 'Olá; "sim"\nAna' }], semRespostas)).toContain(';"Olá; ""sim""\nAna"\r\n')
})

test.each([
  '=HYPERLINK("http://x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
])('escapes the formula %j', formula => {
  const csv = toCsv([{ ...ana, nome: formula, curso: formula, carta: formula }], semRespostas)
  expect(csv.split(`"'${formula.replaceAll('"', '""')}"`)).toHaveLength(4)
})

test('escapes formulas after a separator within a cell', () => {
  expect(toCsv([{ ...ana, carta: 'a;=1, +2\n- b\t@c;\n＝d' }], semRespostas)).toContain(
    `"a;'=1,' +2\n'- b\t'@c;\n'＝d"`,
  )
})

test('keeps a sign inside a sentence', () => {
  expect(toCsv([{ ...ana, carta: 'Sei C++ e 1 + 1 = 2; e-mail: ana@puc' }], semRespostas)).toContain(';"Sei C++ e')
})

test('names the file after the vaga', () => {
  expect(toNomeDoArquivo('Monitoria de Cálculo I', 'csv')).toBe('candidatos-monitoria-de-calculo-i.csv')
  expect(toNomeDoArquivo('«»', 'xlsx')).toBe('candidatos.xlsx')
})

test('has a column for each answered pergunta, also for an earlier wording', () => {
  const respostas = new Map([
    ['1', [{ pergunta: 'Quantas horas?', valor: '=12' }]],
    ['2', [{ pergunta: 'Quantas horas por dia?', valor: '2' }]],
    ['9', [{ pergunta: 'De quem não está na lista', valor: 'x' }]],
  ])
  const [head, first, second] = toCsv([ana, { ...ana, id: '2' }], respostas).split('\r\n')
  expect(head).toMatch(/;"Quantas horas\?";"Quantas horas por dia\?";"Carta de motivação"$/)
  expect(first).toMatch(/;"'=12";"";""$/)
  expect(second).toMatch(/;"";"2";""$/)
})
