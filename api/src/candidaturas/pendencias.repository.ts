import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'
import { gerenciadas } from '../gestores/gestao.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import { esperaHa7Dias } from './espera.ts'

/** As many as one reads at a glance; the pages of the vagas have the rest. */
const most = 5

/** More, since open vagas come first and must not displace those that are closed. */
const mostVagas = 10

/** So many that a vaga of the other lists has its count. */
const mostVagasComNovas = 50

const isNova = eq(candidaturas.etapa, 'recebida')

/** The candidaturas that nobody has reviewed, to the vagas that the professor manages: how many, the newest, and by vaga. */
export const findNovas = async (db: Db, usuarioId: number) => {
  const [rows, vagasComNovas] = await Promise.all([findNewest(db, usuarioId), findVagasComNovas(db, usuarioId)])
  return {
    total: vagasComNovas[0]?.totalDeTodas ?? 0,
    candidaturas: rows.map(({ criadoEm, ...row }) => ({ ...row, criado_em: criadoEm.toISOString() })),
    por_vaga: vagasComNovas.map(({ vaga, total, mais_recente }) => ({ vaga, total, mais_recente })),
  }
}

const findNewest = (db: Db, usuarioId: number) =>
  db
    .select({
      id: candidaturas.id,
      criadoEm: candidaturas.criadoEm,
      candidato: { id: usuarios.id, usuario: usuarios.usuario, avatar: usuarios.avatar },
      vaga: { id: vagas.id, titulo: vagas.titulo },
    })
    .from(candidaturas)
    .innerJoin(usuarios, eq(usuarios.id, candidaturas.candidatoId))
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .where(and(sql`${candidaturas.vagaId} in ${gerenciadas(usuarioId)}`, isNova))
    .orderBy(desc(candidaturas.criadoEm), desc(candidaturas.id))
    .limit(most)

/** The vagas with such candidaturas, last applied to first, each with the total of all. */
const findVagasComNovas = (db: Db, usuarioId: number) => {
  const novas = db
    .select({
      total: sql<number>`count(*)::int`.as('total'),
      maisRecente: sql<number>`(array_agg(id order by criado_em desc, id desc))[1]`.as('mais_recente'),
      em: sql`max(criado_em)`.as('em'),
    })
    .from(candidaturas)
    .where(and(eq(candidaturas.vagaId, vagas.id), isNova))
    .as('novas')
  return db
    .select({
      vaga: { id: vagas.id, titulo: vagas.titulo },
      total: novas.total,
      mais_recente: novas.maisRecente,
      totalDeTodas: sql<number>`(sum(${novas.total}) over ())::int`,
    })
    .from(vagas)
    .crossJoinLateral(novas)
    .where(and(sql`${vagas.id} in ${gerenciadas(usuarioId)}`, gt(novas.total, 0)))
    .orderBy(desc(novas.em), desc(vagas.id))
    .limit(mostVagasComNovas)
}

/**
 * The vagas of the professor with held decisions, with candidates who wait for seven days, or closed and with candidates
 * without a decision; latest deadline first.
 */
export const findRespostas = async (db: Db, usuarioId: number, hoje: string) => {
  const isUndecided = inArray(candidaturas.etapa, ['recebida', 'em_analise', 'entrevista'])
  // Beside each vaga, since a grouping of all would be sorted by walking every vaga of the board.
  const contagem = db
    .select({
      semResposta: sql<number>`(count(*) filter (where ${isUndecided} and not (${abertaEm(hoje)})))::int`.as(
        'sem_resposta',
      ),
      esperando: sql<number>`(count(*) filter (where ${esperaHa7Dias}))::int`.as('esperando'),
      retidas: sql<number>`(count(*) filter (where ${candidaturas.retida}))::int`.as('retidas'),
    })
    .from(candidaturas)
    .where(eq(candidaturas.vagaId, vagas.id))
    .as('contagem')
  const rows = await db
    .select({
      vaga: { id: vagas.id, titulo: vagas.titulo },
      sem_resposta: contagem.semResposta,
      esperando_ha_7_dias: contagem.esperando,
      retidas: contagem.retidas,
      divulgacaoEm: vagas.divulgacaoEm,
      resposta_ate: vagas.respostaAte,
    })
    .from(vagas)
    .crossJoinLateral(contagem)
    .where(
      and(
        sql`${vagas.id} in ${gerenciadas(usuarioId)}`,
        sql`${contagem.semResposta} + ${contagem.esperando} + ${contagem.retidas} > 0`,
      ),
    )
    .orderBy(desc(vagas.prazo), desc(vagas.id))
    .limit(mostVagas)
  return rows.map(({ divulgacaoEm, ...row }) => ({ ...row, divulgacao_em: divulgacaoEm?.toISOString() ?? null }))
}
