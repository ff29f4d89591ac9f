import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { toIntArray } from '../db/toIntArray.ts'
import type { Conta, Passo } from './plano.ts'
import type { Registro } from './registro.ts'

type Alterada = Extract<Passo, { tipo: 'alterada' }>

/** Far above any career: who left does not come back with time. */
const fimDoDesligamento = '2099-12-31T23:59:59.999-03:00'

/** One parameter for a whole lot: the statement stays the same, and has no limit of parameters. */
const toRows = (rows: readonly object[], columns: SQL): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${columns})`

/** The accounts that have a matrícula or an e-mail of the lot. `lock`: until the transaction ends, by id. */
export const findContas = async (
  db: Db,
  registros: readonly Registro[],
  { motivo, lock }: { motivo: string; lock: boolean },
): Promise<Conta[]> => {
  if (registros.length === 0) return []
  const chaves = registros.map(({ ehaluno, matricula, email }) => ({ ehaluno, matricula, email }))
  const given = toRows(chaves, sql`ehaluno boolean, matricula text, email text`)
  const { rows } = await db.execute<Conta>(sql`
    select u.id, u.ehaluno, u.matricula, u.usuario as nome, lower(u.email) as email, u.curso, u.periodo_inicio,
      (select d.name from departamentos d where d.id = u.departamento_id) as departamento,
      'administrador' = any(u.direitos) as administrador,
      coalesce(u.suspenso_ate > now() and u.motivo_da_suspensao = ${motivo}, false) as desligada
    from usuarios u
    where u.id in (
      select p.id from ${given} join usuarios p on p.ehaluno = r.ehaluno and p.matricula = r.matricula
      union
      select p.id from ${given} join usuarios p on lower(p.email) = r.email and p.email_verificado_em is not null
    )
    order by u.id ${lock ? sql`for update of u` : sql``}
  `)
  return rows
}

const fields = sql`id int, matricula text, nome text, email text, ehaluno boolean, curso text, departamento_id int,
  periodo_inicio text, suspende boolean`

const toRow = ({ matricula, nome, email, ehaluno, curso, departamento, periodoInicio }: Registro) => ({
  matricula,
  nome,
  email,
  ehaluno,
  curso,
  departamento_id: departamento?.id ?? null,
  periodo_inicio: periodoInicio,
})

/** Accounts without a password: the link for a new one is the way in. */
export const insertContas = async (transaction: Db, registros: readonly Registro[]): Promise<void> => {
  await transaction.execute(sql`
    insert into usuarios (usuario, email, ehaluno, matricula, curso, departamento_id, periodo_inicio,
      email_verificado_em, professor_confirmado_em)
    select r.nome, r.email, r.ehaluno, r.matricula, r.curso, r.departamento_id, r.periodo_inicio,
      now(), case when not r.ehaluno then now() end
    from ${toRows(registros.map(toRow), fields)}
  `)
}

/** Writes what the lines say. */
export const updateContas = async (transaction: Db, alteradas: readonly Alterada[], motivo: string): Promise<void> => {
  const rows = alteradas.map(({ conta, registro, suspende }) => ({ ...toRow(registro), id: conta.id, suspende }))
  await transaction.execute(sql`
    update usuarios u set
      matricula = r.matricula, usuario = r.nome, email = r.email, curso = coalesce(r.curso, u.curso),
      departamento_id = coalesce(r.departamento_id, u.departamento_id),
      periodo_inicio = coalesce(r.periodo_inicio, u.periodo_inicio),
      suspenso_ate = case when r.suspende then ${fimDoDesligamento}::timestamptz else u.suspenso_ate end,
      motivo_da_suspensao = case when r.suspende then ${motivo} else u.motivo_da_suspensao end
    from ${toRows(rows, fields)}
    where u.id = r.id
  `)
}

/** The links of mails to the former address of an account end: the university says which one it has. */
export const deleteLinks = async (transaction: Db, contas: readonly number[]): Promise<void> => {
  if (contas.length === 0) return
  await transaction.execute(sql`delete from tokens_de_email where usuario_id = any(${toIntArray(contas)})`)
  await transaction.execute(sql`
    update mudancas_de_email set encerrada_em = now() where usuario_id = any(${toIntArray(contas)}) and encerrada_em is null
  `)
}

/** The registrations of addresses that now have a verified account: as at a verification, none is left. */
export const deleteCadastros = async (transaction: Db, registros: readonly Registro[]): Promise<void> => {
  if (registros.length === 0) return
  await transaction.execute(sql`
    delete from usuarios u using ${toRows(
      registros.map(({ email }) => ({ email })),
      sql`email text`,
    )}
    where lower(u.email) = r.email and u.email_verificado_em is null
  `)
}

/** A line of the audit for each suspension. `atorId`: null for a command of the operator. */
export const insertSuspensoes = async (
  transaction: Db,
  atorId: number | null,
  contas: readonly number[],
  motivo: string,
): Promise<void> => {
  await transaction.execute(sql`
    insert into auditoria (ator_id, acao, pessoa_id, objeto, depois, motivo)
    select ${atorId}::int, 'suspendeu', conta, 'importação', jsonb_build_object('suspensoAte', ${fimDoDesligamento}::text), ${motivo}
    from unnest(${toIntArray(contas)}) as conta
  `)
}
