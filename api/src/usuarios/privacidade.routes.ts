import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { audiencias } from '../db/columns.ts'
import { operationsOf } from '../http/operation.ts'
import { findAudiencias, updateUsuario } from './usuarios.repository.ts'

const operation = operationsOf('usuarios')

const audiencia = z.enum(audiencias)

const escolhas = z.object({
  perfil: audiencia.describe('The about text and the interests'),
  curso: audiencia.describe("A student's course"),
  email: audiencia,
})

const reading = operation(requireUsuario, {
  operationId: 'readPrivacidade',
  summary: 'Reads for whom the own profile is',
  description:
    'For whom each part of the own profile is: everybody who is signed in, confirmed professors, or only managers of a vaga that one applied to, who always see it.',
  response: { 200: escolhas },
})

const changing = operation(requireUsuario, {
  operationId: 'changePrivacidade',
  summary: 'Chooses for whom the own profile is',
  description:
    'Chooses who sees each part of the own profile. What is not for everybody is not found by a search either, and whose profile is not for everybody is suggested to nobody.',
  body: escolhas,
  response: { 200: escolhas },
})

/** For whom one's own profile is. */
export const privacidadeRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.get('/usuarios/me/privacidade', reading, request => findAudiencias(db, sessaoOf(request).usuarioId))

  app.put('/usuarios/me/privacidade', changing, async request => {
    const { perfil, curso, email } = request.body
    await updateUsuario(db, sessaoOf(request).usuarioId, { perfilPara: perfil, cursoPara: curso, emailPara: email })
    return request.body
  })
}
