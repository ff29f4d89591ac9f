import { eq, sql } from 'drizzle-orm'
import type { Acao } from '../auditoria/acoes.ts'
import { audited } from '../auditoria/audited.ts'
import type { Linha } from '../auditoria/audited.ts'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'
import { emitEvento } from '../eventos/emitEvento.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { today } from '../prazos/today.ts'
import type { Ato } from './pessoas.schemas.ts'

type Alvo = typeof usuarios.$inferSelect
type Mudanca = Partial<Pick<Alvo, 'direitos' | 'professorConfirmadoEm' | 'suspensoAte' | 'motivoDaSuspensao'>>

/** What an act changes in the account, and whether it signs the account out everywhere. */
type Efeito = { acao: Acao; mudanca: Mudanca; sai: boolean }

const mostYears = 5

/** The end of a day of Brasília. */
const endOf = (dia: string): Date => new Date(`${dia}T23:59:59.999-03:00`)

const requireVerificada = ({ emailVerificadoEm }: Alvo): void => {
  if (!emailVerificadoEm) throw new Refusal(409, 'Esta pessoa ainda não confirmou o e-mail.')
}

const requireProfessor = ({ ehaluno }: Alvo): void => {
  if (ehaluno) throw new Refusal(409, 'Esta é uma conta de estudante.')
}

const isAdministrador = ({ direitos }: Alvo): boolean => direitos.includes('administrador')

/** Null if the account is so already. @throws Refusal 409 if the account is of another kind; 422 for a date */
const toEfeito = (alvo: Alvo, ato: Ato): Efeito | null => {
  requireVerificada(alvo)
  switch (ato.ato) {
    case 'confirmar_professor':
      requireProfessor(alvo)
      return alvo.professorConfirmadoEm
        ? null
        : { acao: 'confirmou_professor', mudanca: { professorConfirmadoEm: new Date() }, sai: false }
    case 'revogar_professor':
      requireProfessor(alvo)
      return alvo.professorConfirmadoEm
        ? { acao: 'revogou_professor', mudanca: { professorConfirmadoEm: null }, sai: true }
        : null
    case 'suspender': {
      const suspensoAte = endOf(ato.ate)
      if (ato.ate < today()) throw invalidField('ate', 'Escolha um dia a partir de hoje.')
      if (suspensoAte > endOf(`${Number(today().slice(0, 4)) + mostYears}${today().slice(4)}`)) {
        throw invalidField('ate', `Uma suspensão dura no máximo ${mostYears} anos.`)
      }
      return { acao: 'suspendeu', mudanca: { suspensoAte, motivoDaSuspensao: ato.motivo }, sai: true }
    }
    case 'reativar':
      return alvo.suspensoAte && alvo.suspensoAte > new Date()
        ? { acao: 'reativou', mudanca: { suspensoAte: null, motivoDaSuspensao: null }, sai: false }
        : null
    case 'encerrar_sessoes':
      return { acao: 'encerrou_sessoes', mudanca: {}, sai: true }
    case 'enviar_link_de_senha':
      return { acao: 'enviou_link_de_senha', mudanca: {}, sai: false }
    case 'tornar_administrador':
      requireProfessor(alvo)
      return isAdministrador(alvo)
        ? null
        : { acao: 'tornou_administrador', mudanca: { direitos: ['administrador'] }, sai: true }
    case 'retirar_administrador':
      return isAdministrador(alvo) ? { acao: 'retirou_administrador', mudanca: { direitos: [] }, sai: true } : null
  }
}

/**
 * The account, locked together with all administrators, so that of two who remove each other one is refused.
 * @throws Refusal 404 without such an account
 */
const lockAlvo = async (transaction: Db, id: number): Promise<{ alvo: Alvo; administradores: Alvo[] }> => {
  const rows = await transaction
    .select()
    .from(usuarios)
    .where(sql`${usuarios.id} = ${id} or 'administrador' = any(${usuarios.direitos})`)
    .orderBy(usuarios.id)
    .for('no key update')
  const alvo = rows.find(row => row.id === id)
  if (!alvo) throw new Refusal(404, 'Usuário não encontrado')
  const agora = new Date()
  const isAtivo = (row: Alvo) => row.emailVerificadoEm && !(row.suspensoAte && row.suspensoAte > agora)
  return { alvo, administradores: rows.filter(row => isAdministrador(row) && isAtivo(row)) }
}

/** What nobody does to themselves, or to the last administrator. */
const removes: ReadonlySet<Acao> = new Set<Acao>(['suspendeu', 'retirou_administrador'])

const antesDe = (alvo: Alvo, mudanca: Mudanca): Record<string, unknown> =>
  Object.fromEntries(Object.keys(mudanca).map(campo => [campo, alvo[campo as keyof Mudanca]]))

/**
 * Does an act of an administrator to an account, with its line in the audit; an act that changes nothing has none.
 * @throws Refusal 403 if the administrator is not one any more; 404 without the account; 409 if the act does not fit it, or
 * would take the own role or the last one
 */
export const agir = (db: Db, atorId: number, pessoaId: number, ato: Ato): Promise<void> =>
  audited(db, atorId, async (transaction): Promise<Linha | null> => {
    const { alvo, administradores } = await lockAlvo(transaction, pessoaId)
    // The session was checked before the lock: another administrator may have ended this one's right since.
    if (!administradores.some(({ id }) => id === atorId)) {
      throw new Refusal(403, 'Esta conta não tem permissão de administrador')
    }
    const efeito = toEfeito(alvo, ato)
    if (!efeito) return null
    if (removes.has(efeito.acao)) {
      if (alvo.id === atorId) throw new Refusal(409, 'Ninguém suspende nem rebaixa a si mesmo.')
      if (administradores.every(({ id }) => id === alvo.id)) {
        throw new Refusal(409, 'Esta é a última conta de administrador.')
      }
    }
    const { acao, mudanca, sai } = efeito
    const sets = { ...mudanca, ...(sai && { versaoDoToken: sql`${usuarios.versaoDoToken} + 1` }) }
    if (Object.keys(sets).length > 0) await transaction.update(usuarios).set(sets).where(eq(usuarios.id, alvo.id))
    if (sai) await emitEvento(transaction, { tipo: 'sessao', itens: [[alvo.id, 0]] })
    const email = alvo.email.toLowerCase()
    if (acao === 'confirmou_professor') await enqueueEmail(transaction, 'confirmacao', email)
    if (acao === 'enviou_link_de_senha') await enqueueEmail(transaction, 'redefinicao', email)
    return {
      acao,
      pessoaId: alvo.id,
      motivo: 'motivo' in ato ? ato.motivo : undefined,
      ...(Object.keys(mudanca).length > 0 && { antes: antesDe(alvo, mudanca), depois: mudanca }),
    }
  })
