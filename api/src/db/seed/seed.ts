import { sql } from 'drizzle-orm'
import { hashSenha } from '../../senhas.ts'
import type { Db } from '../connection.ts'
import { conexoes, mensagens, notificacoes } from '../schema.rede.ts'
import * as schema from '../schema.ts'
import { comRetratos, desenharRetratos } from './avatares.ts'
import { gerarCandidaturas } from './candidaturas.ts'
import { gerarConexoes } from './conexoes.ts'
import { interessesPorCategoria } from './conteudo/interesses.ts'
import { idOf } from './dados.ts'
import type { Semente } from './dados.ts'
import { gerarHistoricos, gerarTurmasLecionadas } from './historicos.ts'
import { continueIds, insertRows } from './insertRows.ts'
import { gerarMensagens } from './mensagens.ts'
import { gerarNotificacoes } from './notificacoes.ts'
import { gerarPessoas } from './pessoas.ts'
import { gerarVagas } from './vagas.ts'

export const senhaDeDemonstracao = 'demo1234'

/** Any number: whoever holds this lock of the server is seeding. */
const seedLock = 5_014_734

export type SeedOptions = {
  /** The instant of seeding: every date is relative to it. */
  hoje: Date
  /** Portraits go to its folder `avatares`. */
  dataDir: string
  /** No demo accounts there: nothing is done. */
  production: boolean
  /** 100 for a board of 24,000 vagas, 15,000 people and 500,000 messages. */
  scale?: number
}

/** All the rows of a board; the same input gives the same rows. */
export const gerarBoard = (semente: Semente) => {
  const { pessoas, retratos } = comRetratos(gerarPessoas(semente))
  const vagas = gerarVagas(semente, pessoas)
  const candidaturas = gerarCandidaturas(semente, pessoas, vagas)
  const historico = gerarHistoricos(semente, pessoas)
  const mensagensGeradas = gerarMensagens(semente, pessoas, vagas)
  const conexoesGeradas = gerarConexoes(semente, pessoas)
  return {
    pessoas,
    retratos,
    vagas,
    candidaturas,
    historico,
    turmas: gerarTurmasLecionadas(pessoas, historico),
    mensagens: mensagensGeradas,
    conexoes: conexoesGeradas,
    notificacoes: gerarNotificacoes(semente, pessoas, {
      vagas,
      candidaturas,
      mensagens: mensagensGeradas,
      conexoes: conexoesGeradas,
    }),
  }
}

type Board = ReturnType<typeof gerarBoard>

const porNome = (rows: Array<{ id: number; nome: string }>) => new Map(rows.map(({ id, nome }) => [nome, id]))

const writeInteresses = async (db: Db): Promise<void> => {
  const categorias = Object.keys(interessesPorCategoria)
  await db
    .insert(schema.categoriasDeInteresse)
    .values(categorias.map(nome => ({ nome })))
    .onConflictDoNothing()
  const ids = porNome(await db.select().from(schema.categoriasDeInteresse))
  const values = categorias.flatMap(categoria =>
    (interessesPorCategoria[categoria] ?? []).map(nome => ({ nome, categoriaId: idOf(ids, categoria) })),
  )
  await db.insert(schema.interesses).values(values).onConflictDoNothing()
}

const readReferencias = async (db: Db): Promise<Semente['referencias']> => {
  const departamentos = await db.select().from(schema.departamentos)
  return {
    departamentos: new Map(departamentos.map(({ id, name }) => [name, id])),
    interesses: porNome(await db.select().from(schema.interesses)),
    tipos: porNome(await db.select().from(schema.tiposDeVaga)),
  }
}

const writeBoard = async (db: Db, board: Board, { referencias }: Semente): Promise<void> => {
  const interesseId = (nome: string) => idOf(referencias.interesses, nome)
  await insertRows(
    db,
    schema.usuarios,
    board.pessoas.map(({ linha }) => linha),
  )
  await insertRows(
    db,
    schema.usuariosInteresses,
    board.pessoas.flatMap(({ linha, interesses }) =>
      interesses.map(nome => ({ usuarioId: linha.id, interesseId: interesseId(nome) })),
    ),
  )
  await insertRows(
    db,
    schema.vagas,
    board.vagas.map(({ linha }) => linha),
  )
  await insertRows(
    db,
    schema.vagasInteresses,
    board.vagas.flatMap(({ linha, interesses }) =>
      interesses.map(nome => ({ vagaId: linha.id, interesseId: interesseId(nome) })),
    ),
  )
  await insertRows(db, schema.candidaturas, board.candidaturas)
  await insertRows(db, schema.historicos, board.historico)
  await insertRows(db, schema.turmasLecionadas, board.turmas)
  await insertRows(db, mensagens, board.mensagens)
  await insertRows(db, conexoes, board.conexoes)
  await insertRows(db, notificacoes, board.notificacoes)
  for (const table of [schema.usuarios, schema.vagas, schema.candidaturas]) await continueIds(db, table)
}

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.select({ id: schema.usuarios.id }).from(schema.usuarios).limit(1)).length === 0

/**
 * Fills a migrated board that has no person with the demo data, all or nothing (design §2). Processes that start at
 * once seed it once.
 * @returns whether it did.
 */
export const seedIfEmpty = async (db: Db, { hoje, dataDir, production, scale = 1 }: SeedOptions): Promise<boolean> => {
  if (production || !(await isEmpty(db))) return false
  const senhaHash = await hashSenha(senhaDeDemonstracao)
  const seeded = await db.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isEmpty(transaction))) return false
    await writeInteresses(transaction)
    const semente = { hoje, scale, senhaHash, referencias: await readReferencias(transaction) }
    const board = gerarBoard(semente)
    await desenharRetratos(board.retratos, dataDir)
    await writeBoard(transaction, board, semente)
    return true
  })
  // Without statistics, the first requests would be planned for empty tables.
  if (seeded) await db.execute(sql`analyze`)
  return seeded
}
