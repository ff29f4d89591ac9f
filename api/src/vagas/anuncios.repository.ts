import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { regraDe } from '../notificacoes/avisos.ts'
import { pontos } from '../recomendacoes/pontuacao.ts'
import { anuncios } from '../db/schema/apoio.ts'
import { buscasSalvas } from '../db/schema/buscas.ts'
import { departamentos, usuarios, vagas } from '../db/schema.ts'
import { novaNaBusca } from './busca/filtro.ts'

/**
 * The score from which students are notified of a new vaga: two interests in common, or one and the course. The weaker
 * reasons cannot reach it without these, so they are not scored.
 */
const pontosParaAvisar = 50

/**
 * Starts announcing the oldest vaga that is not announced, and marks it; concurrent processes take different ones.
 * Resolves whether there was any.
 */
export const beginAnuncio = async (db: Db): Promise<boolean> => {
  const next = sql`(select id from ${vagas} where anunciada_em is null order by id limit 1 for update skip locked)`
  const { rows } = await db.execute(sql`
    with tomada as (update ${vagas} set anunciada_em = clock_timestamp() where id = ${next} returning id)
    insert into ${anuncios} (vaga_id) select id from tomada returning vaga_id
  `)
  return rows.length > 0
}

/**
 * A vaga whose announcement is not finished, locked until the transaction ends; null if other processes have them all.
 */
export const takeAnuncio = async (db: Db) => {
  const [taken] = await db
    .select({
      id: vagas.id,
      titulo: vagas.titulo,
      status: vagas.status,
      prazo: vagas.prazo,
      departamento: departamentos.name,
      autor: usuarios.usuario,
      ateUsuario: anuncios.ateUsuario,
    })
    .from(anuncios)
    .innerJoin(vagas, eq(vagas.id, anuncios.vagaId))
    .innerJoin(departamentos, eq(departamentos.id, vagas.departamentoId))
    .innerJoin(usuarios, eq(usuarios.id, vagas.autorId))
    .orderBy(anuncios.vagaId)
    .limit(1)
    .for('update', { of: anuncios, skipLocked: true })
  return taken ?? null
}

export const moveAnuncio = async (db: Db, vagaId: number, ateUsuario: number): Promise<void> =>
  void (await db.update(anuncios).set({ ateUsuario }).where(eq(anuncios.vagaId, vagaId)))

export const endAnuncio = async (db: Db, vagaId: number): Promise<void> =>
  void (await db.delete(anuncios).where(eq(anuncios.vagaId, vagaId)))

/** What led to a student: a saved search, or their interests (null). */
export type Levado = { id: number; busca: Pick<typeof buscasSalvas.$inferSelect, 'id' | 'tipo' | 'nome'> | null }

/** From the weakest: a person is told once, in the strongest way of all that leads to them. */
const forcas = sql`'{no_quadro,resumo,na_hora,no_aparelho}'::text[]`

type Progresso = { id: number; ateUsuario: number }

/** Those whose interests a vaga matches, each with the way that they chose. */
const levadosPorInteresse = ({ id: vagaId, ateUsuario }: Progresso): SQL => {
  const [, one, two, more] = pontos.interesses
  return sql`
    with em_comum as (
      select ui.usuario_id, case count(*) when 1 then ${one}::int when 2 then ${two}::int else ${more}::int end as pontos
      from vagas_interesses vi join usuarios_interesses ui using (interesse_id)
      where vi.vaga_id = ${vagaId} and ui.usuario_id > ${ateUsuario}
      group by ui.usuario_id
    )
    select u.id as usuario_id, null::int as busca_id, coalesce(p.modo, ${regraDe('novas_vagas').padrao}) as modo
    from em_comum
    join usuarios u on u.id = em_comum.usuario_id
    join vagas v on v.id = ${vagaId}
    left join departamentos_cursos dc on dc.departamento_id = v.departamento_id and dc.curso = u.curso
    left join preferencias_de_aviso p on p.usuario_id = u.id and p.tipo = 'novas_vagas'
    where em_comum.pontos + case when dc.curso is null then 0 else ${pontos.curso}::int end >= ${pontosParaAvisar}
  `
}

/** Those who saved a search that finds it: the vaga is read once, and compared with each search. */
const levadosPorBusca = ({ id, ateUsuario }: Progresso): SQL => sql`
  select ${buscasSalvas.usuarioId}, ${buscasSalvas.id}, ${buscasSalvas.modo}
  from ${buscasSalvas}, ${vagas}
  where ${vagas.id} = ${id} and ${buscasSalvas.usuarioId} > ${ateUsuario} and ${novaNaBusca}
`

/**
 * The next students to notify of a vaga, by their ids: those whose interests it matches, and those who saved a search that
 * finds it. Of equally strong ways that of a search, which says more.
 */
export const findAlunosParaAnuncio = async (db: Db, progresso: Progresso, limit: number): Promise<Levado[]> => {
  const { rows } = await db.execute<Levado>(sql`
    with levam as ((${levadosPorInteresse(progresso)}) union all ${levadosPorBusca(progresso)})
    select distinct on (u.id) u.id, case when b.id is null then null else
      json_build_object('id', b.id, 'tipo', b.tipo, 'nome', b.nome) end as busca
    from levam l
    join usuarios u on u.id = l.usuario_id and u.ehaluno and u.email_verificado_em is not null
      and (u.suspenso_ate is null or u.suspenso_ate <= now())
    left join buscas_salvas b on b.id = l.busca_id
    where l.modo <> 'nenhum'
    order by u.id, array_position(${forcas}, l.modo) desc, b.id
    limit ${limit}
  `)
  return rows
}
