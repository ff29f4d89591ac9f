import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'

/** `age`: seconds since the oldest entry was due. */
type QueueState = { queue: string; length: number; age: number }

/**
 * The queues of work outside requests. `mails_retried`: mails whose first try failed. `summaries`: the notices in summaries
 * that are due. `copies`: of people's own data. `deletions`: accounts that are to end. `index`: authors whose vagas are not all indexed under their new name; its age is always 0.
 */
export const readQueues = async (db: Db): Promise<QueueState[]> => {
  const { rows } = await db.execute<QueueState>(sql`
    select queue, count(due)::int as length, coalesce(extract(epoch from now() - min(due)), 0)::float8 as age
    from (values
      ('mails'), ('mails_retried'), ('summaries'), ('announcements'), ('events'), ('releases'), ('reminders'), ('files'), ('copies'), ('deletions'), ('index')
    ) as known (queue)
    left join (
      select 'mails' as queue, proxima_em as due from emails_a_enviar where proxima_em <= now()
      union all select 'mails_retried', now() from emails_a_enviar where tentativas > 1
      union all select 'mails', proxima_em from avisos_a_enviar where not resumo and proxima_em <= now()
      union all select 'mails_retried', now() from avisos_a_enviar where tentativas > 1
      union all select 'summaries', proxima_em from avisos_a_enviar where resumo and proxima_em <= now()
      union all select 'announcements', criado_em from vagas where anunciada_em is null
      union all select 'announcements', criado_em from anuncios
      union all select 'events', criado_em from eventos_a_enviar
      union all select 'releases', divulgacao_em from vagas where divulgacao_em <= now()
      union all select 'reminders', lembrete_em from horarios where lembrete_em <= now()
      union all select 'reminders', lembrete_de_resposta_em from vagas where lembrete_de_resposta_em <= now()
      union all select 'files', conferir_em from arquivos where conferir_em <= now()
      union all select 'copies', pedida_em from copias_de_dados where pronta_em is null and falhou_em is null
      union all select 'deletions', executar_em from exclusoes where concluida_em is null and executar_em <= now()
      union all select 'index', now() from autores_renomeados
    ) waiting using (queue)
    group by queue
  `)
  return rows
}
