import fc from 'fast-check'
import type { Texto } from './pdf.ts'

/* Transcripts as universities lay them out: columns in any order, with others between them, terms as headings or in merged cells, and texts in several lines. */

export type Curso = {
  periodo: string
  codigo: string
  nome: string[]
  professor: string[]
  turma: string
  grau: string
  situacao: string
  creditos: string
}

type Campo = Exclude<keyof Curso, 'professor'>
type Alinhamento = 'left' | 'right' | 'centre'
type Coluna = { campo: Campo | null; titulo: string; largura: number; alinhamento: Alinhamento; centred: boolean }

export type Layout = {
  colunas: Coluna[]
  /** Terms are headings instead of a column. */
  titulos: boolean
  /** One cell per term, with its text at the top or in the middle; null for a term in each row. */
  mescla: 'top' | 'middle' | null
  /** Where the cells of a row are beside a text of several lines. */
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

const professor: Coluna = { campo: null, titulo: 'Professor', largura: 90, alinhamento: 'left', centred: false }

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
    professor: fc.constantFrom(
      ['Ana Lima'],
      ['Prof. José Carlos', 'de Albuquerque'],
      ['Dra. Maria', 'da Conceição', 'Sá'],
    ),
    turma: fc.constantFrom('33A', '1WB', ''),
    grau: fc.constantFrom('10,0', '7,5', '0,0', '6', ''),
    situacao: fc.constantFrom('AP', 'Aprovado', 'RM', 'Cursando', 'REPF', 'Em recurso'),
    creditos: fc.constantFrom('4', '2', '12', ''),
  })

const fields: Campo[] = ['codigo', 'nome', 'turma', 'grau', 'situacao', 'creditos']

export const layouts: fc.Arbitrary<Layout> = fc
  .record({
    titulos: fc.boolean(),
    mescla: fc.constantFrom<Layout['mescla']>('top', 'middle', null),
    professores: fc.boolean(),
    outros: fc.subarray(
      outros.map(([titulo]) => titulo),
      { maxLength: 2 },
    ),
    total: fc.integer({ min: 1, max: 8 }),
    nomes: fc.constantFrom<Layout['nomes']>('top', 'middle'),
  })
  .chain(({ titulos: headings, mescla, professores, outros: extra, total, nomes: place }) => {
    const colunas = [
      ...(headings ? fields : ['periodo' as const, ...fields]).map(known),
      // The page has no room for more.
      ...extra.slice(0, professores ? 1 : 2).map(unknown),
      ...(professores ? [fc.constant(professor)] : []),
    ]
    return fc.record({
      titulos: fc.constant(headings),
      mescla: fc.constant(headings ? null : mescla),
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

/** The lines of a row, below each other from `y`, which may be shorter than the row. */
const linesOf = (curso: Curso, { campo, titulo }: Coluna): string[] => {
  if (campo === 'nome') return curso.nome
  if (titulo === professor.titulo) return curso.professor
  const texto = campo === null ? (valores.get(titulo) ?? '') : curso[campo]
  return texto === '' ? [] : [texto]
}

/** The texts of one page. */
export const draw = ({ colunas, titulos: headings, mescla, nomes: where, cursos }: Layout): Texto[] => {
  const at = colunas.map((_, index) => colunas.slice(0, index).reduce((sum, { largura }) => sum + largura, 20))
  const centre = (coluna: Coluna): Coluna => ({
    ...coluna,
    alinhamento: coluna.centred ? 'centre' : coluna.alinhamento,
  })
  let y = 780
  const textos = colunas.flatMap((coluna, index) => place(centre(coluna), at[index] ?? 0, y, coluna.titulo))
  let periodo = ''
  const celulas = new Map<string, { topo: number; base: number }>()
  for (const each of mescla ? cursos.toSorted((one, other) => one.periodo.localeCompare(other.periodo)) : cursos) {
    y -= 14
    if (headings && each.periodo !== periodo) {
      periodo = each.periodo
      textos.push({ x: 20, y, texto: periodo, tamanho })
      y -= 14
    }
    const own = colunas.map(coluna => (mescla && coluna.campo === 'periodo' ? [] : linesOf(each, coluna)))
    const most = Math.max(...own.map(({ length }) => length))
    for (const [index, coluna] of colunas.entries()) {
      const lines = own[index] ?? []
      const down = where === 'top' ? 0 : ((most - lines.length) * entrelinha) / 2
      textos.push(...lines.map((texto, line) => place(coluna, at[index] ?? 0, y - down - line * entrelinha, texto)))
    }
    const base = y - (most - 1) * entrelinha
    celulas.set(each.periodo, { topo: celulas.get(each.periodo)?.topo ?? y, base })
    y = base
  }
  const coluna = colunas.findIndex(({ campo }) => campo === 'periodo')
  const own = colunas[coluna]
  if (mescla && own)
    for (const [texto, { topo, base }] of celulas)
      textos.push(place(own, at[coluna] ?? 0, mescla === 'top' ? topo : (topo + base) / 2, texto))
  return textos
}
