import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { conexoes } from '../db/schema/rede.ts'
import { usuarios } from '../db/schema.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { podeVer } from '../gestores/audiencia.ts'
import { today } from '../prazos/today.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import { toBusca } from './busca.ts'

/** The data of a person's card, and what they share with the viewer. */
export type Cartao = {
  id: number
  nome: string
  ehaluno: boolean
  departamento: string | null
  avatar: string | null
  tags: string[]
  conectado: boolean
  pediu: boolean
  doCurso: boolean
  doDepartamento: boolean
  ensinaNoCurso: boolean
  emComum: string[]
  lecionou: string[]
  vagasAbertas: number
}

/** The cards of these people, in any order, with what each lets the viewer see. */
export const findCartoes = async (db: Db, usuarioId: number, ids: readonly number[]): Promise<Cartao[]> => {
  if (ids.length === 0) return []
  const vePerfil = podeVer('perfil', usuarioId, 'u')
  const veCurso = podeVer('curso', usuarioId, 'u')
  const { rows } = await db.execute<Cartao>(sql`
    with meus as (select interesse_id from usuarios_interesses where usuario_id = ${usuarioId}),
    cursadas as (
      select codigo_disciplina, min(nome_disciplina) as nome from historicos
      where usuario_id = ${usuarioId} group by codigo_disciplina
    )
    select u.id, u.usuario as nome, u.ehaluno, coalesce(d.name, case when ${veCurso} then u.curso end) as departamento, u.avatar,
      coalesce((
        select json_agg(i.nome order by i.chave) from usuarios_interesses ui join interesses i on i.id = ui.interesse_id
        where ui.usuario_id = u.id and ${vePerfil}
      ), '[]') as tags,
      exists (select from conexoes c where c.usuario_id = ${usuarioId} and c.outro_id = u.id) as conectado,
      exists (select from conexoes c where c.usuario_id = u.id and c.outro_id = ${usuarioId}) as pediu,
      coalesce(u.curso = eu.curso and ${veCurso}, false) as "doCurso",
      coalesce(u.departamento_id = eu.departamento_id, false) as "doDepartamento",
      exists (
        select from departamentos_cursos dc where dc.departamento_id = u.departamento_id and dc.curso = eu.curso
      ) as "ensinaNoCurso",
      coalesce((
        select json_agg(i.nome order by i.chave)
        from usuarios_interesses ui join meus using (interesse_id) join interesses i on i.id = ui.interesse_id
        where ui.usuario_id = u.id and ${vePerfil}
      ), '[]') as "emComum",
      coalesce((
        select json_agg(distinct cursadas.nome)
        from turmas_lecionadas t join cursadas using (codigo_disciplina) where t.professor_id = u.id
      ), '[]') as lecionou,
      (select count(*)::int from vagas where vagas.autor_id = u.id and ${abertaEm(today())}) as "vagasAbertas"
    from usuarios u
    join usuarios eu on eu.id = ${usuarioId}
    left join departamentos d on d.id = u.departamento_id
    where u.id = any(${toIntArray(ids)})
  `)
  return rows
}

/** The viewer's connections, the newest first. */
export const findConexoes = async (
  db: Db,
  { usuarioId, busca, skip, limit }: { usuarioId: number; busca: string; skip: number; limit: number },
): Promise<{ total: number; ids: number[] }> => {
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    with minhas as (
      select u.id, c.criado_em from conexoes c join usuarios u on u.id = c.outro_id
      where c.usuario_id = ${usuarioId} and u.email_verificado_em is not null and ${toBusca(busca)}
    )
    select (select count(*)::int from minhas) as total, coalesce((
      select json_agg(id order by criado_em desc, id desc)
      from (select * from minhas order by criado_em desc, id desc limit ${limit} offset ${skip}) janela
    ), '[]') as ids
  `)
  return rows[0] ?? { total: 0, ids: [] }
}

/** The role of a person; null if the account does not exist or is not verified. */
export const findPapel = async (db: Db, usuarioId: number): Promise<{ ehaluno: boolean } | null> => {
  const [found] = await db
    .select({ ehaluno: usuarios.ehaluno })
    .from(usuarios)
    .where(and(eq(usuarios.id, usuarioId), isNotNull(usuarios.emailVerificadoEm)))
  return found ?? null
}

/** Inserts a connection. Resolves whether it is new, and whether the other person had connected before. */
export const insertConexao = async (
  db: Db,
  usuarioId: number,
  outroId: number,
): Promise<{ nova: boolean; aceita: boolean }> => {
  const inserted = await db.insert(conexoes).values({ usuarioId, outroId }).onConflictDoNothing().returning()
  const back = await db.$count(conexoes, and(eq(conexoes.usuarioId, outroId), eq(conexoes.outroId, usuarioId)))
  return { nova: inserted.length > 0, aceita: back > 0 }
}

export const deleteConexao = (db: Db, usuarioId: number, outroId: number) =>
  db.delete(conexoes).where(and(eq(conexoes.usuarioId, usuarioId), eq(conexoes.outroId, outroId)))
