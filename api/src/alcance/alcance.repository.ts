import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { passosDaVaga } from '../db/schema/alcance.ts'
import { vagas } from '../db/schema.ts'
import { noFuso } from '../fuso.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import type { Alcance, Passo } from './alcance.schemas.ts'

/** Counts a step to a vaga while it is open. False if it is not published, or hidden. */
export const countPasso = async (
  db: Db,
  { vagaId, hoje, passo, origem }: Passo & { vagaId: number; hoje: string },
): Promise<boolean> => {
  const [viram, comecaram] = passo === 'viu' ? [1, 0] : [0, 1]
  const { rows } = await db.execute<{ existe: boolean }>(sql`
    with vaga as (
      select id, ${abertaEm(hoje)} as aberta from ${vagas}
      where id = ${vagaId}::int and not rascunho and status_oculto is null
    ),
    contado as (
      insert into passos_da_vaga as p (vaga_id, dia, origem, viram, comecaram)
      select id, ${hoje}::date, ${origem}::text, ${viram}::int, ${comecaram}::int from vaga where aberta
      on conflict (vaga_id, dia, origem) do update
      set viram = p.viram + excluded.viram, comecaram = p.comecaram + excluded.comecaram
    )
    select exists (select from vaga) as existe
  `)
  return rows[0]?.existe === true
}

/** Each day with a step, the oldest first. */
export const findDias = async (db: Db, vagaId: number): Promise<Alcance['dias']> => {
  const { rows } = await db.execute<Alcance['dias'][number]>(sql`
    select dia::text, sum(viram)::int as viram, sum(salvaram)::int as salvaram,
      sum(comecaram)::int as comecaram, sum(candidataram)::int as candidataram
    from (
      select dia, viram, 0 as salvaram, comecaram, 0 as candidataram from passos_da_vaga where vaga_id = ${vagaId}::int
      union all
      select ${noFuso(sql`criado_em`)}::date, 0, 1, 0, 0 from vagas_salvas where vaga_id = ${vagaId}::int
      union all
      select ${noFuso(sql`criado_em`)}::date, 0, 0, 0, 1 from candidaturas where vaga_id = ${vagaId}::int
    ) passos
    group by passos.dia order by passos.dia
  `)
  return rows
}

/** Those with a visit. */
export const findOrigens = (db: Db, vagaId: number): Promise<Alcance['origens']> =>
  db
    .select({
      origem: passosDaVaga.origem,
      viram: sql<number>`sum(viram)::int`,
      comecaram: sql<number>`sum(comecaram)::int`,
    })
    .from(passosDaVaga)
    .where(eq(passosDaVaga.vagaId, vagaId))
    .groupBy(passosDaVaga.origem)
