import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { preferenciasDeAviso } from '../db/schema.avisos.ts'
import type { ModoDeAviso } from '../db/schema.avisos.ts'
import { usuarios } from '../db/schema.ts'
import { regraDe, tiposDeAviso } from './avisos.ts'
import type { TipoDeAviso } from './avisos.ts'
import { forgetAvisos } from './avisosAEnviar.ts'
import type { Cancelavel } from './cancelamento.ts'

/** What a person chose for each kind of their role. */
export const findModos = async (
  db: Db,
  { usuarioId, ehaluno }: { usuarioId: number; ehaluno: boolean },
): Promise<Array<{ tipo: TipoDeAviso; modo: ModoDeAviso }>> => {
  const rows = await db.select().from(preferenciasDeAviso).where(eq(preferenciasDeAviso.usuarioId, usuarioId))
  const escolhidos = new Map(rows.map(({ tipo, modo }) => [tipo, modo]))
  return tiposDeAviso
    .filter(tipo => regraDe(tipo).papel === (ehaluno ? 'aluno' : 'professor'))
    .map(tipo => ({ tipo, modo: escolhidos.get(tipo) ?? regraDe(tipo).padrao }))
}

/** Saves a way, of which only a deviation from the default is a row. Mails that wait and are not wanted any more are forgotten. */
export const saveModo = async (
  db: Db,
  { usuarioId, tipo, modo }: { usuarioId: number; tipo: TipoDeAviso; modo: ModoDeAviso },
): Promise<void> => {
  if (modo === regraDe(tipo).padrao) {
    const own = and(eq(preferenciasDeAviso.usuarioId, usuarioId), eq(preferenciasDeAviso.tipo, tipo))
    await db.delete(preferenciasDeAviso).where(own)
  } else {
    await db
      .insert(preferenciasDeAviso)
      .values({ usuarioId, tipo, modo })
      .onConflictDoUpdate({
        target: [preferenciasDeAviso.usuarioId, preferenciasDeAviso.tipo],
        set: { modo: sql`excluded.modo` },
      })
  }
  if (modo === 'no_quadro' || modo === 'nenhum') await forgetAvisos(db, usuarioId, [tipo])
}

/** Stops the mails of one kind, or the summary with all that is in it; the board keeps telling. False if nobody is there. */
export const stopMails = (db: Db, usuarioId: number, cancelado: Cancelavel): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const [pessoa] = await transaction
      .select({ usuarioId: usuarios.id, ehaluno: usuarios.ehaluno })
      .from(usuarios)
      .where(eq(usuarios.id, usuarioId))
    if (!pessoa) return false
    const modos = await findModos(transaction, pessoa)
    const mailed = modos.filter(({ tipo, modo }) =>
      cancelado === 'resumo' ? modo === 'resumo' : tipo === cancelado && modo !== 'nenhum',
    )
    for (const { tipo } of mailed) await saveModo(transaction, { usuarioId, tipo, modo: 'no_quadro' })
    return true
  })
