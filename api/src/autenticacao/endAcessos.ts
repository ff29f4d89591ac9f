import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { emitEvento } from '../eventos/emitEvento.ts'

/**
 * Ends every way into these accounts: sessions, open streams, links of mails that were sent, and mails with such links that
 * wait. For suspensions, deletions, changes of role and people who left the university; it is done when the transaction
 * commits. Only the link that objects to a decision stays (contestacao.ts). Links to the own data have the version of the
 * token in them. Needs a transaction.
 */
export const endAcessos = async (transaction: Db, usuarioIds: readonly number[]): Promise<void> => {
  if (usuarioIds.length === 0) return
  const deles = sql`any(${toIntArray(usuarioIds)})`
  await transaction.execute(sql`update usuarios set versao_do_token = versao_do_token + 1 where id = ${deles}`)
  await transaction.execute(sql`delete from aparelhos where usuario_id = ${deles}`)
  await transaction.execute(sql`
    update tokens_de_email set usado_em = now() where usuario_id = ${deles} and usado_em is null
  `)
  await transaction.execute(sql`
    update mudancas_de_email set encerrada_em = now() where usuario_id = ${deles} and encerrada_em is null
  `)
  await transaction.execute(sql`
    delete from emails_a_enviar e using usuarios u
    where u.id = ${deles} and e.email = lower(u.email)
      and (e.tipo in ('redefinicao', 'entrada') or e.acesso is not null or e.copia is not null)
  `)
  await emitEvento(transaction, { tipo: 'sessao', itens: usuarioIds.map(id => [id, 0]) })
}
