import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { requireSelf, requireUsuario } from '../autenticacao.ts'
import { Refusal } from '../refusal.ts'
import { hashSenha } from '../senhas.ts'
import { refuseCadastro } from './cadastro.ts'
import { findDepartamentoId, findUsuario, insertUsuario, updateUsuario } from './usuarios.repository.ts'
import {
  createUsuarioBody,
  createUsuarioResponse,
  updateUsuarioBody,
  usuarioParams,
  usuarioResponse,
} from './usuarios.schemas.ts'

/** Per address; a campus may sit behind one. */
const registrations = { max: 100, timeWindow: '1 hour' }

type Cadastro = z.infer<typeof createUsuarioBody>

const perfilOf = async (app: FastifyInstance, id: number) => {
  const perfil = await findUsuario(app.db, id)
  if (!perfil) throw new Refusal(404, 'Usuário não encontrado')
  return perfil
}

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

const register = async (app: FastifyInstance, cadastro: Cadastro): Promise<number> => {
  const refusal = refuseCadastro(app.settings.instituicao, cadastro, new Date())
  if (refusal) throw new Refusal(422, refusal)
  const { usuario, email, ehaluno, sobre } = cadastro
  const fields = await roleFields(app, cadastro)
  const senhaHash = await hashSenha(cadastro.password)
  const id = await insertUsuario(app.db, { usuario, email, ehaluno, sobre: sobre || null, senhaHash, ...fields })
  if (id === null) throw new Refusal(409, 'Este e-mail já tem uma conta.')
  return id
}

export const usuariosRoutes: FastifyPluginAsyncZod = async app => {
  app.post(
    '/users',
    {
      config: { rateLimit: registrations },
      schema: {
        description:
          'Registers an account, unverified. 409 when the e-mail has one, 422 when its domain does not fit the role.',
        body: createUsuarioBody,
        response: { 201: createUsuarioResponse },
      },
    },
    async (request, reply) => reply.code(201).send({ user_id: await register(app, request.body) }),
  )

  app.get(
    '/users/:id',
    {
      onRequest: requireUsuario,
      schema: { description: 'The profile of a person.', params: usuarioParams, response: { 200: usuarioResponse } },
    },
    async request => perfilOf(app, request.params.id),
  )

  app.put(
    '/users/:id',
    {
      onRequest: requireUsuario,
      schema: {
        description: "Changes one's own name and about text; role and e-mail stay.",
        params: usuarioParams,
        body: updateUsuarioBody,
        response: { 200: usuarioResponse },
      },
    },
    async request => {
      const { id } = request.params
      requireSelf(request, id)
      const { usuario, sobre } = request.body
      await updateUsuario(app.db, id, { usuario, sobre: sobre || null })
      return perfilOf(app, id)
    },
  )
}
