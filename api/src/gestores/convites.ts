import { requireAutor, requireGestao } from './autoria.ts'
import type { Alvo } from './autoria.ts'
import { emitSelecao } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { pedirEmailDeConvite } from '../notificacoes/emailsAEnviar.ts'
import { findNome } from '../notificacoes/findNome.ts'
import { findEquipe } from './gestao.ts'
import type { GestorAnswer } from './gestao.ts'
import { notificar } from '../notificacoes/notificar.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import type { Convidado } from './gestores.schemas.ts'
import * as repository from './gestores.repository.ts'

const mostGestores = 5

const ja = (campo: 'email' | 'usuario') => invalidField(campo, 'Você já cuida desta oportunidade.')

/**
 * The invited person, and the address of the mail.
 * @throws Refusal 404 for a person who is no confirmed professor, 422 for oneself
 */
const toConvidado = async (db: Db, { usuarioId }: Alvo, { usuario, email }: Convidado) => {
  if (usuario === undefined) {
    if (email === (await repository.findEmailDeProfessor(db, usuarioId))) throw ja('email')
    return { usuarioId: null, email: email ?? null, para: email ?? '' }
  }
  if (usuario === usuarioId) throw ja('usuario')
  const para = await repository.findEmailDeProfessor(db, usuario)
  if (para === null) throw new Refusal(404, 'Não encontramos este professor.')
  return { usuarioId: usuario, email: null, para }
}

/**
 * Invites a professor to manage a vaga. Inviting somebody again sends no second notification.
 * By name: everybody who is signed in finds all confirmed professors in the search of people, so a 404 reveals nothing.
 * By e-mail: no call reveals whose it is. It is stored as typed, and looked up only by the mail queue, after the
 * response, and when its owner lists their own invitations. The response, its duration, and what the author sees
 * afterwards are the same for the e-mail of a professor, of a student and of nobody, until its owner accepts. Somebody
 * who registers later finds the invitation too.
 * @throws Refusal 404, 403 for everybody but the author, 409 beyond the limit, 422
 */
export const convidar = (db: Db, alvo: Alvo, convidado: Convidado): Promise<GestorAnswer[]> =>
  db.transaction(async transaction => {
    const vaga = requireAutor(await repository.lockVaga(transaction, alvo.id), alvo.usuarioId)
    const { para, ...quem } = await toConvidado(transaction, alvo, convidado)
    const novo = { vagaId: alvo.id, ...quem, convidadoPorId: alvo.usuarioId, visivel: convidado.visivel }
    if (!(await repository.isConvidado(transaction, novo))) {
      if ((await repository.countGestores(transaction, alvo.id)) >= mostGestores) {
        throw new Refusal(409, `São no máximo ${mostGestores} pessoas além de você. Remova uma para convidar outra.`)
      }
      await pedirEmailDeConvite(transaction, para, await repository.insertConvite(transaction, novo))
    }
    return lerGestores(transaction, vaga, alvo)
  })

const lerGestores = async (
  db: Db,
  { autorId }: { autorId: number },
  { id, usuarioId }: Alvo,
): Promise<GestorAnswer[]> => (await findEquipe(db, { vagaId: id, autorId, leitorId: usuarioId })).gestores

const linkDe = ({ id }: Alvo) => ({ rotulo: 'Ver oportunidade', href: `/professor/opportunities/${id}` })

/**
 * Accepts or declines an invitation, and notifies the author. Accepting again changes nothing.
 * @throws Refusal 404 without an invitation
 */
export const responder = (db: Db, alvo: Alvo, aceitar: boolean): Promise<void> =>
  db.transaction(async transaction => {
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
    await notificar(transaction, [vaga.autorId], {
      tipo: 'oportunidade',
      icone: 'user',
      titulo: aceitar ? `${nome} aceitou seu convite` : `${nome} recusou seu convite`,
      descricao: aceitar ? `Agora vocês cuidam juntos de ${vaga.titulo}.` : vaga.titulo,
      acao: linkDe(alvo),
    })
  })

/**
 * Removes a co-manager or an invitation; removing it again changes nothing. The co-manager loses all rights at once.
 * The other side is notified, unless it was only an invitation.
 * @throws Refusal 404, 403 for everybody but the author and the person themselves
 */
export const remover = (db: Db, alvo: Alvo, gestorId: number): Promise<void> =>
  db.transaction(async transaction => {
    const vaga = requireGestao(await repository.lockVaga(transaction, alvo.id), alvo.usuarioId)
    const gestor = await repository.findGestor(transaction, alvo.id, gestorId)
    const isOwn = gestor?.usuarioId === alvo.usuarioId
    if (!isOwn) requireAutor(vaga, alvo.usuarioId)
    if (!gestor) return
    await repository.deleteGestor(transaction, gestor.id)
    if (gestor.aceitoEm === null || gestor.usuarioId === null) return
    await emitSelecao(transaction, vaga, alvo.usuarioId)
    const nome = await findNome(transaction, alvo.usuarioId)
    await notificar(transaction, [isOwn ? vaga.autorId : gestor.usuarioId], {
      tipo: 'oportunidade',
      icone: 'user',
      titulo: isOwn ? `${nome} deixou de cuidar de uma oportunidade` : 'Você não cuida mais de uma oportunidade',
      descricao: isOwn ? vaga.titulo : `${vaga.titulo}, de ${nome}.`,
      acao: linkDe(alvo),
    })
  })

/**
 * Sets whether students see a co-manager, also for an open invitation. If it was removed, nothing changes.
 * @throws Refusal 404, 403 for everybody but the author and the person themselves
 */
export const mostrar = (db: Db, alvo: Alvo, gestorId: number, visivel: boolean): Promise<GestorAnswer[]> =>
  db.transaction(async transaction => {
    const vaga = requireGestao(await repository.lockVaga(transaction, alvo.id), alvo.usuarioId)
    const gestor = await repository.findGestor(transaction, alvo.id, gestorId)
    if (gestor?.usuarioId !== alvo.usuarioId) requireAutor(vaga, alvo.usuarioId)
    if (gestor) {
      await repository.updateVisivel(transaction, gestor.id, visivel)
      await emitSelecao(transaction, vaga, alvo.usuarioId)
    }
    return lerGestores(transaction, vaga, alvo)
  })
