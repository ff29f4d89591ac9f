import type { Db } from './db/connection.ts'
import { remindNext as remindOfEntrevista } from './entrevistas/escolha.ts'
import { remindNext as remindOfResposta } from './vagas/lembreteDeResposta.ts'

/** Sends one reminder that is due: of an interview, or of a promised answer; false if none is. */
export const remindNext = async (db: Db): Promise<boolean> => (await remindOfEntrevista(db)) || remindOfResposta(db)
