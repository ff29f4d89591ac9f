import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { auditExport } from '../auditoria/audited.ts'
import { requireAdministrador, sessaoOf } from '../autenticacao/autenticacao.ts'
import { listRoute } from '../http/listRoute.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { agir } from './atos.ts'
import { atoBody, filtrosDePessoas, pessoaAdministrada, pessoaParams } from './pessoas.schemas.ts'
import { countPessoas, findPessoa, findPessoas } from './pessoas.repository.ts'
import { saude } from './saude.ts'
import type { Parte } from './saude.ts'

const operation = operationsOf('administracao')

const overview = operation(requireAdministrador, {
  operationId: 'readVisaoGeral',
  summary: 'What waits, and how the board is',
  description: 'How many people there are and await something, and how the parts of this process are.',
  response: {
    200: z.object({
      a_confirmar: z.int().describe('Professors whose role waits to be confirmed'),
      suspensas: z.int(),
      alunos: z.int(),
      professores: z.int(),
      casos: z.int().describe('Cases of moderation that wait for a decision'),
      saude,
    }),
  },
})

const act = operation(requireAdministrador, {
  operationId: 'agirSobrePessoa',
  summary: 'Does an act of an administrator to an account',
  refusals: [409],
  description:
    'Confirms or refuses a professor, takes a confirmation back, suspends (signed out at once everywhere) or restores an account, ends its sessions, sends a link for a new password, gives or takes the role of administrator, of moderator or of encarregado. A line of the audit, unless nothing changes. 409 if the act does not fit the account, or would take the own role or that of the last administrator.',
  params: pessoaParams,
  body: atoBody,
  response: { 200: pessoaAdministrada },
})

type Options = { examine: () => Promise<Parte[]> }

/** What administrators do. */
export const administracaoRoutes: FastifyPluginAsyncZod<Options> = async (app, { examine }) => {
  const { db, mailQueue } = app

  app.get('/admin', overview, async () => ({ ...(await countPessoas(db)), saude: await examine() }))

  listRoute(app, {
    tag: 'administracao',
    path: '/admin/pessoas',
    role: requireAdministrador,
    operationId: 'listPessoas',
    summary: 'Lists accounts and registrations',
    description: 'Everybody who registered.',
    filtros: filtrosDePessoas,
    linha: pessoaAdministrada,
    colunas: {
      id: 'Código',
      nome: 'Nome',
      email: 'E-mail',
      matricula: 'Matrícula',
      papeis: 'Papéis',
      vinculo: 'Curso ou departamento',
      situacao: 'Situação',
      criado_em: 'Cadastro',
      suspenso_ate: 'Suspensa até',
      motivo: 'Motivo',
    },
    read: findPessoas,
    audita: auditExport('exportou_pessoas'),
  })

  app.post('/admin/pessoas/:id/atos', { ...act, onResponse: mailQueue.wake }, async request => {
    const { id } = request.params
    await agir(db, sessaoOf(request).usuarioId, id, request.body)
    const pessoa = await findPessoa(db, id)
    if (!pessoa) throw new Refusal(404, 'Usuário não encontrado')
    return pessoa
  })
}
