import { and, eq, isNull, not, sql } from 'drizzle-orm'
import { freeHorarios } from '../entrevistas/horariosLivres.ts'
import { emitEvento, emitSelecao } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { enqueueEmailsDeEtapa } from '../notificacoes/emailsAEnviar.ts'
import { isDestino, nextGuardada, tituloDe, toEtapaVisivel } from './etapas.ts'
import type { Etapa } from './etapas.ts'
import { notifyEach } from '../notificacoes/notify.ts'
import { notificacoes } from '../db/schema/rede.ts'
import { etapaVisivel, mudancasDeEtapa } from '../db/schema/selecao.ts'
import { candidaturas, vagas } from '../db/schema.ts'

/** A candidatura as read under its lock. */
export type Travada = {
  id: number
  candidatoId: number
  etapa: Etapa
  retida: boolean
  etapaMantida: Etapa | null
  versao: number
}

/** The columns of `Travada`. */
export const travada = {
  id: candidaturas.id,
  candidatoId: candidaturas.candidatoId,
  etapa: candidaturas.etapa,
  retida: candidaturas.retida,
  etapaMantida: candidaturas.etapaMantida,
  versao: candidaturas.versao,
}

export type Mudanca = Travada & {
  porId: number
  de: Etapa
  palavra: string | null
  divulgaId: number | null
  vistoDe: Etapa | null
  vistoPara: Etapa | null
}

type Novo = { etapa: Etapa; retida: boolean; palavra: string | null; porId: number; divulgaId?: number | null }

/** The next state of a candidatura, not written yet; `versao` is incremented. */
export const toMudanca = (atual: Travada, { divulgaId = null, ...novo }: Novo): Mudanca => {
  const guardada = nextGuardada(atual, novo)
  const [antes, depois] = [toEtapaVisivel(atual), toEtapaVisivel(guardada)]
  const visto = antes === depois ? { vistoDe: null, vistoPara: null } : { vistoDe: antes, vistoPara: depois }
  return { ...atual, ...novo, ...guardada, ...visto, de: atual.etapa, versao: atual.versao + 1, divulgaId }
}

type Gravada = { id: number; vista: boolean }

/**
 * Writes changes of different candidaturas of one vaga, whose rows are locked, in one statement, and frees the horarios
 * of those that leave the interviews for the student too. Resolves the id of each change, and whether the student sees it.
 */
export const insertMudancas = async (db: Db, mudancas: readonly Mudanca[]): Promise<Gravada[]> => {
  const linhas = mudancas.map(
    ({ id, porId, de, etapa, etapaMantida, palavra, retida, divulgaId, vistoDe, vistoPara }) => ({
      candidatura_id: id,
      por_id: porId,
      de,
      para: etapa,
      etapa_mantida: etapaMantida,
      palavra,
      retida,
      divulga_id: divulgaId,
      visto_de: vistoDe,
      visto_para: vistoPara,
    }),
  )
  // Not now(), which is the start of the transaction, before it waited for the lock.
  const { rows } = await db.execute<Gravada>(sql`
    with novas as (
      select * from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as nova(
        candidatura_id int, por_id int, de text, para text, etapa_mantida text, palavra text, retida boolean,
        divulga_id int, visto_de text, visto_para text
      )
    ),
    mudadas as (
      update candidaturas c set etapa = novas.para, retida = novas.retida, versao = c.versao + 1,
        etapa_mantida = novas.etapa_mantida
      from novas where c.id = novas.candidatura_id
    )
    insert into mudancas_de_etapa
      (candidatura_id, por_id, de, para, palavra, retida, divulga_id, visto_de, visto_para, criado_em)
    select candidatura_id, por_id, de, para, palavra, retida, divulga_id, visto_de, visto_para, statement_timestamp()
    from novas
    returning id, visto_para is not null as vista
  `)
  await freeHorarios(db, mudancas)
  return rows
}

const mostOfWord = 200

/** One line, shortened for a list. */
const abreviar = (palavra: string): string => {
  const chars = Array.from(palavra.replace(/\s+/g, ' '))
  return chars.length > mostOfWord ? `${chars.slice(0, mostOfWord).join('').trimEnd()}…` : chars.join('')
}

/** The vaga, with the message if there is one. */
export const describeMudanca = (vaga: string, palavra: string | null): string =>
  palavra === null ? vaga : `${vaga}: “${abreviar(palavra)}”`

type Gerenciada = { id: number; titulo: string; responsaveis: readonly number[] }

const describeFim = (vaga: string, palavra: string | null): string =>
  palavra === null
    ? `${vaga}: a seleção foi finalizada.`
    : `${describeMudanca(vaga, palavra)} A seleção foi finalizada.`

const toFato = (vaga: Gerenciada, { vistoPara, retida, palavra }: Mudanca, finaliza: boolean) => {
  if (vistoPara === null || !isDestino(vistoPara)) return null
  // The message of a held decision appears with its release.
  const visivel = retida ? null : palavra
  return {
    tipo: 'candidatura' as const,
    icone: 'calendar' as const,
    titulo: tituloDe(vistoPara),
    descricao: finaliza ? describeFim(vaga.titulo, visivel) : describeMudanca(vaga.titulo, visivel),
    vagaId: vaga.id,
    acao: { rotulo: 'Ver candidatura', href: `/opportunities/${vaga.id}` },
  }
}

/** Marks as read that candidaturas are new, for the manager who moved them, once their students cannot cancel any. */
const readNovas = async (db: Db, vagaId: number, usuarioId: number): Promise<void> => {
  const podeCancelar = sql`exists (
    select from ${candidaturas} where ${candidaturas.id} = any(${notificacoes.itens}) and ${etapaVisivel} = 'recebida'
  )`
  const lidas = await db
    .update(notificacoes)
    .set({ lidaEm: sql`now()` })
    .where(
      and(
        eq(notificacoes.usuarioId, usuarioId),
        eq(notificacoes.vagaId, vagaId),
        eq(notificacoes.contada, 'candidaturas'),
        isNull(notificacoes.lidaEm),
        not(podeCancelar),
      ),
    )
    .returning({ id: notificacoes.id })
  await emitEvento(db, { tipo: 'notificacao', itens: lidas.map(({ id }) => [usuarioId, id]) })
}

/**
 * Writes changes by a professor, and notifies each student who sees theirs, in the app and by mail. `finaliza`: the
 * selection ends with them, which the same notification and mail say. Resolves the ids of these students.
 */
export const changeEtapas = async (
  db: Db,
  vaga: Gerenciada,
  mudancas: readonly Mudanca[],
  { finaliza = false } = {},
): Promise<number[]> => {
  const [primeira] = mudancas
  if (!primeira) return []
  const gravadas = await insertMudancas(db, mudancas)
  const fatos = mudancas.flatMap(mudanca => {
    const fato = toFato(vaga, mudanca, finaliza)
    return fato ? [{ usuarioId: mudanca.candidatoId, fato }] : []
  })
  await notifyEach(db, fatos, 'etapa')
  await enqueueEmailsDeEtapa(
    db,
    gravadas.filter(({ vista }) => vista).map(({ id }) => id),
    finaliza,
  )
  await readNovas(db, vaga.id, primeira.porId)
  await emitSelecao(db, vaga, primeira.porId)
  return fatos.map(({ usuarioId }) => usuarioId)
}

/** What the mail about a change says; null once the candidatura is deleted. */
export const findMudancaVista = async (db: Db, id: number) => {
  const [found] = await db
    .select({
      vagaId: vagas.id,
      vaga: vagas.titulo,
      vistoPara: mudancasDeEtapa.vistoPara,
      palavra: sql<string | null>`case when ${mudancasDeEtapa.retida} then null else ${mudancasDeEtapa.palavra} end`,
    })
    .from(mudancasDeEtapa)
    .innerJoin(candidaturas, eq(candidaturas.id, mudancasDeEtapa.candidaturaId))
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .where(eq(mudancasDeEtapa.id, id))
  if (!found) return null
  const { vistoPara } = found
  return vistoPara !== null && isDestino(vistoPara) ? { ...found, vistoPara } : null
}

export type MudancaVista = NonNullable<Awaited<ReturnType<typeof findMudancaVista>>>
