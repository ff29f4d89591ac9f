import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** For how many days or more a rule of retention may delete: somebody saw how many rows that is (retencao/regras.ts). */
export const prazosConfirmados = pgTable('prazos_confirmados', {
  regra: text('regra').primaryKey(),
  dias: integer('dias').notNull(),
  confirmadoEm: instant('confirmado_em').notNull().defaultNow(),
})
