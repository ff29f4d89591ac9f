import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { totalDeAnotacoes } from '../avaliacoes/avaliacao.ts'
import type { Db } from '../db/connection.ts'
import type { Etapa } from '../selecao/etapas.ts'
import { noFuso } from '../fuso.ts'
import { travada } from '../selecao/mudancas.ts'
import { responsaveis } from '../gestores/gestao.ts'
import { Gone } from '../http/refusal.ts'
import { avaliacoes } from '../db/schema/avaliacoes.ts'
import { horarios } from '../db/schema/entrevistas.ts'
import { arquivosEnviados, respostas } from '../db/schema/perguntas.ts'
import { etapaVisivel, isConcluidaVisivel } from '../db/schema/selecao.ts'
import { candidaturas, usuarios, vagas, versoesDeVaga } from '../db/schema.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { respostasFaltando } from '../perguntas/semResposta.ts'
import type { Conteudo } from '../vagas/versoesDeVaga.ts'
import type { Andamento, CandidaturaAnswer } from './candidaturas.schemas.ts'
import { respondidaEm } from './espera.ts'

/** The contract's calls have no window; nobody reads more letters than this. */
const candidatosLimit = 5000

type Stored = { id: number; criadoEm: Date; cartaMotivacao: string | null; compartilhaHistorico: boolean }

const toCandidatura = ({ id, criadoEm, cartaMotivacao, compartilhaHistorico }: Stored) => ({
  id,
  criado_em: criadoEm.toISOString(),
  carta_motivacao: cartaMotivacao,
  compartilha_historico: compartilhaHistorico,
})

/** The columns of a vaga that applying checks; null if the vaga does not exist. */
export const findVaga = async (db: Db, id: number) => {
  const [vaga] = await db
    .select({
      responsaveis,
      titulo: vagas.titulo,
      status: vagas.status,
      prazo: vagas.prazo,
      rascunho: vagas.rascunho,
    })
    .from(vagas)
    .where(eq(vagas.id, id))
  return vaga ?? null
}

const ofCandidato = (vagaId: number, candidatoId: number) =>
  and(eq(candidaturas.vagaId, vagaId), eq(candidaturas.candidatoId, candidatoId))

/**
 * Whether a row of `candidaturas` has answers or a file. `offset 0` makes the planner use the index, where it might
 * scan both tables.
 */
const temRespostas = sql<boolean>`(
  exists (select from ${respostas} where ${respostas.candidaturaId} = ${candidaturas}.id offset 0)
  or exists (select from ${arquivosEnviados} where ${arquivosEnviados.candidaturaId} = ${candidaturas}.id offset 0)
)`

/** Whether the student of a row of `candidaturas`, joined with its `horarios`, may choose one. `offset 0` as above. */
const podeEscolherHorario = sql<boolean>`(
  ${etapaVisivel} = 'entrevista' and ${horarios.id} is null and exists (
    select from ${horarios}
    where ${horarios.vagaId} = ${candidaturas}.vaga_id and ${horarios.candidaturaId} is null and ${horarios.inicio} > now()
    offset 0
  )
)`

/** The stage that the student may see; null if they have not applied. */
export const findSituacao = async (db: Db, vagaId: number, candidatoId: number) => {
  const [found] = await db
    .select({
      etapa: etapaVisivel,
      compartilhaHistorico: candidaturas.compartilhaHistorico,
      temRespostas,
    })
    .from(candidaturas)
    .where(ofCandidato(vagaId, candidatoId))
  return found ?? null
}

/** A candidatura, locked until the transaction ends; null if the student has not applied. */
export const lockOwn = async (db: Db, vagaId: number, candidatoId: number) => {
  const [found] = await db.select(travada).from(candidaturas).where(ofCandidato(vagaId, candidatoId)).for('update')
  return found ?? null
}

/** A candidatura and whether it is over for the student, locked until the transaction ends; null without one. */
export const lockParaResponder = async (db: Db, vagaId: number, candidatoId: number) => {
  const columns = { id: candidaturas.id, isConcluida: isConcluidaVisivel }
  const [found] = await db.select(columns).from(candidaturas).where(ofCandidato(vagaId, candidatoId)).for('update')
  return found ?? null
}

/** Null if the student already applied. */
export const insertCandidatura = async (
  db: Db,
  given: { vagaId: number; candidatoId: number; cartaMotivacao: string | null; compartilhaHistorico: boolean },
): Promise<CandidaturaAnswer | null> => {
  const [created] = await db.insert(candidaturas).values(given).onConflictDoNothing().returning()
  return created ? { ...toCandidatura(created), etapa: created.etapa } : null
}

/** With that it was begun: who cancelled it needs no reminder. */
export const deleteCandidatura = async (db: Db, id: number): Promise<void> => {
  await db.execute(sql`
    with cancelada as (delete from ${candidaturas} where id = ${id}::int returning candidato_id, vaga_id)
    delete from candidaturas_comecadas c using cancelada x where c.usuario_id = x.candidato_id and c.vaga_id = x.vaga_id
  `)
}

/** Saves a student's consent; false if they have not applied. */
export const saveCompartilhamento = async (
  db: Db,
  { vagaId, candidatoId, compartilhaHistorico }: { vagaId: number; candidatoId: number; compartilhaHistorico: boolean },
): Promise<boolean> => {
  const saved = await db
    .update(candidaturas)
    .set({ compartilhaHistorico })
    .where(ofCandidato(vagaId, candidatoId))
    .returning({ id: candidaturas.id })
  return saved.length > 0
}

/** The candidaturas of a vaga, oldest first. */
export const findCandidatos = (db: Db, vagaId: number) => selectRecebidas(db, eq(candidaturas.vagaId, vagaId))

/** One candidatura as the professor sees it. */
export const findRecebida = async (db: Db, id: number) => {
  const [found] = await selectRecebidas(db, eq(candidaturas.id, id))
  if (!found) throw new Gone(`candidatura ${id}`)
  return found
}

const candidatoColumns = {
  id: usuarios.id,
  usuario: usuarios.usuario,
  email: usuarios.email,
  avatar: usuarios.avatar,
  curso: usuarios.curso,
  periodo_inicio: usuarios.periodoInicio,
}

/** By the calendar of the university. */
const isComunicadoHoje = () => sql<boolean>`coalesce(
  ${candidaturas.comunicadoEm} >= ${noFuso(sql`date_trunc('day', ${noFuso(sql`now()`)})`)}, false
)`

/** Marks that a manager has opened it; the first time counts. */
export const saveLeitura = async (db: Db, id: number): Promise<void> => {
  await db
    .update(candidaturas)
    .set({ lidaEm: sql`now()` })
    .where(and(eq(candidaturas.id, id), isNull(candidaturas.lidaEm)))
}

/** Of one vaga. */
const selectRecebidas = async (db: Db, where: SQL) => {
  const rows = await db
    .select({
      id: candidaturas.id,
      vagaId: candidaturas.vagaId,
      compartilhaHistorico: candidaturas.compartilhaHistorico,
      criadoEm: candidaturas.criadoEm,
      cartaMotivacao: candidaturas.cartaMotivacao,
      estado: {
        etapa: candidaturas.etapa,
        retida: candidaturas.retida,
        versao: candidaturas.versao,
        nota: avaliacoes.nota,
        anotacoes: totalDeAnotacoes,
      },
      respondidaEm,
      comunicadoHoje: isComunicadoHoje(),
      lida: sql<boolean>`${candidaturas.lidaEm} is not null`,
      etiquetas: sql<string[]>`coalesce(${avaliacoes.etiquetas}, '{}')`,
      candidato: candidatoColumns,
    })
    .from(candidaturas)
    .innerJoin(usuarios, eq(usuarios.id, candidaturas.candidatoId))
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .leftJoin(avaliacoes, eq(avaliacoes.candidaturaId, candidaturas.id))
    .where(where)
    .orderBy(asc(candidaturas.criadoEm), asc(candidaturas.id))
    .limit(candidatosLimit)
  return rows.map(({ candidato, etiquetas, estado, vagaId, respondidaEm: em, comunicadoHoje, lida, ...row }) => ({
    ...toCandidatura(row),
    vaga_id: vagaId,
    ...estado,
    etiquetas,
    respondida_em: em === null ? null : new Date(em).toISOString(),
    comunicado_hoje: comunicadoHoje,
    lida,
    candidato,
  }))
}

/** Nobody reads further back. */
const historicoLimit = 200

/** The changes of each of these candidaturas that the student may see, oldest first. */
const findHistoricos = async (db: Db, ids: readonly number[]): Promise<Map<number, Andamento[]>> => {
  const historicos = new Map(ids.map(id => [id, [] as Andamento[]]))
  if (ids.length === 0) return historicos
  const { rows } = await db.execute<{
    de: Etapa
    para: Etapa
    em: Date | string
    palavra: string | null
    id: number
  }>(sql`
    select id, de, para, em, palavra
    from unnest(${toIntArray(ids)}) as c(id) cross join lateral (
      select m.id as ordem, visto_de as de, visto_para as para, criado_em as em,
        case when retida then null else palavra end as palavra
      from mudancas_de_etapa m where m.candidatura_id = c.id and visto_para is not null
      order by m.id desc limit ${historicoLimit}
    ) ultimas
    order by ordem
  `)
  for (const { id, de, para, em, palavra } of rows) {
    historicos.get(id)?.push({ de, para, criado_em: new Date(em).toISOString(), palavra, retida: false, por: null })
  }
  return historicos
}

const toEntrevista = ({ id, inicio, minutos, local, link }: typeof horarios.$inferSelect) => ({
  id,
  inicio: inicio.toISOString(),
  minutos,
  local,
  link,
})

type OwnQuery = { skip: number; limit: number; vaga?: number | undefined }

const underWayFirst = [isConcluidaVisivel, desc(candidaturas.criadoEm), desc(candidaturas.id)]

/** The ids of one window. A subquery, so that the rest is joined to its rows only. */
const janelaDe = (db: Db, where: SQL | undefined, { skip, limit }: OwnQuery) =>
  db
    .select({ id: candidaturas.id })
    .from(candidaturas)
    .where(where)
    .orderBy(...underWayFirst)
    .limit(limit)
    .offset(skip)
    .as('janela')

const countPorEtapa = (db: Db, where: SQL | undefined) =>
  db
    .select({ etapa: etapaVisivel, total: count() })
    .from(candidaturas)
    .where(where)
    .groupBy(etapaVisivel)
    .orderBy(etapaVisivel)

/**
 * One window of a student's candidaturas, those under way before those that are over, newest first, and how many
 * there are; only the one to `vaga` if it is given.
 */
export const findOwn = async (db: Db, candidatoId: number, query: OwnQuery) => {
  const { vaga } = query
  const where = vaga === undefined ? eq(candidaturas.candidatoId, candidatoId) : ofCandidato(vaga, candidatoId)
  const janela = janelaDe(db, where, query)
  const rows = await db
    .select({
      candidatura: candidaturas,
      etapa: etapaVisivel,
      temRespostas,
      original: versoesDeVaga.conteudo,
      horario: horarios,
      podeEscolherHorario,
      respostasFaltando,
    })
    .from(janela)
    .innerJoin(candidaturas, eq(candidaturas.id, janela.id))
    // A candidatura that left the interviews keeps its horario, but the student does not see it.
    .leftJoin(horarios, and(eq(horarios.candidaturaId, candidaturas.id), eq(etapaVisivel, 'entrevista')))
    .leftJoin(versoesDeVaga, eq(versoesDeVaga.id, candidaturas.versaoDaVagaId))
    .orderBy(...underWayFirst)
  const porEtapa = await countPorEtapa(db, where)
  const historicos = await findHistoricos(
    db,
    rows.map(({ candidatura }) => candidatura.id),
  )
  const own = rows.map(({ candidatura: row, horario, original, etapa, ...its }) => ({
    vagaId: row.vagaId,
    original: original as Conteudo | null,
    candidatura: {
      ...toCandidatura(row),
      etapa,
      tem_respostas: its.temRespostas,
      respostas_faltando: its.respostasFaltando,
      historico: historicos.get(row.id) ?? [],
      entrevista: horario && toEntrevista(horario),
      pode_escolher_horario: its.podeEscolherHorario,
    },
  }))
  return { rows: own, porEtapa }
}
