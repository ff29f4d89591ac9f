import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { pedirEmail } from '../db/emailsAEnviar.ts'
import { Refusal, tooMany } from '../refusal.ts'
import { hashSenha } from '../senhas.ts'
import { hashWith } from '../tokenDeEmail.ts'
import { refuseCadastro } from './cadastro.ts'
import { countCadastros, findDepartamentoId, insertUsuario } from './usuarios.repository.ts'
import { createUsuarioBody, createUsuarioResponse } from './usuarios.schemas.ts'

type Cadastro = z.infer<typeof createUsuarioBody>

/**
 * Registrations of one e-mail that wait at a time. Each has its own link, so that no later one replaces an earlier one;
 * and none is made past this number, so that whoever registers without end cannot push an earlier one out.
 */
const maxCadastros = 10

/** What only one of the roles has is not kept for the other. */
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

/** @throws Refusal 409 when the e-mail has an account, 429 when many registrations of it wait already */
const requireLivre = async (db: Db, email: string): Promise<void> => {
  const waiting = await countCadastros(db, email)
  if (waiting === null) throw new Refusal(409, 'Este e-mail já tem uma conta.')
  if (waiting >= maxCadastros) {
    throw tooMany('Já enviamos muitos códigos para este e-mail. Abra o link de um deles.', 60 * 60)
  }
}

/** The id of the new registration. Its mail is noted with it: there is never one without the other. */
const register = async (app: FastifyInstance, cadastro: Cadastro, ip: string): Promise<number> => {
  const { instituicao, jwtSecret } = app.settings
  const refusal = refuseCadastro(instituicao, cadastro, new Date())
  if (refusal) throw new Refusal(422, refusal)
  const { usuario, email, ehaluno, sobre, prova } = cadastro
  const fields = await roleFields(app, cadastro)
  const senhaHash = await hashSenha(cadastro.password)
  const origemHash = hashWith(jwtSecret, ip)
  const provaHash = prova === undefined ? null : hashWith(jwtSecret, prova)
  return app.db.transaction(async transaction => {
    await requireLivre(transaction, email)
    const conta = { usuario, email, ehaluno, sobre: sobre || null, senhaHash, origemHash, provaHash, ...fields }
    const id = await insertUsuario(transaction, conta)
    await pedirEmail(transaction, 'verificacao', email, id)
    return id
  })
}

export const cadastroRoutes: FastifyPluginAsyncZod = async app => {
  app.post(
    '/users',
    {
      onResponse: app.mailQueue.wake,
      schema: {
        description:
          'Registers an account, unverified, and sends its address a mail to confirm. Again before that makes another registration beside it. 409 when the e-mail has an account, 422 when its domain does not fit the role or the password is weak, 429 when ten registrations of it wait.',
        body: createUsuarioBody,
        response: { 201: createUsuarioResponse },
      },
    },
    async (request, reply) => reply.code(201).send({ user_id: await register(app, request.body, request.ip) }),
  )
}
