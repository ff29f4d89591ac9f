import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Sessao } from '../autenticacao/autenticacao.ts'
import { Refusal } from '../http/refusal.ts'
import { toOpcoesDeCriacao, toOpcoesDeUso } from './chaves.ts'
import { seal } from './cofre.ts'
import { insertDesafio } from './desafios.repository.ts'
import { findFatores, findVersao, mostChaves, temFator } from './fatores.repository.ts'
import type { desafioBody, desafioResponse } from './segundoFator.schemas.ts'
import { createSegredo, toEndereco } from './totp.ts'

type Pessoa = { usuario: string; email: string }
type Para = z.infer<typeof desafioBody>['para']

/**
 * A challenge of a session, for a new factor or to prove one.
 * @throws Refusal 409 for too many passkeys, or without a factor to prove
 */
export const openDesafio = async (
  { db, settings, instituicao }: FastifyInstance,
  { usuarioId, jti }: Sessao,
  { usuario, email }: Pessoa,
  para: Para,
): Promise<z.input<typeof desafioResponse>> => {
  const fatores = await findFatores(db, usuarioId)
  if (para === 'confirmacao' && !temFator(fatores))
    throw new Refusal(409, 'A verificação em duas etapas não está ativa.')
  if (para === 'chave' && fatores.chaves.length >= mostChaves)
    throw new Refusal(409, `Você já tem ${mostChaves} chaves de acesso. Remova uma antes.`)
  const { sigla } = instituicao.atual
  const segredo = para === 'aplicativo' ? createSegredo() : null
  const { token, assina } = await insertDesafio(db, settings, {
    usuarioId,
    fim: para,
    versao: await findVersao(db, usuarioId),
    sessaoId: jti,
    segredo: segredo && seal(settings.jwtSecret, usuarioId, segredo),
  })
  const { chaves } = fatores
  return {
    desafio: token,
    aplicativo: segredo === null ? null : { segredo, endereco: toEndereco(segredo, { emissor: sigla, conta: email }) },
    chave:
      para === 'chave'
        ? { ...(await toOpcoesDeCriacao(settings, sigla, { usuarioId, email, usuario, chaves }, assina)) }
        : para === 'confirmacao' && chaves.length > 0
          ? { ...(await toOpcoesDeUso(settings, chaves, assina)) }
          : null,
  }
}
