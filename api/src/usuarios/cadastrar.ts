import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { Refusal, refuseAny, toProblema } from '../http/refusal.ts'
import type { Problema } from '../http/refusal.ts'
import { hashSenha } from '../autenticacao/senhas.ts'
import { createToken, hashWith } from '../autenticacao/tokenDeEmail.ts'
import { isReservado } from '../sessao/mudancasDeEmail.repository.ts'
import { toEstudos } from './estudos.ts'
import { findDepartamentoId, hasConta, insertUsuario } from './usuarios.repository.ts'
import type { toCreateUsuarioBody } from './usuarios.schemas.ts'

type Cadastro = z.infer<ReturnType<typeof toCreateUsuarioBody>>

/** What is invalid beyond the schema. Whether an address has an account is told to valid registrations only. */
export const findProblemas = async (db: Db, { ehaluno, departamento }: Partial<Cadastro>): Promise<Problema[]> => {
  if (ehaluno !== false || departamento === undefined) return []
  const isKnown = (await findDepartamentoId(db, departamento)) !== null
  return isKnown ? [] : [toProblema('departamento', 'Escolha um departamento da lista.')]
}

/** Drops the fields of the other role. */
const roleFields = async (db: Db, cadastro: Cadastro) => {
  if (cadastro.ehaluno) return toEstudos(cadastro)
  if (cadastro.departamento === undefined) return {}
  return { departamentoId: await findDepartamentoId(db, cadastro.departamento) }
}

/**
 * Resolves the id of the new registration, and the token that sets its first interests. Its mail is queued in the same
 * transaction. It never waits for earlier registrations of the address, which strangers may have made: each is a row of
 * its own until one is verified.
 * @throws Refusal 409 if the e-mail has an account, 422
 */
export const register = async (app: FastifyInstance, cadastro: Cadastro) => {
  const { jwtSecret } = app.settings
  refuseAny(await findProblemas(app.db, cadastro))
  const { usuario, email, ehaluno, sobre, prova, documentos = 0 } = cadastro
  const documentosAte = Math.min(documentos, app.instituicao.lida.documentos)
  const fields = await roleFields(app.db, cadastro)
  const senhaHash = await hashSenha(cadastro.password)
  const tokenDeInteresses = createToken()
  const interessesHash = hashWith(jwtSecret, tokenDeInteresses)
  const provaHash = prova === undefined ? null : hashWith(jwtSecret, prova)
  return inTransaction(app.db, async transaction => {
    if ((await hasConta(transaction, email)) || (await isReservado(transaction, email, null)))
      throw new Refusal(409, 'Este e-mail já tem uma conta.')
    const pessoa = { usuario, email, ehaluno, sobre: sobre || null, documentosAte }
    const conta = { ...pessoa, senhaHash, interessesHash, provaHash, ...fields }
    const id = await insertUsuario(transaction, conta)
    await enqueueEmail(transaction, 'verificacao', email, id)
    return { id, tokenDeInteresses }
  })
}
