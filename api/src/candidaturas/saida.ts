import { avisarOutros } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import { mayMove, vistaDe } from '../db/etapas.ts'
import type { Etapa } from '../db/etapas.ts'
import { findNome } from '../db/findNome.ts'
import { forgetKeys } from '../db/idempotencia.ts'
import { descrever, gravarMudancas, toMudanca } from '../db/mudancas.ts'
import { notificar } from '../db/notificar.ts'
import { Refusal } from '../refusal.ts'
import * as repository from './candidaturas.repository.ts'

/** What keys of idempotency are kept for. */
export const rotaOf = (vagaId: number) => `POST /candidaturas/vaga/${vagaId}`

/** Why a candidatura that a student sees at this stage cannot be left in one of the two ways. */
const recusas: Record<'cancelar' | 'retirar', Partial<Record<Etapa, string>>> = {
  cancelar: {
    nao_selecionada: 'O resultado desta candidatura já saiu: ela não pode ser cancelada.',
    retirada: 'Você retirou sua candidatura a esta vaga.',
  },
  retirar: {
    recebida: 'Esta candidatura ainda não foi vista: você pode cancelá-la.',
    nao_selecionada: 'O resultado desta candidatura já saiu: ela não pode ser retirada.',
    retirada: 'Você retirou sua candidatura a esta vaga.',
  },
}

/** An answer kept for a key would else tell of a candidatura that is no more. */
const lockAndForget = async (db: Db, vagaId: number, usuarioId: number) => {
  await forgetKeys(db, { usuarioId, rota: rotaOf(vagaId) })
  const atual = await repository.lockOwn(db, vagaId, usuarioId)
  if (!atual) throw new Refusal(404, 'Você não se candidatou a esta vaga.')
  return atual
}

/** Before anybody looked at it, a candidatura goes without a trace. @throws Refusal 404, 409 */
export const cancelar = (db: Db, vagaId: number, usuarioId: number): Promise<void> =>
  db.transaction(async transaction => {
    const atual = await lockAndForget(transaction, vagaId, usuarioId)
    const vista = vistaDe(atual)
    if (vista !== 'recebida') {
      const emAnalise = 'Esta candidatura já está em análise. Em vez de cancelar, você pode retirá-la.'
      throw new Refusal(409, recusas.cancelar[vista] ?? emAnalise)
    }
    await repository.deleteCandidatura(transaction, atual.id)
    const vaga = await repository.findVaga(transaction, vagaId)
    if (vaga) await avisarOutros(transaction, { ...vaga, id: vagaId }, usuarioId)
  })

type Retirada = { vagaId: number; usuarioId: number; palavra: string | null }

/** Afterwards it stays, and those who manage the vaga are told. @throws Refusal 404, 409 */
export const retirar = (db: Db, { vagaId, usuarioId, palavra }: Retirada): Promise<void> =>
  db.transaction(async transaction => {
    const atual = await lockAndForget(transaction, vagaId, usuarioId)
    const vista = vistaDe(atual)
    if (!mayMove('aluno', vista, 'retirada')) {
      throw new Refusal(409, recusas.retirar[vista] ?? 'Esta candidatura não pode ser retirada.')
    }
    await gravarMudancas(transaction, [
      toMudanca(atual, { etapa: 'retirada', retida: false, palavra, porId: usuarioId }),
    ])
    await tellResponsaveis(transaction, { vagaId, usuarioId, palavra })
  })

const tellResponsaveis = async (db: Db, { vagaId, usuarioId, palavra }: Retirada): Promise<void> => {
  const vaga = await repository.findVaga(db, vagaId)
  if (!vaga) throw new Error(`vaga ${vagaId} is gone`)
  const nome = await findNome(db, usuarioId)
  await notificar(db, vaga.responsaveis, {
    tipo: 'candidatura',
    icone: 'user',
    titulo: `${nome} retirou a candidatura`,
    descricao: descrever(vaga.titulo, palavra),
    acao: { rotulo: 'Ver candidatos', href: `/professor/opportunities/${vagaId}` },
  })
}
