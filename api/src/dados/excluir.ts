import { eq, sql } from 'drizzle-orm'
import { writeLinha } from '../auditoria/audited.ts'
import { endAcessos } from '../autenticacao/endAcessos.ts'
import { forgetNova } from '../candidaturas/novas.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { pessoaRemovida } from '../db/schema/dados.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'
import { removeUnused } from '../storage/retratos.ts'
import { alterarStatus } from '../vagas/alterarStatus.ts'
import { cover } from './cover.ts'
import * as repository from './exclusoes.repository.ts'
import { mapa } from './mapa.ts'
import { toMarcas } from './marca.ts'

/** What is left of the account: a number, which vagas and messages lead to. Without a verified address nobody enters by it. */
const vazia = {
  usuario: pessoaRemovida,
  email: '',
  senhaHash: null,
  matricula: null,
  sobre: null,
  avatar: null,
  curso: null,
  periodoInicio: null,
  objetivoPrincipal: null,
  titulo: null,
  departamentoId: null,
  emailVerificadoEm: null,
  professorConfirmadoEm: null,
  recusaDeProfessor: null,
  interessesHash: null,
  provaHash: null,
  direitos: [],
  suspensoAte: null,
  motivoDaSuspensao: null,
}

/** Vagas that nobody else manages close, and their candidates are told. Drafts, which only their managers see, go. */
const leaveVagas = async (transaction: Db, usuarioId: number): Promise<void> => {
  for (const id of await repository.findOrfas(transaction, usuarioId))
    await alterarStatus(transaction, { id, usuarioId }, 'encerrada')
  await transaction.execute(sql`
    delete from vagas v where autor_id = ${usuarioId}::int and rascunho
      and not exists (select from gestores g where g.vaga_id = v.id and g.aceito_em is not null)
  `)
}

/** Takes the candidaturas out of the notificacoes that count them. */
const leaveCandidaturas = async (transaction: Db, usuarioId: number): Promise<void> => {
  const delas = await transaction
    .select({ id: candidaturas.id, vaga: { id: vagas.id, titulo: vagas.titulo } })
    .from(candidaturas)
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .where(eq(candidaturas.candidatoId, usuarioId))
  for (const { id, vaga } of delas) await forgetNova(transaction, vaga, id)
}

/** The next clean-up deletes the bytes (arquivos/cleanUp.ts), because somebody else may have the same ones. */
const leaveArquivos = (transaction: Db, usuarioId: number): Promise<unknown> =>
  transaction.execute(sql`
    update arquivos set conferir_em = now()
    where chave in (select chave from arquivos_enviados where dono_id = ${usuarioId}::int)
  `)

/** Does to the rows of each table what the map says. */
const followMapa = async (transaction: Db, usuarioId: number, enderecos: readonly string[]): Promise<void> => {
  const delas = sql`(select jsonb_array_elements_text(${JSON.stringify(enderecos)}::jsonb))`
  for (const [nome, { donos = {}, citados = {}, endereco }] of Object.entries(mapa)) {
    const tabela = sql.identifier(nome)
    if (endereco)
      await transaction.execute(sql`delete from ${tabela} where lower(${sql.identifier(endereco)}) in ${delas}`)
    for (const [chave, efeito] of Object.entries({ ...donos, ...citados })) {
      const coluna = sql.identifier(chave)
      const itself = sql`where ${coluna} = ${usuarioId}::int`
      if (efeito === 'apaga') await transaction.execute(sql`delete from ${tabela} ${itself}`)
      if (efeito === 'solta') await transaction.execute(sql`update ${tabela} set ${coluna} = null ${itself}`)
    }
  }
}

/**
 * Ends one account that is to end by now, in one transaction, so that a process that dies leaves it to the next run. The last
 * administrator stays for another day. Resolves whether there was one.
 */
export const excluirProxima = (db: Db, segredo: string): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const usuarioId = await repository.takeDevida(transaction)
    if (usuarioId === null) return false
    const { pessoa, isUltima } = await repository.lockPessoa(transaction, usuarioId)
    if (isUltima) {
      await repository.postponePedido(transaction, usuarioId)
      return true
    }
    await leaveVagas(transaction, usuarioId)
    await leaveCandidaturas(transaction, usuarioId)
    await leaveArquivos(transaction, usuarioId)
    const id = sql`${usuarioId}::int`
    const enderecos = await repository.findEnderecos(transaction, usuarioId)
    await cover(
      transaction,
      { id: usuarioId, nome: pessoa.usuario, emails: enderecos },
      { id, email: sql`(select email from usuarios where id = ${id})` },
    )
    await endAcessos(transaction, [usuarioId])
    await followMapa(transaction, usuarioId, enderecos)
    await transaction.update(usuarios).set(vazia).where(eq(usuarios.id, usuarioId))
    if (pessoa.avatar) await removeUnused(transaction, [pessoa.avatar])
    await repository.finishPedido(transaction, usuarioId, toMarcas(segredo, pessoa))
    await writeLinha(transaction, null, { acao: 'excluiu_conta', pessoaId: usuarioId })
    return true
  })
