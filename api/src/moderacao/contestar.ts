import { diasParaContestar, readContestacao } from '../autenticacao/contestacao.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { Refusal } from '../http/refusal.ts'
import * as repository from './casos.repository.ts'
import type { DecisaoRecebida } from './casos.schemas.ts'
import { findObjeto } from './objetos.ts'
import type { Caso } from './objetos.ts'

const contestaveis: ReadonlySet<Caso['ato']> = new Set<Caso['ato']>(['advertir', 'ocultar', 'suspender'])

const naoEncontrada = () => new Refusal(404, 'Decisão não encontrada.')

/** @throws Refusal 404 for everybody whom the case does not concern */
const requireDono = async (db: Db, caso: Caso | null, usuarioId: number): Promise<Caso> => {
  if (!caso) throw naoEncontrada()
  if (caso.pessoaId === usuarioId) return caso
  const donos = caso.tipo === 'vaga' ? ((await findObjeto(db, caso))?.donos ?? []) : []
  if (!donos.includes(usuarioId)) throw naoEncontrada()
  return caso
}

const prazoDe = ({ situacao, ato, decididoEm, contestacao }: Caso): Date | null => {
  if (situacao !== 'decidido' || !decididoEm || contestacao !== null || !contestaveis.has(ato)) return null
  const ate = new Date(decididoEm.getTime() + diasParaContestar * 86_400_000)
  return ate > new Date() ? ate : null
}

/** The last decision of a case for a person whom it concerns. @throws Refusal 404 for everybody else, and before the first */
export const readDecisao = async (db: Db, casoId: number, usuarioId: number): Promise<DecisaoRecebida> => {
  const found = await repository.findCaso(db, casoId)
  const caso = await requireDono(db, found?.caso ?? null, usuarioId)
  const decisoes = await repository.findDecisoes(db, caso.id)
  const ultima = decisoes.findLast(({ ato }) => ato !== 'reabrir' && ato !== 'dispensar')
  const [primeira] = await repository.findDenuncias(db, caso.id)
  if (!ultima || !primeira) throw naoEncontrada()
  const { contestacao, contestadaEm } = caso
  return {
    caso: caso.id,
    tipo: caso.tipo,
    ato: ultima.ato,
    motivo: ultima.motivo,
    ate: ultima.ate,
    em: ultima.em.toISOString(),
    copia: primeira.copia,
    contestacao: contestacao !== null && contestadaEm ? { texto: contestacao, em: contestadaEm.toISOString() } : null,
    situacao: caso.situacao,
    contestar_ate: prazoDe(caso)?.toISOString() ?? null,
  }
}

const requireContestavel = (caso: Caso): void => {
  if (caso.contestacao !== null) throw new Refusal(409, 'Esta decisão já foi contestada.')
  if (!prazoDe(caso)) throw new Refusal(409, 'Esta decisão não pode mais ser contestada.')
}

const insertContestacao = (db: Db, { id }: Caso, contestadaPor: number, contestacao: string): Promise<void> =>
  repository.updateCaso(db, id, { situacao: 'contestado', contestacao, contestadaPor, contestadaEm: new Date() })

/**
 * Objects to a decision, once. The case waits for another decision.
 * @throws Refusal 404 for everybody whom it does not concern, 409 once it is too late or was done
 */
export const contestar = (db: Db, casoId: number, usuarioId: number, texto: string): Promise<void> =>
  inTransaction(db, async transaction => {
    const caso = await requireDono(transaction, await repository.lockCaso(transaction, casoId), usuarioId)
    requireContestavel(caso)
    await insertContestacao(transaction, caso, usuarioId, texto)
  })

/**
 * Objects to a suspension by the token of a mail, without a session.
 * @throws Refusal 400 for a token that is not valid, or of another decision; 409 once it is too late or was used
 */
export const contestarSuspensao = (
  db: Db,
  secret: string,
  { token, texto }: { token: string; texto: string },
): Promise<void> =>
  inTransaction(db, async transaction => {
    const lida = readContestacao(secret, token)
    const caso = lida && (await repository.lockCaso(transaction, lida.casoId))
    const isDela = caso?.ato === 'suspender' && caso.decididoEm?.getTime() === lida?.decididoEm.getTime()
    if (!caso || !isDela) throw new Refusal(400, 'Este link não é válido.')
    requireContestavel(caso)
    await insertContestacao(transaction, caso, caso.pessoaId, texto)
  })
