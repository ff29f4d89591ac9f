import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { eq } from 'drizzle-orm'
import { writeLinha } from '../auditoria/audited.ts'
import { requireAdministrador, sessaoOf } from '../autenticacao/autenticacao.ts'
import { usuarios } from '../db/schema.ts'
import { operationsOf } from '../http/operation.ts'
import { invalid, toProblema } from '../http/refusal.ts'
import { sendRevalidated } from '../http/revalidated.ts'
import { withValores } from '../instituicao.ts'
import { avisosDoSistemaRoutes } from './avisosDoSistema.routes.ts'
import { sendEmailDeTeste } from './emailDeTeste.ts'
import { saveValores } from './instituicao.repository.ts'
import {
  emailDeTeste,
  emailDeTesteBody,
  instituicaoAdministrada,
  instituicaoPublica,
  salvarBody,
} from './instituicao.schemas.ts'

const operation = operationsOf('instituicao')

const reading = operation(null, {
  operationId: 'readInstituicao',
  summary: 'Reads the institution',
  description:
    'Extension: what everybody may know of the institution as it is now. A change by an administrator is in it within a second. With `If-None-Match` 304 while nothing changed.',
  response: { 200: instituicaoPublica },
})

const administration = operation(requireAdministrador, {
  operationId: 'readInstituicaoAdministrada',
  summary: 'Reads what administrators may change of the institution',
  description: 'The values in use, by the keys of the institution file, and which of them an administrator changed.',
  response: { 200: instituicaoAdministrada },
})

const saving = operation(requireAdministrador, {
  operationId: 'saveInstituicao',
  summary: 'Changes the institution',
  refusals: [409],
  description:
    'Replaces the values; one that equals the file follows the file again. A line of the audit. 409 that names what differs if somebody else has saved since `versao`, 422 also for a color that cannot be read on the light ground, with the nearest one that can.',
  body: salvarBody,
  response: { 200: instituicaoAdministrada },
})

const testing = operation(requireAdministrador, {
  operationId: 'sendEmailDeTeste',
  summary: 'Sends a mail to oneself',
  description:
    "Sends a mail to the administrator's own address at once, from this sender, and returns what the SMTP server answered, also if it refused. A line of the audit.",
  body: emailDeTesteBody,
  response: { 200: emailDeTeste },
})

const logoOf = ({ instituicao }: FastifyInstance): string | null =>
  instituicao.lida.temLogo ? `/instituicao/logo?v=${instituicao.lida.versao}` : null

/** What an administrator sees. */
const toAdministrada = async (app: FastifyInstance) => {
  const { instituicao } = app
  await instituicao.refresh()
  const { versao, instituicao: valores, valores: proprios, problemas } = instituicao.lida
  return { versao, valores, alterados: Object.keys(proprios), problemas: [...problemas], logo: logoOf(app) }
}

/** The institution, and what administrators change of it. */
export const instituicaoRoutes: FastifyPluginAsyncZod = async app => {
  const { db, instituicao, settings } = app
  await app.register(avisosDoSistemaRoutes)

  app.get('/instituicao', { ...reading, logLevel: 'warn' }, async (request, reply) => {
    const { instituicao: atual, locais, avisos, documentos } = instituicao.lida
    const entradaPelaUniversidade = settings.oidc?.modo ?? null
    const lida = { ...atual, locais, avisos, documentos, logo: logoOf(app), entradaPelaUniversidade }
    const body = instituicaoPublica.parse(lida)
    return sendRevalidated(request, reply, body, 'no-cache')
  })

  app.get('/admin/instituicao', administration, async () => toAdministrada(app))

  app.put('/admin/instituicao', saving, async request => {
    const { versao, valores } = request.body
    const { problemas } = withValores(settings.instituicao, valores)
    if (problemas.length > 0) throw invalid(problemas.map(({ campo, frase }) => toProblema(`valores.${campo}`, frase)))
    await saveValores(db, {
      arquivo: settings.instituicao,
      atorId: sessaoOf(request).usuarioId,
      versao,
      valores,
    })
    instituicao.expire()
    return toAdministrada(app)
  })

  app.post('/admin/instituicao/email-de-teste', testing, async request => {
    const { usuarioId } = sessaoOf(request)
    const [conta] = await db.select({ email: usuarios.email }).from(usuarios).where(eq(usuarios.id, usuarioId))
    const enviado = await sendEmailDeTeste(app, { ...instituicao.atual, ...request.body }, conta?.email ?? '')
    await writeLinha(db, usuarioId, { acao: 'enviou_email_de_teste', depois: enviado })
    return enviado
  })
}
