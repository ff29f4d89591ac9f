import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { noFuso } from '../fuso.ts'
import type { NomeDaMedida } from './numeros.schemas.ts'

/** Days as '2026-12-31' at the university: from the first one until before the second. */
export type Periodo = { de: string; ate: string }

/** A count of one group; both null: of all. */
export type Linha = {
  medida: NomeDaMedida
  grupo: string | null
  recorte: 'curso' | 'departamento' | 'tipo' | null
  mes: number | null
  total: number
  respondidas: number | null
  mediana: number | null
}

const startOf = (dia: string): SQL => noFuso(sql`${dia}::date::timestamp`)
const isWithin = (column: SQL, { de, ate }: Periodo): SQL =>
  sql`${column} >= ${startOf(de)} and ${column} < ${startOf(ate)}`
const mesDe = (column: SQL): SQL => sql`extract(month from ${noFuso(column)})::int`

const verificado = sql`u.email_verificado_em is not null`
/** As `papeisDaConta` of autenticacao/papeis.ts, for `u`. */
const temPapel = sql`(u.ehaluno or u.direitos = '{}' or u.professor_confirmado_em is not null)`

/** The years in which something was counted before a day, the newest first. */
export const findAnos = async (db: Db, antesDe: string): Promise<number[]> => {
  const { rows } = await db.execute<{ ano: number }>(sql`
    select distinct extract(year from ${noFuso(sql`criado_em`)})::int as ano
    from (
      select u.criado_em from usuarios u where ${verificado} and ${temPapel}
      union all select criado_em from vagas where not rascunho
      union all select criado_em from candidaturas
    ) todos
    where criado_em < ${startOf(antesDe)} order by 1 desc
  `)
  return rows.map(({ ano }) => ano)
}

/** The accounts of a period that still exist: students by course and month, professors by department and month. */
export const countPessoas = async (db: Db, periodo: Periodo): Promise<Linha[]> => {
  const { rows } = await db.execute<Linha>(sql`
    select medida, grupo, case when grouping(grupo) = 0 then case medida when 'estudantes' then 'curso' else 'departamento' end end as recorte,
      mes, count(*)::int as total, null as respondidas, null as mediana
    from (
      select case when u.ehaluno then 'estudantes' else 'professores' end as medida, ${mesDe(sql`u.criado_em`)} as mes,
        case when u.ehaluno then coalesce(nullif(u.curso, ''), 'Sem curso') else coalesce(d.name, 'Sem departamento') end as grupo
      from usuarios u left join departamentos d on d.id = u.departamento_id
      where ${verificado} and ${temPapel} and ${isWithin(sql`u.criado_em`, periodo)}
    ) pessoas
    group by medida, grouping sets ((), (grupo), (mes))
  `)
  return rows
}

const porDepartamentoTipoEMes = sql`group by grouping sets ((), (departamento), (tipo), (mes))`
const grupoDaVaga = sql`
  coalesce(departamento, tipo) as grupo, mes,
  case when grouping(departamento) = 0 then 'departamento' when grouping(tipo) = 0 then 'tipo' end as recorte`

/** The vagas that were published in a period, by department, kind and month. */
export const countVagas = async (db: Db, periodo: Periodo): Promise<Linha[]> => {
  const { rows } = await db.execute<Linha>(sql`
    select 'vagas' as medida, ${grupoDaVaga}, count(*)::int as total, null as respondidas, null as mediana
    from (
      select d.name as departamento, t.nome as tipo, ${mesDe(sql`v.criado_em`)} as mes
      from vagas v join departamentos d on d.id = v.departamento_id join tipos_de_vaga t on t.id = v.tipo_id
      where not v.rascunho and ${isWithin(sql`v.criado_em`, periodo)}
    ) publicadas
    ${porDepartamentoTipoEMes}
  `)
  return rows
}

/**
 * The candidaturas of a period, by department, kind and month, how many were answered before a day, and the median of
 * days to the first answer. An answer is that of `respondidaEm` (candidaturas/espera.ts): a move by anybody but the
 * candidate, or a message of a manager to the candidate. Here both are found for all candidaturas at once.
 */
export const countCandidaturas = async (db: Db, periodo: Periodo, antesDe: string): Promise<Linha[]> => {
  const { rows } = await db.execute<Linha>(sql`
    with feitas as materialized (
      select c.id, c.candidato_id, c.criado_em, c.vaga_id, v.autor_id, v.departamento_id, v.tipo_id
      from candidaturas c join vagas v on v.id = c.vaga_id
      where ${isWithin(sql`c.criado_em`, periodo)}
    ),
    geridas as (
      select id, candidato_id, criado_em, autor_id as gestor_id from feitas
      union all
      select f.id, f.candidato_id, f.criado_em, g.usuario_id
      from feitas f join gestores g on g.vaga_id = f.vaga_id and g.aceito_em is not null
    ),
    respostas as (
      select id, min(em) as em from (
        select f.id, m.criado_em as em
        from feitas f join mudancas_de_etapa m on m.candidatura_id = f.id and m.por_id is distinct from f.candidato_id
        union all
        select g.id, m.criado_em
        from geridas g join mensagens m on m.remetente_id = g.gestor_id and m.destinatario_id = g.candidato_id
          and m.criado_em >= g.criado_em
      ) todas
      where em < ${startOf(antesDe)} group by id
    )
    select 'candidaturas' as medida, ${grupoDaVaga}, count(*)::int as total,
      case when grouping(mes) = 1 then count(em)::int end as respondidas,
      case when grouping(mes) = 1 then percentile_cont(0.5) within group (
        order by (extract(epoch from em - criado_em) / 86400)::float8
      ) end as mediana
    from (
      select d.name as departamento, t.nome as tipo, ${mesDe(sql`f.criado_em`)} as mes, f.criado_em, r.em
      from feitas f left join respostas r on r.id = f.id
      join departamentos d on d.id = f.departamento_id join tipos_de_vaga t on t.id = f.tipo_id
    ) respondidas
    ${porDepartamentoTipoEMes}
  `)
  return rows
}
