import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'
import { gerenciadas } from '../gestores/gestao.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import { esperaHa7Dias } from './espera.ts'

/** As many as one reads at a glance; the pages of the vagas have the rest. */
const most = 5

/** More, since open vagas come first and must not displace those that are closed. */
const mostVagas = 10

/** The newest candidaturas that nobody has reviewed, to the vagas that the professor manages, and how many there are. */
export const findNovas = async (db: Db, usuarioId: number) => {
  const where = and(sql`${candidaturas.vagaId} in ${gerenciadas(usuarioId)}`, eq(candidaturas.etapa, 'recebida'))
  const rows = await db
    .select({
      id: candidaturas.id,
      criadoEm: candidaturas.criadoEm,
      candidato: { id: usuarios.id, usuario: usuarios.usuario, avatar: usuarios.avatar },
      vaga: { id: vagas.id, titulo: vagas.titulo },
    })
    .from(candidaturas)
    .innerJoin(usuarios, eq(usuarios.id, candidaturas.candidatoId))
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .where(where)
    .orderBy(desc(candidaturas.criadoEm), desc(candidaturas.id))
    .limit(most)
  return {
    total: rows.length < most ? rows.length : await db.$count(candidaturas, where),
    candidaturas: rows.map(({ criadoEm, ...row }) => ({ ...row, criado_em: criadoEm.toISOString() })),
  }
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
