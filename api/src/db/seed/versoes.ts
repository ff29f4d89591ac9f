import type { Db } from '../connection.ts'
import { findVagas } from '../vaga.ts'
import { guardarVersao } from '../versoesDeVaga.ts'
import type { VagaGerada } from './dados.ts'
import { vagasDaDemonstracao } from './vagas.ts'

/** A vaga of the demo professor was edited after all its candidates had applied. */
export const writeVersoes = async (db: Db, vagas: VagaGerada[]): Promise<void> => {
  const editada = vagas.find(({ linha }) => linha.titulo === vagasDaDemonstracao[2])
  if (!editada) return
  for (const vaga of await findVagas(db, [editada.linha.id])) {
    const [, ...interesses] = vaga.interesses
    await guardarVersao(db, vaga.id, { ...vaga, interesses, horas_complementares: 10 })
  }
}
