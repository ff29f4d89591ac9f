import { requireAutor, requireGestao } from '../autoria.ts'
import { avisarOutros } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import { pedirEmailDeConvite } from '../db/emailsAEnviar.ts'
import { findNome } from '../db/findNome.ts'
import { findEquipe } from '../db/gestao.ts'
import type { GestorAnswer } from '../db/gestao.ts'
import { notificar } from '../db/notificar.ts'
import { Refusal, invalidField } from '../refusal.ts'
import type { Convidado } from './gestores.schemas.ts'
import * as repository from './gestores.repository.ts'

const mostGestores = 5

/** Which vaga, and who is asking. */
type Alvo = { id: number; usuarioId: number }

const ja = (campo: 'email' | 'usuario') => invalidField(campo, 'Você já cuida desta oportunidade.')

/**
 * Who is invited, and where the mail goes.
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
 * Invites a professor to manage one's own vaga; whoever is invited already is not told again.
 *
 * By name: anybody signed in finds all confirmed professors by the search of people, so that a 404 tells nothing new.
 * By e-mail: whose it is, no call tells. So it is kept as it was typed, whether or not anybody has it; it is looked up
 * only by the mail queue, after the answer, and when its owner reads their own invitations. The answer, its time, and
 * what the author sees afterwards are the same for the e-mail of a professor, of a student and of nobody, until
 * whoever has it accepts. Also who registers later finds the invitation.
 * @throws Refusal 404, 403 to another than the author, 409 for one too many, 422
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
 * Accepts an invitation, or declines it; again, accepting does nothing. Its author is told.
 * @throws Refusal 404 where one is not invited, or no longer
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
      await avisarOutros(transaction, vaga, alvo.usuarioId)
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
 * Takes somebody's part in a vaga, or an invitation, away; without it nothing changes. From then on they have no
 * rights. Whoever did not do it is told, unless they had only been invited.
 * @throws Refusal 404, 403 to anybody but the author and the person themselves
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
    await avisarOutros(transaction, vaga, alvo.usuarioId)
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
 * Whether students see who it is, also of an invitation that is still open; of who is gone nothing changes.
 * @throws Refusal 404, 403 to anybody but the author and the person themselves
 */
export const mostrar = (db: Db, alvo: Alvo, gestorId: number, visivel: boolean): Promise<GestorAnswer[]> =>
  db.transaction(async transaction => {
    const vaga = requireGestao(await repository.lockVaga(transaction, alvo.id), alvo.usuarioId)
    const gestor = await repository.findGestor(transaction, alvo.id, gestorId)
    if (gestor?.usuarioId !== alvo.usuarioId) requireAutor(vaga, alvo.usuarioId)
    if (gestor) {
      await repository.updateVisivel(transaction, gestor.id, visivel)
      await avisarOutros(transaction, vaga, alvo.usuarioId)
    }
    return lerGestores(transaction, vaga, alvo)
  })
