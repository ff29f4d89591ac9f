import { writeLinha } from '../auditoria/audited.ts'
import { isSenhaCorreta } from '../autenticacao/senhas.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import * as repository from './exclusoes.repository.ts'

const exigeOutra = 'Esta é a última conta de administrador. Torne outra pessoa administradora antes de sair.'

/**
 * Asks for the end of the own account, in seven days. Repeating it changes nothing.
 * @throws Refusal 422 for a wrong password, 409 for the last administrator
 */
export const pedirExclusao = (db: Db, usuarioId: number, senha: string): Promise<void> =>
  inTransaction(db, async transaction => {
    const { pessoa, isUltima } = await repository.lockPessoa(transaction, usuarioId)
    if (!(await isSenhaCorreta(pessoa.senhaHash, senha))) throw invalidField('password', 'A senha não confere.')
    if (isUltima) throw new Refusal(409, exigeOutra)
    if (await repository.insertPedido(transaction, usuarioId))
      await writeLinha(transaction, usuarioId, { acao: 'pediu_exclusao', pessoaId: usuarioId })
  })

/** Cancels the end of the own account. */
export const desistir = (db: Db, usuarioId: number): Promise<void> =>
  inTransaction(db, async transaction => {
    if (await repository.deletePedido(transaction, usuarioId))
      await writeLinha(transaction, usuarioId, { acao: 'desistiu_da_exclusao', pessoaId: usuarioId })
  })
