import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import type { Janela } from '../http/listRoute.ts'
import { hasWords, toBusca } from '../rede/busca.ts'
import type { FiltrosDePessoas, PessoaAdministrada, situacoesDePessoa } from './pessoas.schemas.ts'

/** As `papeisDaConta` and `aConfirmar` of autenticacao/papeis.ts, for `u`. */
const isProfessor = sql`(not u.ehaluno and (u.direitos = '{}' or u.professor_confirmado_em is not null))`
const isSemPapel = sql`(${isProfessor} and u.professor_confirmado_em is null)`
const isRecusado = sql`(${isSemPapel} and u.recusa_de_professor is not null)`
const isAConfirmar = sql`(${isSemPapel} and u.recusa_de_professor is null)`
const isSuspensa = sql`coalesce(u.suspenso_ate > now(), false)`

const papeis: Record<NonNullable<FiltrosDePessoas['papel']>, SQL> = {
  aluno: sql`u.ehaluno`,
  professor: isProfessor,
  administrador: sql`'administrador' = any(u.direitos)`,
  moderador: sql`'moderador' = any(u.direitos)`,
  encarregado: sql`'encarregado' = any(u.direitos)`,
}

const situacoes: Record<(typeof situacoesDePessoa)[number], SQL> = {
  ativa: sql`(u.email_verificado_em is not null and not ${isSuspensa} and not ${isSemPapel})`,
  a_verificar: sql`u.email_verificado_em is null`,
  a_confirmar: sql`(u.email_verificado_em is not null and not ${isSuspensa} and ${isAConfirmar})`,
  recusado: sql`(u.email_verificado_em is not null and not ${isSuspensa} and ${isRecusado})`,
  suspensa: isSuspensa,
}

type Row = Omit<PessoaAdministrada, 'criado_em' | 'suspenso_ate'> & {
  criado_em: string | Date
  suspenso_ate: string | Date | null
}

type Ordem = FiltrosDePessoas['ordem']

const porNome = sql`chave_de_nome(u.usuario), u.id`

const ordens: Record<Ordem, { por: SQL; depoisDe: (id: number) => SQL }> = {
  recentes: { por: sql`u.id desc`, depoisDe: id => sql`u.id < ${id}::int` },
  nome: {
    por: porNome,
    depoisDe: id => sql`(${porNome}) > (select ${porNome} from usuarios u where u.id = ${id}::int)`,
  },
}

const select = (where: SQL, ordem: Ordem, limit: number): SQL => sql`
  select u.id, u.usuario as nome, u.email, u.matricula, coalesce(d.name, u.curso) as vinculo, u.criado_em,
    array_remove(array[
      case when ${papeis.aluno} then 'aluno' end,
      case when ${papeis.professor} then 'professor' end,
      case when ${papeis.administrador} then 'administrador' end,
      case when ${papeis.moderador} then 'moderador' end,
      case when ${papeis.encarregado} then 'encarregado' end
    ], null) as papeis,
    case
      when ${situacoes.a_verificar} then 'a_verificar'
      when ${isSuspensa} then 'suspensa'
      when ${isRecusado} then 'recusado'
      when ${isAConfirmar} then 'a_confirmar'
      else 'ativa'
    end as situacao,
    case when ${isSuspensa} then u.suspenso_ate end as suspenso_ate,
    case when ${isSuspensa} then u.motivo_da_suspensao when ${isRecusado} then u.recusa_de_professor end as motivo
  from usuarios u
  left join departamentos d on d.id = u.departamento_id
  where ${where} and not exists (select from exclusoes e where e.usuario_id = u.id and e.concluida_em is not null)
  order by ${ordens[ordem].por} limit ${limit}
`

const findRows = async (db: Db, where: SQL, ordem: Ordem, limit: number): Promise<PessoaAdministrada[]> => {
  const { rows } = await db.execute<Row>(select(where, ordem, limit))
  return rows.map(row => ({
    ...row,
    criado_em: new Date(row.criado_em).toISOString(),
    suspenso_ate: row.suspenso_ate && new Date(row.suspenso_ate).toISOString(),
  }))
}

/** Words as in the network, or a part of an address or a matrícula. */
const toCondicao = (busca: string): SQL =>
  hasWords(busca)
    ? sql`(${toBusca(busca)} or position(${busca.trim().toLowerCase()} in lower(concat_ws(' ', u.email, u.matricula))) > 0)`
    : sql`true`

/** Accounts and registrations. */
export const findPessoas = (
  db: Db,
  { busca, papel, situacao, ordem }: FiltrosDePessoas,
  { apos, limit }: Janela,
): Promise<PessoaAdministrada[]> => {
  const conditions = [
    toCondicao(busca),
    ...(apos === null ? [] : [ordens[ordem].depoisDe(apos)]),
    ...(papel ? [papeis[papel]] : []),
    ...(situacao ? [situacoes[situacao]] : []),
  ]
  return findRows(db, sql.join(conditions, sql` and `), ordem, limit)
}

/** One account; null if there is none. */
export const findPessoa = async (db: Db, id: number): Promise<PessoaAdministrada | null> =>
  (await findRows(db, sql`u.id = ${id}::int`, 'recentes', 1))[0] ?? null

/** How many await something, for the overview. */
export const countPessoas = async (db: Db) => {
  const { rows } = await db.execute<
    Record<'a_confirmar' | 'suspensas' | 'alunos' | 'professores' | 'casos', number>
  >(sql`
    select
      count(*) filter (where ${situacoes.a_confirmar})::int as a_confirmar,
      count(*) filter (where ${isSuspensa})::int as suspensas,
      count(*) filter (where u.ehaluno and u.email_verificado_em is not null)::int as alunos,
      count(*) filter (where ${isProfessor} and u.email_verificado_em is not null)::int as professores,
      (select count(*)::int from casos where situacao in ('aberto', 'contestado')) as casos
    from usuarios u
  `)
  const [counts] = rows
  if (!counts) throw new Error('an aggregate has one row')
  return counts
}
