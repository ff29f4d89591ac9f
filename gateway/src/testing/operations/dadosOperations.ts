import { aluna } from '../createTestGateway.ts'
import type { Operation } from './operation.ts'

const dia = '2026-03-09T14:00:00Z'

/** What reads one's own data. */
export const dosDados: Operation[] = [
  {
    name: 'meusDados',
    query:
      '{ viewer { meusDados { copia { situacao pedidaEm expiraEm bytes } exclusao { pedidaEm executarEm } oportunidadesEmAndamento } } }',
    token: aluna,
    call: 'GET /usuarios/me/dados',
    body: {
      copia: { pedida_em: dia, pronta_em: dia, expira_em: dia, falhou: false, bytes: 7 },
      exclusao: { pedida_em: dia, executar_em: dia },
      oportunidades_em_andamento: 0,
    },
    extension: true,
  },
]
