import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideParts, isPequena } from './hideParts.ts'
import { toPublicada } from './publicada.ts'
import type { Contada, Publicada } from './publicada.ts'

/** One application: where, of which kind, when, and whether it was answered. */
type Linha = [departamento: number, tipo: number, mes: number, respondida: boolean]

const recortes = ['departamento', 'tipo', 'mes'] as const
const semRespostas = { respondidas: null, mediana: null }

const toContada = (linhas: Linha[]): Contada => {
  const count = (some: Linha[]) => {
    const respondidas = some.filter(linha => linha[3]).length
    return { total: some.length, respondidas, mediana: respondidas > 0 ? 2.5 : null }
  }
  return {
    ...count(linhas),
    recortes: recortes.map((recorte, qual) => ({
      recorte,
      grupos: [...new Set(linhas.map(linha => Number(linha[qual])))]
        .toSorted((one, other) => one - other)
        .map(valor => ({
          nome: String(valor),
          ...count(linhas.filter(linha => linha[qual] === valor)),
          ...(recorte === 'mes' && semRespostas),
        })),
    })),
  }
}

/** Few groups, so that there are small and large ones. Answers are rare, usual, or at random. */
const board = fc
  .record({
    departamentos: fc.integer({ min: 1, max: 6 }),
    tipos: fc.integer({ min: 1, max: 4 }),
    chances: fc.constantFrom(0, 1, 5, 9, 10),
    tamanho: fc.integer({ min: 0, max: 90 }),
  })
  .chain(({ departamentos, tipos, chances, tamanho }) =>
    fc.array(
      fc.tuple(
        // The first groups are larger.
        fc.tuple(fc.nat(departamentos - 1), fc.nat(departamentos - 1)).map(both => Math.min(...both)),
        fc.tuple(fc.nat(tipos - 1), fc.nat(tipos - 1)).map(both => Math.min(...both)),
        fc.nat(3),
        fc.nat(9).map(one => one < chances),
      ),
      { minLength: tamanho, maxLength: tamanho },
    ),
  )

const rankOf = (rows: number[][]): number => {
  const left = rows.map(row => [...row])
  let rank = 0
  for (let column = 0; column < (left[0]?.length ?? 0); column += 1) {
    const pivot = left.findIndex((row, at) => at >= rank && Math.abs(row[column] ?? 0) > 1e-9)
    const found = left[pivot]
    if (!found) continue
    left.splice(pivot, 1)
    left.splice(rank, 0, found)
    for (const row of left.slice(rank + 1)) {
      const factor = (row[column] ?? 0) / (found[column] ?? 1)
      for (const at of row.keys()) row[at] = (row[at] ?? 0) - factor * (found[at] ?? 0)
    }
    rank += 1
  }
  return rank
}

type Termos = Record<string, number>

/** Every count by name, with its value and what is published of it, and the sums that everybody knows. */
const toSistema = (contada: Contada, publicada: Publicada) => {
  const valores = new Map<string, { valor: number; publicado: number | null }>()
  const somas: Termos[] = []
  type Contados = Record<'total' | 'respondidas', number | null>
  const add = (campo: keyof Contados, nome: string, published: Contados, counted: Contados) =>
    valores.set(`${campo} ${nome}`, { valor: counted[campo] ?? 0, publicado: published[campo] })
  for (const campo of ['total', 'respondidas'] as const) {
    add(campo, 'todas', publicada, contada)
    for (const [qual, { recorte, grupos }] of contada.recortes.entries()) {
      if (campo === 'respondidas' && recorte === 'mes') continue
      const termos: Termos = { [`${campo} todas`]: -1 }
      for (const [at, grupo] of grupos.entries()) {
        const published = publicada.recortes[qual]?.grupos[at]
        if (!published) throw new Error('a group is missing')
        add(campo, `${recorte} ${grupo.nome}`, published, grupo)
        termos[`${campo} ${recorte} ${grupo.nome}`] = 1
      }
      somas.push(termos)
    }
  }
  return { valores, somas }
}

test('no count under five, of answered or of unanswered ones either, can be computed by adding and subtracting', () => {
  fc.assert(
    fc.property(board, linhas => {
      const contada = toContada(linhas)
      const { valores, somas } = toSistema(contada, toPublicada(contada))
      const ocultos = [...valores].filter(([, { publicado }]) => publicado === null).map(([nome]) => nome)
      const toRow = (termos: Termos) => ocultos.map(nome => termos[nome] ?? 0)
      const known = somas.map(toRow)
      const rank = rankOf(known)
      const isComputable = (termos: Termos) => rankOf([...known, toRow(termos)]) === rank
      for (const [nome, { valor, publicado }] of valores) {
        expect(publicado === null || publicado === valor, nome).toBe(true)
        if (isPequena(valor)) expect(isComputable({ [nome]: 1 }), nome).toBe(false)
        const doTotal = nome.replace('respondidas', 'total')
        const semResposta = (valores.get(doTotal)?.valor ?? 0) - valor
        if (doTotal !== nome && isPequena(semResposta)) {
          expect(isComputable({ [doTotal]: 1, [nome]: -1 }), `${nome}, not answered`).toBe(false)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test('another board, in which a hidden count is another one, would be published the same', () => {
  const partes = fc.array(fc.oneof(fc.nat(6), fc.nat(60)), { minLength: 1, maxLength: 12 })
  const hide = (totais: number[]) => hideParts(totais.map(total => ({ total, protegida: isPequena(total) })))
  fc.assert(
    fc.property(partes, totais => {
      const ocultas = hide(totais)
      for (const at of ocultas?.keys() ?? []) {
        if (!ocultas?.[at]) continue
        const outra = totais.findIndex((total, other) => ocultas[other] && total !== totais[at])
        const trocados = totais.with(at, totais[outra] ?? 0).with(outra, totais[at] ?? 0)
        expect([outra >= 0, hide(trocados)]).toEqual([true, ocultas])
      }
    }),
    { numRuns: 1000 },
  )
})

const linhas = (total: number, linha: Linha): Linha[] => Array.from({ length: total }, () => linha)
const totaisDe = (publicada: Publicada, recorte: string) =>
  publicada.recortes.find(each => each.recorte === recorte)?.grupos.map(({ total }) => total)

test('a group under five is hidden with the smallest other one, and with all that are as small', () => {
  const [poucas, algumas, iguais, muitas] = [3, 8, 8, 40].map((total, n) => linhas(total, [n, 0, 0, true]))
  const publicada = toPublicada(toContada([poucas, algumas, iguais, muitas].flatMap(some => some ?? [])))
  expect(totaisDe(publicada, 'departamento')).toEqual([null, null, null, 40])
  expect([publicada.total, totaisDe(publicada, 'tipo')]).toEqual([59, [59]])
})

test('of two groups of four, whose sum tells both, even the total is hidden', () => {
  const publicada = toPublicada(toContada([...linhas(4, [0, 0, 0, true]), ...linhas(4, [1, 0, 0, true])]))
  expect([publicada.total, totaisDe(publicada, 'departamento'), totaisDe(publicada, 'tipo')]).toEqual([
    null,
    [null, null],
    [null],
  ])
})

test('without small groups nothing is hidden', () => {
  const contada = toContada([...linhas(9, [0, 0, 0, true]), ...linhas(6, [0, 1, 1, false])])
  expect(toPublicada(contada)).toEqual(contada)
})

test('median and answers of a group are hidden if four or fewer were answered, or were not', () => {
  const de = (departamento: number, sim: number, nao: number) => [
    ...linhas(sim, [departamento, 0, 0, true]),
    ...linhas(nao, [departamento, 0, 0, false]),
  ]
  const publicada = toPublicada(toContada([...de(0, 2, 20), ...de(1, 40, 2), ...de(2, 30, 30), ...de(3, 60, 60)]))
  const [poucas, quase, ...outras] = publicada.recortes[0]?.grupos ?? []
  expect(poucas).toEqual({ nome: '0', total: 22, respondidas: null, mediana: null })
  expect(quase).toEqual({ nome: '1', total: 42, respondidas: null, mediana: null })
  expect(outras).toMatchObject([
    { total: 60, respondidas: 30, mediana: 2.5 },
    { total: 120, respondidas: 60, mediana: 2.5 },
  ])
})
