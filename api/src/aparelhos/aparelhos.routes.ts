import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Sessao } from '../autenticacao/autenticacao.ts'
import type { Db } from '../db/connection.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { isTipoDeAviso, regraDe, tiposDeAviso } from '../notificacoes/avisos.ts'
import * as repository from './aparelhos.repository.ts'
import { isAuth, isP256dh } from './cifra.ts'
import type { Push } from './push.ts'
import { sendTo } from './pushQueue.ts'
import { isDeServico, maiorEndereco } from './servicos.ts'

const operation = operationsOf('aparelhos')

const tipos = z.array(z.enum(tiposDeAviso))

const aparelhoResponse = z.object({
  chave: z.string().describe('The public key with which a browser subscribes: a point of P-256, base64url'),
  tipos: tipos.describe('Every kind of the role that a device can show'),
  aparelho: z
    .object({
      endereco: z.string().describe('Of its subscription, as it was stored'),
      tipos: tipos.describe('Those that it shows'),
      ultima_entrega: z.iso.datetime().nullable().describe('When its push service last took a notice; null: never'),
    })
    .nullable()
    .describe('The device of this session; null without one'),
})

const assinatura = z.object({
  endereco: z
    .string()
    .max(maiorEndereco)
    .describe('Of the subscription, at the push service of Chrome, Firefox, Safari or Edge'),
  p256dh: z.string().max(100).describe('The public key of the subscription, base64url'),
  auth: z.string().max(50).describe('The secret of the subscription, base64url'),
  tipos: tipos.max(tiposDeAviso.length).describe('The kinds to show; what saved searches find comes besides'),
})

const reading = operation(requireUsuario, {
  operationId: 'readAparelho',
  summary: 'Reads the device of the session',
  description: 'How this session’s browser shows notices, and the key with which it subscribes.',
  response: { 200: aparelhoResponse },
})

const saving = operation(requireUsuario, {
  operationId: 'saveAparelho',
  summary: 'Shows notices on the device of the session',
  description:
    'Stores the subscription of this session’s browser in place of the one before, and the kinds of notices that it shows. It ends with the session, and when another session brings the same subscription. 409 for a session of an earlier release.',
  body: assinatura,
  refusals: [409],
  response: { 200: aparelhoResponse },
})

const ending = operation(requireUsuario, {
  operationId: 'deleteAparelho',
  summary: 'Shows no notices on the device of the session',
  description: 'Forgets the subscription of this session’s browser. Repeating it changes nothing.',
  response: { 204: z.undefined() },
})

const testing = operation(requireUsuario, {
  operationId: 'testAparelho',
  summary: 'Sends a notice to try the device of the session',
  description:
    'Sends a notice to this session’s browser at once. 404 without a device, or if its subscription is over; 409 if the push service does not take it now.',
  refusals: [404, 409],
  response: { 200: aparelhoResponse },
})

const tiposDe = ({ papeis }: Sessao) =>
  tiposDeAviso.filter(tipo => papeis.includes(regraDe(tipo).papel) && !regraDe(tipo).soCarta)

/** Milliseconds: a gateway waits for three seconds. */
const timeToTest = 2500

const teste = { titulo: 'Avisos neste aparelho', texto: 'Funciona: os avisos chegam aqui.', topico: 'teste' }

const read = async (db: Db, push: Push, sessao: Sessao) => {
  const aparelho = await repository.findAparelho(db, sessao.jti)
  return {
    chave: await push.chave(),
    tipos: tiposDe(sessao),
    aparelho: aparelho && {
      endereco: aparelho.endereco,
      tipos: aparelho.tipos.filter(isTipoDeAviso),
      ultima_entrega: aparelho.ultimaEntrega?.toISOString() ?? null,
    },
  }
}

type Assinatura = z.output<typeof assinatura>

/** @throws Refusal 422 for an address that is no push service's, keys of nothing, and kinds that cannot be shown */
const requireAssinatura = ({ endereco, p256dh, auth, tipos }: Assinatura, sessao: Sessao): void => {
  if (!isDeServico(endereco)) throw invalidField('endereco', 'O serviço de avisos deste navegador não é conhecido.')
  if (!isP256dh(p256dh)) throw invalidField('p256dh', 'A chave deste navegador não é válida.')
  if (!isAuth(auth)) throw invalidField('auth', 'O segredo deste navegador não é válido.')
  if (tipos.some(tipo => !tiposDe(sessao).includes(tipo))) {
    throw invalidField('tipos', 'Um destes avisos não pode ser mostrado neste aparelho.')
  }
}

const tryOut = async (db: Db, push: Push, sessao: Sessao): Promise<void> => {
  const aparelho = await repository.findAparelho(db, sessao.jti)
  const caminho = sessao.papeis.includes('aluno') ? '/avisos' : '/professor/avisos'
  const [feita] = aparelho ? await sendTo({ db, push }, [aparelho], { ...teste, caminho }, timeToTest) : []
  if (!feita || feita.entrega === 'encerrado') {
    throw new Refusal(404, 'Os avisos não estão mais ligados neste aparelho. Ligue-os de novo.')
  }
  if (feita.entrega !== 'entregue') {
    throw new Refusal(409, 'O serviço de avisos do navegador não aceitou o teste. Tente de novo mais tarde.')
  }
}

/** How the browser of a session shows notices: its subscription, and the kinds. `push` sends. */
export const aparelhosRoutes =
  (push: Push): FastifyPluginAsyncZod =>
  async app => {
    const { db } = app

    app.get('/usuarios/me/aparelho', reading, async request => read(db, push, sessaoOf(request)))

    app.put('/usuarios/me/aparelho', saving, async request => {
      const sessao = sessaoOf(request)
      requireAssinatura(request.body, sessao)
      const { usuarioId, jti: sessaoId } = sessao
      const novo = { usuarioId, sessaoId, ...request.body, tipos: [...new Set(request.body.tipos)] }
      if (!(await repository.saveAparelho(db, novo))) {
        throw new Refusal(409, 'Saia e entre de novo para ligar os avisos neste aparelho.')
      }
      return read(db, push, sessao)
    })

    app.delete('/usuarios/me/aparelho', ending, async (request, reply) => {
      await repository.deleteAparelho(db, sessaoOf(request).jti)
      return reply.code(204).send()
    })

    app.post('/usuarios/me/aparelho/teste', testing, async request => {
      const sessao = sessaoOf(request)
      await tryOut(db, push, sessao)
      return read(db, push, sessao)
    })
  }
