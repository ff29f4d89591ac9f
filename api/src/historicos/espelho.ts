import { findBordas, widen } from './colunas.ts'
import { findDonos, isNote, isSolta, joinAll } from './continuacoes.ts'
import type { Parte } from './continuacoes.ts'
import { Ilegivel, toDisciplina } from './disciplina.ts'
import type { Disciplina } from './disciplina.ts'
import { findEscala, isCodigoDeGrau, motivoDaEscala } from './graus.ts'
import type { Escala } from './graus.ts'
import { textOf, toLinhas } from './linhas.ts'
import type { Linha } from './linhas.ts'
import { findRotulos, spreadRotulos } from './mesclas.ts'
import { mayBeTitulo, readTitulo, toPeriodo } from './periodos.ts'
import { fitsIn, isLegenda, motivoOf, toRegistro } from './registro.ts'
import type { Registro, Tabela } from './registro.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { createVocabulario, findCabecalho, guessTitulos } from './titulos.ts'
import type { Cabecalho, Titulos, Vocabulario } from './titulos.ts'
import type { Pagina, Trecho } from './trechos.ts'

/** A line, a column or a page that was not read. `pagina` counts from 1. */
export type NaoLida = { pagina: number; texto: string; motivo: string }

/** `titulos`: those of the line that looks most like a header, if there is no table of courses. */
export type Espelho = { disciplinas: Disciplina[]; naoLidas: NaoLida[]; titulos?: string }

/** What the institution's file adds: titles of columns, and codes of situations. */
export type Regras = { titulos: Titulos; situacoes: Situacoes }

/** The term of the rows below: null before any title of one, or below a title that is not understood. */
type Termo = { periodo: string | null; titulo: string | null }

/** What earlier lines say about later ones, also across pages. */
type Estado = { cabecalho: Cabecalho | null; termo: Termo }

type Leitor = Regras & { vocabulario: Vocabulario; estado: Estado; repetidas: ReadonlySet<string> }

/** A row with what its page and the lines above say about it. */
type Lida = Registro & { pagina: number; termo: Termo }

type Achado = { lidas: Lida[]; naoLidas: NaoLida[] }

const toNaoLida = (pagina: number, texto: string, motivo: string): NaoLida => ({
  pagina,
  texto: texto.slice(0, 160),
  motivo,
})

const placeOf = (linha: Linha) => `${Math.round(linha.y / 4)} ${textOf(linha)}`

/** What is printed at the same place of several pages belongs to no table. */
const findRepetidas = (paginas: Linha[][]): Set<string> => {
  const counts = new Map<string, number>()
  for (const place of paginas.flatMap(linhas => [...new Set(linhas.map(placeOf))])) {
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([place, count]) => (count > 1 ? [place] : [])))
}

/** Tables side by side on a page, from left to right: the second one repeats the titles of the first. */
const splitTabelas = (trechos: Trecho[], leitor: Leitor): Trecho[][] => {
  const linhas = toLinhas(trechos)
  const cortes = linhas.flatMap(
    (_, index) => findCabecalho(linhas.slice(index), leitor.vocabulario, leitor.titulos)?.corte ?? [],
  )
  const [corte] = cortes
  if (corte === undefined) return [trechos]
  return [
    trechos.filter(({ x }) => x < corte),
    ...splitTabelas(
      trechos.filter(({ x }) => x >= corte),
      leitor,
    ),
  ]
}

/** The lines below each header; those before the first belong to the table of the page before, if there is one. */
const splitBlocos = (linhas: Linha[], { vocabulario, titulos, estado }: Leitor) => {
  const blocos: Array<{ cabecalho: Cabecalho | null; linhas: Linha[] }> = [{ cabecalho: estado.cabecalho, linhas: [] }]
  for (let index = 0; index < linhas.length; index += 1) {
    const cabecalho = findCabecalho(linhas.slice(index, index + 3), vocabulario, titulos)
    if (cabecalho) {
      blocos.push({ cabecalho, linhas: [] })
      index += cabecalho.linhas - 1
    } else blocos.at(-1)?.linhas.push(...linhas.slice(index, index + 1))
  }
  estado.cabecalho = blocos.at(-1)?.cabecalho ?? null
  return blocos
}

/** A table without the columns of courses, as of those to be taken, is one line of the report. */
const toTabelaNaoLida = ({ texto, faltam }: Cabecalho, linhas: Linha[], pagina: number): NaoLida[] => {
  const rows = linhas.filter(({ celulas }) => celulas.length > 1).length
  if (rows === 0) return []
  const quantas = rows === 1 ? 'sua linha não foi lida' : `suas ${rows} linhas não foram lidas`
  const listing = new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(faltam)
  return [toNaoLida(pagina, texto, `Esta tabela não diz ${listing} de disciplinas cursadas: ${quantas}.`)]
}

/** A line at the left edge, right above a row, ends the term whatever it says, unless it is a part of the curriculum. */
const toTermo = (linha: Linha, next: Linha | undefined, tabela: Tabela): { periodo: null } | null => {
  const isAbove = next && next.y - linha.y < next.altura * 3 && toRegistro(next, tabela)
  const [first, row] = [linha.celulas[0], next?.celulas[0]]
  const isLeft = first && row && first.inicio < row.inicio + 4 && linha.celulas.length < 3
  return isAbove && isLeft && !isSolta(linha, tabela) && mayBeTitulo(textOf(linha)) ? { periodo: null } : null
}

/** Sorts the lines of a table into rows, titles of terms, lines that may continue a name, and others. */
const sortLinhas = (linhas: Linha[], colunas: Cabecalho['colunas'], leitor: Leitor, pagina: number) => {
  const { estado, situacoes, repetidas } = leitor
  const wide = widen(colunas, linhas, fitsIn(situacoes))
  const tabela = { colunas: wide, bordas: findBordas(wide, linhas), situacoes }
  const registros = new Map(
    linhas.flatMap((linha): Array<[Linha, Registro]> => {
      const registro = isLegenda(linha, situacoes) ? null : toRegistro(linha, tabela)
      return registro && !(repetidas.has(placeOf(linha)) && registro.codigo === '') ? [[linha, registro]] : []
    }),
  )
  const rotulos = findRotulos(linhas, registros, tabela)
  const [runs, lidas, outras]: [Parte[][], Lida[], Linha[]] = [[[]], [], []]
  for (const [index, linha] of linhas.entries()) {
    const isRepeated = repetidas.has(placeOf(linha))
    const note = isLegenda(linha, situacoes) || isNote(linha, tabela)
    const registro = registros.get(linha)
    const rotulo = rotulos?.get(linha)
    if (rotulo) {
      if (rotulo.resto) runs.at(-1)?.push({ linha: rotulo.resto, registro: null })
      continue
    }
    const titulo = registro ? null : (readTitulo(textOf(linha)) ?? toTermo(linha, linhas[index + 1], tabela))
    if (registro) {
      const lida = { ...registro, pagina, termo: estado.termo }
      lidas.push(lida)
      runs.at(-1)?.push({ linha, registro: lida })
      continue
    }
    const isCourse = titulo?.periodo === null && motivoOf(linha, tabela) !== null
    const isOther = isRepeated || isCourse || note
    if (titulo && (titulo.periodo !== null || !isOther)) {
      estado.termo = { periodo: titulo.periodo, titulo: textOf(linha) }
    } else if (!isRepeated && !note && isSolta(linha, tabela)) {
      runs.at(-1)?.push({ linha, registro: null })
      continue
    } else if (!isRepeated && !note) outras.push(linha)
    runs.push([])
  }
  return { tabela, runs, lidas, outras, rotulos }
}

const readTabela = (linhas: Linha[], cabecalho: Cabecalho, leitor: Leitor, pagina: number): Achado => {
  if (cabecalho.faltam.length > 0) return { lidas: [], naoLidas: toTabelaNaoLida(cabecalho, linhas, pagina) }
  const { tabela, runs, lidas, outras, rotulos } = sortLinhas(linhas, cabecalho.colunas, leitor, pagina)
  const { donos, duvidas } = findDonos(runs, tabela)
  if (rotulos) {
    const periodos = spreadRotulos(lidas, [...rotulos.values()], donos, tabela)
    for (const [index, lida] of lidas.entries()) lida.termo = { periodo: periodos[index] ?? null, titulo: null }
    leitor.estado.termo = { periodo: null, titulo: null }
  }
  joinAll(donos, tabela)
  const joined = new Set(donos.map(({ solta }) => solta))
  const soltas = runs.flat().flatMap(({ linha, registro }) => (registro || joined.has(linha) ? [] : [linha]))
  const semDono = [...outras, ...soltas.filter(linha => !duvidas.includes(linha))].flatMap(linha => {
    const motivo = motivoOf(linha, tabela)
    return motivo ? [toNaoLida(pagina, textOf(linha), motivo)] : []
  })
  const emDuvida = duvidas.map(linha =>
    toNaoLida(pagina, textOf(linha), 'Não se sabe se continua o nome de uma disciplina, e de qual.'),
  )
  return { lidas, naoLidas: [...semDono, ...emDuvida] }
}

/** Lines above any header: they may name the term of the first table, or be courses without titles of columns. */
const readAntes = (linhas: Linha[], { estado, situacoes }: Leitor, pagina: number): Achado => {
  const naoLidas = linhas.flatMap(linha => {
    const motivo = motivoOf(linha, { colunas: [], bordas: new Map(), situacoes })
    const titulo = motivo === null ? readTitulo(textOf(linha)) : null
    if (titulo) estado.termo = { periodo: titulo.periodo, titulo: textOf(linha) }
    return motivo === null ? [] : [toNaoLida(pagina, textOf(linha), motivo)]
  })
  return { lidas: [], naoLidas }
}

const motivoDaPagina = ({ trechos, girados }: Pagina): string => {
  if (trechos.length > 0) return 'Nenhuma linha desta página foi reconhecida como disciplina.'
  return girados > 0 ? 'O texto desta página está inclinado e não foi lido.' : 'Esta página não tem texto.'
}

/** A last page that holds only what is below the table: a few lines, none of them divided into columns. */
const isRodape = (linhas: Linha[]): boolean => linhas.length <= 4 && linhas.every(({ celulas }) => celulas.length < 3)

/** More than a stamp or a watermark. */
const muchText = 20

const readPagina = (pagina: Pagina, numero: number, leitor: Leitor, isLast: boolean): Achado => {
  const achados = splitTabelas(pagina.trechos, leitor).flatMap(trechos =>
    splitBlocos(toLinhas(trechos), leitor).map(({ cabecalho, linhas }) =>
      cabecalho ? readTabela(linhas, cabecalho, leitor, numero) : readAntes(linhas, leitor, numero),
    ),
  )
  const [lidas, naoLidas] = [achados.flatMap(each => each.lidas), achados.flatMap(each => each.naoLidas)]
  const isBelow = isLast && leitor.estado.cabecalho !== null && pagina.trechos.length > 0
  if (lidas.length === 0 && naoLidas.length === 0 && !(isBelow && isRodape(toLinhas(pagina.trechos))))
    naoLidas.push(toNaoLida(numero, 'Página inteira', motivoDaPagina(pagina)))
  else if (pagina.girados > muchText)
    naoLidas.push(toNaoLida(numero, 'Parte da página', 'Este texto está girado e não foi lido.'))
  return { lidas, naoLidas }
}

const periodoOf = ({ campos: { periodo, ano }, termo }: Lida): string => {
  const escrito = ano !== undefined && periodo !== undefined ? `${ano}.${periodo}` : periodo
  const lido = escrito === undefined ? termo.periodo : toPeriodo(escrito)
  if (lido !== null) return lido
  if (escrito !== undefined) throw new Ilegivel(`Não se sabe de que período é “${escrito}”.`)
  throw new Ilegivel(
    termo.titulo === null
      ? 'Não se sabe de que período é.'
      : `Não se sabe que período é “${termo.titulo.slice(0, 60)}”.`,
  )
}

/** The course of a row, and what of the row could not be read. A code in the place of the grade costs the grade alone. */
const readLida = (lida: Lida, escala: Escala): { disciplinas: Disciplina[]; naoLidas: NaoLida[] } => {
  const report = (motivo: string) => toNaoLida(lida.pagina, textOf(lida.linha), motivo)
  try {
    if (lida.motivo !== null) throw new Ilegivel(lida.motivo)
    const { grau, ...outros } = lida.campos
    const semGrau = (escala === 'dez' || escala === 'cem') && grau !== undefined && isCodigoDeGrau(grau)
    const campos = semGrau ? outros : lida.campos
    return {
      disciplinas: [toDisciplina(campos, { periodo: periodoOf(lida), codigo: lida.codigo, escala })],
      naoLidas: semGrau ? [report(`“${grau}” não é um grau: a disciplina entra sem grau.`)] : [],
    }
  } catch (error) {
    if (!(error instanceof Ilegivel)) throw error
    return { disciplinas: [], naoLidas: [report(error.message)] }
  }
}

const isPendente = ({ campos, motivo }: Lida) =>
  motivo === null && campos.situacao === undefined && campos.grau === undefined && campos.turma === undefined

/** Three or more rows in turn without situation, grade and class are courses to be taken: one line of the report. */
const joinPendentes = (lidas: Lida[]): { cursadas: Lida[]; pendentes: NaoLida[] } => {
  const runs = lidas.reduce<Lida[][]>((all, lida) => {
    const last = all.at(-1)
    if (last?.[0] && isPendente(last[0]) === isPendente(lida)) last.push(lida)
    else all.push([lida])
    return all
  }, [])
  const isList = (run: Lida[]) => run.length > 2 && run.every(isPendente)
  const toLine = (run: Lida[]) =>
    run
      .slice(0, 1)
      .map(({ pagina, linha }) =>
        toNaoLida(pagina, textOf(linha), `Esta linha e as ${run.length - 1} seguintes não têm situação nem grau.`),
      )
  return { cursadas: runs.filter(run => !isList(run)).flat(), pendentes: runs.filter(isList).flatMap(toLine) }
}

/** The scale of a document is found once, from all of its grades. */
const readGraus = (lidas: Lida[], { situacoes }: Regras) => {
  const comGrau = lidas.filter(({ campos, motivo }) => motivo === null && campos.grau !== undefined)
  const escala = findEscala(
    comGrau.map(({ campos }) => ({ grau: campos.grau ?? '', situacao: campos.situacao ?? '' })),
    situacoes,
  )
  const motivo = motivoDaEscala[escala]
  const [first] = comGrau
  return { escala, naoLidas: motivo && first ? [toNaoLida(first.pagina, 'A coluna das notas', motivo)] : [] }
}

/**
 * The courses of an 'espelho do histórico', in order, and each line, column and page that could not be read, since
 * nothing is guessed. Both are empty if no page has a table of courses.
 */
export const readEspelho = (paginas: Pagina[], regras: Regras): Espelho => {
  const inteiras = paginas.map(({ trechos }) => toLinhas(trechos))
  const vocabulario = createVocabulario(regras.titulos)
  const estado: Estado = { cabecalho: null, termo: { periodo: null, titulo: null } }
  const leitor = { ...regras, vocabulario, estado, repetidas: findRepetidas(inteiras) }
  const achados = paginas.map((pagina, index) => readPagina(pagina, index + 1, leitor, index + 1 === paginas.length))
  const lidas = achados.flatMap(each => each.lidas)
  if (lidas.length === 0) {
    const titulos = guessTitulos(inteiras.flat(), vocabulario)
    return { disciplinas: [], naoLidas: [], ...(titulos !== undefined && { titulos }) }
  }
  const { cursadas, pendentes } = joinPendentes(lidas)
  const { escala, naoLidas } = readGraus(cursadas, regras)
  const itens = cursadas.map(lida => readLida(lida, escala))
  return {
    disciplinas: itens.flatMap(item => item.disciplinas),
    naoLidas: [
      ...naoLidas,
      ...itens.flatMap(item => item.naoLidas),
      ...pendentes,
      ...achados.flatMap(each => each.naoLidas),
    ].toSorted((one, other) => one.pagina - other.pagina),
  }
}
