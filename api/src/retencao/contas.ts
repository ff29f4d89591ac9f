import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'

/** How long before its end a person is told of it. */
export const diasDeAviso = 30

/** When an account was last used: its sessions are written at each use, and the newest one is kept. */
const ultimoUso = (conta: 't' | 'u'): SQL => sql`greatest(
  ${sql.raw(conta)}.email_verificado_em,
  (select max(s.usada_em) from sessoes s where s.usuario_id = ${sql.raw(conta)}.id)
)`

/** Accounts that nobody used for so many days. Those of administrators and of the demo stay, and those that end anyway. */
export const semUso = (dias: number, conta: 't' | 'u' = 't'): SQL => sql`(
  ${sql.raw(conta)}.email_verificado_em is not null and ${sql.raw(conta)}.direitos = '{}' and not ${sql.raw(conta)}.demonstracao
  and ${ultimoUso(conta)} < now() - make_interval(days => ${dias}::int)
  and not exists (select from exclusoes e where e.usuario_id = ${sql.raw(conta)}.id)
)`

/** A warning counts until the account is used again. */
const avisada = sql`(t.aviso_de_fim_em is not null and t.aviso_de_fim_em > ${ultimoUso('t')})`

/**
 * Warns the people of accounts that nobody used, by mail, and ends those that were warned 30 days ago and still not used: as at
 * their own request, by the queue of these. Resolves how many it warned or ended.
 */
export const warnOrEnd = async (transaction: Db, dias: number, lot: number): Promise<number> => {
  const { rows: ended } = await transaction.execute(sql`
    insert into exclusoes (usuario_id, executar_em)
    select t.id, now() from usuarios t
    where ${semUso(dias)} and ${avisada} and t.aviso_de_fim_em < now() - make_interval(days => ${diasDeAviso}::int)
    order by t.id limit ${lot}
    on conflict do nothing returning usuario_id
  `)
  const { rows: warned } = await transaction.execute(sql`
    with avisadas as (
      update usuarios set aviso_de_fim_em = now() where id in (
        select t.id from usuarios t where ${semUso(dias - diasDeAviso)} and not ${avisada}
        order by t.id limit ${lot} for update skip locked
      ) returning id, email
    )
    insert into emails_a_enviar (tipo, email, usuario_id, fim_em)
    select 'convite', lower(email), id, now() + make_interval(days => ${diasDeAviso}::int) from avisadas returning id
  `)
  return Math.max(ended.length, warned.length)
}
