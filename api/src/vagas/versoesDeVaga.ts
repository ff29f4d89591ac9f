import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { findRequisitos, nadaPedido } from '../requisitos/requisitos.ts'
import { requisitosSchema } from '../requisitos/requisitos.schemas.ts'
import { vagaSchema } from './vaga.ts'
import type { VagaAnswer } from './vaga.ts'
import type { UpdateVaga } from './vagas.schemas.ts'

/**
 * The field of a vaga that each field of an edit changes, and whether candidates are notified, because the change may
 * change their minds. Null for one that promises candidates nothing: its changes are not kept for them.
 */
export const edicao = {
  titulo: { campo: 'titulo', notifica: true },
  descricao: { campo: 'descricao', notifica: false },
  prazo: { campo: 'prazo', notifica: true },
  tipo_id: { campo: 'tipo', notifica: false },
  department_id: { campo: 'department', notifica: false },
  location_id: { campo: 'location', notifica: true },
  interesses: { campo: 'interesses', notifica: false },
  remuneracao: { campo: 'remuneracao', notifica: true },
  desconto: { campo: 'desconto', notifica: false },
  horas_complementares: { campo: 'horas_complementares', notifica: false },
  lugares: null,
  horas_semanais: { campo: 'horas_semanais', notifica: true },
  modalidade: { campo: 'modalidade', notifica: true },
  resposta_ate: { campo: 'resposta_ate', notifica: true },
} as const satisfies Record<keyof UpdateVaga, { campo: keyof VagaAnswer; notifica: boolean } | null>

type Editado = NonNullable<(typeof edicao)[keyof typeof edicao]>

const editados = Object.values(edicao).filter((editado): editado is Editado => editado !== null)

const editavelSchema = vagaSchema.pick(
  Object.fromEntries(editados.map(({ campo }) => [campo, true])) as Record<Editado['campo'], true>,
)

/** What a student reads of a vaga before applying. */
const conteudoSchema = editavelSchema.extend({ requisitos: requisitosSchema })

export type Editavel = z.infer<typeof editavelSchema>
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
  editados.some(({ campo, notifica }) => notifica && campo in diferenca)

/**
 * Stores the content of a locked vaga before an edit, for those who applied to it; does nothing if nobody did. Applying
 * stores no version, and equal contents are stored once. It reads the requirements, so an edit of them must come after
 * this.
 */
export const saveVersao = async (db: Db, vagaId: number, antes: Editavel): Promise<void> => {
  const requisitos = (await findRequisitos(db, [vagaId])).get(vagaId) ?? nadaPedido
  const conteudo = JSON.stringify({
    ...Object.fromEntries(editados.map(({ campo }) => [campo, antes[campo]])),
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
