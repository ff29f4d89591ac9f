import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'
import { notificar } from './notificar.ts'
import { gestores } from './schema.gestores.ts'
import { usuarios, vagas } from './schema.ts'

/** A page of the web app on which a professor finds their invitations. */
const lista = '/professor/opportunities'

const convidantes = alias(usuarios, 'convidantes')

/**
 * Notifies somebody of an invitation, after whoever invited has been answered; null where it is accepted or taken back
 * by now. Again, it comes up again while it is not read.
 */
export const avisarDoConvite = async (db: Db, conviteId: number, usuarioId: number) => {
  const [convite] = await db
    .select({ vaga: vagas.titulo, por: convidantes.usuario, visivel: gestores.visivel })
    .from(gestores)
    .innerJoin(vagas, eq(vagas.id, gestores.vagaId))
    .leftJoin(convidantes, eq(convidantes.id, gestores.convidadoPorId))
    .where(and(eq(gestores.id, conviteId), isNull(gestores.aceitoEm)))
  if (!convite) return null
  await notificar(db, [usuarioId], {
    tipo: 'oportunidade',
    icone: 'user',
    titulo: `Convite para cuidar de “${convite.vaga}”`,
    descricao: `${convite.por ?? 'Um professor'} convida você a cuidar desta oportunidade.`,
    acao: { rotulo: 'Ver convite', href: lista },
  })
  return convite
}
