import { gestores } from '../../db/schema/gestores.ts'
import { preferenciasDeAviso } from '../../db/schema/avisos.ts'
import { usuariosInteresses } from '../../db/schema/interesses.ts'
import { modosDeAviso } from '../../db/schema/avisos.ts'
import type { ModoDeAviso } from '../../db/schema/avisos.ts'
import type { TestApp } from '../createTestApp.ts'
import { createInteresse } from '../createVaga.ts'
import type { Aluno, Vaga } from './modelo.ts'

/** The ways of each kind, so that of any two kinds every way of one is with every way of the other. */
const todosOsModos = [0, 1, 2, 3].flatMap(a =>
  [0, 1, 2, 3].map((b): Aluno['modos'] => {
    const modo = (index: number): ModoDeAviso => modosDeAviso[index] ?? 'na_hora'
    // a, b, a + b and a + 2b in the field of four elements.
    return { etapa: modo(a), mudanca: modo(b), finalizada: modo(a ^ b), novas_vagas: modo(a ^ ([0, 2, 3, 1][b] ?? 0)) }
  }),
)

const createAluno = async (board: TestApp, modos: Aluno['modos']): Promise<Aluno> => {
  const usuario = await board.createAluno()
  const recibo = modos.etapa === 'na_hora' ? [] : [{ tipo: 'recibo', modo: 'no_quadro' as const }]
  const linhas = [...Object.entries(modos).map(([tipo, modo]) => ({ tipo, modo })), ...recibo]
  await board.db.insert(preferenciasDeAviso).values(linhas.map(linha => ({ usuarioId: usuario.id, ...linha })))
  return { usuario, modos, avisos: [], cartas: [], resumo: [] }
}

/**
 * A board without vagas: two professors who will manage all of them, another one, students who chose each way of notice, and
 * one who never applies. `temas`: the interests of the students.
 */
export const createQuadro = async (board: TestApp) => {
  const [professora, gestora, outro] = [
    await board.createProfessor(),
    await board.createProfessor(),
    await board.createProfessor(),
  ]
  const curiosa = await board.createAluno()
  const temas = [await createInteresse(board.db, 'Grafos'), await createInteresse(board.db, 'Autômatos')]
  const alunos: Aluno[] = []
  for (const modos of todosOsModos) {
    const aluno = await createAluno(board, modos)
    await board.db
      .insert(usuariosInteresses)
      .values(temas.map(interesseId => ({ usuarioId: aluno.usuario.id, interesseId })))
    alunos.push(aluno)
  }
  const vagas: Vaga[] = []
  /** What the managers were told: all that they were told of, also in notices that count. */
  const contas = { candidaturas: 0, retiradas: 0, divulgacoes: 0 }
  /** A co-manager who accepted. */
  const addGestora = (vagaId: number) =>
    board.db.insert(gestores).values({ vagaId, usuarioId: gestora.id, visivel: true, aceitoEm: new Date() })
  return { board, professora, gestora, outro, curiosa, temas, alunos, vagas, contas, addGestora }
}

export type Quadro = Awaited<ReturnType<typeof createQuadro>>
