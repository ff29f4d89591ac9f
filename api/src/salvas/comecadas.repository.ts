import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { candidaturasComecadas } from '../db/schema/salvas.ts'
import { vagas } from '../db/schema.ts'
import { noFuso } from '../fuso.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'

/** Keeps that a student began to apply to a vaga, if it is open, which drafts and hidden ones are not. */
export const keepComecada = async (db: Db, usuarioId: number, vagaId: number, hoje: string): Promise<void> => {
  await db.execute(sql`
    insert into ${candidaturasComecadas} (usuario_id, vaga_id)
    select ${usuarioId}::int, id from ${vagas}
    where id = ${vagaId}::int and ${abertaEm(hoje)}
    on conflict do nothing
  `)
}

/** Rows taken per transaction. */
const lot = 500

type Comecada = { usuarioId: number; vagaId: number; titulo: string; lembrar: boolean }

/**
 * Deletes the next rows whose last day has come at the university, from 9:00, and resolves them. `lembrar`: it is that day, the student can
 * apply and has not, and was not reminded on this day because the vaga is saved. Concurrent processes take different ones.
 */
export const takeComecadas = async (db: Db, agora: Date, hoje: string): Promise<Comecada[]> => {
  const { rows } = await db.execute<Comecada>(sql`
    with devidas as (
      select c.usuario_id, c.vaga_id, ${vagas.titulo},
        ${abertaEm(hoje)} and not exists (select from candidaturas f where f.vaga_id = c.vaga_id and f.candidato_id = c.usuario_id)
        and not exists (
          select from vagas_salvas s where s.vaga_id = c.vaga_id and s.usuario_id = c.usuario_id
            and ${noFuso(sql`s.lembrada_em`)}::date = ${hoje}::date
        ) as lembrar
      from ${vagas} join candidaturas_comecadas c on c.vaga_id = ${vagas.id}
      where ${vagas.prazo} + time '09:00' <= ${noFuso(sql`${agora.toISOString()}::timestamptz`)}
      order by c.vaga_id, c.usuario_id limit ${lot}
      for key share of ${vagas} skip locked for update of c skip locked
    ),
    esquecidas as (
      delete from candidaturas_comecadas c using devidas d where c.usuario_id = d.usuario_id and c.vaga_id = d.vaga_id
    )
    select usuario_id as "usuarioId", vaga_id as "vagaId", titulo, lembrar from devidas
  `)
  return rows
}
