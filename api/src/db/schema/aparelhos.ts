import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { criadoEm, id, instant } from '../columns.ts'
import { doUsuario } from '../schema.ts'
import { notificacoes } from './rede.ts'
import { sessoes } from './sessoes.ts'

/** The board's key pair of VAPID (RFC 8292), made once: one row. */
export const chavesDePush = pgTable('chaves_de_push', {
  id: integer('id').primaryKey(),
  /** The key pair as a JWK, sealed (autenticacao/selo.ts). */
  selada: text('selada').notNull(),
})

/** Browsers that show notices: one for each session, with which it ends. */
export const aparelhos = pgTable(
  'aparelhos',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    sessaoId: text('sessao_id')
      .notNull()
      .unique()
      .references(() => sessoes.id, { onDelete: 'cascade' }),
    /** The address at the browser's push service, which is a secret, and the keys of its subscription (RFC 8291). */
    endereco: text('endereco').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The kinds of notificacoes/avisos.ts that are shown there. */
    tipos: text('tipos').array().notNull(),
    /** When its push service last took a notice; null: never. */
    ultimaEntrega: instant('ultima_entrega'),
    criadoEm: criadoEm(),
  },
  table => [index().on(table.usuarioId)],
)

/** Notifications that are sent to the devices of their person. */
export const pushesAEnviar = pgTable(
  'pushes_a_enviar',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    notificacaoId: integer('notificacao_id')
      .notNull()
      .references(() => notificacoes.id, { onDelete: 'cascade' }),
    tipo: text('tipo').notNull(),
    /** To every device, whatever its kinds: a saved search led to it. */
    todos: boolean('todos').notNull(),
    /** The devices that it still has to reach; null before the first try. */
    aparelhos: integer('aparelhos').array(),
    tentativas: integer('tentativas').notNull().default(0),
    proximaEm: instant('proxima_em').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('pushes_a_enviar_um_por_notificacao').on(table.notificacaoId),
    index('pushes_a_enviar_devidos').on(table.proximaEm),
    index().on(table.usuarioId),
  ],
)

/** How many notifications were sent to a person's devices on the last day that had any. */
export const pushesDoDia = pgTable('pushes_do_dia', {
  usuarioId: doUsuario('usuario_id').primaryKey(),
  /** At the university. */
  dia: date('dia', { mode: 'string' }).notNull(),
  quantos: integer('quantos').notNull(),
})
