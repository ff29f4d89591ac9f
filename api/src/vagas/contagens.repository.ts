import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { quadro } from '../db/schema.apoio.ts'
import { tiposDeVaga, vagas } from '../db/schema.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import { createContagens } from './contagens.ts'
import { columnOf, filterOf, newestFirst, weighed } from './lista.repository.ts'
import type { Contagens, ContagensQuery } from './vagas.schemas.ts'

type Search = { query: ContagensQuery; hoje: string }

/** Of a search the newest matches, as many as the list ranks and counts (docs/decisions/0031). */
const achadas = (db: Db, { query: { busca }, hoje }: Search): SQL | undefined =>
  busca === undefined
    ? undefined
    : inArray(
        vagas.id,
        db
          .select({ id: vagas.id })
          .from(vagas)
          .where(and(abertaEm(hoje), sql`${vagas.busca} @@ consulta_de_busca(${busca})`))
          .orderBy(newestFirst)
          .limit(weighed),
      )

const countAll = async (db: Db, search: Search): Promise<Contagens> => {
  const { query, hoje } = search
  const where = (filtro: Partial<ContagensQuery>) => and(filterOf({ ...query, ...filtro }, hoje), achadas(db, search))
  const tipos = await db
    .select({ tipo: { id: tiposDeVaga.id, nome: tiposDeVaga.nome }, total: count(vagas.id) })
    .from(tiposDeVaga)
    .leftJoin(vagas, and(eq(vagas.tipoId, tiposDeVaga.id), where({ tipos: undefined })))
    .groupBy(tiposDeVaga.id, tiposDeVaga.nome)
    .orderBy(asc(tiposDeVaga.id))
  const departamentos = await db
    .select({ id: vagas.departamentoId, total: count() })
    .from(vagas)
    .where(where({ departamento: undefined }))
    .groupBy(vagas.departamentoId)
    .orderBy(asc(vagas.departamentoId))
  const [totais] = await db
    .select({
      remuneracao: count(columnOf.remuneracao),
      desconto_mensalidade: count(columnOf.desconto_mensalidade),
      horas_complementares: count(columnOf.horas_complementares),
    })
    .from(vagas)
    .where(where({}))
  const beneficios = (['remuneracao', 'desconto_mensalidade', 'horas_complementares'] as const).map(beneficio => ({
    beneficio,
    total: totais?.[beneficio] ?? 0,
  }))
  return { tipos, departamentos, beneficios }
}

const contagens = createContagens<Contagens>()

/** How many open vagas each choice of the filter would find. Cached as the totals of the list. */
export const findContagens = async (db: Db, search: Search): Promise<Contagens> => {
  const [board] = await db.select({ revisao: quadro.revisao }).from(quadro)
  const key = JSON.stringify([search.hoje, search.query])
  return contagens.get(db, { key, revisao: board?.revisao ?? 0 }, () => countAll(db, search))
}
