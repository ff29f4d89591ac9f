import { sql } from 'drizzle-orm'
import { mensagens } from '../db/schema/rede.ts'
import { mudancasDeEtapa } from '../db/schema/selecao.ts'
import { candidaturas } from '../db/schema.ts'
import { responsaveis } from '../gestores/gestao.ts'

/**
 * When a manager last moved a row of `candidaturas`, joined with its vaga, or wrote to its student since; null for never.
 * Each manager costs a look into the index of conversations, whatever the number of messages.
 */
export const respondidaEm = sql<Date | string | null>`greatest(
  (
    select max(criado_em) from ${mudancasDeEtapa} m
    where m.candidatura_id = ${candidaturas.id} and m.por_id is distinct from ${candidaturas.candidatoId}
  ),
  (
    select max(ultima.criado_em) from unnest(${responsaveis}) g(id) cross join lateral (
      select criado_em from ${mensagens}
      where least(remetente_id, destinatario_id) = least(g.id, ${candidaturas.candidatoId})
        and greatest(remetente_id, destinatario_id) = greatest(g.id, ${candidaturas.candidatoId})
        and remetente_id = g.id
      order by mensagens.id desc limit 1
    ) ultima
    where ultima.criado_em >= ${candidaturas.criadoEm}
  )
)`

/**
 * Whether an undecided row of `candidaturas`, joined with its vaga, has waited for an answer for seven days: since the last
 * one, or since they applied if nobody has reviewed it. As `esperaDesde` of the web client counts in the head of a vaga.
 * No answer is older than the candidatura: those of this week are not looked up.
 */
export const esperaHa7Dias = sql<boolean>`(
  ${candidaturas.etapa} in ('recebida', 'em_analise', 'entrevista')
  and ${candidaturas.criadoEm} <= now() - interval '7 days'
  and coalesce(
    ${respondidaEm},
    case when ${candidaturas.etapa} = 'recebida' then ${candidaturas.criadoEm} end
  ) <= now() - interval '7 days'
)`
