import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Sessao } from '../autenticacao/autenticacao.ts'
import { papeisDaConta } from '../autenticacao/papeis.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { avisosAEnviar, preferenciasDeAviso } from '../db/schema/avisos.ts'
import type { ModoDeAviso } from '../db/schema/avisos.ts'
import { buscasSalvas } from '../db/schema/buscas.ts'
import { usuarios } from '../db/schema.ts'
import { regraDe, tiposDeAviso } from './avisos.ts'
import type { TipoDeAviso } from './avisos.ts'
import { forgetAvisos } from './avisosAEnviar.ts'
import type { Cancelavel } from './cancelamento.ts'

/** What a person chose for each kind of their role. */
export const findModos = async (
  db: Db,
  { usuarioId, papeis }: Pick<Sessao, 'usuarioId' | 'papeis'>,
): Promise<Array<{ tipo: TipoDeAviso; modo: ModoDeAviso }>> => {
  const rows = await db.select().from(preferenciasDeAviso).where(eq(preferenciasDeAviso.usuarioId, usuarioId))
  const escolhidos = new Map(rows.map(({ tipo, modo }) => [tipo, modo]))
  return tiposDeAviso
    .filter(tipo => papeis.includes(regraDe(tipo).papel))
    .map(tipo => ({ tipo, modo: escolhidos.get(tipo) ?? regraDe(tipo).padrao }))
}

/** Saves the way of a kind, as a row only if it is not the default. Queued mails that are no longer wanted are deleted. */
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

/** From not at all to a mail at once. */
const volumes: readonly ModoDeAviso[] = ['nenhum', 'no_quadro', 'resumo', 'na_hora']

/**
 * The people to tell of a kind, without those of `avisados` who were told by the kind `por` already, in a way that is at
 * least as fast as the one that they chose for `aviso`.
 */
export const withoutTold = async (
  db: Db,
  pessoas: readonly number[],
  { aviso, avisados, por }: { aviso: TipoDeAviso; avisados: readonly number[]; por: TipoDeAviso },
): Promise<number[]> => {
  if (avisados.length === 0) return [...pessoas]
  const escolhidos = await db
    .select()
    .from(preferenciasDeAviso)
    .where(and(inArray(preferenciasDeAviso.usuarioId, [...avisados]), inArray(preferenciasDeAviso.tipo, [aviso, por])))
  const volumeOf = (pessoa: number, tipo: TipoDeAviso) => {
    const escolhido = escolhidos.find(each => each.usuarioId === pessoa && each.tipo === tipo)
    return volumes.indexOf(escolhido?.modo ?? regraDe(tipo).padrao)
  }
  const told = new Set(avisados.filter(pessoa => volumeOf(pessoa, por) >= volumeOf(pessoa, aviso)))
  return pessoas.filter(pessoa => !told.has(pessoa))
}

/** Takes the saved searches and follows of a person out of the summary. */
const stopBuscas = async (db: Db, usuarioId: number): Promise<void> => {
  const noResumo = and(eq(buscasSalvas.usuarioId, usuarioId), eq(buscasSalvas.modo, 'resumo'))
  await db.update(buscasSalvas).set({ modo: 'no_quadro' }).where(noResumo)
  await db.delete(avisosAEnviar).where(and(eq(avisosAEnviar.usuarioId, usuarioId), isNotNull(avisosAEnviar.buscaId)))
}

/** Stops the mails of one kind, or the summary with all that is in it; the board keeps telling. False without such an account. */
export const stopMails = (db: Db, usuarioId: number, cancelado: Cancelavel): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const [pessoa] = await transaction
      .select({ usuarioId: usuarios.id, papeis: papeisDaConta })
      .from(usuarios)
      .where(eq(usuarios.id, usuarioId))
    if (!pessoa) return false
    const modos = await findModos(transaction, pessoa)
    const mailed = modos.filter(({ tipo, modo }) =>
      cancelado === 'resumo' ? modo === 'resumo' : tipo === cancelado && modo !== 'nenhum',
    )
    for (const { tipo } of mailed) await saveModo(transaction, { usuarioId, tipo, modo: 'no_quadro' })
    if (cancelado === 'resumo') await stopBuscas(transaction, usuarioId)
    return true
  })
