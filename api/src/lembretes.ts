import type { Db } from './db/connection.ts'
import { remindNext as remindOfEntrevista } from './entrevistas/escolha.ts'
import { remindNext as remindOfPrazos } from './salvas/lembreteDePrazo.ts'
import { remindNext as remindOfResposta } from './vagas/lembreteDeResposta.ts'

/** Sends reminders that are due: of an interview, of a promised answer, or of deadlines of saved vagas; false if none is. */
export const remindNext = async (db: Db): Promise<boolean> =>
  (await remindOfEntrevista(db)) || (await remindOfResposta(db)) || remindOfPrazos(db)
