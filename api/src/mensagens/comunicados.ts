import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { chavesDeIdempotencia } from '../db/schema.apoio.ts'
import { responsaveis } from '../gestores/gestao.ts'
import type { MensagemAnswer } from './mensagem.ts'

/** The route of the idempotency keys of messages. */
export const rotaDeMensagens = 'POST /mensagens'

/** As the response of a send is stored. The sender gets the message only. */
export type MensagemGuardada = MensagemAnswer & { comunicado_da_vaga?: number }

/**
 * The people who got a comunicado of a vaga from its managers today, at the university. The stored responses of the sends,
 * which are kept for a day, say so: one that was sent without an Idempotency-Key is not among them.
 */
export const findAvisadosHoje = async (db: Db, vagaId: number): Promise<Set<number>> => {
  // A lateral, so that each manager costs a look into the index of their keys.
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct (k.resposta->>'destinatario_id')::int as id
    from vagas cross join lateral unnest(${responsaveis}) g(id) cross join lateral (
      select resposta from ${chavesDeIdempotencia}
      where usuario_id = g.id and rota = ${rotaDeMensagens}
        and criado_em >= date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'
      offset 0
    ) k
    where vagas.id = ${vagaId} and (k.resposta->>'comunicado_da_vaga')::int = vagas.id
  `)
  return new Set(rows.map(({ id }) => id))
}
