import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { diasDeAviso, semUso, warnOrEnd } from './contas.ts'
import type { Regra } from './keep.ts'
import { unusedRetrato } from '../storage/retratos.ts'

type Definicao = {
  /** What it deletes, on screen. */
  titulo: string
  tabela: string
  /** Which rows of the table, as `t`, are too old after so many days. */
  where: (antes: SQL, dias: number) => SQL
  /** What goes before the deletion of the rows that `where` matches, in its transaction. */
  before?: (transaction: Db, velhas: SQL) => Promise<unknown>
  /** In place of the deletion of the rows; resolves how many. */
  remove?: (transaction: Db, dias: number, lot: number) => Promise<number>
}

const encerrada = sql`v.status in ('finalizada', 'encerrada')`

/** Bytes that nobody else uses are deleted by the next clean-up (arquivos/cleanUp.ts). */
const checkArquivos = (chaves: SQL) => sql`update arquivos set conferir_em = now() where chave in (${chaves})`

/** The rules of retention, from the map of personal data: what of each kind of row goes by its age, counted from its last use. */
export const definicoes: Record<Regra, Definicao> = {
  notificacoes: { titulo: 'Notificações', tabela: 'notificacoes', where: antes => sql`t.criado_em < ${antes}` },
  // A registration that is being verified at this moment is locked, and stays. So does what is left of an account that ended.
  cadastros: {
    titulo: 'Cadastros não confirmados',
    tabela: 'usuarios',
    where: antes => sql`t.email_verificado_em is null and t.criado_em < ${antes}
      and not exists (select from vagas where autor_id = t.id)
      and not exists (select from exclusoes where usuario_id = t.id)`,
  },
  arquivos: {
    titulo: 'Fotos sem uso',
    tabela: 'retratos',
    where: antes => sql`t.criado_em < ${antes} and ${unusedRetrato(sql`t.nome`)}`,
    before: (transaction, velhas) =>
      transaction.execute(checkArquivos(sql`select r.chave from retratos r where r.ctid in (${velhas})`)),
  },
  emails: { titulo: 'E-mails guardados', tabela: 'emails_guardados', where: antes => sql`t.enviado_em < ${antes}` },
  auditoria: {
    titulo: 'Linhas da auditoria',
    tabela: 'auditoria',
    where: antes => sql`t.em < ${antes}`,
    before: transaction => transaction.execute(sql`select set_config('board.auditoria_vencida', 'sim', true)`),
  },
  // What is hidden can still be restored.
  casos: {
    titulo: 'Casos de moderação decididos',
    tabela: 'casos',
    where: antes => sql`t.situacao in ('decidido', 'encerrado') and t.decidido_em < ${antes}
      and t.ato is distinct from 'ocultar'`,
  },
  // The newest of each account stays: a sign-in after a long absence is compared with it, and it tells the last use.
  sessoes: {
    titulo: 'Sessões encerradas',
    tabela: 'sessoes',
    where: antes => sql`t.expira_em < ${antes}
      and exists (select from sessoes n where n.usuario_id = t.usuario_id and n.criada_em > t.criada_em)`,
  },
  contas: {
    titulo: 'Contas sem uso, avisadas 30 dias antes',
    tabela: 'usuarios',
    where: (_antes, dias) => semUso(dias - diasDeAviso),
    remove: warnOrEnd,
  },
  mensagens: { titulo: 'Mensagens', tabela: 'mensagens', where: antes => sql`t.criado_em < ${antes}` },
  candidaturas: {
    titulo: 'Candidaturas de seleções encerradas',
    tabela: 'candidaturas',
    where: antes => sql`t.criado_em < ${antes}
      and exists (select from vagas v where v.id = t.vaga_id and ${encerrada} and v.prazo < (${antes})::date)
      and not exists (select from mudancas_de_etapa m where m.candidatura_id = t.id and m.criado_em >= ${antes})`,
    before: (transaction, velhas) =>
      transaction.execute(
        checkArquivos(sql`select e.chave from arquivos_enviados e join candidaturas c on c.id = e.candidatura_id
          where c.ctid in (${velhas})`),
      ),
  },
  historicos: {
    titulo: 'Disciplinas do histórico de contas sem uso',
    tabela: 'historicos',
    where: (_antes, dias) => sql`exists (select from usuarios u where u.id = t.usuario_id and ${semUso(dias, 'u')})
      and not exists (
        select from candidaturas c join vagas v on v.id = c.vaga_id
        where c.candidato_id = t.usuario_id and c.compartilha_historico and not ${encerrada}
      )`,
  },
}

const antesDe = (dias: number): SQL => sql`now() - make_interval(days => ${dias}::int)`

const whereOf = (regra: Regra, dias: number): SQL => definicoes[regra].where(antesDe(dias), dias)

/** How many rows a rule would delete now. */
export const countVelhas = async (db: Db, regra: Regra, dias: number): Promise<number> => {
  const tabela = sql.identifier(definicoes[regra].tabela)
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${tabela} t where ${whereOf(regra, dias)}`,
  )
  return rows[0]?.total ?? 0
}

/** Deletes one lot of the rows that are too old, and resolves how many. */
export const deleteVelhas = async (transaction: Db, regra: Regra, dias: number, lot: number): Promise<number> => {
  const { tabela, before, remove } = definicoes[regra]
  if (remove) return remove(transaction, dias, lot)
  const { rows: velhas } = await transaction.execute<{ ctid: string }>(sql`
    select ctid::text as ctid from ${sql.identifier(tabela)} t where ${whereOf(regra, dias)}
    limit ${lot} for update skip locked
  `)
  if (velhas.length === 0) return 0
  const ctids = sql`select unnest(${`{${velhas.map(({ ctid }) => `"${ctid}"`).join(',')}}`}::tid[])`
  await before?.(transaction, ctids)
  await transaction.execute(sql`delete from ${sql.identifier(tabela)} t where t.ctid in (${ctids})`)
  return velhas.length
}
