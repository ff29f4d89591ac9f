import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { quadro } from '../../db/schema/apoio.ts'
import { toIntArray } from '../../db/toIntArray.ts'
import { ultimaMudanca } from '../../db/ultimaMudanca.ts'
import { modalidades, vagas } from '../../db/schema.ts'
import { tiposDeVaga } from '../../db/schema/listas.ts'
import { abertaEm } from '../../prazos/vagasAbertas.ts'
import { createContagens } from './contagens.ts'
import { columnOf, comPalavras, filterOf, modalidadeDaVaga } from './filtro.ts'
import { newestFirst, weighed } from './lista.repository.ts'
import { ordemDosTipos, tipoColumns } from '../tipos.ts'
import { passosDeHoras } from '../vagas.schemas.ts'
import type { Contagens, ContagensQuery } from '../vagas.schemas.ts'
import { toConsulta } from './consulta.ts'
import type { Sinonimos } from './sinonimos.ts'

type Search = { query: ContagensQuery; hoje: string; sinonimos: Sinonimos }

/** Of a search the newest matches, as many as the list ranks and counts (docs/decisions/0031); read once for all counts. */
const findAchadas = async (db: Db, { query: { busca }, hoje, sinonimos }: Search): Promise<SQL | undefined> => {
  if (busca === undefined) return undefined
  const achadas = await db
    .select({ id: vagas.id })
    .from(vagas)
    .where(and(abertaEm(hoje), comPalavras(toConsulta(busca, sinonimos))))
    .orderBy(newestFirst)
    .limit(weighed)
  return sql`${vagas.id} = any(${toIntArray(achadas.map(({ id }) => id))})`
}

/** Also of modalities without any. */
const countModalidades = async (db: Db, where: SQL | undefined): Promise<Contagens['modalidades']> => {
  const rows = await db
    .select({ modalidade: modalidadeDaVaga, total: count() })
    .from(vagas)
    .where(where)
    .groupBy(modalidadeDaVaga)
  return modalidades.map(modalidade => ({
    modalidade,
    total: rows.find(row => row.modalidade === modalidade)?.total ?? 0,
  }))
}

const countHoras = async (db: Db, where: SQL | undefined): Promise<Contagens['horas_minimas']> => {
  const totais = passosDeHoras.map(horas => sql`count(*) filter (where ${vagas.horasSemanais} >= ${horas})::int`)
  const [row] = await db
    .select({ totais: sql<number[]>`array[${sql.join(totais, sql`, `)}]` })
    .from(vagas)
    .where(where)
  return passosDeHoras.map((horas, index) => ({ horas, total: row?.totais[index] ?? 0 }))
}

const countAll = async (db: Db, search: Search): Promise<Contagens> => {
  const { query, hoje } = search
  const achadas = await findAchadas(db, search)
  const where = (filtro: Partial<ContagensQuery>) => and(filterOf({ ...query, ...filtro }, hoje), achadas)
  const tipos = await db
    .select({ ...tipoColumns, total: count(vagas.id) })
    .from(tiposDeVaga)
    .leftJoin(vagas, and(eq(vagas.tipoId, tiposDeVaga.id), where({ tipos: undefined })))
    .groupBy(tiposDeVaga.id)
    .orderBy(...ordemDosTipos)
  const porDepartamento = await db
    .select({ id: vagas.departamentoId, total: count() })
    .from(vagas)
    .where(where({ departamento: undefined }))
    .groupBy(vagas.departamentoId)
    .orderBy(asc(vagas.departamentoId))
  // Open vagas have one.
  const departamentos = porDepartamento.flatMap(({ id, total }) => (id === null ? [] : [{ id, total }]))
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
  return {
    tipos,
    departamentos,
    beneficios,
    modalidades: await countModalidades(db, where({ modalidades: undefined })),
    horas_minimas: await countHoras(db, where({ horas_minimas: undefined })),
  }
}

const contagens = createContagens<Contagens>()

/** How many open vagas each choice of the filter would find. Cached as the totals of the list. */
export const findContagens = async (db: Db, search: Search): Promise<Contagens> => {
  const [board] = await db.select({ revisao: quadro.revisao, ultima: ultimaMudanca }).from(quadro)
  const key = JSON.stringify([search.hoje, search.query])
  const revisao = Math.max(board?.revisao ?? 0, board?.ultima ?? 0)
  return contagens.get(db, { key, revisao }, () => countAll(db, search))
}
