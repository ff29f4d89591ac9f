import { toCifra } from './cifra.ts'
import { hostis } from './hostis.ts'
import { acentosSoltos, toConteudo, toObjetos, toPdf } from './pdf.ts'
import type { Texto } from './pdf.ts'
import { cabecalho, colunas, folha, simples, toPaginas, toTextos } from './tabela.ts'
import type { Linha } from './tabela.ts'

/** The table as most portals print it: one row per course, one column per field. */
const tabela = () => toPaginas([[...folha, ...toTextos([cabecalho, ...simples], { x: colunas, y: 740 })]])

/** Two tables side by side, a heading per term, grades and credits next to each other and without decimals. */
const duasColunas = () => {
  const titulos: Linha = ['', 'Cód.', 'Nome da Disciplina', '', 'Nota', 'Sit.', 'Cred.']
  const [esquerda, direita] = [[25, 25, 70, 70, 205, 260, 230] as const, [310, 310, 355, 355, 490, 545, 515] as const]
  return toPaginas([
    [
      ...folha,
      ...toTextos([titulos], { x: esquerda, y: 740 }),
      ...toTextos([titulos], { x: direita, y: 740 }),
      { x: 25, y: 725, texto: 'Período: 2022/1' },
      ...toTextos(
        [
          ['', 'ECO1101', 'Introdução à Economia', '', '8', 'AP', '4'],
          ['', 'MAT1157', 'Cálculo A', '', '10', 'AP', '4'],
          ['', 'ECO1102', 'Microeconomia 1', '', '', 'CR', '6'],
        ],
        { x: esquerda, y: 711 },
      ),
      { x: 310, y: 725, texto: '2º semestre de 2022' },
      ...toTextos(
        [
          ['', 'ECO1113', 'Macroeconomia 1', '', '5', 'AP', '4'],
          ['', 'ECO1102', 'Microeconomia 1', '', '4', 'RP', '6'],
        ],
        { x: direita, y: 711 },
      ),
    ],
  ])
}

/** Long names that continue in the next line or around the middle of a row, and a situation that does so too. */
const quebras = () =>
  toPaginas([
    [
      ...folha,
      ...toTextos([cabecalho], { x: colunas, y: 740 }),
      ...toTextos(
        [
          ['2023.1', 'INF1010', 'Estruturas de Dados Avançadas', '33A', '7,5', 'Aprovado', '4'],
          ['', '', 'com Laboratório', '', '', '', ''],
          ['2023.1', 'DIR1201', 'Direito Constitucional:', '1WA', '3,0', 'Reprovado por', '4'],
          ['', '', 'Organização do Estado', '', '', 'falta', ''],
        ],
        { x: colunas, y: 720, passo: 10 },
      ),
      { x: 140, y: 655, texto: 'Laboratório de Introdução' },
      ...toTextos([['2023.2', 'FIS1041', '', '33B', '9,0', 'Aprovado', '2']], { x: colunas, y: 650 }),
      { x: 140, y: 645, texto: 'à Física Moderna 2' },
      ...toTextos([['2023.2', 'LET1920', 'Leitura e Produção de Texto', '2CB', '8,0', 'Aprovado', '4']], {
        x: colunas,
        y: 625,
      }),
      { x: 40, y: 600, texto: 'Total de créditos aprovados: 10   Coeficiente de rendimento: 7,1' },
    ],
  ])

/** One header; the term of the first page's last heading continues on the second. */
const duasPaginas = () => {
  const semPeriodo = (linhas: Linha[]) =>
    linhas.map((linha): Linha => ['', linha[1], linha[2], linha[3], linha[4], linha[5], linha[6]])
  const disciplina = (numero: number): Linha => [
    '',
    `MAT${1000 + numero}`,
    `Tópicos de Matemática ${numero}`,
    '33A',
    '6,5',
    'AP',
    '4',
  ]
  const muitas = Array.from({ length: 40 }, (_, index) => disciplina(index + 1))
  return toPaginas([
    [
      ...folha,
      ...toTextos(semPeriodo([cabecalho]), { x: colunas, y: 740 }),
      { x: 40, y: 725, texto: '2021.2' },
      ...toTextos(muitas.slice(0, 20), { x: colunas, y: 711 }),
      { x: 40, y: 420, texto: '2022.1 - Primeiro período de 2022' },
      ...toTextos(muitas.slice(20, 35), { x: colunas, y: 406 }),
    ],
    toTextos(muitas.slice(35), { x: colunas, y: 780 }),
  ])
}

/** One run of text per line, as terminal programs print: blanks as column gaps, and single blanks. */
const corrido = () => {
  const linhas = [
    'Período Código   Disciplina                Turma Grau Situação   Créditos',
    '2020.1  HIS1021  História Antiga           33A   9,5  Aprovado   4',
    '2020.1  HIS1022  História Medieval 2             8    Aprovado   4',
    '2020.2 HIS1030 História do Brasil 1 33B 7.5 AP 4',
    '2020.2 HIS1031 Teoria da História 33A CR 6',
  ]
  const textos = linhas.map((texto, index): Texto => ({ x: 40, y: 740 - index * 14, texto }))
  const fonte = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'
  return toPdf(toObjetos([toConteudo([...folha, ...textos])], { fonte }))
}

/** A font that encodes 'é' as an 'e' and an accent, and 'ß' as a ligature; another one draws accents before letters. */
const acentos = () => {
  const nomes: Array<[string, string]> = [
    ['FIL1001', 'Estética e Ética'],
    ['FIL1002', 'Introdu¸c˜ao `a L´ogica'],
    ['FIL1003', 'Filosoßa\u00A0da Ciência'],
  ]
  const linhas = nomes.map(([codigo, nome]): Linha => ['2019.2', codigo, nome, '33A', '10,0', 'Aprovado', '2'])
  const latin = Array.from({ length: 224 }, (_, index) => [index + 32, String.fromCharCode(index + 32)] as const)
  const soltos = Array.from(acentosSoltos, ([letter, code]) => [code, letter] as const)
  const written = new Map([...latin, ...soltos, [0xdf, 'ﬁ'] as const])
  const toHex = (texto: string) => Buffer.from(texto, 'utf16le').swap16().toString('hex')
  const lines = Array.from(written, ([code, letter]) => `<${code.toString(16)}> <${toHex(letter.normalize('NFD'))}>`)
  const blocks = [lines.slice(0, 100), lines.slice(100, 200), lines.slice(200)]
  const cmap = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Decomposed def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks.map(block => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap end end',
  ].join('\n')
  const fonte = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 4 0 R >>'
  return toPdf(
    toObjetos([toConteudo([...folha, ...toTextos([cabecalho, ...linhas], { x: colunas, y: 740 })])], {
      fonte,
      outros: [{ data: cmap, flate: true }],
    }),
  )
}

/** Ambiguous rows among clear ones. */
const linhasIlegiveis = () =>
  toPaginas([
    [
      ...folha,
      ...toTextos(
        [
          cabecalho,
          ['2023.1', 'QUI1701', 'Química Geral', '33A', '8,0', 'Aprovado', '4'],
          ['2023.1', 'QUI1702', 'Química Orgânica', '33A', '8,0', 'Aprovado', ''],
          ['2023.1', 'QUI1703', 'Físico-Química', '33A', '12,5', 'Aprovado', '4'],
          ['', 'QUI1704', 'Bioquímica', '33A', '7,0', 'Aprovado', '4'],
          ['2023.1', 'QU#17O5', 'Química Analítica', '33A', '7,0', 'Aprovado', '4'],
          ['2023.1', 'QUI1706', 'Química Inorgânica', '33A', '7,0', '', '4'],
          ['2023.1', 'QUI1707', '', '33A', '7,0', 'Aprovado', '4'],
          ['2023.1', 'QUI1708', 'Química Quântica', '33A', 'A+', 'Aprovado', '4'],
        ],
        { x: colunas, y: 740, passo: 24 },
      ),
      { x: 40, y: 480, texto: '2023.2 QUI1710 Tópicos de Química 2 CR 4' },
    ],
  ])

/** Everybody may read it and nobody may change it, as some portals set it. */
const somenteLeitura = () =>
  toPdf(toObjetos([toConteudo([...folha, ...toTextos([cabecalho, ...simples], { x: colunas, y: 740 })])]), toCifra(''))

/** Every fixture by its file name. */
export const espelhos: Record<string, () => Buffer> = {
  tabela,
  'duas-colunas': duasColunas,
  quebras,
  'duas-paginas': duasPaginas,
  corrido,
  acentos,
  'linhas-ilegiveis': linhasIlegiveis,
  'somente-leitura': somenteLeitura,
  ...hostis,
}
