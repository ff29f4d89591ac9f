import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { findRequisitos, semRequisitos } from '../requisitos/requisitos.ts'
import { requisitosSchema } from '../requisitos/requisitos.schemas.ts'
import { pickCampos, toDia } from './camposDeVaga.ts'
import type { Mudanca } from './camposDeVaga.ts'
import { vagaSchema } from './vaga.ts'
import type { UpdateVaga } from './vagas.schemas.ts'

type Nomeado = { name: string }

/** The fields of a vaga that an edit changes. It writes a reference `x` as `x_id`. */
type CampoLido = { [Nome in keyof UpdateVaga]-?: Nome extends `${infer Lido}_id` ? Lido : Nome }[keyof UpdateVaga]

const mudancas = {
  titulo: { nome: 'título', notifica: true, valor: null },
  descricao: { nome: 'descrição', notifica: false, valor: null },
  prazo: { nome: 'prazo', notifica: true, valor: toDia },
  tipo: { nome: 'tipo', notifica: false, valor: null },
  department: { nome: 'departamento', notifica: false, valor: null },
  location: { nome: 'local', notifica: true, valor: ({ name }: Nomeado) => name },
  interesses: { nome: 'interesses', notifica: false, valor: null },
  ...pickCampos('mudanca'),
} satisfies Record<CampoLido, Mudanca<never> | null>

type Editado = { [Nome in CampoLido]: (typeof mudancas)[Nome] extends null ? never : Nome }[CampoLido]

/** The fields whose changes are kept for candidates. */
export const editados = (Object.keys(mudancas) as CampoLido[]).filter(
  (campo): campo is Editado => mudancas[campo] !== null,
)

const editavelSchema = vagaSchema.pick(
  Object.fromEntries(editados.map(campo => [campo, true])) as Record<Editado, true>,
)

/** What a student reads of a vaga before applying. */
const conteudoSchema = editavelSchema.extend({ requisitos: requisitosSchema })

export type Editavel = z.infer<typeof editavelSchema>

/** How candidates learn of a change of each field. */
export const mudancasDeVaga: { [Nome in Editado]: Mudanca<Editavel[Nome]> } = mudancas

export type Conteudo = z.infer<typeof conteudoSchema>

export const diferencaSchema = conteudoSchema.partial()

const campos = Object.keys(conteudoSchema.shape) as ReadonlyArray<keyof Conteudo>

/** An edit of the fields compares no requirements. */
type Comparado = Editavel & Partial<Conteudo>

/**
 * The former values of the fields that differ `agora`; null if none does. A version that was stored before a field
 * existed has no value of it: that is null.
 */
export const diferencaDe = (antes: Comparado, agora: Comparado): z.infer<typeof diferencaSchema> | null => {
  const mudaram = campos.filter(campo => !isDeepStrictEqual(antes[campo] ?? null, agora[campo] ?? null))
  return mudaram.length > 0 ? Object.fromEntries(mudaram.map(campo => [campo, antes[campo] ?? null])) : null
}

/** Whether the candidates are notified of an edit with this `diferenca`. */
export const isNotified = (diferenca: z.infer<typeof diferencaSchema>): boolean =>
  editados.some(campo => mudancasDeVaga[campo].notifica && campo in diferenca)

/**
 * Stores the content of a locked vaga before an edit, for those who applied to it; does nothing if nobody did. Applying
 * stores no version, and equal contents are stored once. It reads the requirements, so an edit of them must come after
 * this.
 */
export const saveVersao = async (db: Db, vagaId: number, antes: Editavel): Promise<void> => {
  const requisitos = (await findRequisitos(db, [vagaId])).get(vagaId) ?? semRequisitos
  const conteudo = JSON.stringify({
    ...Object.fromEntries(editados.map(campo => [campo, antes[campo]])),
    requisitos,
  })
  await db.execute(sql`
    with versao as (
      insert into versoes_de_vaga (vaga_id, conteudo)
      select ${vagaId}::int, ${conteudo}::jsonb
      where exists (select from candidaturas where vaga_id = ${vagaId} and versao_da_vaga_id is null)
      -- Written again so that the row is returned.
      on conflict (vaga_id, md5(conteudo::text)) do update set conteudo = excluded.conteudo
      returning id
    )
    update candidaturas set versao_da_vaga_id = versao.id
    from versao where vaga_id = ${vagaId} and versao_da_vaga_id is null
  `)
}
