import type { conexoes } from '../schema/rede.ts'
import { groupBy } from './dados.ts'
import type { Pessoa, Semente } from './dados.ts'
import { minutesBefore } from './datas.ts'
import { createRandom } from './random.ts'

export type ConexaoGerada = typeof conexoes.$inferInsert & { criadoEm: Date }

/** Both directions of each connection: colleagues of a course find each other first. */
export const gerarConexoes = (semente: Semente, pessoas: Pessoa[]): ConexaoGerada[] => {
  const random = createRandom('conexoes')
  const colegas = groupBy(pessoas, ({ curso }) => curso)
  const found = new Map<string, ConexaoGerada>()
  const connect = (usuarioId: number, outroId: number, criadoEm: Date) =>
    found.set(`${usuarioId} ${outroId}`, { usuarioId, outroId, criadoEm })
  for (const pessoa of pessoas) {
    const count = pessoa.linha.id === 1 ? 11 : random.int(1, 5)
    for (let made = 0; made < count; made++) {
      const other = random.pick(random.chance(0.6) ? (colegas.get(pessoa.curso) ?? pessoas) : pessoas)
      if (other === pessoa || found.has(`${pessoa.linha.id} ${other.linha.id}`)) continue
      const criadoEm = minutesBefore(semente.hoje, random.int(60, 60 * 24 * 200))
      connect(pessoa.linha.id, other.linha.id, criadoEm)
      connect(other.linha.id, pessoa.linha.id, criadoEm)
    }
  }
  return [...found.values()]
}
