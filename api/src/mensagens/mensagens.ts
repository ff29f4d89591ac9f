import { eq } from 'drizzle-orm'
import { lockPair } from '../db/lockPair.ts'
import type { Db } from '../db/connection.ts'
import { conversas } from '../db/schema/rede.ts'
import { emitEvento } from '../eventos/emitEvento.ts'
import { writeOnce } from '../http/idempotencia.ts'
import { Refusal } from '../http/refusal.ts'
import { notify, toQuem } from '../notificacoes/notify.ts'
import { findConversas } from './mensagem.ts'
import type { MensagemAnswer } from './mensagem.ts'
import * as repository from './mensagens.repository.ts'

type Nova = Omit<Parameters<typeof repository.insertMensagem>[1], 'comunicadoDe'>

/** A person's conversations, the latest message first. */
export const listConversas = async (db: Db, usuarioId: number) =>
  (await findConversas(db, eq(conversas.usuarioId, usuarioId))).map(({ conversa }) => conversa)

/** The messages with one person. Reading the newest window marks all of them as read. */
export const readConversa = async (
  db: Db,
  { usuarioId, outroId }: { usuarioId: number; outroId: number },
  janela: Parameters<typeof repository.findMensagens>[2],
) => {
  // Before the messages are read, so that one that arrives in between stays unread.
  if (janela.antes === undefined) await repository.markRead(db, usuarioId, outroId)
  return repository.findMensagens(db, [usuarioId, outroId], janela)
}

/**
 * `daVaga`: the vaga to whose candidates a comunicado is.
 * @throws Refusal 404 if the recipient does not exist, 409 if one blocked the other
 */
export const enviar = (
  db: Db,
  nova: Nova,
  { idempotencyKey, daVaga = null }: { idempotencyKey?: string | undefined; daVaga?: number | null | undefined },
): Promise<MensagemAnswer> => {
  const { remetenteId: usuarioId, destinatarioId, conteudo } = nova
  const corpo = { destinatario_id: destinatarioId, conteudo }
  return writeOnce(db, { usuarioId, rota: 'POST /mensagens', idempotencyKey, corpo }, transaction =>
    insert(transaction, nova, daVaga),
  )
}

/** The evento updates open pages. The notificacao is for a recipient who has none open. */
const insert = async (transaction: Db, nova: Nova, daVaga: number | null): Promise<MensagemAnswer> => {
  const { remetenteId, destinatarioId } = nova
  // The messages of a conversation are committed in the order of their ids and times, and none after a block.
  await lockPair(transaction, remetenteId, destinatarioId)
  const destinatario = await repository.findDestinatario(transaction, nova)
  if (!destinatario) throw new Refusal(404, 'Não encontramos a pessoa a quem você escreve.')
  if (destinatario.bloqueado) throw new Refusal(409, 'Você bloqueou esta pessoa. Desbloqueie para escrever a ela.')
  if (destinatario.bloqueia) throw new Refusal(409, 'Esta pessoa não está recebendo mensagens.')
  const vagaId = daVaga !== null && (await repository.markComunicado(transaction, nova, daVaga)) ? daVaga : null
  const mensagem = await repository.insertMensagem(transaction, { ...nova, comunicadoDe: vagaId })
  const itens = [remetenteId, destinatarioId].map((pessoa): [number, number] => [pessoa, mensagem.id])
  await emitEvento(transaction, { tipo: 'mensagem', itens })
  await notify(transaction, [destinatarioId], {
    tipo: 'mensagem',
    icone: 'user',
    titulo: 'Nova mensagem',
    descricao: `${toQuem(destinatario.remetente)} enviou uma mensagem para você.`,
    vagaId: null,
    acao: {
      rotulo: 'Responder',
      href: `${destinatario.ehaluno ? '' : '/professor'}/messages?userId=${remetenteId}`,
    },
    ...(vagaId === null
      ? { aviso: destinatario.ehaluno ? 'mensagem' : 'mensagens' }
      : { aviso: 'comunicado', assunto: { mensagemId: mensagem.id, vagaId } }),
  })
  return mensagem
}
