import type { Db } from '../db/connection.ts'
import { Refusal } from '../http/refusal.ts'
import * as repository from './casos.repository.ts'
import type { CasoDetalhado } from './casos.schemas.ts'
import { atosDe, findImpedimento } from './decidir.ts'
import { findObjeto } from './objetos.ts'

/** All about a case, for somebody who may decide. @throws Refusal 404 without it, 403 for those whom it concerns */
export const detalhar = async (db: Db, id: number, leitorId: number): Promise<CasoDetalhado> => {
  const found = await repository.findCaso(db, id)
  if (!found) throw new Refusal(404, 'Caso não encontrado.')
  const { linha, caso } = found
  const objeto = await findObjeto(db, caso)
  if (caso.pessoaId === leitorId || objeto?.donos.includes(leitorId)) {
    throw new Refusal(403, 'Este caso é sobre você, ou sobre uma oportunidade de que você cuida.')
  }
  const denuncias = await repository.findDenuncias(db, id)
  const copias = new Map(denuncias.toReversed().map(({ copia, em }) => [JSON.stringify(copia), { copia, em }]))
  const impedimento = await findImpedimento(db, caso, leitorId)
  const { contestacao, contestadaEm } = caso
  return {
    ...linha,
    copias: [...copias.values()].toReversed().map(({ copia, em }) => ({ ...copia, em: em.toISOString() })),
    agora: objeto?.copia ?? null,
    oculto: caso.ato === 'ocultar',
    motivos: denuncias.map(({ motivo, texto, em }) => ({ motivo, texto, em: em.toISOString() })),
    decisoes: (await repository.findDecisoes(db, id)).map(({ em, ...decisao }) => ({
      ...decisao,
      em: em.toISOString(),
    })),
    contestacao: contestacao !== null && contestadaEm ? { texto: contestacao, em: contestadaEm.toISOString() } : null,
    outros: await repository.findOutros(db, caso),
    atos: impedimento ? [] : atosDe(caso),
    impedimento,
  }
}
