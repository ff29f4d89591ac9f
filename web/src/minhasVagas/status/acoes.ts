import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { significado } from '../../tags/StatusTag.tsx'
import type { AlterarStatusDaVagaInput } from './__generated__/useAlterarStatusMutation.graphql.ts'

type StatusDaVaga = AlterarStatusDaVagaInput['status']

export type Acao = {
  status: StatusDaVaga
  rotulo: string
  icone: typeof CircleCheck
  /** Explains the effect. */
  efeito: string
  /** What the button and the toast say until it is sent, and what the toast says then. */
  espera: string
  feito: string
}

export const reativar: Acao = {
  status: 'EM_ANDAMENTO',
  rotulo: 'Reativar Vaga',
  icone: RotateCcw,
  efeito: 'A seleção volta a “Em andamento”.',
  espera: 'Será reativada em 10 s',
  feito: 'Vaga reativada',
}

/** The one action of each status; the others have none (specification §4). */
const acoes: Partial<Record<StatusDaVaga, Acao>> = {
  EM_ANDAMENTO: {
    status: 'FINALIZADA',
    rotulo: 'Finalizar seleção',
    icone: CircleCheck,
    efeito: `Quem abrir a oportunidade lê: “${significado.FINALIZADA}”`,
    espera: 'Será finalizada em 10 s',
    feito: 'Seleção finalizada',
  },
  FINALIZADA: reativar,
  ENCERRADA: reativar,
}

export const acaoDe = (status: StatusDaVaga | null): Acao | undefined => (status ? acoes[status] : undefined)
