import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { findFortes } from './candidatasARecomendar.ts'
import { pontosParaRecomendar } from './pontuacao.ts'
import { onlyAtendidas } from './recomendacoes.ts'

/** How many are returned at most. */
const most = 3

/** Some of them may have requirements that the student does not meet. */
const examined = 12

/** `alunoId` is null for a professor. */
type Leitor = { alunoId: number | null; hoje: string; situacoes: Situacoes }

/**
 * The ids of the open vagas like this one, the strongest first: its interests and department score as those of a student
 * do. A student gets none that they have applied to or whose requirements they do not meet.
 */
export const findParecidas = async (
  db: Db,
  vagaId: number,
  { alunoId, hoje, situacoes }: Leitor,
): Promise<number[]> => {
  const ids = await findFortes(
    db,
    {
      interesses: sql`select interesse_id from vagas_interesses where vaga_id = ${vagaId}`,
      departamentos: sql`select departamento_id from vagas where id = ${vagaId}`,
    },
    {
      hoje,
      quantas: examined,
      onde: sql`somas.pontos >= ${pontosParaRecomendar} and somas.id <> ${vagaId} and not exists (
        select from candidaturas c where c.vaga_id = somas.id and c.candidato_id = ${alunoId}::int
      )`,
    },
  )
  const possiveis = alunoId === null ? ids : await onlyAtendidas(db, { usuarioId: alunoId, hoje, situacoes }, ids)
  return possiveis.slice(0, most)
}
