import { sql } from 'drizzle-orm'
import { writeDepartamentos } from '../../departamentos/departamentos.repository.ts'
import { loadInstituicao } from '../../instituicao.ts'
import { writeInteresses } from '../../interesses/interesses.repository.ts'
import { findVagas } from '../../vagas/vaga.ts'
import { saveVersao } from '../../vagas/versoesDeVaga.ts'
import type { Db } from '../connection.ts'
import { anotacoes, avaliacoes } from '../schema/avaliacoes.ts'
import { horarios } from '../schema/entrevistas.ts'
import { tiposDeVaga } from '../schema/listas.ts'
import { gestores } from '../schema/gestores.ts'
import { historicos, turmasLecionadas } from '../schema/historicos.ts'
import { arquivos } from '../schema/arquivos.ts'
import { arquivosEnviados, pedidosDeArquivo, perguntas, respostas } from '../schema/perguntas.ts'
import { conexoes, mensagens, notificacoes } from '../schema/rede.ts'
import { requisitos } from '../schema/requisitos.ts'
import { mudancasDeEtapa } from '../schema/selecao.ts'
import { interesses, usuariosInteresses, vagasInteresses } from '../schema/interesses.ts'
import * as schema from '../schema.ts'
import type { Board } from './board.ts'
import { interessesPorCategoria } from './conteudo/interesses.ts'
import { idOf } from './dados.ts'
import type { Semente, VagaGerada } from './dados.ts'
import { continueIds, insertRows } from './insertRows.ts'
import { vagasDaDemonstracao } from './vagas.ts'

const porNome = (rows: Array<{ id: number; nome: string }>) => new Map(rows.map(({ id, nome }) => [nome, id]))

/** A vaga of the demo professor that was edited after all its candidates had applied. */
const writeVersoes = async (db: Db, vagas: VagaGerada[]): Promise<void> => {
  const editada = vagas.find(({ linha }) => linha.titulo === vagasDaDemonstracao[2])
  if (!editada) return
  for (const vaga of await findVagas(db, [editada.linha.id], { leitorId: editada.linha.autorId })) {
    const [, ...interesses] = vaga.interesses
    await saveVersao(db, vaga.id, { ...vaga, interesses, horas_complementares: 10 })
  }
}

/** Inserts the demo's departments and interests that are missing, and reads all rows that a generated board refers to. */
export const writeReferencias = async (db: Db): Promise<Semente['referencias']> => {
  await writeDepartamentos(db, loadInstituicao('puc').departamentos)
  await writeInteresses(db, interessesPorCategoria)
  const departamentos = await db.select().from(schema.departamentos)
  return {
    departamentos: new Map(departamentos.map(({ id, name }) => [name, id])),
    interesses: porNome(await db.select().from(interesses)),
    tipos: porNome(await db.select().from(tiposDeVaga)),
  }
}

/** The tables whose rows have explicit ids. */
const numbered = [
  schema.usuarios,
  schema.vagas,
  schema.candidaturas,
  mudancasDeEtapa,
  anotacoes,
  horarios,
  gestores,
  perguntas,
]

const writePerguntas = async (db: Db, board: Board): Promise<void> => {
  await insertRows(db, perguntas, board.perguntas)
  await insertRows(db, pedidosDeArquivo, board.pedidosDeArquivo)
  await insertRows(db, respostas, board.respostas)
  // Bytes cannot go through JSON.
  await db.insert(arquivos).values(board.arquivos)
  await insertRows(db, arquivosEnviados, board.arquivosEnviados)
}

const writeSelecao = async (db: Db, board: Board): Promise<void> => {
  await insertRows(db, mudancasDeEtapa, board.mudancas)
  await insertRows(db, avaliacoes, board.avaliacoes)
  await insertRows(db, anotacoes, board.anotacoes)
  await insertRows(db, horarios, board.horarios)
  await insertRows(db, gestores, board.gestores)
  await insertRows(db, requisitos, board.requisitos)
  await writePerguntas(db, board)
  await writeVersoes(db, board.vagas)
}

/** Into empty tables, except for the reference data. */
export const writeBoard = async (db: Db, board: Board, { referencias }: Semente): Promise<void> => {
  const interesseId = (nome: string) => idOf(referencias.interesses, nome)
  await insertRows(
    db,
    schema.usuarios,
    board.pessoas.map(({ linha }) => linha),
  )
  await insertRows(
    db,
    usuariosInteresses,
    board.pessoas.flatMap(({ linha, interesses }) =>
      interesses.map(nome => ({ usuarioId: linha.id, interesseId: interesseId(nome) })),
    ),
  )
  // Inserting their interests indexes them: indexing twice would double the longest part.
  await db.execute(sql`alter table vagas disable trigger vagas_indexar`)
  await insertRows(
    db,
    schema.vagas,
    board.vagas.map(({ linha }) => linha),
  )
  await db.execute(sql`alter table vagas enable trigger vagas_indexar`)
  await insertRows(
    db,
    vagasInteresses,
    board.vagas.flatMap(({ linha, interesses }) =>
      interesses.map(nome => ({ vagaId: linha.id, interesseId: interesseId(nome) })),
    ),
  )
  await insertRows(db, schema.candidaturas, board.candidaturas)
  await writeSelecao(db, board)
  await insertRows(db, historicos, board.historico)
  await insertRows(db, turmasLecionadas, board.turmas)
  await insertRows(db, mensagens, board.mensagens)
  await insertRows(db, conexoes, board.conexoes)
  await insertRows(db, notificacoes, board.notificacoes)
  for (const table of numbered) await continueIds(db, table)
}
