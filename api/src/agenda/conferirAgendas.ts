import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { isConcluidaVisivel } from '../db/schema/selecao.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { today } from '../prazos/today.ts'
import { takePessoas } from './agendas.repository.ts'

/** As many entries as an agenda has, the next ones first. */
export const mostEntradas = 1000

/** The vagas that these people manage, and their candidaturas. */
const toDelas = (pessoas: SQL): SQL => sql`
  gerida as (
    select u.id as usuario_id, v.id as vaga_id from usuarios u join vagas v on v.autor_id = u.id
    where u.id = any(${pessoas}) and u.professor_confirmado_em is not null
    union
    select u.id, g.vaga_id from usuarios u join gestores g on g.usuario_id = u.id and g.aceito_em is not null
    where u.id = any(${pessoas}) and u.professor_confirmado_em is not null
  ),
  candidatura as (
    select candidato_id as usuario_id, id, vaga_id, ${isConcluidaVisivel} as concluida
    from candidaturas where candidato_id = any(${pessoas})
  )`

/** What they have ahead, as rows of `entradas_da_agenda`, from today on. */
const toFatos = (pessoas: SQL, hoje: string): SQL => sql`
  fato as (
    select p.usuario_id, 'prazo' as tipo, v.id as alvo_id, v.id as vaga_id, v.titulo,
      v.prazo as dia, null::timestamptz as inicio, null::int as minutos, null as onde
    from (
      select usuario_id, vaga_id from vagas_salvas where usuario_id = any(${pessoas}) union all select * from gerida
    ) p join vagas v on v.id = p.vaga_id
    where v.status not in ('finalizada', 'encerrada') and v.prazo >= ${hoje}::date
    union all
    select p.usuario_id, 'resposta', v.id, v.id, v.titulo, v.resposta_ate, null, null, null
    from (
      select usuario_id, vaga_id from candidatura where not concluida union all select * from gerida
    ) p join vagas v on v.id = p.vaga_id
    where v.resposta_ate >= ${hoje}::date and v.status <> 'finalizada' and not v.rascunho
    union all
    select g.usuario_id, 'divulgacao', v.id, v.id, v.titulo, null, v.divulgacao_em, null, null
    from gerida g join vagas v on v.id = g.vaga_id where v.divulgacao_em > now()
    union all
    select p.usuario_id, 'entrevista', h.candidatura_id, h.vaga_id, v.titulo,
      null, h.inicio, h.minutos, concat_ws(' · ', h.local, h.link)
    from (
      select c.usuario_id, h.id from candidatura c join horarios h on h.candidatura_id = c.id
      union all
      select g.usuario_id, h.id from gerida g join horarios h on h.vaga_id = g.vaga_id and h.candidatura_id is not null
    ) p join horarios h on h.id = p.id join vagas v on v.id = h.vaga_id
    where h.inicio + h.minutos * interval '1 minute' > now()
  ),
  proximo as (
    select *, row_number() over (
      partition by usuario_id order by coalesce(inicio, dia), tipo, alvo_id
    ) <= ${mostEntradas}::int as cabe from fato
  )`

/** When an entry `e` is over: a whole day counts until its end wherever that is. */
const isOver = (hoje: string): SQL =>
  sql`coalesce(e.inicio + coalesce(e.minutos, 0) * interval '1 minute' <= now(), e.dia < ${hoje}::date)`

/** What of an entry is read. */
const content = (row: 'e' | 'excluded'): SQL =>
  sql.raw(`(${['vaga_id', 'titulo', 'dia', 'inicio', 'minutos', 'onde'].map(column => `${row}.${column}`).join(', ')})`)

/**
 * Compares the entries of these people with what they have ahead: a change raises `sequencia`, and what is ahead no more is
 * `cancelada`, for 30 days. What is over stays as it is, for 90 days. Their rows in `agendas` are locked.
 */
export const conferirAgendas = async (transaction: Db, pessoas: readonly number[]): Promise<void> => {
  const [ids, hoje] = [toIntArray(pessoas), today()]
  const isAhead = sql`exists (
    select from proximo f where cabe and (f.usuario_id, f.tipo, f.alvo_id) = (e.usuario_id, e.tipo, e.alvo_id)
  )`
  await transaction.execute(sql`
    with ${toDelas(ids)}, ${toFatos(ids, hoje)},
    mudadas as (
      insert into entradas_da_agenda as e (usuario_id, tipo, alvo_id, vaga_id, titulo, dia, inicio, minutos, onde)
      select usuario_id, tipo, alvo_id, vaga_id, titulo, dia, inicio, minutos, onde from proximo where cabe
      on conflict (usuario_id, tipo, alvo_id) do update set
        vaga_id = excluded.vaga_id, titulo = excluded.titulo, dia = excluded.dia, inicio = excluded.inicio,
        minutos = excluded.minutos, onde = excluded.onde,
        sequencia = e.sequencia + 1, mudou_em = now(), cancelada = false
      where e.cancelada or ${content('e')} is distinct from ${content('excluded')}
    ),
    velhas as (
      delete from entradas_da_agenda e where usuario_id = any(${ids}) and not ${isAhead} and (
        (cancelada and mudou_em < now() - interval '30 days')
        or coalesce(inicio, dia) < now() - interval '90 days'
      )
    )
    update entradas_da_agenda e set cancelada = true, sequencia = sequencia + 1, mudou_em = now()
    where usuario_id = any(${ids}) and not cancelada and not ${isAhead} and not ${isOver(hoje)}
  `)
}

/** Compares the next agendas with the board, so that a calendar reads a change within minutes; false if none is due. */
export const conferirProximas = (db: Db): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const pessoas = await takePessoas(transaction)
    if (pessoas.length > 0) await conferirAgendas(transaction, pessoas)
    return pessoas.length > 0
  })
