import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSessao, sessaoOf } from '../autenticacao/autenticacao.ts'
import { refuseSenha, toNovaSenha } from '../autenticacao/senhaFraca.ts'
import { hashSenha } from '../autenticacao/senhas.ts'
import { endSessoes } from '../autenticacao/sessoes.ts'
import { writeLinha } from '../auditoria/audited.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { logAccess } from '../http/logAccess.ts'
import { operationsOf } from '../http/operation.ts'
import { invalidField } from '../http/refusal.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { confirmSenha, naoConfere } from './confirmSenha.ts'
import { startSessao } from './entrar.ts'
import type { LoginGuard } from './loginGuard.ts'
import { sessaoResponse, toNovaSenhaBody } from './sessao.schemas.ts'
import { changeSenha, findSenha } from './senha.repository.ts'

const operation = operationsOf('sessao')

/** A new password, in a session. */
export const senhaRoutes: FastifyPluginAsyncZod<{ login: LoginGuard }> = async (app, { login }) => {
  const { db, settings } = app

  app.put(
    '/usuarios/me/senha',
    {
      ...operation(requireSessao, {
        operationId: 'updateSenha',
        summary: 'Changes the password of the person',
        refusals: [422, 429],
        description:
          'Changes the password, for somebody who knows the present one: 422 at `senha_atual` without it, 429 after ten such tries in 15 minutes. Every session of the person ends, and a new one begins for the caller, with the same response as a sign-in. A mail informs the owner. 422 at `nova_senha` for a weak password.',
        body: toNovaSenhaBody(toNovaSenha(settings.senhaMinima)),
        response: { 200: sessaoResponse },
      }),
      onResponse: app.mailQueue.wake,
    },
    async request => {
      const { usuarioId } = sessaoOf(request)
      const { senha_atual: atual, nova_senha: nova } = request.body
      const pessoa = await findSenha(db, usuarioId)
      const fraca = refuseSenha(nova, pessoa)
      if (fraca) throw invalidField('nova_senha', fraca)
      if (nova === atual) throw invalidField('nova_senha', 'Esta já é a sua senha. Escolha outra.')
      await confirmSenha(request, login, { usuarioId, ...pessoa }, atual, 'senha_atual')
      const senhaHash = await hashSenha(nova)
      const sessao = await inTransaction(db, async transaction => {
        const conta = await endSessoes(transaction, usuarioId)
        if (!(await changeSenha(transaction, { usuarioId, de: pessoa.senhaHash, para: senhaHash })))
          throw naoConfere('senha_atual')
        await enqueueEmail(transaction, 'senha_alterada', conta.email)
        await writeLinha(transaction, usuarioId, { acao: 'mudou_senha', pessoaId: usuarioId })
        return startSessao(request, conta, transaction)
      })
      logAccess(request, 'password changed')
      return sessao
    },
  )
}
