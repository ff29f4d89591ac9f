import type { FastifyInstance } from 'fastify'
import { issueToken } from '../autenticacao/token.ts'
import type { Papel } from '../autenticacao/papeis.ts'
import { issueDispositivo } from './dispositivo.ts'

type Conta = { usuarioId: number; email: string; papeis: Papel[]; versao: number }

/** The response of a sign-in: a new session, and what makes the device known to the account. `email` in lower case. */
export const startSessao = async ({ settings }: FastifyInstance, { email, ...conta }: Conta) => ({
  access_token: await issueToken(settings, conta),
  is_student: conta.papeis.includes('aluno'),
  papeis: conta.papeis,
  device_token: issueDispositivo(settings.jwtSecret, { email, versao: conta.versao }),
})
