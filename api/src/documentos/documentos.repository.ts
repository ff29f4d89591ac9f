import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { audited } from '../auditoria/audited.ts'
import type { Db } from '../db/connection.ts'
import { documentos, tiposDeDocumento } from '../db/schema/documentos.ts'
import { lockText } from '../db/lockText.ts'
import { usuarios } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { modelos } from './modelos.ts'

export type TipoDeDocumento = (typeof tiposDeDocumento)[number]

const { tipo, texto, mudou, numero, publicadoEm } = documentos

/** The published versions of a document, the newest first. */
export const findVersoes = async (db: Db, qual: TipoDeDocumento) => {
  const rows = await db
    .select({ numero, publicadoEm, mudou })
    .from(documentos)
    .where(and(eq(tipo, qual), isNotNull(numero)))
    .orderBy(desc(numero))
  return rows.map(row => ({
    numero: row.numero ?? 0,
    publicado_em: (row.publicadoEm ?? new Date(0)).toISOString(),
    mudou: row.mudou,
  }))
}

export const findTexto = async (db: Db, qual: TipoDeDocumento, qualNumero: number): Promise<string | null> => {
  const [row] = await db
    .select({ texto })
    .from(documentos)
    .where(and(eq(tipo, qual), eq(numero, qualNumero)))
  return row?.texto ?? null
}

/** What an administrator edits: the draft, or what is published, or the model. */
export const findEditavel = async (db: Db, qual: TipoDeDocumento) => {
  const [row] = await db
    .select({ texto, mudou, numero })
    .from(documentos)
    .where(eq(tipo, qual))
    .orderBy(sql`${numero} desc nulls first`)
    .limit(1)
  const rascunho = row?.numero === null
  const [publicada] = await findVersoes(db, qual)
  return {
    texto: row?.texto ?? modelos[qual],
    mudou: rascunho ? row.mudou : '',
    rascunho,
    publicada: publicada?.numero ?? null,
  }
}

type Escrito = { tipo: TipoDeDocumento; texto: string; mudou: string; publicar: boolean }

/** Saves the draft of a document, or publishes it: a published version never changes. */
export const saveDocumento = (db: Db, atorId: number, { publicar, ...valores }: Escrito): Promise<void> =>
  audited(db, atorId, async transaction => {
    // One after the other: the number counts the publications of both documents.
    await lockText(transaction, 'documentos')
    await transaction.delete(documentos).where(and(eq(tipo, valores.tipo), isNull(numero)))
    if (!publicar) {
      await transaction.insert(documentos).values(valores)
      return { acao: 'rascunhou_documento', objeto: valores.tipo }
    }
    const seguinte = (await findAtual(transaction)) + 1
    await transaction.insert(documentos).values({ ...valores, numero: seguinte, publicadoEm: new Date() })
    return { acao: 'publicou_documento', objeto: `${valores.tipo} ${seguinte}`, depois: { mudou: valores.mudou } }
  })

/** The number of the last publication; 0 without one. */
const findAtual = async (db: Db): Promise<number> => {
  const [row] = await db.select({ atual: sql<number>`coalesce(max(${numero}), 0)::int` }).from(documentos)
  return row?.atual ?? 0
}

/**
 * Writes down that a person acknowledges the notice and accepts the terms.
 * @throws Refusal 409 for another number than that of the last publication
 */
export const aceitar = (db: Db, usuarioId: number, lido: number): Promise<void> =>
  audited(db, usuarioId, async transaction => {
    if (lido !== (await findAtual(transaction))) throw new Refusal(409, 'O texto mudou de novo. Recarregue a página.')
    await transaction.update(usuarios).set({ documentosAte: lido }).where(eq(usuarios.id, usuarioId))
    return { acao: 'aceitou_documentos', pessoaId: usuarioId, objeto: `publicação ${lido}` }
  })
