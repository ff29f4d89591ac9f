import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSelf, requireUsuario, sessaoOf } from '../autenticacao.ts'
import { Refusal } from '../refusal.ts'
import { findUsuario, updateUsuario } from './usuarios.repository.ts'
import { updateUsuarioBody, usuarioParams, usuarioResponse } from './usuarios.schemas.ts'

const perfilOf = async (request: FastifyRequest, id: number) => {
  const perfil = await findUsuario(request.server.db, id, sessaoOf(request).usuarioId)
  if (!perfil) throw new Refusal(404, 'Usuário não encontrado')
  return perfil
}

export const usuariosRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/users/:id',
    {
      onRequest: requireUsuario,
      schema: {
        description:
          'The profile of a person. E-mail and has_curriculum are null but for oneself and for the professor of a vaga to which the person applied.',
        params: usuarioParams,
        response: { 200: usuarioResponse },
      },
    },
    async request => perfilOf(request, request.params.id),
  )

  app.put(
    '/users/:id',
    {
      onRequest: requireUsuario,
      onResponse: app.indexacao.wake,
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
      return perfilOf(request, id)
    },
  )
}
