import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { naoConcluida } from './historicoEscolar.ts'
import { notify } from '../notificacoes/notify.ts'
import { notificacoes } from '../db/schema.rede.ts'
import { historicos } from '../db/schema.historicos.ts'

/** A quarter of the credits that a degree requires each. */
const niveis = [1, 2, 3, 4]

const toTitulo = (nivel: number) => `Atividades complementares: nível ${nivel} de ${niveis.length}`

/**
 * Courses that were failed, are in progress or were given up are not completed, as in the progress that the page shows.
 */
const sumCreditos = async (db: Db, usuarioId: number, codigo: string): Promise<number> => {
  const [row] = await db
    .select({ creditos: sql<number>`coalesce(sum(${historicos.nCreditos}), 0)::float8` })
    .from(historicos)
    .where(
      and(
        eq(historicos.usuarioId, usuarioId),
        sql`upper(${historicos.codigoDisciplina}) = ${codigo.toUpperCase()}`,
        sql`${historicos.situacao} !~* ${naoConcluida}`,
      ),
    )
  return row?.creditos ?? 0
}

/**
 * Notifies a student of the level of complementary activities that the transcript reaches, once per level: not when the
 * same transcript is imported again, nor when a later one shows less.
 */
export const notifyNivel = async (
  db: Db,
  usuarioId: number,
  { codigo, creditos: exigidos }: { codigo: string; creditos: number },
): Promise<void> => {
  const creditos = await sumCreditos(db, usuarioId, codigo)
  const nivel = niveis.findLast(each => creditos * niveis.length >= each * exigidos)
  if (nivel === undefined) return
  const known = inArray(notificacoes.titulo, niveis.filter(each => each >= nivel).map(toTitulo))
  if ((await db.$count(notificacoes, and(eq(notificacoes.usuarioId, usuarioId), known))) > 0) return
  await notify(db, [usuarioId], {
    tipo: 'engajamento',
    icone: 'award',
    titulo: toTitulo(nivel),
    descricao: `Seu histórico mostra ${Math.min(creditos, exigidos)} dos ${exigidos} créditos exigidos.`,
    acao: { rotulo: 'Ver progresso', href: '/opportunities' },
  })
}
