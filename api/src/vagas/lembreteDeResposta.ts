import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { notify } from '../notificacoes/notify.ts'
import { porExtenso } from '../prazos/porExtenso.ts'
import { countSemResposta, takeLembrete } from './vagas.repository.ts'

const contar = (quantos: number, um: string, muitos: string): string[] => {
  if (quantos === 0) return []
  return [quantos === 1 ? `1 ${um}` : `${quantos} ${muitos}`]
}

/** Reminds the managers of one vaga of the answer that they promised, if candidates still wait for it; false if none is due. */
export const remindNext = (db: Db): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const vaga = await takeLembrete(transaction)
    if (!vaga) return false
    const { semDecisao, retidas } = await countSemResposta(transaction, vaga.id)
    const faltam = [
      ...contar(semDecisao, 'candidato sem decisão', 'candidatos sem decisão'),
      ...contar(retidas, 'resultado a divulgar', 'resultados a divulgar'),
    ]
    if (vaga.respostaAte !== null && faltam.length > 0) {
      await notify(transaction, vaga.responsaveis, {
        tipo: 'candidatura',
        icone: 'calendar',
        titulo: `Resposta prometida até ${porExtenso(vaga.respostaAte)}`,
        descricao: `${vaga.titulo}: ${faltam.join(' e ')}.`,
        vagaId: vaga.id,
        acao: { rotulo: 'Ver candidatos', href: `/professor/opportunities/${vaga.id}` },
        aviso: 'respostas',
      })
    }
    return true
  })
