import { fold } from '../situacoes/fold.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { pontos } from '../recomendacoes/pontuacao.ts'

/*
 * Reference results of a full scan: everything is read and sorted here. The queries of the API consider only the
 * strongest and newest, and must find the same on a board where no limit cuts anything off.
 */

type Pessoa = {
  id: number
  ehaluno: boolean
  curso: string | null
  departamentoId: number | null
  aparece: boolean
  textos: string[]
  interesses: number[]
  cursadas: string[]
  lecionadas: string[]
  conectadas: number[]
}

const readPessoas = async (db: Db): Promise<Pessoa[]> => {
  const { rows } = await db.execute<Pessoa>(sql`
    select u.id, u.ehaluno, u.curso, u.departamento_id as "departamentoId",
      u.email_verificado_em is not null and (u.ehaluno or u.professor_confirmado_em is not null) as aparece,
      array_remove(array[u.usuario, u.curso, d.name], null) || array(
        select i.nome from usuarios_interesses ui join interesses i on i.id = ui.interesse_id where ui.usuario_id = u.id
      ) as textos,
      array(select interesse_id from usuarios_interesses where usuario_id = u.id) as interesses,
      array(select distinct codigo_disciplina from historicos where usuario_id = u.id) as cursadas,
      array(select distinct codigo_disciplina from turmas_lecionadas where professor_id = u.id) as lecionadas,
      array(select outro_id from conexoes where usuario_id = u.id) as conectadas
    from usuarios u left join departamentos d on d.id = u.departamento_id
  `)
  return rows
}

const count = <T>(some: readonly T[], others: readonly T[]): number => some.filter(one => others.includes(one)).length

/** True for a fellow student, false for a department that teaches the course, null for neither. */
const isColega = (eu: Pessoa, u: Pessoa, ensinam: readonly number[]): boolean | null => {
  const doCurso = u.curso !== null && u.curso === eu.curso
  const doDepartamento = u.departamentoId !== null && u.departamentoId === eu.departamentoId
  if ((doCurso && u.ehaluno) || doDepartamento) return true
  return doCurso || (u.departamentoId !== null && ensinam.includes(u.departamentoId)) ? false : null
}

const julgar = (eu: Pessoa, u: Pessoa, ensinam: readonly number[]) => {
  const comuns = count(eu.interesses, u.interesses)
  const lecionou = count(eu.cursadas, u.lecionadas)
  const pediu = u.conectadas.includes(eu.id)
  const colega = isColega(eu, u, ensinam)
  const recomendada = !pediu && (comuns >= 2 || (comuns === 1 && colega !== true))
  const secao = lecionou > 0 ? 'professores' : recomendada ? 'recomendacoes' : 'conhecer'
  const forca = lecionou * 10 + comuns + (pediu ? 100 : 0) + (colega === null ? 0 : colega ? 2 : 1)
  return { id: u.id, secao, forca, textos: u.textos, conectada: eu.conectadas.includes(u.id) }
}

/** The suggestions in order, for each viewer and search: the 100 strongest of each section. */
export const createSugestoesByFullScan = async (db: Db) => {
  const pessoas = await readPessoas(db)
  const { rows: cursos } = await db.execute<{ curso: string; id: number }>(
    sql`select curso, departamento_id as id from departamentos_cursos`,
  )
  return (usuarioId: number, busca: string): Array<{ id: number; secao: string }> => {
    const eu = pessoas.find(({ id }) => id === usuarioId)
    if (!eu) throw new Error(`no usuario ${usuarioId}`)
    const ensinam = cursos.filter(({ curso }) => curso === eu.curso).map(({ id }) => id)
    const words = busca.split(' ').filter(Boolean).map(fold)
    const achadas = pessoas
      .filter(u => u.aparece && u.id !== eu.id)
      .map(u => julgar(eu, u, ensinam))
      .filter(({ forca, textos, conectada }) =>
        words.length === 0
          ? forca > 0 && !conectada
          : words.every(word => textos.some(texto => fold(texto).includes(word))),
      )
      .toSorted((a, b) => b.forca - a.forca || a.id - b.id)
    const places = new Map<string, number>()
    return achadas
      .map(({ id, secao }) => {
        const place = (places.get(secao) ?? 0) + 1
        places.set(secao, place)
        return { id, secao, place }
      })
      .filter(({ place }) => place <= 100)
      .toSorted((a, b) => a.place - b.place || a.secao.localeCompare(b.secao) || a.id - b.id)
      .map(({ id, secao }) => ({ id, secao }))
  }
}

/** All open vagas with the words: with this title, with the words in the title, the best match, the newest. */
export const searchByFullScan = async (db: Db, busca: string, hoje: string): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from vagas
    where status not in ('finalizada', 'encerrada') and prazo >= ${hoje} and busca @@ consulta_de_busca(${busca})
    order by chave_de_nome(titulo) = chave_de_nome(${busca}) desc, palavras_de_busca(titulo) = palavras_de_busca(${busca}) desc,
      busca @@ consulta_de_titulo(${busca}, '<->') desc, busca @@ consulta_de_titulo(${busca}, '&') desc,
      ts_rank(busca, plainto_tsquery('portuguese', texto_de_busca(${busca}))) desc,
      ts_rank(busca, consulta_de_busca(${busca})) desc, criado_em desc, id desc
  `)
  return rows.map(({ id }) => id)
}

/** All open vagas that share an interest with a student or match the course, the strongest first, then the newest. */
export const findCandidatasByFullScan = async (db: Db, usuarioId: number, hoje: string): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number; comuns: number; doCurso: boolean }>(sql`
    select v.id, (
        select count(*)::int from vagas_interesses vi join usuarios_interesses ui using (interesse_id)
        where vi.vaga_id = v.id and ui.usuario_id = u.id
      ) as comuns,
      exists (
        select from departamentos_cursos dc where dc.departamento_id = v.departamento_id and dc.curso = u.curso
      ) as "doCurso"
    from vagas v join usuarios u on u.id = ${usuarioId}
    where v.status not in ('finalizada', 'encerrada') and v.prazo >= ${hoje}
    order by v.criado_em desc, v.id desc
  `)
  const valor = ({ comuns, doCurso }: (typeof rows)[number]) =>
    (pontos.interesses[Math.min(comuns, 3)] ?? 0) + (doCurso ? pontos.curso : 0)
  return rows
    .filter(row => valor(row) > 0)
    .toSorted((a, b) => valor(b) - valor(a))
    .map(({ id }) => id)
}
