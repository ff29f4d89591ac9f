import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { departamentos, usuarios, vagas } from '../db/schema.ts'
import { locais, tiposDeVaga } from '../db/schema/listas.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import { colunas } from '../vagas/camposDeVaga.ts'
import { ordemDosTipos, tipoColumns } from '../vagas/tipos.ts'
import type { Mural, VagaPublica } from './publico.schemas.ts'
import { withoutPeople } from './withoutPeople.ts'

const newest = 6
/** In the sitemap. */
const mostIds = 1000

/** Only these columns leave without a session. */
const resumo = {
  id: vagas.id,
  titulo: vagas.titulo,
  prazo: vagas.prazo,
  ...tipoColumns,
  department: { id: departamentos.id, name: departamentos.name },
}

/** A vaga that accepts candidaturas; null for any other, as for one that does not exist. */
export const findVagaPublica = async (db: Db, id: number, hoje: string): Promise<VagaPublica | null> => {
  const [row] = await db
    .select({
      ...resumo,
      descricao: vagas.descricao,
      criadoEm: vagas.criadoEm,
      location: { id: locais.id, name: locais.name },
      ...colunas,
      autor: usuarios.usuario,
    })
    .from(vagas)
    .innerJoin(tiposDeVaga, eq(tiposDeVaga.id, vagas.tipoId))
    .innerJoin(departamentos, eq(departamentos.id, vagas.departamentoId))
    .innerJoin(locais, eq(locais.id, vagas.localId))
    .innerJoin(usuarios, eq(usuarios.id, vagas.autorId))
    .where(and(eq(vagas.id, id), abertaEm(hoje)))
  if (!row) return null
  const { criadoEm, autor, ...vaga } = row
  return {
    ...vaga,
    titulo: withoutPeople(vaga.titulo, autor),
    descricao: withoutPeople(vaga.descricao, autor),
    criado_em: criadoEm.toISOString(),
  }
}

export const findMural = async (db: Db, hoje: string): Promise<Mural> => {
  const porTipo = await db
    .select({ ...tipoColumns, oferecido: isNull(tiposDeVaga.arquivadoEm), total: count(vagas.id) })
    .from(tiposDeVaga)
    .leftJoin(vagas, and(eq(vagas.tipoId, tiposDeVaga.id), abertaEm(hoje)))
    .groupBy(tiposDeVaga.id)
    .orderBy(...ordemDosTipos)
  const novas = await db
    .select({ ...resumo, autor: usuarios.usuario })
    .from(vagas)
    .innerJoin(tiposDeVaga, eq(tiposDeVaga.id, vagas.tipoId))
    .innerJoin(departamentos, eq(departamentos.id, vagas.departamentoId))
    .innerJoin(usuarios, eq(usuarios.id, vagas.autorId))
    .where(abertaEm(hoje))
    .orderBy(desc(vagas.criadoEm), desc(vagas.id))
    .limit(newest)
  const abertas = await db
    .select({ id: vagas.id })
    .from(vagas)
    .where(abertaEm(hoje))
    .orderBy(desc(vagas.criadoEm), desc(vagas.id))
    .limit(mostIds)
  return {
    total: porTipo.reduce((sum, { total }) => sum + total, 0),
    por_tipo: porTipo.flatMap(({ oferecido, ...each }) => (oferecido ? [each] : [])),
    vagas: novas.map(({ autor, ...vaga }) => ({
      ...vaga,
      titulo: withoutPeople(vaga.titulo, autor),
    })),
    abertas,
  }
}
