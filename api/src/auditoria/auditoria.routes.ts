import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireEncarregado } from '../autenticacao/autenticacao.ts'
import { auditExport } from './audited.ts'
import { listRoute } from '../http/listRoute.ts'
import { findAuditoria } from './auditoria.repository.ts'
import { filtrosDaAuditoria, linhaDaAuditoria } from './auditoria.schemas.ts'

/** Who did what with a right over others. */
export const auditoriaRoutes: FastifyPluginAsyncZod = async app => {
  listRoute(app, {
    tag: 'administracao',
    path: '/admin/auditoria',
    role: requireEncarregado,
    operationId: 'listAuditoria',
    summary: 'Lists the audit',
    description:
      'Who entered, what was refused, every act of an administrator, and every reading or export of what belongs to others, the newest first.',
    filtros: filtrosDaAuditoria,
    linha: linhaDaAuditoria,
    colunas: {
      em: 'Data',
      acao: 'Ação',
      ator_id: 'Código de quem fez',
      ator: 'Quem fez',
      pessoa_id: 'Código da pessoa',
      pessoa: 'Pessoa',
      objeto: 'Objeto',
      antes: 'Antes',
      depois: 'Depois',
      motivo: 'Motivo',
    },
    read: findAuditoria,
    audita: auditExport('exportou_auditoria'),
  })
}
