import type { FastifyInstance } from 'fastify'
import { writeLinha } from '../auditoria/audited.ts'
import { issueToken } from '../autenticacao/token.ts'
import type { Papel } from '../autenticacao/papeis.ts'
import { createFormat } from '../fuso.ts'
import { Refusal } from '../http/refusal.ts'
import { issueDispositivo } from './dispositivo.ts'

const formatFim = createFormat('pt-BR', { dateStyle: 'long' })

type Conta = {
  usuarioId: number
  email: string
  papeis: Papel[]
  versao: number
  suspensoAte: Date | null
  motivoDaSuspensao: string | null
}

/**
 * The response of a sign-in: a new session, with its line in the audit, and what makes the device known to the account.
 * `email` in lower case.
 * @throws Refusal 423 for a suspended account, with the reason and the last day
 */
export const startSessao = async (
  { db, settings }: FastifyInstance,
  { email, suspensoAte, motivoDaSuspensao, ...conta }: Conta,
) => {
  if (suspensoAte && suspensoAte > new Date()) {
    throw new Refusal(423, `Esta conta está suspensa até ${formatFim(suspensoAte)}. Motivo: ${motivoDaSuspensao}`)
  }
  await writeLinha(db, conta.usuarioId, { acao: 'entrou' })
  return {
    access_token: await issueToken(settings, conta),
    is_student: conta.papeis.includes('aluno'),
    papeis: conta.papeis,
    device_token: issueDispositivo(settings.jwtSecret, { email, versao: conta.versao }),
  }
}
