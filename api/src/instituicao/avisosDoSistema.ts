import { desc, eq, gte } from 'drizzle-orm'
import { z } from 'zod'
import { audited } from '../auditoria/audited.ts'
import type { Db } from '../db/connection.ts'
import { avisosDoSistema, ladosDoMural } from '../db/schema/avisosDoSistema.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { texto } from '../http/texto.ts'
import { today } from '../prazos/today.ts'

/** Those that are not over. More would push the pages of everybody down. */
const maximo = 10
/** The past ones that the administration still sees. */
const lembrados = 50

const dia = z.iso.date('Escolha uma data válida.')

export const avisoBody = z.object({
  texto: texto(300).trim().min(3, 'Escreva o aviso, com ao menos 3 caracteres.'),
  para: z.enum(ladosDoMural).nullable().describe('Who sees it; null: everybody'),
  de: dia.describe('The first day'),
  ate: dia.describe('The last day'),
})

export const aviso = avisoBody.extend({ id: z.int() })

type AvisoBody = z.output<typeof avisoBody>

const { id, texto: frase, para, de, ate } = avisosDoSistema
const colunas = { texto: frase, para, de, ate }

/** The newest first, with some that are over. */
export const findAvisos = (db: Db): Promise<Array<z.output<typeof aviso>>> =>
  db
    .select({ id, ...colunas })
    .from(avisosDoSistema)
    .orderBy(desc(id))
    .limit(maximo + lembrados)

/** @throws Refusal 422 for days in the wrong order or a last day in the past */
const requireDias = (body: AvisoBody): void => {
  if (body.ate < today()) throw invalidField('ate', 'Escolha um dia a partir de hoje.')
  if (body.ate < body.de) throw invalidField('ate', 'O último dia não vem antes do primeiro.')
}

/** @throws Refusal 422 for its days, 409 if there are too many */
export const publicarAviso = (db: Db, atorId: number, body: AvisoBody): Promise<void> => {
  requireDias(body)
  return audited(db, atorId, async transaction => {
    if ((await transaction.$count(avisosDoSistema, gte(ate, today()))) >= maximo) {
      throw new Refusal(409, `São no máximo ${maximo} avisos ao mesmo tempo. Tire um do ar primeiro.`)
    }
    await transaction.insert(avisosDoSistema).values(body)
    return { acao: 'publicou_aviso', depois: body }
  })
}

const lockAviso = async (transaction: Db, codigo: number): Promise<AvisoBody> => {
  const [row] = await transaction.select(colunas).from(avisosDoSistema).where(eq(id, codigo)).for('update')
  if (!row) throw new Refusal(404, 'Aviso não encontrado')
  return row
}

/** @throws Refusal 404 without it, 422 for its days */
export const mudarAviso = (db: Db, atorId: number, codigo: number, body: AvisoBody): Promise<void> => {
  requireDias(body)
  return audited(db, atorId, async transaction => {
    const antes = await lockAviso(transaction, codigo)
    await transaction.update(avisosDoSistema).set(body).where(eq(id, codigo))
    return { acao: 'mudou_aviso', antes, depois: body }
  })
}

/** Deletes it: it is off the pages at once. @throws Refusal 404 without it */
export const retirarAviso = (db: Db, atorId: number, codigo: number): Promise<void> =>
  audited(db, atorId, async transaction => {
    const antes = await lockAviso(transaction, codigo)
    await transaction.delete(avisosDoSistema).where(eq(id, codigo))
    return { acao: 'retirou_aviso', antes }
  })
