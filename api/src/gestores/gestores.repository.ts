import { and, desc, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connection.ts'
import { lockGestao, responsaveis } from './gestao.ts'
import { gestores } from '../db/schema/gestores.ts'
import { usuarios, vagas } from '../db/schema.ts'
import type { ConviteAnswer } from './gestores.schemas.ts'

/** More invitations than anybody has. */
const mostConvites = 100

/** The vaga with its managers, locked until the transaction ends; null if the vaga does not exist. */
export const lockVaga = async (db: Db, id: number) => {
  await lockGestao(db, id, 'update')
  const [vaga] = await db
    .select({ id: vagas.id, titulo: vagas.titulo, autorId: vagas.autorId, responsaveis, rascunho: vagas.rascunho })
    .from(vagas)
    .where(eq(vagas.id, id))
  return vaga ?? null
}

export const countGestores = (db: Db, vagaId: number): Promise<number> =>
  db.$count(gestores, eq(gestores.vagaId, vagaId))

/** Of a professor whose account is verified and confirmed; null for everybody else. `email` in lower case. */
export const findEmailDeProfessor = async (db: Db, usuarioId: number): Promise<string | null> => {
  const [found] = await db
    .select({ email: sql<string>`lower(${usuarios.email})` })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.id, usuarioId),
        eq(usuarios.ehaluno, false),
        isNotNull(usuarios.emailVerificadoEm),
        isNotNull(usuarios.professorConfirmadoEm),
      ),
    )
  return found?.email ?? null
}

type Novo = Pick<typeof gestores.$inferInsert, 'vagaId' | 'usuarioId' | 'email' | 'convidadoPorId' | 'visivel'>

export const isConvidado = async (db: Db, { vagaId, usuarioId, email }: Novo): Promise<boolean> => {
  const same = usuarioId ? eq(gestores.usuarioId, usuarioId) : eq(gestores.email, email ?? '')
  return (await db.$count(gestores, and(eq(gestores.vagaId, vagaId), same))) > 0
}

export const insertConvite = async (db: Db, novo: Novo): Promise<number> => {
  const [made] = await db.insert(gestores).values(novo).returning({ id: gestores.id })
  if (!made) throw new Error('no convite was made')
  return made.id
}

/** Resolves the deleted co-manager; null if the vaga does not have them. */
export const findGestor = async (db: Db, vagaId: number, id: number) => {
  const [found] = await db
    .select()
    .from(gestores)
    .where(and(eq(gestores.id, id), eq(gestores.vagaId, vagaId)))
    .for('update')
  return found ?? null
}

export const updateVisivel = async (db: Db, id: number, visivel: boolean): Promise<void> => {
  await db.update(gestores).set({ visivel }).where(eq(gestores.id, id))
}

export const deleteGestor = async (db: Db, id: number): Promise<void> => {
  await db.delete(gestores).where(eq(gestores.id, id))
}

const emailDe = (usuarioId: number) => sql`(select lower(email) from usuarios where id = ${usuarioId})`

/** Invitations of this person, by name or by their verified e-mail. */
const paraMim = (usuarioId: number) =>
  and(isNull(gestores.aceitoEm), or(eq(gestores.usuarioId, usuarioId), sql`${gestores.email} = ${emailDe(usuarioId)}`))

/** The invitations to one vaga, locked: a person who is invited by name and by e-mail has two. */
export const lockConvites = (db: Db, vagaId: number, usuarioId: number) =>
  db
    .select({ id: gestores.id, convidadoPorId: gestores.convidadoPorId })
    .from(gestores)
    .where(and(eq(gestores.vagaId, vagaId), paraMim(usuarioId)))
    .orderBy(gestores.id)
    .for('update')

export const acceptConvite = async (db: Db, id: number, usuarioId: number): Promise<void> => {
  await db
    .update(gestores)
    .set({ usuarioId, aceitoEm: sql`now()` })
    .where(eq(gestores.id, id))
}

const minhas = alias(gestores, 'minhas')
const convidantes = alias(usuarios, 'convidantes')

/** A person's open invitations, newest first. */
export const findConvites = async (db: Db, usuarioId: number): Promise<ConviteAnswer[]> => {
  const accepted = db
    .select({ one: sql`1` })
    .from(minhas)
    .where(and(eq(minhas.vagaId, gestores.vagaId), eq(minhas.usuarioId, usuarioId), isNotNull(minhas.aceitoEm)))
  const rows = await db
    .selectDistinctOn([gestores.vagaId], {
      id: gestores.id,
      vaga: { id: vagas.id, titulo: vagas.titulo },
      convidado_por: { id: convidantes.id, usuario: convidantes.usuario, avatar: convidantes.avatar },
      visivel: gestores.visivel,
      criadoEm: gestores.criadoEm,
    })
    .from(gestores)
    .innerJoin(vagas, eq(vagas.id, gestores.vagaId))
    .leftJoin(convidantes, eq(convidantes.id, gestores.convidadoPorId))
    .where(and(paraMim(usuarioId), ne(vagas.autorId, usuarioId), sql`not ${exists(accepted)}`))
    .orderBy(gestores.vagaId, desc(gestores.id))
    .limit(mostConvites)
  return rows
    .toSorted((one, other) => other.id - one.id)
    .map(({ criadoEm, ...row }) => ({ ...row, criado_em: criadoEm.toISOString() }))
}
