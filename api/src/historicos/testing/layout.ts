import fc from 'fast-check'
import type { Texto } from './pdf.ts'

/* Transcripts as universities lay them out: columns in any order, with others between them, terms as headings, and names in several lines. */

export type Curso = {
  periodo: string
  codigo: string
  nome: string[]
  turma: string
  grau: string
  situacao: string
  creditos: string
}

type Campo = Exclude<keyof Curso, 'periodo'> | 'periodo'
type Alinhamento = 'left' | 'right' | 'centre'
type Coluna = { campo: Campo | null; titulo: string; largura: number; alinhamento: Alinhamento; centred: boolean }

export type Layout = {
  colunas: Coluna[]
  /** Terms are headings instead of a column. */
  titulos: boolean
  /** Where the cells of a row are beside a name of several lines. */
  nomes: 'top' | 'middle'
  cursos: Curso[]
}

const tamanho = 6
const entrelinha = 7
/** Helvetica's mean: positions need not be exact. */
const widthOf = (texto: string) => texto.length * tamanho * 0.58

const larguras: Record<Campo, number> = {
  periodo: 44,
  codigo: 56,
  nome: 140,
  turma: 34,
  grau: 46,
  situacao: 62,
  creditos: 48,
}

const titulos: Record<Campo, string[]> = {
  periodo: ['Período', 'Ano/Período', 'Ano/Semestre', 'Per.'],
  codigo: ['Código', 'Cód.', 'Sigla'],
  nome: ['Disciplina', 'Componente Curricular', 'Nome da Disciplina', 'Nome'],
  turma: ['Turma', 'T.'],
  grau: ['Grau', 'Nota', 'Média', 'Nota Final'],
  situacao: ['Situação', 'Sit.'],
  creditos: ['Créditos', 'Cr.', 'Créd.'],
}

/** Unknown titles, and what stands below them. */
const outros = [
  ['Faltas', '6'],
  ['CH', '60'],
  ['Freq. %', '92'],
  ['Nº', '3'],
  ['Tipo', 'OB'],
] as const
type Outro = (typeof outros)[number][0]

const valores = new Map<string, string>(outros)

const alinhamento = fc.constantFrom<Alinhamento>('left', 'left', 'right', 'centre')

const known = (campo: Campo): fc.Arbitrary<Coluna> =>
  fc.record({
    campo: fc.constant(campo),
    titulo: fc.constantFrom(...titulos[campo]),
    largura: fc.constant(larguras[campo]),
    alinhamento: campo === 'nome' ? fc.constant<Alinhamento>('left') : alinhamento,
    centred: fc.boolean(),
  })

const unknown = (titulo: Outro): fc.Arbitrary<Coluna> =>
  fc.record({
    campo: fc.constant(null),
    titulo: fc.constant(titulo),
    largura: fc.constant(36),
    alinhamento,
    centred: fc.boolean(),
  })

const nomes = fc.constantFrom<string[]>(
  ['Cálculo a uma Variável'],
  ['IA'],
  ['Física 2'],
  ['Direito Constitucional:', 'Organização do Estado'],
  ['Introdução à Programação', 'de Computadores'],
  ['Laboratório de', 'Estruturas de Dados', 'e Algoritmos'],
)

const curso = (index: number): fc.Arbitrary<Curso> =>
  fc.record({
    periodo: fc.constantFrom('2022.1', '2022.2', '2023.1'),
    codigo: fc
      .constantFrom('INF1', 'MATA', 'INF0', 'F 1', 'MCTA001-1', '11071', 'IMD0012.', 'TCC')
      .map(start => `${start}${String(index).padStart(2, '0')}`),
    nome: nomes,
    turma: fc.constantFrom('33A', '1WB', ''),
    grau: fc.constantFrom('10,0', '7,5', '0,0', '6', ''),
    situacao: fc.constantFrom('AP', 'Aprovado', 'RM', 'Cursando', 'REPF', 'Em recurso'),
    creditos: fc.constantFrom('4', '2', '12', ''),
  })

const fields: Campo[] = ['codigo', 'nome', 'turma', 'grau', 'situacao', 'creditos']

export const layouts: fc.Arbitrary<Layout> = fc
  .record({
    titulos: fc.boolean(),
    outros: fc.subarray(
      outros.map(([titulo]) => titulo),
      { maxLength: 2 },
    ),
    total: fc.integer({ min: 1, max: 8 }),
    nomes: fc.constantFrom<Layout['nomes']>('top', 'middle'),
  })
  .chain(({ titulos: headings, outros: extra, total, nomes: place }) => {
    const colunas = [...(headings ? fields : ['periodo' as const, ...fields]).map(known), ...extra.map(unknown)]
    return fc.record({
      titulos: fc.constant(headings),
      nomes: fc.constant(place),
      colunas: fc
        .tuple(...colunas)
        .chain(all => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
      cursos: fc.tuple(...Array.from({ length: total }, (_, index) => curso(index))),
    })
  })

/** A text in a column that begins at `x`. */
const place = ({ largura, alinhamento }: Coluna, x: number, y: number, texto: string): Texto => {
  const free = largura - 10 - widthOf(texto)
  const indent = { left: 0, right: free, centre: free / 2 }[alinhamento]
  return { x: x + Math.max(0, indent), y, texto, tamanho }
}

/** The texts of one page. */
export const draw = ({ colunas, titulos: headings, nomes: where, cursos }: Layout): Texto[] => {
  const at = colunas.map((_, index) => colunas.slice(0, index).reduce((sum, { largura }) => sum + largura, 20))
  const drawn = (y: number, textOf: (coluna: Coluna) => string): Texto[] =>
    colunas.flatMap((coluna, index) => {
      const texto = textOf(coluna)
      return texto === '' ? [] : [place(coluna, at[index] ?? 0, y, texto)]
    })
  const centre = (coluna: Coluna): Coluna => ({
    ...coluna,
    alinhamento: coluna.centred ? 'centre' : coluna.alinhamento,
  })
  let y = 780
  const textos = colunas.flatMap((coluna, index) => place(centre(coluna), at[index] ?? 0, y, coluna.titulo))
  let periodo = ''
  for (const each of cursos) {
    y -= 14
    if (headings && each.periodo !== periodo) {
      periodo = each.periodo
      textos.push({ x: 20, y, texto: periodo, tamanho })
      y -= 14
    }
    const down = where === 'top' ? 0 : ((each.nome.length - 1) * entrelinha) / 2
    textos.push(
      ...drawn(y - down, ({ campo, titulo }) =>
        campo === 'nome' ? '' : campo === null ? (valores.get(titulo) ?? '') : each[campo],
      ),
      ...each.nome.flatMap((line, index) =>
        drawn(y - index * entrelinha, ({ campo }) => (campo === 'nome' ? line : '')),
      ),
    )
    y -= (each.nome.length - 1) * entrelinha
  }
  return textos
}
