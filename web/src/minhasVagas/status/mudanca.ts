import { recipientsNotice } from '../../selecao/comunicado/comunicado.ts'
import type { EnviarStatus, Respostas } from '../../selecao/finalizarSelecao.ts'
import type { AlterarStatusDaVagaInput } from './__generated__/useAlterarStatusMutation.graphql.ts'
import type { Acao } from './acoes.ts'

/** A change of status, as it is sent and as toasts say it. */
export type Mudanca = {
  input: AlterarStatusDaVagaInput
  /** What a toast says once it is saved. */
  feito: string
  /** The toast shown until it is sent; null if it notifies nobody, and is sent at once. */
  aviso: { title: string; message: string } | null
  /** The title of the vaga, where a page changes more than one. */
  titulo: string | undefined
  /** Sends it with answers. */
  como: EnviarStatus | undefined
}

const list = new Intl.ListFormat('pt-BR')

/** `avisados`: how many candidates the server notifies; null if they could not be counted. */
export const toMudanca = (
  acao: Acao,
  vaga: { id: string; titulo?: string },
  avisados: number | null,
  com: { prazo: string | null; respostas: Respostas | null } = { prazo: null, respostas: null },
): Mudanca => ({
  input: { vaga: vaga.id, status: acao.status, ...(com.prazo && { prazo: com.prazo }) },
  feito: acao.feito,
  aviso:
    avisados === 0
      ? null
      : {
          title: acao.espera,
          message: `Só então ${list.format([recipientsNotice(avisados), ...(com.respostas?.efeitos ?? [])])}.`,
        },
  titulo: vaga.titulo,
  como: com.respostas?.enviar,
})

/** How many candidates the server notifies: those who withdrew are still in the list. */
export const countAvisados = (total: number, etapas: readonly (string | null)[]): number =>
  total - etapas.filter(etapa => etapa === 'RETIRADA').length
