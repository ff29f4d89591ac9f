import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { createTokenDeRedefinicao, hashTokenDeEmail, hashWith } from '../autenticacao/tokenDeEmail.ts'
import { Refusal } from '../http/refusal.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { verifyConta } from './contas.repository.ts'
import type { verifyEmailBody } from './sessao.schemas.ts'
import { insertTokenDeEmail } from './tokensDeEmail.ts'

type Verificacao = z.infer<typeof verifyEmailBody>

/**
 * Resolves the verified account, and a token for choosing a password if it has none.
 * @throws Refusal 400 for an invalid token
 */
export const verify = ({ db, settings }: FastifyInstance, { token, prova }: Verificacao) =>
  inTransaction(db, async transaction => {
    const { jwtSecret, instituicao } = settings
    const conta = await verifyConta(transaction, {
      tokenHash: hashTokenDeEmail(jwtSecret, 'verificacao', token),
      provaHash: prova === undefined ? null : hashWith(jwtSecret, prova),
      dominios: instituicao.dominiosQueProvamProfessor,
    })
    if (!conta) throw new Refusal(400, 'Código inválido ou expirado.')
    if (!conta.semSenha) return { conta }
    const tokenDeSenha = createTokenDeRedefinicao()
    const tokenHash = hashTokenDeEmail(jwtSecret, 'redefinicao', tokenDeSenha)
    await insertTokenDeEmail(transaction, { usuarioId: conta.usuarioId, tipo: 'redefinicao', tokenHash })
    return { conta, tokenDeSenha }
  })
