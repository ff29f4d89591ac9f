import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { createToken, hashTokenDeEmail, hashWith } from '../autenticacao/tokenDeEmail.ts'
import { Refusal } from '../http/refusal.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { toCaixa } from '../autenticacao/caixa.ts'
import { findCadastro, verifyConta } from './contas.repository.ts'
import type { verifyEmailBody } from './sessao.schemas.ts'
import { findTokenDeEmail, insertTokenDeEmail } from './tokensDeEmail.ts'

type Verificacao = z.infer<typeof verifyEmailBody>

const toHashes = (secret: string, { token, prova }: Verificacao) => ({
  tokenHash: hashTokenDeEmail(secret, 'verificacao', token),
  provaHash: prova === undefined ? null : hashWith(secret, prova),
})

const invalid = () => new Refusal(400, 'Código inválido ou expirado.')

/**
 * The registration that `verify` would verify, if another browser made it and the client asks; otherwise null.
 * @throws Refusal 400 for an invalid token
 */
export const findAlheio = async ({ db, settings }: FastifyInstance, verificacao: Verificacao) => {
  if (!verificacao.perguntar) return null
  const { tokenHash, provaHash } = toHashes(settings.jwtSecret, verificacao)
  const doLink = await findTokenDeEmail(db, 'verificacao', tokenHash)
  const cadastro = doLink === null ? null : await findCadastro(db, doLink, provaHash)
  if (!cadastro) throw invalid()
  return cadastro.provado ? null : cadastro
}

/**
 * Resolves the verified account, and a token for choosing a password if it has none.
 * @throws Refusal 400 for an invalid token
 */
export const verify = ({ db, settings, instituicao }: FastifyInstance, verificacao: Verificacao) =>
  inTransaction(db, async transaction => {
    const { jwtSecret } = settings
    const dominios = instituicao.atual.dominiosQueProvamProfessor
    const conta = await verifyConta(transaction, { ...toHashes(jwtSecret, verificacao), dominios })
    if (!conta) throw invalid()
    if (!conta.semSenha) return { conta }
    const tokenDeSenha = createToken()
    const tokenHash = hashTokenDeEmail(jwtSecret, 'redefinicao', tokenDeSenha)
    const { usuarioId, email } = conta
    await insertTokenDeEmail(transaction, { usuarioId, tipo: 'redefinicao', caixa: toCaixa(email), tokenHash })
    return { conta, tokenDeSenha }
  })
