import { findMarcadas } from '../dados/exclusoes.repository.ts'
import { toMarcas } from '../dados/marca.ts'
import type { Db } from '../db/connection.ts'
import type { Passo } from './plano.ts'

/** The keyed hashes of somebody whom a line would make an account for. */
const marcasOf = (passo: Passo, segredo: string): string[] => {
  if (passo.tipo !== 'nova') return []
  const { emailMarca, matriculaMarca } = toMarcas(segredo, passo.registro)
  return matriculaMarca === null ? [emailMarca] : [emailMarca, matriculaMarca]
}

/** Refuses the lines that would bring back somebody who ended their account: they register by themselves, if they want to. */
export const refuseExcluidas = async (db: Db, passos: readonly Passo[], segredo: string): Promise<Passo[]> => {
  const marcadas = await findMarcadas(
    db,
    passos.flatMap(passo => marcasOf(passo, segredo)),
  )
  return passos.map(passo => {
    if (passo.tipo !== 'nova' || !marcasOf(passo, segredo).some(marca => marcadas.has(marca))) return passo
    const { linha, celulas } = passo.registro
    return { tipo: 'recusada', linha, celulas, motivo: 'Esta pessoa excluiu a conta. Ela pode se cadastrar de novo.' }
  })
}
