import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createUsuarioBody, createUsuarioResponse } from './usuarios.schemas.ts'
import { register } from './cadastrar.ts'

export const cadastroRoutes: FastifyPluginAsyncZod = async app => {
  app.post(
    '/users',
    {
      onResponse: app.mailQueue.wake,
      schema: {
        description:
          'Registers an unverified account, and sends a mail to its address for confirmation. Repeating it creates another registration. 409 if the e-mail has an account, 422 if its domain does not fit the role, the password is weak or the name of a student has the title of a professor, 429 if ten registrations of it are open.',
        body: createUsuarioBody,
        response: { 201: createUsuarioResponse },
      },
    },
    async (request, reply) => reply.code(201).send({ user_id: await register(app, request.body, request.ip) }),
  )
}
