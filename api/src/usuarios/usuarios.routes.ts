import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { requireSelf, requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { invalidField, Refusal } from '../http/refusal.ts'
import { refuseEstudos } from './cadastro.ts'
import { refuseNomeDeEstudante } from './nomeDeEstudante.ts'
import { findUsuario, updateUsuario } from './usuarios.repository.ts'
import { updateUsuarioBody, usuarioParams, usuarioResponse } from './usuarios.schemas.ts'

const perfilOf = async (request: FastifyRequest, id: number) => {
  const { usuarioId, ehaluno, aConfirmar } = sessaoOf(request)
  const perfil = await findUsuario(request.server.db, id, { usuarioId, professor: !ehaluno && !aConfirmar })
  if (!perfil) throw new Refusal(404, 'Usuário não encontrado')
  return perfil
}

/** A student's studies and objective; a professor has none. */
const toEstudos = (request: FastifyRequest, change: z.infer<typeof updateUsuarioBody>) => {
  if (!sessaoOf(request).ehaluno) return {}
  const refusal = refuseEstudos(request.server.settings.instituicao, change, new Date())
  if (refusal) throw new Refusal(422, refusal)
  return {
    curso: change.curso ?? undefined,
    periodoInicio: change.periodo_inicio ?? undefined,
    objetivoPrincipal: change.objetivo_principal ?? undefined,
  }
}

const reading = {
  operationId: 'readUsuario',
  tags: ['usuarios'],
  summary: 'Reads a profile',
  description:
    'The profile of a person. E-mail and has_curriculum are null, except for the person and for managers of a vaga that they applied to; start period and objective are null, except for the person and for professors.',
  params: usuarioParams,
  response: { 200: usuarioResponse },
}

const change = {
  operationId: 'updateUsuario',
  tags: ['usuarios'],
  summary: 'Changes the own profile',
  refusals: [403],
  description:
    "Changes the person's own name and about text, and a student's course, start period and objective; role and e-mail stay. 422 for a course or period that is not offered, and for the title of a professor in the name of a student.",
  params: usuarioParams,
  body: updateUsuarioBody,
  response: { 200: usuarioResponse },
}

export const usuariosRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/users/:id',
    {
      onRequest: requireUsuario,
      schema: reading,
    },
    async request => perfilOf(request, request.params.id),
  )

  app.put(
    '/users/:id',
    {
      onRequest: requireUsuario,
      onResponse: app.indexacao.wake,
      schema: change,
    },
    async request => {
      const { id } = request.params
      requireSelf(request, id)
      const { usuario, sobre } = request.body
      const refusal = sessaoOf(request).ehaluno && refuseNomeDeEstudante(usuario)
      if (refusal) throw invalidField('usuario', refusal)
      await updateUsuario(app.db, id, { usuario, sobre: sobre || null, ...toEstudos(request, request.body) })
      return perfilOf(request, id)
    },
  )
}
