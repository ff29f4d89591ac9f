import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSelf, requireUsuario, sessaoOf } from '../autenticacao.ts'
import type { Sessao } from '../autenticacao.ts'
import { Refusal } from '../refusal.ts'
import { findUsuario, updateUsuario } from './usuarios.repository.ts'
import { updateUsuarioBody, usuarioParams, usuarioResponse } from './usuarios.schemas.ts'

const perfilOf = async (app: FastifyInstance, id: number, { usuarioId }: Sessao) => {
  const perfil = await findUsuario(app.db, id, usuarioId)
  if (!perfil) throw new Refusal(404, 'Usuário não encontrado')
  return perfil
}

export const usuariosRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/users/:id',
    {
      onRequest: requireUsuario,
      schema: { description: 'The profile of a person.', params: usuarioParams, response: { 200: usuarioResponse } },
    },
    async request => perfilOf(app, request.params.id, sessaoOf(request)),
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
      return perfilOf(app, id, sessaoOf(request))
    },
  )
}
