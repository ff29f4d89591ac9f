import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { countPush, deletePushes, keepAparelhos, takePush } from '../notificacoes/pushesAEnviar.ts'
import type { PushAEnviar } from '../notificacoes/pushesAEnviar.ts'
import { attempt, createQueue } from '../queue.ts'
import * as repository from './aparelhos.repository.ts'
import type { Aparelho } from './aparelhos.repository.ts'
import type { Entrega, Mensagem, Push } from './push.ts'

type Options = { db: Db; settings: Settings; push: Push; log: FastifyBaseLogger }

/** Sends a message to devices at once, and notes what became of it: a subscription that is over is forgotten. */
export const sendTo = async (
  { db, push }: Pick<Options, 'db' | 'push'>,
  aparelhos: readonly Aparelho[],
  mensagem: Mensagem,
  within?: number,
): Promise<Array<{ aparelho: Aparelho; entrega: Entrega }>> => {
  const entregas = await Promise.all(
    aparelhos.map(async aparelho => ({ aparelho, entrega: await push.send(aparelho, mensagem, within) })),
  )
  const those = (entrega: Entrega) => entregas.filter(each => each.entrega === entrega)
  for (const { aparelho } of those('encerrado')) await repository.forgetAparelho(db, aparelho)
  await repository.noteEntrega(
    db,
    those('entregue').map(({ aparelho }) => aparelho.id),
  )
  return entregas
}

/** The list of notifications of a role, for what leads nowhere. */
const listOf = (ehAluno: boolean) => (ehAluno ? '/notifications' : '/professor/notifications')

const sendPush = async (options: Options, tomado: PushAEnviar): Promise<void> => {
  const { db, settings } = options
  const novidade = await repository.findNovidade(db, tomado.notificacaoId)
  const destinos = novidade ? await repository.findDestinos(db, tomado, settings.sessao) : []
  if (!novidade || destinos.length === 0) return
  if (tomado.aparelhos === null && !(await countPush(db, tomado.usuarioId))) return
  const { href, ehAluno, ...texto } = novidade
  const mensagem = { ...texto, caminho: href ?? listOf(ehAluno), topico: `n${tomado.notificacaoId}` }
  // Before it leaves: a process that dies meanwhile must not count it twice.
  await keepAparelhos(
    db,
    tomado,
    destinos.map(({ id }) => id),
  )
  const depois = (await sendTo(options, destinos, mensagem)).filter(({ entrega }) => entrega === 'depois')
  if (depois.length === 0) return
  await keepAparelhos(
    db,
    tomado,
    depois.map(({ aparelho }) => aparelho.id),
  )
  throw new Error(`${depois.length} devices were not reached`)
}

/** Sends the queued notifications to devices one by one, after the response, each until it was taken or given up. */
export const createPushQueue = (options: Options) =>
  createQueue(
    () =>
      attempt({
        take: () => takePush(options.db),
        work: ([tomado]) => sendPush(options, tomado),
        forget: tomados => deletePushes(options.db, tomados),
        log: options.log,
        what: 'push',
      }),
    options.log,
    'notices could not be sent to devices',
  )
