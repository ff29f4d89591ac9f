import { and, eq, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connection.ts'
import { wantsConvite } from '../notificacoes/avisosAEnviar.ts'
import { notify, toQuem } from '../notificacoes/notify.ts'
import { gestores } from '../db/schema/gestores.ts'
import { usuarios, vagas } from '../db/schema.ts'

/** The page of the web app that lists a professor's invitations. */
const lista = '/professor/opportunities'

const convidantes = alias(usuarios, 'convidantes')

/**
 * Notifies a person of an invitation, after the response to the inviting person; `naHora`: whether they want a mail of its own; null if it was accepted or removed meanwhile, or
 * is for the author.
 * While the notification is unread, inviting again renews it.
 */
export const notifyConvite = async (db: Db, conviteId: number, usuarioId: number) => {
  const [convite] = await db
    .select({ vagaId: vagas.id, vaga: vagas.titulo, por: convidantes.usuario, visivel: gestores.visivel })
    .from(gestores)
    .innerJoin(vagas, eq(vagas.id, gestores.vagaId))
    .leftJoin(convidantes, eq(convidantes.id, gestores.convidadoPorId))
    .where(and(eq(gestores.id, conviteId), isNull(gestores.aceitoEm), ne(vagas.autorId, usuarioId)))
  if (!convite) return null
  const por = convite.por === null ? null : toQuem({ nome: convite.por, ehaluno: false })
  const naHora = await wantsConvite(db, usuarioId)
  await notify(db, [usuarioId], {
    tipo: 'oportunidade',
    icone: 'user',
    titulo: `Convite para cuidar de “${convite.vaga}”`,
    descricao: `${por ?? 'Um professor'} convida você a cuidar desta oportunidade.`,
    vagaId: convite.vagaId,
    acao: { rotulo: 'Ver convite', href: lista },
    aviso: 'convite',
  })
  return { ...convite, por, naHora }
}
