import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { comuns, toPalavras, trocas } from './sinonimos.ts'
import type { Sinonimos } from './sinonimos.ts'

/** Consecutive words of a search, with what means the same. */
type Parte = { palavras: string[]; outras: readonly string[] }

/** 'profa Helena', 'Prof.ª Helena', 'Dr. Marcelo Aguiar': the title of a person is in no index. */
const titulo = /^(?:prof\.?[aeªº]?|profs|dr\.?[aª]?|professora?)\.?$/i

/** The words of a search as they are typed, without the title of a person before a name. */
const toDigitadas = (busca: string): string[] => {
  const digitadas = busca.split(/\s+/).filter(Boolean)
  const nome = digitadas.findIndex(palavra => !titulo.test(palavra))
  return nome > 0 ? digitadas.slice(nome) : digitadas
}

const toFolded = (digitadas: readonly string[]) => digitadas.map(palavra => toPalavras(palavra).join(' '))

const isAt = (palavras: readonly string[], at: number, own: readonly string[]): boolean =>
  own.every((palavra, index) => palavra === palavras[at + index])

/** The words that are looked up. */
const replaceTrocas = (digitadas: string[]): string[] => {
  const folded = toFolded(digitadas)
  const palavras: string[] = []
  for (let at = 0; at < digitadas.length;) {
    const troca = trocas.find(({ de }) => isAt(folded, at, toPalavras(de)))
    palavras.push(troca?.por ?? digitadas[at] ?? '')
    at += troca ? toPalavras(troca.de).length : 1
  }
  return palavras
}

/** The longest group of synonyms that begins at a word; of several words also if they are written as one. */
const findGrupo = (palavras: string[], at: number, sinonimos: Sinonimos) =>
  sinonimos
    .flatMap(grupo => grupo.map(termo => ({ grupo, termo, own: toPalavras(termo) })))
    .flatMap(({ own, ...rest }) => [
      { ...rest, own },
      { ...rest, own: [own.join('')] },
    ])
    .filter(({ own }) => isAt(palavras, at, own))
    .toSorted((one, other) => other.own.length - one.own.length)[0]

const toPartes = (digitadas: string[], sinonimos: Sinonimos): Parte[] => {
  const folded = toFolded(digitadas)
  const partes: Parte[] = []
  for (let at = 0; at < digitadas.length;) {
    const found = findGrupo(folded, at, sinonimos)
    const size = found?.own.length ?? 1
    const palavras = digitadas.slice(at, at + size)
    const last = partes.at(-1)
    if (found) partes.push({ palavras, outras: found.grupo })
    else if (last?.outras.length === 0) last.palavras.push(...palavras)
    else partes.push({ palavras, outras: [] })
    at += size
  }
  return partes
}

/** The last words, which may be incomplete: beside others, 'de' alone is no word to look for. */
const toUltima = (texto: string, raizes: SQL, hasOthers: boolean): SQL =>
  hasOthers
    ? sql`case when numnode(${raizes}) = 0 then ''::tsquery else consulta_de_busca(${texto}) end`
    : sql`consulta_de_busca(${texto})`

/**
 * A search as a tsquery: every word, or what means the same. The last word may be incomplete. Built here because an
 * institution adds synonyms of its own.
 */
export const toConsulta = (busca: string, proprios: Sinonimos): SQL => {
  const partes = toPartes(replaceTrocas(toDigitadas(busca)), [...proprios, ...comuns])
  const consultas = partes.map(({ palavras, outras }, index) => {
    const texto = palavras.join(' ')
    const raizes = sql`plainto_tsquery('portuguese', texto_de_busca(${texto}))`
    const isLast = index === partes.length - 1
    const own = isLast ? toUltima(texto, raizes, partes.length > 1) : raizes
    const all = [own, ...outras.map(outra => sql`phraseto_tsquery('portuguese', texto_de_busca(${outra}))`)]
    return sql`(${sql.join(all, sql` || `)})`
  })
  return consultas.length > 0 ? sql`(${sql.join(consultas, sql` && `)})` : sql`consulta_de_busca(${busca})`
}
