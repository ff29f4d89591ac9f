import type { Trecho } from './trechos.ts'

/** Text and where it stands. Points from the left. */
export type Faixa = { texto: string; inicio: number; fim: number }

/** Text within one line: a wide gap ends a cell. `y`: its own baseline; `palavras`: its parts, as they are drawn. */
export type Celula = Faixa & { y: number; palavras: readonly Faixa[] }

/** `y`: the baseline from the top of the page; `altura`: the height of its letters. */
export type Linha = { y: number; altura: number; celulas: Celula[] }

/**
 * Gaps, in heights of a letter: below the first the letters belong together, beyond the second begins another column. A
 * typewriter's blank is 0.6 wide.
 */
const gaps = { word: 0.12, cell: 0.7 }

const combining: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '¸': '\u0327',
}

/** Some fonts draw accents separately, before their letter: 'Introdu¸c˜ao'. */
const joinAccents = (texto: string): string =>
  texto.replaceAll(
    /([´`ˆ˜¨¸]) ?([\p{L}])/gu,
    (_, accent: string, letter: string) => `${letter === 'ı' ? 'i' : letter}${combining[accent]}`,
  )

/** Normalizes letters and blanks, and drops invisible characters. */
const toTexto = (texto: string): string =>
  joinAccents(texto)
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B-\u200D\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Two blanks within a run are a gap too: each part starts at its share of the run's width. */
const splitTrecho = ({ texto, x, largura }: Trecho): Faixa[] =>
  [...texto.matchAll(/\S+(?:\s\S+)*/gu)].map(({ 0: parte, index }) => ({
    texto: parte,
    inicio: x + (largura * index) / texto.length,
    fim: x + (largura * (index + parte.length)) / texto.length,
  }))

/** The cell of these words, normalized. */
export const toCelula = (palavras: readonly Faixa[], y: number): Celula => ({
  texto: toTexto(palavras.map(({ texto }) => texto).join(' ')),
  inicio: palavras[0]?.inicio ?? 0,
  fim: Math.max(...palavras.map(({ fim }) => fim)),
  y,
  palavras,
})

const toCelulas = (trechos: Trecho[]): Celula[] => {
  const celulas: Array<{ y: number; palavras: Faixa[] }> = []
  for (const trecho of trechos.toSorted((one, other) => one.x - other.x)) {
    for (const parte of splitTrecho(trecho)) {
      const palavras = celulas.at(-1)?.palavras ?? []
      const last = palavras.at(-1)
      const gap = last ? (parte.inicio - last.fim) / trecho.altura : Infinity
      if (!last || gap > gaps.cell) celulas.push({ y: trecho.y, palavras: [{ ...parte }] })
      else if (gap > gaps.word || trecho.texto.startsWith(' ')) palavras.push({ ...parte })
      else {
        last.texto += parte.texto
        last.fim = Math.max(last.fim, parte.fim)
      }
    }
  }
  return celulas.map(({ palavras, y }) => toCelula(palavras, y)).filter(({ texto }) => texto !== '')
}

/** Some programs draw bold text twice, a fraction of a point apart. */
const dropOverprints = (trechos: Trecho[]): Trecho[] => {
  const drawn = new Set<string>()
  return trechos.filter(({ texto, x, y }) => {
    const near = [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => `${Math.round(x) + dx} ${Math.round(y) + dy} ${texto}`))
    if (near.some(key => drawn.has(key))) return false
    drawn.add(`${Math.round(x)} ${Math.round(y)} ${texto}`)
    return true
  })
}

/** The lines of a page from top to bottom, their cells from left to right. */
export const toLinhas = (trechos: Trecho[]): Linha[] => {
  const groups: Trecho[][] = []
  for (const trecho of dropOverprints(trechos).toSorted((one, other) => one.y - other.y)) {
    const [first] = groups.at(-1) ?? []
    if (first && trecho.y - first.y < Math.max(first.altura, trecho.altura) * 0.5) groups.at(-1)?.push(trecho)
    else groups.push([trecho])
  }
  return groups.flatMap(group => {
    const celulas = toCelulas(group)
    const [first] = group
    return first && celulas.length > 0 ? [{ y: first.y, altura: first.altura, celulas }] : []
  })
}

/** The whole line, as shown to a person. */
export const textOf = ({ celulas }: Linha): string => celulas.map(({ texto }) => texto).join(' ')
