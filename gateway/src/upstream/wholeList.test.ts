import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutWindow, sortRows } from './wholeList.ts'
import type { Order } from './wholeList.ts'
import type { Pagina } from './wire/window.ts'

interface Linha {
  em: Date | null
  codigo: string
}

const orderOf = (newestFirst: boolean): Order<Linha> => ({
  newestFirst,
  keyOf: ({ em, codigo }) => ({ instant: em, codigo }),
})

/** Few instants, so that many are equal; some are unknown or before 1970. */
const linhas = fc.uniqueArray(
  fc.record({
    em: fc.option(fc.integer({ min: -2, max: 3 }).map(n => new Date(n * 86_400_000))),
    codigo: fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }).map(String),
  }),
  { maxLength: 30, selector: ({ codigo }) => codigo },
)

describe('a list that is returned whole', () => {
  it('repeats and skips none of its rows, whatever comes and goes between two windows', () => {
    const property = fc.property(
      fc.boolean(),
      linhas,
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.boolean(), { minLength: 1 }),
      (newestFirst, all, limit, comes) => {
        const order = orderOf(newestFirst)
        const [before, coming] = [all.slice(0, 20), all.slice(20)]
        let now = before
        const read: Linha[] = []
        for (let offset = 0, depois: string | null = null, more = true, n = 0; more; n += 1) {
          const { itens, posicao }: Pagina<Linha> = cutWindow(sortRows(now, order), order, { offset, limit, depois })
          read.push(...itens)
          offset += itens.length
          depois = posicao?.ultima ?? null
          more = posicao?.temMais ?? false
          const [nova] = comes[n % comes.length] ? coming.splice(0, 1) : []
          // Rows that were read are deleted, also the one at the cursor.
          now = nova ? [...now, nova] : now.filter(row => row !== read.at(n))
        }
        expect(new Set(read).size).toBe(read.length)
        expect(read.filter(row => before.includes(row))).toEqual(sortRows(before, order))
      },
    )
    fc.assert(property)
  })

  it.each(['', 'x', '1.', '.1', '1.x', '1.2.3', `1.${'9'.repeat(19)}`, `${'z'.repeat(11)}.1`, '1.1 '])(
    'refuses "%s" as a position',
    depois => {
      const given = { offset: 0, limit: 1, depois }
      expect(() => cutWindow([], orderOf(true), given)).toThrow(expect.objectContaining({ kind: 'refused' }))
    },
  )
})
