import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSelf, requireSessao, sessaoOf } from '../autenticacao/autenticacao.ts'
import { alsoRefuse, validFields } from '../http/alsoRefuse.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal, refuseAny, toProblema } from '../http/refusal.ts'
import type { Problema } from '../http/refusal.ts'
import { refuseNomeDeEstudante } from './nomeDeEstudante.ts'
import { toEstudos } from './estudos.ts'
import { findUsuario, updateUsuario } from './usuarios.repository.ts'
import { toUpdateUsuarioBody, usuarioParams, usuarioResponse } from './usuarios.schemas.ts'
import type { UpdateUsuario } from './usuarios.schemas.ts'

const operation = operationsOf('usuarios')

const perfilOf = async (request: FastifyRequest, id: number) => {
  const { usuarioId, papeis, aConfirmar } = sessaoOf(request)
  const perfil = await findUsuario(request.server.db, id, {
    usuarioId,
    professor: papeis.includes('professor') && !aConfirmar,
  })
  if (!perfil) throw new Refusal(404, 'Usuário não encontrado')
  return perfil
}

const reading = operation(requireSessao, {
  operationId: 'readUsuario',
  summary: 'Reads a profile',
  description:
    'The profile of a person. About text, course and e-mail are null and interests empty for whom the person did not choose as their audience (PUT /usuarios/me/privacidade); has_curriculum is null, except for the person and for managers of a vaga that they applied to; start period and objective are null, except for the person and for professors.',
  params: usuarioParams,
  response: { 200: usuarioResponse },
})

const change = {
  operationId: 'updateUsuario',
  summary: 'Changes the own profile',
  refusals: [403],
  description:
    "Changes the person's own name and about text, and a student's course, start period and objective; role and e-mail stay. 422 for a course or period that is not offered, and for the title of a professor in the name of a student.",
  params: usuarioParams,
  response: { 200: usuarioResponse },
}

/** A student's name has rules of its own. */
const findProblemas = (request: FastifyRequest, { usuario }: Partial<UpdateUsuario>): Problema[] => {
  const refusal = usuario !== undefined && sessaoOf(request).papeis.includes('aluno') && refuseNomeDeEstudante(usuario)
  return refusal ? [toProblema('usuario', refusal)] : []
}

export const usuariosRoutes: FastifyPluginAsyncZod = async app => {
  const body = toUpdateUsuarioBody(app.instituicao)

  app.get('/users/:id', reading, async request => perfilOf(request, request.params.id))

  app.put(
    '/users/:id',
    {
      ...operation(requireSessao, { ...change, body }),
      ...alsoRefuse(request => findProblemas(request, validFields(body, request.body))),
      onResponse: app.indexacao.wake,
    },
    async request => {
      const { id } = request.params
      requireSelf(request, id)
      const { usuario, sobre } = request.body
      refuseAny(findProblemas(request, request.body))
      const estudos = sessaoOf(request).papeis.includes('aluno') ? toEstudos(request.body) : {}
      await updateUsuario(app.db, id, { usuario, sobre: sobre || null, ...estudos })
      return perfilOf(request, id)
    },
  )
}
