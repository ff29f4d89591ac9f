import type { Db } from '../db/connection.ts'
import { validFields } from '../http/alsoRefuse.ts'
import { toProblema } from '../http/refusal.ts'
import type { Problema } from '../http/refusal.ts'
import { today } from '../prazos/today.ts'
import { findPrazo, findUnknown } from './vagas.repository.ts'
import { createVagaBody, updateVagaBody } from './vagas.schemas.ts'

const frases = {
  department_id: 'O departamento escolhido não existe.',
  location_id: 'A localização escolhida não existe.',
  tipo_id: 'O tipo de oportunidade escolhido não existe.',
  interesses: 'Um dos interesses escolhidos não existe.',
}

type Dados = Parameters<typeof findUnknown>[1] & { prazo?: string | null | undefined }

/** What is invalid of a vaga beyond its schema: ids that do not exist, and a past deadline, unless it is the `atual` one. */
export const findProblemas = async (db: Db, dados: Dados, atual: string | null): Promise<Problema[]> => {
  const { prazo = null } = dados
  const isPast = prazo !== null && prazo !== atual && prazo < today()
  const unknown = await findUnknown(db, dados)
  return [
    ...(isPast ? [toProblema('prazo', 'O prazo não pode estar no passado.')] : []),
    ...unknown.map(campo => toProblema(campo, frases[campo])),
  ]
}

/** For a new vaga whose schema is invalid. */
export const findProblemasDaNova = (db: Db, body: unknown): Promise<Problema[]> =>
  findProblemas(db, validFields(createVagaBody, body), null)

/** For an edit whose schema is invalid. */
export const findProblemasDaEdicao = async (db: Db, id: number, body: unknown): Promise<Problema[]> =>
  findProblemas(db, validFields(updateVagaBody, body), await findPrazo(db, id))
