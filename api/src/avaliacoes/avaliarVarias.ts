import type { Db } from '../db/connection.ts'
import * as repository from './avaliacoes.repository.ts'
import { keepFirst, mostEtiquetas } from './avaliacoes.schemas.ts'
import type { AvaliacoesAnswer, AvaliacoesBody } from './avaliacoes.schemas.ts'

type Avaliada = AvaliacoesAnswer['avaliadas'][number]
type Recusada = AvaliacoesAnswer['recusadas'][number]

/**
 * Rates or labels candidaturas of a vaga, each independently, within the transaction that has locked the vaga. Returns
 * which were not rated, and why; a candidatura of another vaga counts as cancelled.
 */
export const avaliarVarias = async (
  db: Db,
  vagaId: number,
  { candidaturas, nota, etiqueta }: AvaliacoesBody,
): Promise<AvaliacoesAnswer> => {
  const ids = [...new Set(candidaturas)]
  const atuais = new Map((await repository.lockAvaliacoes(db, vagaId, ids)).map(atual => [atual.candidatura, atual]))
  const tentativas = ids.map((candidatura): Avaliada | Recusada => {
    const atual = atuais.get(candidatura)
    if (!atual) return { candidatura, detail: 'Esta candidatura foi cancelada.' }
    const etiquetas = keepFirst(etiqueta == null ? atual.etiquetas : [...atual.etiquetas, etiqueta])
    if (etiquetas.length > mostEtiquetas) return { candidatura, detail: `Já tem ${mostEtiquetas} etiquetas.` }
    return { ...atual, nota: nota ?? atual.nota, etiquetas }
  })
  const avaliadas = tentativas.flatMap(tentativa => ('detail' in tentativa ? [] : tentativa))
  await repository.saveAvaliacoes(db, avaliadas)
  return { avaliadas, recusadas: tentativas.flatMap(tentativa => ('detail' in tentativa ? tentativa : [])) }
}
