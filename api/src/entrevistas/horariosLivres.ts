import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { notificacoes } from '../db/schema/rede.ts'
import { etapaVisivel } from '../db/schema/selecao.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { emitEvento } from '../eventos/emitEvento.ts'
import { enqueueEmailsDeEntrevista } from '../notificacoes/emailsAEnviar.ts'
import { notifyEntrevista } from './notifyEntrevista.ts'
import * as repository from './entrevistas.repository.ts'
import { notify } from '../notificacoes/notify.ts'

const titulo = 'Há horários para a sua entrevista'

/**
 * Notifies the students at the interviews who have no horario, except some, that they can choose. A mail goes to those who
 * have read the previous notificacao, so that horarios offered one by one do not make a mail each.
 */
export const notifyWaiting = async (
  db: Db,
  { id, titulo: vaga }: { id: number; titulo: string },
  menosAlunos: readonly number[] = [],
): Promise<void> => {
  const { rows } = await db.execute<{ alunoId: number }>(sql`
    select candidato_id as "alunoId" from candidaturas c
    where vaga_id = ${id} and ${etapaVisivel} = 'entrevista' and candidato_id <> all(${toIntArray(menosAlunos)})
      and not exists (select from horarios where candidatura_id = c.id)
  `)
  const avisados = await notify(
    db,
    rows.map(({ alunoId }) => alunoId),
    {
      tipo: 'candidatura',
      icone: 'calendar',
      titulo,
      descricao: `${vaga}: escolha o seu.`,
      vagaId: id,
      acao: { rotulo: 'Escolher horário', href: `/opportunities/${id}` },
      aviso: 'entrevista',
    },
  )
  await enqueueEmailsDeEntrevista(db, avisados, { titulo, vagaId: id, vaga, quando: 'escolha o seu', onde: null })
}

/** Marks as read that a student can choose, once they have. */
export const readConvite = async (db: Db, { vagaId, candidatoId }: { vagaId: number; candidatoId: number }) => {
  const convite = and(
    eq(notificacoes.usuarioId, candidatoId),
    eq(notificacoes.vagaId, vagaId),
    eq(notificacoes.titulo, titulo),
    isNull(notificacoes.lidaEm),
  )
  const lidas = await db
    .update(notificacoes)
    .set({ lidaEm: sql`now()` })
    .where(convite)
    .returning({ id: notificacoes.id })
  await emitEvento(db, { tipo: 'notificacao', itens: lidas.map(({ id }) => [candidatoId, id]) })
}

/** For horarios that are free again. If others are free too, the students who wait were notified before. */
export const notifyOfFreed = async (
  db: Db,
  vagaId: number,
  devolvidos: readonly number[],
  menosAlunos: readonly number[] = [],
): Promise<void> => {
  const { rows } = await db.execute<{ titulo: string }>(sql`
    select titulo from vagas where id = ${vagaId} and not exists (
      select from horarios
      where vaga_id = ${vagaId} and candidatura_id is null and inicio > now() and id <> all(${toIntArray(devolvidos)})
    )
  `)
  for (const vaga of rows) await notifyWaiting(db, { id: vagaId, ...vaga }, menosAlunos)
}

/**
 * Frees the future horarios of those candidaturas of a vaga that have left the interviews, as their students see it, and
 * notifies the students who wait for one.
 */
export const freeHorarios = async (db: Db, mudancas: ReadonlyArray<{ id: number; vistoDe: string | null }>) => {
  const ids = mudancas.filter(({ vistoDe }) => vistoDe === 'entrevista').map(({ id }) => id)
  if (ids.length === 0) return
  const { rows } = await db.execute<{ id: number; vagaId: number }>(sql`
    update horarios set candidatura_id = null, lembrete_em = null
    where candidatura_id = any(${toIntArray(ids)}) and inicio > statement_timestamp()
    returning id, vaga_id as "vagaId"
  `)
  const [liberado] = rows
  if (!liberado) return
  await notifyOfFreed(
    db,
    liberado.vagaId,
    rows.map(({ id }) => id),
  )
}

/**
 * Cancels the future interviews of these candidaturas of a vaga, whose rows are locked, and notifies both sides. The
 * horarios are free again; those who lost theirs are not told so, because they have just been told of the cancellation.
 */
export const cancelHorarios = async (db: Db, vagaId: number, candidaturaIds: readonly number[]): Promise<void> => {
  const cancelados = await repository.takeBackFuturos(db, candidaturaIds)
  const alunos: number[] = []
  for (const { candidaturaId, horario } of cancelados) {
    const encontro = await repository.findEncontro(db, candidaturaId)
    alunos.push(encontro.alunoId)
    await notifyEntrevista(db, 'cancelado', { encontro, horario })
  }
  if (alunos.length === 0) return
  await notifyOfFreed(
    db,
    vagaId,
    cancelados.map(({ horario }) => horario.id),
    alunos,
  )
}
