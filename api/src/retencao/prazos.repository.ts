import { sql } from 'drizzle-orm'
import { audited } from '../auditoria/audited.ts'
import type { Db } from '../db/connection.ts'
import { prazosConfirmados } from '../db/schema/retencao.ts'
import { Refusal } from '../http/refusal.ts'
import { padraoDe, regras } from './keep.ts'
import type { Keep, Regra } from './keep.ts'
import { countVelhas, definicoes } from './regras.ts'

/** The fewest days with which each rule may delete, by a confirmation. */
const findConfirmados = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db.select().from(prazosConfirmados)
  return new Map(rows.map(({ regra, dias }) => [regra, dias]))
}

/** Fewer days than those of the release, or than somebody confirmed, delete rows of which nobody has seen how many they are. */
const mayDelete = (regra: Regra, dias: number, confirmados: Map<string, number>): boolean =>
  dias > 0 && dias >= Math.min(padraoDe(regra) || Infinity, confirmados.get(regra) ?? Infinity)

/** The rules that delete now. */
export const findAtivas = async (db: Db, keep: Keep): Promise<Set<Regra>> => {
  const confirmados = await findConfirmados(db)
  return new Set(regras.filter(regra => mayDelete(regra, keep[regra], confirmados)))
}

/** Each rule, with how many rows it would delete now. */
export const listRegras = async (db: Db, keep: Keep) => {
  const ativas = await findAtivas(db, keep)
  const lista = []
  for (const regra of regras) {
    const dias = keep[regra]
    const linhas = dias === 0 ? 0 : await countVelhas(db, regra, dias)
    lista.push({ regra, titulo: definicoes[regra].titulo, dias, linhas, espera: dias > 0 && !ativas.has(regra) })
  }
  return lista
}

/**
 * Lets a rule delete, after its number was shown.
 * @throws Refusal 409 if the setting is another one now
 */
export const confirmarPrazo = (
  db: Db,
  keep: Keep,
  atorId: number | null,
  { regra, dias }: { regra: Regra; dias: number },
): Promise<void> =>
  audited(db, atorId, async transaction => {
    if (dias === 0 || dias !== keep[regra]) throw new Refusal(409, 'O prazo é outro agora. Recarregue a página.')
    const linhas = await countVelhas(transaction, regra, dias)
    await transaction
      .insert(prazosConfirmados)
      .values({ regra, dias })
      .onConflictDoUpdate({ target: prazosConfirmados.regra, set: { dias, confirmadoEm: sql`now()` } })
    return { acao: 'confirmou_prazo', objeto: regra, depois: { dias, linhas } }
  })
