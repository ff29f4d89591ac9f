import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { audited } from '../auditoria/audited.ts'
import type { Acao } from '../auditoria/acoes.ts'
import type { Db } from '../db/connection.ts'
import { instituicao as tabela } from '../db/schema/instituicao.ts'
import { conflito } from '../http/conflito.ts'
import { withValores } from '../instituicao.ts'
import type { Editaveis, Instituicao } from '../instituicao.ts'

const valoresDe = (instituicao: Instituicao, like: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(like).map(key => [key, instituicao[key as keyof Editaveis]]))

const differing = (one: Record<string, unknown>, other: Record<string, unknown>): string[] =>
  Object.keys(one).filter(key => !isDeepStrictEqual(one[key], other[key]))

const pick = (values: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.map(key => [key, values[key]]))

/** The one row, locked. */
const lockRow = async (db: Db) => {
  await db.insert(tabela).values({}).onConflictDoNothing()
  const [row] = await db
    .select({ versao: tabela.versao, valores: tabela.valores, logoTipo: tabela.logoTipo })
    .from(tabela)
    .for('update')
  if (!row) throw new Error('the institution has no row')
  return row
}

type Save = { arquivo: Instituicao; atorId: number; versao: number; valores: Editaveis }

/**
 * Saves what an administrator wrote: of the keys that differ from the file, so that a later change of the file reaches the
 * others.
 * @throws Refusal 409 that names what differs from the present values, if somebody has saved since `versao`
 */
export const saveValores = (db: Db, { arquivo, atorId, versao, valores }: Save): Promise<void> =>
  audited(db, atorId, async transaction => {
    const row = await lockRow(transaction)
    const agora = valoresDe(withValores(arquivo, row.valores).instituicao, valores)
    const mudados = differing(valores, agora)
    if (mudados.length === 0) return null
    if (row.versao !== versao) throw conflito(mudados)
    const proprios = pick(valores, differing(valores, valoresDe(arquivo, valores)))
    await transaction
      .update(tabela)
      .set({ valores: proprios, versao: versao + 1 })
      .where(eq(tabela.id, true))
    return { acao: 'mudou_instituicao', antes: pick(agora, mudados), depois: pick(valores, mudados) }
  })

export type Logo = { bytes: Buffer; tipo: string }

/** Sets the logo, or removes it with null. */
export const saveLogo = (db: Db, atorId: number, logo: Logo | null): Promise<void> =>
  audited(db, atorId, async transaction => {
    const { logoTipo } = await lockRow(transaction)
    if (logoTipo === null && logo === null) return null
    const versao = sql`${tabela.versao} + 1`
    await transaction.update(tabela).set({ logo: logo?.bytes ?? null, logoTipo: logo?.tipo ?? null, versao })
    const acao: Acao = logo ? 'mudou_logo' : 'retirou_logo'
    return { acao, antes: { tipo: logoTipo }, ...(logo && { depois: { tipo: logo.tipo, bytes: logo.bytes.length } }) }
  })

export const findLogo = async (db: Db): Promise<Logo | null> => {
  const [row] = await db.select({ bytes: tabela.logo, tipo: tabela.logoTipo }).from(tabela)
  return row?.bytes && row.tipo ? { bytes: row.bytes, tipo: row.tipo } : null
}
