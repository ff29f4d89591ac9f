import { gestores } from '../../db/schema.gestores.ts'
import { preferenciasDeAviso } from '../../db/schema.avisos.ts'
import { usuariosInteresses } from '../../db/schema.interesses.ts'
import { modosDeAviso } from '../../db/schema.avisos.ts'
import type { ModoDeAviso } from '../../db/schema.avisos.ts'
import type { TestApp } from '../createTestApp.ts'
import { createInteresse } from '../createVaga.ts'
import type { Aluno, Vaga } from './modelo.ts'

/** All ways of one kind with all of another. */
const quantos = modosDeAviso.length ** 2

const createAluno = async (board: TestApp, etapa: ModoDeAviso, status: ModoDeAviso): Promise<Aluno> => {
  const usuario = await board.createAluno()
  const modos = { etapa, mudanca: status, finalizada: status, novas_vagas: status }
  const recibo = etapa === 'na_hora' ? [] : [{ tipo: 'recibo', modo: 'no_quadro' as const }]
  const linhas = [...Object.entries(modos).map(([tipo, modo]) => ({ tipo, modo })), ...recibo]
  await board.db.insert(preferenciasDeAviso).values(linhas.map(linha => ({ usuarioId: usuario.id, ...linha })))
  return { usuario, modos: { etapa, status, novas_vagas: status }, avisos: [], cartas: [], resumo: [] }
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
  for (let number = 0; number < quantos; number += 1) {
    const [etapa, status] = [modosDeAviso[number % 4] ?? 'na_hora', modosDeAviso[Math.floor(number / 4)] ?? 'na_hora']
    const aluno = await createAluno(board, etapa, status)
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
