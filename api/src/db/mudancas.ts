import { eq, sql } from 'drizzle-orm'
import { liberarHorarios } from './avisosDeEntrevista.ts'
import { avisarOutros } from './avisos.ts'
import type { Db } from './connection.ts'
import { pedirEmailsDeEtapa } from './emailsAEnviar.ts'
import { isDestino, titulos, vistaDe } from './etapas.ts'
import type { Etapa } from './etapas.ts'
import { notificarCada } from './notificar.ts'
import { mudancasDeEtapa } from './schema.selecao.ts'
import { candidaturas, vagas } from './schema.ts'

/** A candidatura as it was read under its lock. */
export type Travada = { id: number; candidatoId: number; etapa: Etapa; retida: boolean; versao: number }

export type Mudanca = Travada & {
  porId: number
  de: Etapa
  palavra: string | null
  divulgaId: number | null
  vistoDe: Etapa | null
  vistoPara: Etapa | null
}

type Novo = { etapa: Etapa; retida: boolean; palavra: string | null; porId: number; divulgaId?: number | null }

/** What a candidatura becomes, not yet written; `versao` is the next one. */
export const toMudanca = (atual: Travada, { divulgaId = null, ...novo }: Novo): Mudanca => {
  const [antes, depois] = [vistaDe(atual), vistaDe(novo)]
  const visto = antes === depois ? { vistoDe: null, vistoPara: null } : { vistoDe: antes, vistoPara: depois }
  return { ...atual, ...novo, ...visto, de: atual.etapa, versao: atual.versao + 1, divulgaId }
}

type Gravada = { id: number; vista: boolean }

/**
 * Writes changes of different candidaturas, whose rows are locked, as one statement, and frees the horarios of those
 * that leave the interviews. The id of each change, and whether the student sees it.
 */
export const gravarMudancas = async (db: Db, mudancas: readonly Mudanca[]): Promise<Gravada[]> => {
  const linhas = mudancas.map(({ id, porId, de, etapa, palavra, retida, divulgaId, vistoDe, vistoPara }) => ({
    candidatura_id: id,
    por_id: porId,
    de,
    para: etapa,
    palavra,
    retida,
    divulga_id: divulgaId,
    visto_de: vistoDe,
    visto_para: vistoPara,
  }))
  // Not now(): that is when the transaction began, before whoever it waited for was done.
  const { rows } = await db.execute<Gravada>(sql`
    with novas as (select * from jsonb_populate_recordset(null::mudancas_de_etapa, ${JSON.stringify(linhas)}::jsonb)),
    mudadas as (
      update candidaturas c set etapa = novas.para, retida = novas.retida, versao = c.versao + 1
      from novas where c.id = novas.candidatura_id
    )
    insert into mudancas_de_etapa
      (candidatura_id, por_id, de, para, palavra, retida, divulga_id, visto_de, visto_para, criado_em)
    select candidatura_id, por_id, de, para, palavra, retida, divulga_id, visto_de, visto_para, statement_timestamp()
    from novas
    returning id, visto_para is not null as vista
  `)
  await liberarHorarios(db, mudancas)
  return rows
}

const mostOfWord = 200

/** One line, with an end that fits a list. */
const abreviar = (palavra: string): string => {
  const chars = Array.from(palavra.replace(/\s+/g, ' '))
  return chars.length > mostOfWord ? `${chars.slice(0, mostOfWord).join('').trimEnd()}…` : chars.join('')
}

/** The vaga, with what was written to whom this is shown. */
export const descrever = (vaga: string, palavra: string | null): string =>
  palavra === null ? vaga : `${vaga}: “${abreviar(palavra)}”`

const toFato = (vaga: { id: number; titulo: string }, { vistoPara, retida, palavra }: Mudanca) => {
  if (vistoPara === null || !isDestino(vistoPara)) return null
  return {
    tipo: 'candidatura' as const,
    icone: 'calendar' as const,
    titulo: titulos[vistoPara],
    // The word of a held decision comes with its release.
    descricao: descrever(vaga.titulo, retida ? null : palavra),
    acao: { rotulo: 'Ver candidatura', href: `/opportunities/${vaga.id}` },
  }
}

/** What a professor changed: written, and told to each student who sees it, by a notification and a mail of its own. */
export const mudarEAvisar = async (
  db: Db,
  vaga: { id: number; titulo: string; responsaveis: readonly number[] },
  mudancas: readonly Mudanca[],
): Promise<void> => {
  const [primeira] = mudancas
  if (!primeira) return
  const gravadas = await gravarMudancas(db, mudancas)
  const fatos = mudancas.flatMap(mudanca => {
    const fato = toFato(vaga, mudanca)
    return fato ? [{ usuarioId: mudanca.candidatoId, fato }] : []
  })
  await notificarCada(db, fatos)
  await pedirEmailsDeEtapa(
    db,
    gravadas.filter(({ vista }) => vista).map(({ id }) => id),
  )
  await avisarOutros(db, vaga, primeira.porId)
}

/** What the mail of a change says; null once the candidatura is gone. */
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
