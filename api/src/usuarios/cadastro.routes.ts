import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { pedirEmail } from '../db/emailsAEnviar.ts'
import { Refusal } from '../refusal.ts'
import { hashSenha } from '../senhas.ts'
import { hashWith } from '../tokenDeEmail.ts'
import { refuseCadastro } from './cadastro.ts'
import { findDepartamentoId, insertUsuario } from './usuarios.repository.ts'
import { createUsuarioBody, createUsuarioResponse } from './usuarios.schemas.ts'

type Cadastro = z.infer<typeof createUsuarioBody>

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

/** The new account's id. Its mail is noted with it: there is never one without the other. */
const register = async (app: FastifyInstance, cadastro: Cadastro, ip: string): Promise<number> => {
  const { instituicao, jwtSecret } = app.settings
  const refusal = refuseCadastro(instituicao, cadastro, new Date())
  if (refusal) throw new Refusal(422, refusal)
  const { usuario, email, ehaluno, sobre } = cadastro
  const fields = await roleFields(app, cadastro)
  const senhaHash = await hashSenha(cadastro.password)
  const origemHash = hashWith(jwtSecret, ip)
  return app.db.transaction(async transaction => {
    const conta = { usuario, email, ehaluno, sobre: sobre || null, senhaHash, origemHash, ...fields }
    const id = await insertUsuario(transaction, conta)
    if (id === null) throw new Refusal(409, 'Este e-mail já tem uma conta.')
    await pedirEmail(transaction, 'verificacao', email)
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
          'Registers an account, unverified, and sends its address a mail to confirm. 409 when the e-mail has one, 422 when its domain does not fit the role.',
        body: createUsuarioBody,
        response: { 201: createUsuarioResponse },
      },
    },
    async (request, reply) => reply.code(201).send({ user_id: await register(app, request.body, request.ip) }),
  )
}
