import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { criadoEm, id, oneOf } from '../columns.ts'
import { candidaturas, doUsuario, etapas, usuarios } from '../schema.ts'

/** Changes of a candidatura's stage, append-only. A release is a row of its own, from a decision to itself. */
export const mudancasDeEtapa = pgTable(
  'mudancas_de_etapa',
  {
    id: id(),
    candidaturaId: integer('candidatura_id')
      .notNull()
      .references(() => candidaturas.id, { onDelete: 'cascade' }),
    /** Who made the change; null if the account was deleted. */
    porId: integer('por_id').references(() => usuarios.id, { onDelete: 'set null' }),
    de: text('de', { enum: etapas }).notNull(),
    para: text('para', { enum: etapas }).notNull(),
    /** The message that came with it. */
    palavra: text('palavra'),
    /** A decision that is held back: the student gets neither `para` nor `palavra` of this row. */
    retida: boolean('retida').notNull(),
    /** The held decision that this row releases: at most one release each. */
    divulgaId: integer('divulga_id')
      .unique()
      .references((): AnyPgColumn => mudancasDeEtapa.id, { onDelete: 'cascade' }),
    /** The change that the student sees; both null if they see none. */
    vistoDe: text('visto_de', { enum: etapas }),
    vistoPara: text('visto_para', { enum: etapas }),
    criadoEm: criadoEm(),
  },
  table => [
    index().on(table.candidaturaId, table.id),
    oneOf('mudancas_de_etapa_de', 'de', etapas),
    oneOf('mudancas_de_etapa_para', 'para', etapas),
  ],
)

/** The columns of a professor's table of candidates, for those who picked them. */
export const colunasDeCandidatos = pgTable('colunas_de_candidatos', {
  usuarioId: doUsuario('usuario_id').primaryKey(),
  colunas: text('colunas').array().notNull(),
})

/** The stage that the student may see, of a row of `candidaturas`: no query of a student reads `etapa`. */
export const etapaVisivel = sql<(typeof etapas)[number]>`
  case when retida then coalesce(etapa_mantida, 'em_analise') else etapa end`

/** The last stages, as the student sees them: a decision that is held back does not end a candidatura. */
export const isConcluidaVisivel = sql<boolean>`${etapaVisivel} in ('aprovada', 'nao_selecionada', 'retirada')`
