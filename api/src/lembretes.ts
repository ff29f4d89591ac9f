import type { Db } from './db/connection.ts'
import { remindNext as remindOfEntrevista } from './entrevistas/escolha.ts'
import { remindNext as remindOfComecadas } from './salvas/lembreteDeComecada.ts'
import { remindNext as remindOfPrazos } from './salvas/lembreteDePrazo.ts'
import { remindNext as remindOfResposta } from './vagas/lembreteDeResposta.ts'

/** Sends reminders that are due: of an interview, of a promised answer, of deadlines of vagas that are saved or begun; false if none is. */
export const remindNext = async (db: Db): Promise<boolean> =>
  (await remindOfEntrevista(db)) || (await remindOfResposta(db)) || (await remindOfPrazos(db)) || remindOfComecadas(db)
