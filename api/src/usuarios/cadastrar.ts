import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { hashSenha } from '../autenticacao/senhas.ts'
import { hashWith } from '../autenticacao/tokenDeEmail.ts'
import { refuseCadastro } from './cadastro.ts'
import { countCadastros, findDepartamentoId, insertUsuario } from './usuarios.repository.ts'
import { createUsuarioBody } from './usuarios.schemas.ts'

type Cadastro = z.infer<typeof createUsuarioBody>

/**
 * Open registrations per e-mail. Each has its own link, so that no later one replaces an earlier one; and there are no
 * more than this, so that endless registrations cannot displace an earlier one.
 */
const maxCadastros = 10

/** Drops the fields of the other role. */
const roleFields = async (app: FastifyInstance, cadastro: Cadastro) => {
  if (cadastro.ehaluno) {
    return {
      curso: cadastro.curso,
      periodoInicio: cadastro.periodo_inicio,
      objetivoPrincipal: cadastro.objetivo_principal,
    }
  }
  if (cadastro.departamento === undefined) return {}
  const departamentoId = await findDepartamentoId(app.db, cadastro.departamento)
  if (departamentoId === null) throw new Refusal(422, 'Escolha um departamento da lista.')
  return { departamentoId }
}

/** @throws Refusal 409 if the e-mail has an account, 429 if too many registrations of it are open */
const requireLivre = async (db: Db, email: string): Promise<void> => {
  const waiting = await countCadastros(db, email)
  if (waiting === null) throw new Refusal(409, 'Este e-mail já tem uma conta.')
  if (waiting >= maxCadastros) {
    throw tooMany('Já enviamos muitos códigos para este e-mail. Abra o link de um deles.', 60 * 60)
  }
}

/** Resolves the id of the new registration. Its mail is queued in the same transaction. */
export const register = async (app: FastifyInstance, cadastro: Cadastro, ip: string): Promise<number> => {
  const { instituicao, jwtSecret } = app.settings
  const refusal = refuseCadastro(instituicao, cadastro, new Date())
  if (refusal) throw new Refusal(422, refusal)
  const { usuario, email, ehaluno, sobre, prova } = cadastro
  const fields = await roleFields(app, cadastro)
  const senhaHash = await hashSenha(cadastro.password)
  const origemHash = hashWith(jwtSecret, ip)
  const provaHash = prova === undefined ? null : hashWith(jwtSecret, prova)
  return inTransaction(app.db, async transaction => {
    await requireLivre(transaction, email)
    const conta = { usuario, email, ehaluno, sobre: sobre || null, senhaHash, origemHash, provaHash, ...fields }
    const id = await insertUsuario(transaction, conta)
    await enqueueEmail(transaction, 'verificacao', email, id)
    return id
  })
}
