import { eq, sql } from 'drizzle-orm'
import type { Acao } from '../auditoria/acoes.ts'
import { endAcessos } from '../autenticacao/endAcessos.ts'
import { audited } from '../auditoria/audited.ts'
import type { Linha } from '../auditoria/audited.ts'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'
import { createFormat } from '../fuso.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { decisao } from '../notificacoes/avisos.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { notifyEach } from '../notificacoes/notify.ts'
import { endOf, today } from '../prazos/today.ts'
import type { Ato } from './pessoas.schemas.ts'

type Alvo = typeof usuarios.$inferSelect
type Mudanca = Partial<
  Pick<Alvo, 'direitos' | 'professorConfirmadoEm' | 'recusaDeProfessor' | 'suspensoAte' | 'motivoDaSuspensao'>
>

/** What an act changes in the account, and whether it ends every way into it. */
type Efeito = { acao: Acao; mudanca: Mudanca; sai: boolean }

const mostYears = 5

const formatDia = createFormat('pt-BR', {})

const requireProfessor = ({ ehaluno }: Alvo): void => {
  if (ehaluno) throw new Refusal(409, 'Esta é uma conta de estudante.')
}

const isAdministrador = ({ direitos }: Alvo): boolean => direitos.includes('administrador')

type Direito = Alvo['direitos'][number]

const comDireito = (alvo: Alvo, direito: Direito, acao: Acao): Efeito | null => {
  requireProfessor(alvo)
  if (alvo.direitos.includes(direito)) return null
  return { acao, mudanca: { direitos: [...alvo.direitos, direito] }, sai: true }
}

const semDireito = ({ direitos }: Alvo, direito: Direito, acao: Acao): Efeito | null =>
  direitos.includes(direito)
    ? { acao, mudanca: { direitos: direitos.filter(each => each !== direito) }, sai: true }
    : null

const isSuspenso = ({ suspensoAte }: Alvo): boolean => suspensoAte !== null && suspensoAte > new Date()

/** @throws Refusal 422 for a day in the past or too far */
const toSuspensao = ({ ate, motivo }: { ate: string; motivo: string }): Mudanca => {
  const hoje = today()
  if (ate < hoje) throw invalidField('ate', 'Escolha um dia a partir de hoje.')
  if (ate > `${Number(hoje.slice(0, 4)) + mostYears}${hoje.slice(4)}`) {
    throw invalidField('ate', `Uma suspensão dura no máximo ${mostYears} anos.`)
  }
  return { suspensoAte: endOf(ate), motivoDaSuspensao: motivo }
}

type AtoDe<Nome> = Extract<Ato, { ato: Nome }>

/** What each act does; null if the account is so already. @throws Refusal 409 if the account is of another kind */
const efeitos: { [Nome in Ato['ato']]: (alvo: Alvo, ato: AtoDe<Nome>) => Efeito | null } = {
  confirmar_professor: alvo => {
    requireProfessor(alvo)
    if (alvo.professorConfirmadoEm) return null
    const mudanca = { professorConfirmadoEm: new Date(), ...(alvo.recusaDeProfessor && { recusaDeProfessor: null }) }
    return { acao: 'confirmou_professor', mudanca, sai: false }
  },
  recusar_professor: (alvo, { motivo }) => {
    requireProfessor(alvo)
    if (alvo.professorConfirmadoEm)
      throw new Refusal(409, 'Esta pessoa já é professora confirmada: retire a confirmação.')
    if (alvo.direitos.length > 0) throw new Refusal(409, 'Esta pessoa não espera ser confirmada.')
    if (alvo.recusaDeProfessor) return null
    return { acao: 'recusou_professor', mudanca: { recusaDeProfessor: motivo }, sai: false }
  },
  revogar_professor: alvo => {
    requireProfessor(alvo)
    if (!alvo.professorConfirmadoEm) return null
    return { acao: 'revogou_professor', mudanca: { professorConfirmadoEm: null }, sai: true }
  },
  suspender: (_, ato) => ({ acao: 'suspendeu', mudanca: toSuspensao(ato), sai: true }),
  reativar: alvo =>
    isSuspenso(alvo) ? { acao: 'reativou', mudanca: { suspensoAte: null, motivoDaSuspensao: null }, sai: false } : null,
  encerrar_sessoes: () => ({ acao: 'encerrou_sessoes', mudanca: {}, sai: true }),
  enviar_link_de_senha: () => ({ acao: 'enviou_link_de_senha', mudanca: {}, sai: false }),
  tornar_administrador: alvo => comDireito(alvo, 'administrador', 'tornou_administrador'),
  retirar_administrador: alvo => semDireito(alvo, 'administrador', 'retirou_administrador'),
  tornar_moderador: alvo => comDireito(alvo, 'moderador', 'tornou_moderador'),
  retirar_moderador: alvo => semDireito(alvo, 'moderador', 'retirou_moderador'),
  tornar_encarregado: alvo => comDireito(alvo, 'encarregado', 'tornou_encarregado'),
  retirar_encarregado: alvo => semDireito(alvo, 'encarregado', 'retirou_encarregado'),
}

const toEfeito = (alvo: Alvo, ato: Ato): Efeito | null => {
  if (!alvo.emailVerificadoEm) throw new Refusal(409, 'Esta pessoa ainda não confirmou o e-mail.')
  const efeito: (conta: Alvo, given: never) => Efeito | null = efeitos[ato.ato]
  return efeito(alvo, ato as never)
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
  const ativos = rows.filter(row => isAdministrador(row) && row.emailVerificadoEm !== null && !isSuspenso(row))
  return { alvo, administradores: ativos }
}

/** What nobody does to themselves, or to the last administrator. */
const removes: ReadonlySet<Acao> = new Set<Acao>(['suspendeu', 'retirou_administrador'])

const antesDe = (alvo: Alvo, mudanca: Mudanca): Record<string, unknown> =>
  Object.fromEntries(Object.keys(mudanca).map(campo => [campo, alvo[campo as keyof Mudanca]]))

/** @throws Refusal 409 if the act would take the own role, or the last one */
const requireQuemFique = (acao: Acao, alvoId: number, atorId: number, administradores: readonly Alvo[]): void => {
  if (!removes.has(acao)) return
  if (alvoId === atorId) throw new Refusal(409, 'Ninguém suspende nem rebaixa a si mesmo.')
  if (administradores.every(({ id }) => id === alvoId)) {
    throw new Refusal(409, 'Esta é a última conta de administrador.')
  }
}

const apply = async (transaction: Db, alvo: Alvo, { acao, mudanca, sai }: Efeito): Promise<void> => {
  if (Object.keys(mudanca).length > 0) await transaction.update(usuarios).set(mudanca).where(eq(usuarios.id, alvo.id))
  if (sai) await endAcessos(transaction, [alvo.id])
  const email = alvo.email.toLowerCase()
  if (acao === 'confirmou_professor' || acao === 'recusou_professor')
    await enqueueEmail(transaction, 'confirmacao', email)
  if (acao === 'enviou_link_de_senha') await enqueueEmail(transaction, 'redefinicao', email)
}

/** Tells somebody, also by mail, that an administrator suspended them or ended that, and why. */
const tellSuspensao = async (
  db: Db,
  usuarioId: number,
  { acao, mudanca }: Efeito,
  descricao: string,
): Promise<void> => {
  if (acao !== 'suspendeu' && acao !== 'reativou') return
  const { suspensoAte } = mudanca
  const titulo = suspensoAte ? `A sua conta foi suspensa até ${formatDia(suspensoAte)}` : 'A sua conta foi reativada'
  const fato = { tipo: 'engajamento' as const, icone: 'user' as const, vagaId: null, acao: null, titulo, descricao }
  await notifyEach(db, [{ usuarioId, fato }], decisao)
}

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
    requireQuemFique(efeito.acao, alvo.id, atorId, administradores)
    await apply(transaction, alvo, efeito)
    const motivo = 'motivo' in ato ? ato.motivo : undefined
    await tellSuspensao(transaction, alvo.id, efeito, motivo ?? '')
    const { acao, mudanca } = efeito
    return {
      acao,
      pessoaId: alvo.id,
      motivo,
      ...(Object.keys(mudanca).length > 0 && { antes: antesDe(alvo, mudanca), depois: mudanca }),
    }
  })

/**
 * Suspends an account, for moderators: within the transaction of its line in the audit.
 * @throws Refusal 404 without the account, 409 for one with a right over others, 422 for a day that cannot be
 */
export const suspenderPorModeracao = async (
  transaction: Db,
  pessoaId: number,
  ato: { ate: string; motivo: string },
): Promise<void> => {
  const { alvo } = await lockAlvo(transaction, pessoaId)
  if (alvo.direitos.length > 0) throw new Refusal(409, 'Só a administração suspende quem modera ou administra.')
  await apply(transaction, alvo, { acao: 'suspendeu', mudanca: toSuspensao(ato), sai: true })
}

/** Ends a suspension, as `suspenderPorModeracao` begins it. Does nothing without one. */
export const reativarPorModeracao = async (transaction: Db, pessoaId: number): Promise<void> => {
  const { alvo } = await lockAlvo(transaction, pessoaId)
  const mudanca = { suspensoAte: null, motivoDaSuspensao: null }
  if (isSuspenso(alvo)) await apply(transaction, alvo, { acao: 'reativou', mudanca, sai: false })
}
