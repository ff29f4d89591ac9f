import { inTransaction } from '../db/inTransaction.ts'
import { requireGestao } from './autoria.ts'
import type { Alvo } from './autoria.ts'
import { emitSelecao } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { enqueueEmailDeConvite } from '../notificacoes/emailsAEnviar.ts'
import { findEquipe } from './gestao.ts'
import type { GestorAnswer } from './gestao.ts'
import { findNome, notify } from '../notificacoes/notify.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import type { Convidado } from './gestores.schemas.ts'
import * as repository from './gestores.repository.ts'

const mostGestores = 5

const ja = (campo: 'email' | 'usuario') => invalidField(campo, 'Você já cuida desta oportunidade.')

type Vaga = NonNullable<Awaited<ReturnType<typeof repository.lockVaga>>>

/**
 * The invited person, and the address of the mail.
 * @throws Refusal 422 for oneself and, by name, the author and a person who is no confirmed professor
 */
const toConvidado = async (db: Db, { autorId }: Vaga, usuarioId: number, { usuario, email }: Convidado) => {
  if (usuario === undefined) {
    if (email === (await repository.findEmailDeProfessor(db, usuarioId))) throw ja('email')
    return { usuarioId: null, email: email ?? null, para: email ?? '' }
  }
  if (usuario === usuarioId) throw ja('usuario')
  if (usuario === autorId) throw invalidField('usuario', 'Esta pessoa publicou a oportunidade.')
  const para = await repository.findEmailDeProfessor(db, usuario)
  if (para === null) throw invalidField('usuario', 'Não encontramos este professor.')
  return { usuarioId: usuario, email: null, para }
}

/**
 * Invites a professor to manage a vaga. Inviting somebody again sends no second notification.
 * By name: everybody who is signed in finds all confirmed professors in the search of people, so this refusal reveals nothing.
 * By e-mail: no call reveals whose it is. It is stored as typed, and looked up only by the mail queue, after the
 * response, and when its owner lists their own invitations. The response, its duration, and what the managers see
 * afterwards are the same for the e-mail of a professor, of a student and of nobody, until its owner accepts. Somebody
 * who registers later finds the invitation too.
 * @throws Refusal 404, 403 for everybody but the managers, 409 beyond the limit, 422
 */
export const convidar = (db: Db, alvo: Alvo, convidado: Convidado): Promise<GestorAnswer[]> =>
  inTransaction(db, async transaction => {
    const vaga = requireGestao(await repository.lockVaga(transaction, alvo.id), alvo.usuarioId)
    const { para, ...quem } = await toConvidado(transaction, vaga, alvo.usuarioId, convidado)
    const novo = { vagaId: alvo.id, ...quem, convidadoPorId: alvo.usuarioId, visivel: convidado.visivel }
    if (!(await repository.isConvidado(transaction, novo))) {
      if ((await repository.countGestores(transaction, alvo.id)) >= mostGestores) {
        throw new Refusal(
          409,
          `São no máximo ${mostGestores} pessoas além de quem publicou. Remova uma para convidar outra.`,
        )
      }
      await enqueueEmailDeConvite(transaction, para, await repository.insertConvite(transaction, novo))
      await emitSelecao(transaction, vaga, alvo.usuarioId)
    }
    return readGestores(transaction, vaga, alvo)
  })

const readGestores = async (
  db: Db,
  { autorId }: { autorId: number },
  { id, usuarioId }: Alvo,
): Promise<GestorAnswer[]> => (await findEquipe(db, { vagaId: id, autorId, leitorId: usuarioId })).gestores

const linkDe = ({ id }: Alvo) => ({ rotulo: 'Ver oportunidade', href: `/professor/opportunities/${id}` })

/**
 * Accepts or declines an invitation, and notifies the person who invited, and the author if there is a new co-manager. Accepting again changes
 * nothing.
 * @throws Refusal 404 without an invitation
 */
export const responder = (db: Db, alvo: Alvo, aceitar: boolean): Promise<void> =>
  inTransaction(db, async transaction => {
    const vaga = await repository.lockVaga(transaction, alvo.id)
    if (aceitar && vaga?.responsaveis.includes(alvo.usuarioId)) return
    const [convite, ...outros] = await repository.lockConvites(transaction, alvo.id, alvo.usuarioId)
    if (!vaga || !convite) throw new Refusal(404, 'Este convite não está mais aberto.')
    for (const { id } of aceitar ? outros : [convite, ...outros]) await repository.deleteGestor(transaction, id)
    if (aceitar) {
      await repository.acceptConvite(transaction, convite.id, alvo.usuarioId)
      await emitSelecao(transaction, vaga, alvo.usuarioId)
    }
    const nome = await findNome(transaction, alvo.usuarioId)
    const porId = convite.convidadoPorId ?? vaga.autorId
    const fato = { tipo: 'oportunidade', icone: 'user', vagaId: alvo.id, acao: linkDe(alvo) } as const
    await notify(transaction, [porId], {
      ...fato,
      titulo: aceitar ? `${nome} aceitou seu convite` : `${nome} recusou seu convite`,
      descricao: aceitar ? `Agora vocês cuidam juntos de ${vaga.titulo}.` : vaga.titulo,
    })
    if (!aceitar || porId === vaga.autorId) return
    const por = await findNome(transaction, porId)
    await notify(transaction, [vaga.autorId], {
      ...fato,
      titulo: `${nome} agora cuida de uma oportunidade sua`,
      descricao: `${vaga.titulo}, a convite de ${por}.`,
    })
  })

/**
 * Removes a co-manager or an invitation; removing it again changes nothing. The co-manager loses all rights at once.
 * They and the author are notified, except the person who removes them. Removing an invitation notifies nobody.
 * @throws Refusal 404, 403 for everybody but the managers
 */
export const remover = (db: Db, alvo: Alvo, gestorId: number): Promise<void> =>
  inTransaction(db, async transaction => {
    const vaga = requireGestao(await repository.lockVaga(transaction, alvo.id), alvo.usuarioId)
    const gestor = await repository.findGestor(transaction, alvo.id, gestorId)
    if (!gestor) return
    await repository.deleteGestor(transaction, gestor.id)
    await emitSelecao(transaction, vaga, alvo.usuarioId)
    if (gestor.aceitoEm === null || gestor.usuarioId === null) return
    await notifyRemocao(transaction, alvo, { vaga, removidoId: gestor.usuarioId })
  })

const notifyRemocao = async (db: Db, alvo: Alvo, { vaga, removidoId }: { vaga: Vaga; removidoId: number }) => {
  const [removido, por] = [await findNome(db, removidoId), await findNome(db, alvo.usuarioId)]
  const isOwn = removidoId === alvo.usuarioId
  const fato = {
    tipo: 'oportunidade',
    icone: 'user',
    vagaId: alvo.id,
    descricao: isOwn ? vaga.titulo : `${vaga.titulo}. Quem removeu: ${por}.`,
    acao: linkDe(alvo),
  } as const
  if (!isOwn) {
    // A draft is gone for them.
    const acao = vaga.rascunho ? null : fato.acao
    await notify(db, [removidoId], { ...fato, acao, titulo: 'Você não cuida mais de uma oportunidade' })
  }
  if (vaga.autorId === alvo.usuarioId) return
  await notify(db, [vaga.autorId], { ...fato, titulo: `${removido} deixou de cuidar de uma oportunidade` })
}

/**
 * Sets whether students see a co-manager, also for an open invitation. If it was removed, nothing changes.
 * @throws Refusal 404, 403 for everybody but the managers
 */
export const mostrar = (db: Db, alvo: Alvo, gestorId: number, visivel: boolean): Promise<GestorAnswer[]> =>
  inTransaction(db, async transaction => {
    const vaga = requireGestao(await repository.lockVaga(transaction, alvo.id), alvo.usuarioId)
    const gestor = await repository.findGestor(transaction, alvo.id, gestorId)
    if (gestor) {
      await repository.updateVisivel(transaction, gestor.id, visivel)
      await emitSelecao(transaction, vaga, alvo.usuarioId)
    }
    return readGestores(transaction, vaga, alvo)
  })
