import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { arquivos, retratos } from '../db/schema.arquivos.ts'
import { arquivosEnviados } from '../db/schema.perguntas.ts'
import type { Armazem } from '../armazem.ts'

/**
 * Looks at one content whose time has come: what was sent a day ago and never used goes, and the bytes with the last who
 * had them. Those that stay are looked at again in a day; portraits in a month, since whoever takes one away says so. False
 * when there is nothing to look at.
 */
export const conferirProximo = (db: Db, armazem: Armazem): Promise<boolean> =>
  db.transaction(async transaction => {
    const [arquivo] = await transaction
      .select({ chave: arquivos.chave })
      .from(arquivos)
      .where(lte(arquivos.conferirEm, sql`now()`))
      .orderBy(asc(arquivos.conferirEm))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!arquivo) return false
    const daChave = eq(arquivosEnviados.chave, arquivo.chave)
    const semUso = and(daChave, isNull(arquivosEnviados.candidaturaId))
    await transaction
      .delete(arquivosEnviados)
      .where(and(semUso, lte(arquivosEnviados.criadoEm, sql`now() - interval '1 day'`)))
    // By a statement of its own: it sees who came to have them before the lock was ours.
    const enviados = await transaction.$count(arquivosEnviados, daChave)
    const comoRetratos = await transaction.$count(retratos, eq(retratos.chave, arquivo.chave))
    if (enviados + comoRetratos === 0) {
      await armazem.apagar(transaction, arquivo.chave)
    } else {
      const primeiro = transaction
        .select({ em: sql`min(${arquivosEnviados.criadoEm})` })
        .from(arquivosEnviados)
        .where(semUso)
      await transaction
        .update(arquivos)
        .set({ conferirEm: sql`coalesce((${primeiro}), now()) + make_interval(days => ${enviados > 0 ? 1 : 30})` })
        .where(eq(arquivos.chave, arquivo.chave))
    }
    return true
  })
