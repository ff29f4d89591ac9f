import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { writeLinha } from '../auditoria/audited.ts'
import { toCaixa } from '../autenticacao/caixa.ts'
import { endAcessos } from '../autenticacao/endAcessos.ts'
import { createToken, hashTokenDeEmail } from '../autenticacao/tokenDeEmail.ts'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { lockText } from '../db/lockText.ts'
import { usuarios } from '../db/schema.ts'
import { insertTokenDeEmail } from '../sessao/tokensDeEmail.ts'

/** The account with the role, and whether it is new. There may be no row to lock yet. */
const giveRole = async (transaction: Db, email: string) => {
  await lockText(transaction, `administrador ${email}`)
  const [known] = await transaction
    .select()
    .from(usuarios)
    .where(and(eq(sql`lower(${usuarios.email})`, email), isNotNull(usuarios.emailVerificadoEm)))
    .for('no key update')
  if (known?.ehaluno) throw new Error(`${email} is a student's account: use another address`)
  const direitos = [...new Set([...(known?.direitos ?? []), 'administrador' as const])]
  const nova = { usuario: 'Administração', email, ehaluno: false, emailVerificadoEm: new Date(), direitos }
  const [conta] = known
    ? await transaction.update(usuarios).set({ direitos }).where(eq(usuarios.id, known.id)).returning()
    : await transaction.insert(usuarios).values(nova).returning()
  if (!conta) throw new Error(`${email} was deleted meanwhile`)
  return { conta, isNew: !known?.direitos.includes('administrador') }
}

/**
 * Makes the account of an address an administrator's: a new account, or that of a professor. Resolves a sentence for the
 * operator. A new account has no password: the sentence has a link that sets one, once, within an hour. Repeating it makes
 * no second account, and another link. `email` in lower case.
 * @throws Error for what is no address, and for a student's account
 */
export const createAdministrador = (
  db: Db,
  { jwtSecret, publicUrl }: Pick<Settings, 'jwtSecret' | 'publicUrl'>,
  email: string,
): Promise<string> => {
  if (!z.email().safeParse(email).success) throw new Error(`${email} is no e-mail address`)
  return inTransaction(db, async transaction => {
    const { conta, isNew } = await giveRole(transaction, email)
    if (isNew) {
      await endAcessos(transaction, [conta.id])
      await writeLinha(transaction, null, { acao: 'criou_administrador', pessoaId: conta.id })
    }
    if (conta.senhaHash) return `${email} is an administrator${isNew ? ' now' : ' already'}, and signs in as before`
    const token = createToken()
    await insertTokenDeEmail(transaction, {
      usuarioId: conta.id,
      tipo: 'redefinicao',
      caixa: toCaixa(email),
      tokenHash: hashTokenDeEmail(jwtSecret, 'redefinicao', token),
    })
    const link = `${publicUrl}/reset-password?token=${token}`
    return `${email} is an administrator. This link sets the password, once, within 60 minutes:\n${link}`
  })
}
