import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { hashWith } from '../autenticacao/tokenDeEmail.ts'
import { alsoRefuse, validFields } from '../http/alsoRefuse.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { toCaixa } from '../autenticacao/caixa.ts'
import { createContador } from '../limites/limiter.ts'
import { limiteDeCadastros } from '../limites/limitesDeEntrada.ts'
import { createUsuarioResponse, toCreateUsuarioBody } from './usuarios.schemas.ts'
import { findProblemas, register } from './cadastrar.ts'

const operation = operationsOf('usuarios')

export const cadastroRoutes: FastifyPluginAsyncZod = async app => {
  const caixasNaRede = createContador(app.counts, 'cadastro:caixaNaRede', limiteDeCadastros)
  const { instituicao, settings } = app
  const body = toCreateUsuarioBody({ instituicao, senhaMinima: settings.senhaMinima })

  app.post(
    '/users',
    {
      ...operation(null, {
        operationId: 'createUsuario',
        summary: 'Registers an account',
        refusals: [409],
        description:
          'Registers an unverified account, and sends a mail to its address for confirmation. Repeating it creates another registration. 409 if the e-mail has an account or if people sign in only at the university, 422 if its domain does not fit the role, the password is weak or the name of a student has the title of a professor, 429 after many registrations of one mailbox from one network.',
        body,
        response: { 201: createUsuarioResponse },
      }),
      ...alsoRefuse(request => findProblemas(app.db, validFields(body, request.body))),
      onResponse: app.mailQueue.wake,
    },
    async (request, reply) => {
      if (settings.oidc?.modo === 'so') throw new Refusal(409, 'Entre com a conta da universidade.')
      const caixaNaRede = `${networkKeyOf(request)} ${toCaixa(request.body.email)}`
      const wait = await caixasNaRede.take(hashWith(app.settings.jwtSecret, caixaNaRede))
      if (wait > 0) throw tooMany('Muitos cadastros deste e-mail a partir desta rede.', wait)
      const { id, tokenDeInteresses } = await register(app, request.body)
      return reply.code(201).send({ user_id: id, interesses_token: tokenDeInteresses })
    },
  )
}
