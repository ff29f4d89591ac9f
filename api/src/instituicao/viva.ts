import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/connection.ts'
import { setFuso } from '../fuso.ts'
import { withValores } from '../instituicao.ts'
import { setPrimeirosMeses } from '../periodos.ts'
import type { AvisoDoSistema, Instituicao, Lida, Lugar, Valores, Viva } from '../instituicao.ts'
import { today } from '../prazos/today.ts'

/** Milliseconds. With the second of the gateway, a change is seen everywhere within two. */
const fresh = 1000

type Row = {
  versao: number
  valores: Valores
  tem_logo: boolean
  locais: Lugar[] | null
  cursos: string[] | null
  avisos: AvisoDoSistema[] | null
  documentos: number
}

/** One row, whether the institution has one or not. The sentences are those of today somewhere. */
const readRow = async (db: Db): Promise<Row> => {
  const { rows } = await db.execute<Row>(sql`
    select coalesce(i.versao, 1) as versao, coalesce(i.valores, '{}') as valores, i.logo is not null as tem_logo,
      (select json_agg(json_build_object('id', l.id, 'nome', l.name) order by l.ordem, l.id) from locais l
        where l.arquivado_em is null) as locais,
      (select json_agg(c.curso order by c.curso) from (select distinct curso from departamentos_cursos) c) as cursos,
      (select json_agg(json_build_object('id', a.id, 'texto', a.texto, 'para', a.para, 'de', a.de, 'ate', a.ate) order by a.id desc)
        from avisos_do_sistema a where current_date between a.de - 1 and a.ate + 1) as avisos,
      (select coalesce(max(d.numero), 0)::int from documentos d) as documentos
    from (select 1) one left join instituicao i on true
  `)
  const [row] = rows
  if (!row) throw new Error('a left join of one row has no row')
  return row
}

const toLida = (arquivo: Instituicao, { valores, versao, tem_logo, cursos, locais, avisos, documentos }: Row): Lida => {
  const { instituicao, problemas } = withValores(arquivo, valores)
  const hoje = today(new Date(), instituicao.fuso)
  return {
    instituicao: { ...instituicao, cursos: [...new Set([...arquivo.cursos, ...(cursos ?? [])])] },
    versao,
    valores,
    problemas,
    temLogo: tem_logo,
    locais: locais ?? [],
    avisos: (avisos ?? []).filter(({ de, ate }) => de <= hoje && hoje <= ate),
    documentos,
  }
}

/** From now on the process is in the time zone that it says, and counts the terms as it says. */
const readLida = async (db: Db, arquivo: Instituicao): Promise<Lida> => {
  const lida = toLida(arquivo, await readRow(db))
  setFuso(lida.instituicao.fuso)
  setPrimeirosMeses(lida.instituicao.primeirosMeses)
  return lida
}

/** The institution of a file, with what administrators changed, for a program that reads it once. */
export const readInstituicaoDeAgora = async (db: Db, arquivo: Instituicao): Promise<Instituicao> =>
  (await readLida(db, arquivo)).instituicao

/** The institution of a file, with what administrators changed: read by those that need it, at most once a second. */
export const createViva = (db: Db, arquivo: Instituicao, log: FastifyBaseLogger): Viva => {
  let lida: Lida = {
    instituicao: arquivo,
    versao: 1,
    valores: {},
    problemas: [],
    temLogo: false,
    locais: [],
    avisos: [],
    documentos: 0,
  }
  setFuso(arquivo.fuso)
  setPrimeirosMeses(arquivo.primeirosMeses)
  let readAt = -Infinity
  let reading: Promise<void> | null = null
  const read = async () => {
    const begun = performance.now()
    lida = await readLida(db, arquivo)
    readAt = begun
  }
  return {
    get atual() {
      return lida.instituicao
    },
    get lida() {
      return lida
    },
    refresh: async () => {
      if (performance.now() - readAt < fresh) return
      // Without a database the last one stays: a route that needs the database fails by itself.
      reading ??= read()
        .catch((error: unknown) => log.warn({ err: error }, 'the institution could not be read'))
        .finally(() => (reading = null))
      await reading
    },
    expire: () => (readAt = -Infinity),
  }
}
