import type { FastifyInstance } from 'fastify'
import { writeLinha } from '../auditoria/audited.ts'
import { secretsOf } from '../autenticacao/chaves.ts'
import { readLinkAssinado } from '../autenticacao/linkAssinado.ts'
import { endSessoes } from '../autenticacao/sessoes.ts'
import { errorCodeOf } from '../db/errorCode.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { Refusal } from '../http/refusal.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { confirmMudanca, undoMudanca } from '../sessao/mudancasDeEmail.repository.ts'

type Ato = 'confirmar-email' | 'desfazer-email'
type Feita = Exclude<Awaited<ReturnType<typeof confirmMudanca>>, 'tomado' | null>

const frases: Record<Ato, { invalido: string; tomado: string }> = {
  'confirmar-email': {
    invalido: 'Link de confirmação inválido ou expirado.',
    tomado: 'Este e-mail já é de outra conta. Nada foi alterado.',
  },
  'desfazer-email': {
    invalido: 'Este link já foi usado ou expirou.',
    tomado: 'O e-mail anterior já é de outra conta. Fale com o suporte do mural.',
  },
}

/** Does what the link of a mail says, in one transaction. @throws Refusal 400 for an invalid token, 409 for a taken address */
const follow = async (
  { db, settings }: FastifyInstance,
  ato: Ato,
  token: string,
  work: (transaction: Db, id: number) => Promise<Feita | 'tomado' | null>,
): Promise<Feita> => {
  const [id] = readLinkAssinado(secretsOf(settings), ato, token) ?? []
  const { invalido, tomado } = frases[ato]
  if (id === undefined) throw new Refusal(400, invalido)
  const done = await inTransaction(db, transaction => work(transaction, id)).catch((error: unknown) => {
    // Somebody else verified the address at the same time: unique_violation.
    if (errorCodeOf(error) === '23505') return 'tomado' as const
    throw error
  })
  if (done === null) throw new Refusal(400, invalido)
  if (done === 'tomado') throw new Refusal(409, tomado)
  return done
}

/** Changes the address of the account whose change a link confirms. */
export const confirmar = (app: FastifyInstance, token: string): Promise<Feita> =>
  follow(app, 'confirmar-email', token, async (transaction, id) => {
    const feita = await confirmMudanca(transaction, id)
    if (feita === null || feita === 'tomado') return feita
    await writeLinha(transaction, feita.usuarioId, { acao: 'mudou_email', pessoaId: feita.usuarioId })
    return feita
  })

/** Gives an account its former address back, ends every session, and mails a link for a new password to that address. */
export const desfazer = (app: FastifyInstance, token: string): Promise<Feita> =>
  follow(app, 'desfazer-email', token, async (transaction, id) => {
    const feita = await undoMudanca(transaction, id)
    if (feita === null || feita === 'tomado') return feita
    const { usuarioId, para } = feita
    await endSessoes(transaction, usuarioId)
    await enqueueEmail(transaction, 'redefinicao', para)
    await writeLinha(transaction, null, { acao: 'desfez_mudanca_de_email', pessoaId: usuarioId })
    return feita
  })
