import { isFechada, type Vaga } from './situacao.ts'

type Texto = Vaga['etapa']
type Minha = { candidatado: boolean | null | undefined; etapa: Texto }

/** Where vagas like one are on its page. */
export type Lugar = 'lado' | 'fim'

const ativas: readonly Texto[] = ['ENTREVISTA', 'APROVADA', 'LISTA_DE_ESPERA']

/**
 * Beside the candidatura once it is sent, or cannot be; at the end of the page for any other student. Null for nowhere.
 * `minha` is null for a professor, and if it is unknown.
 */
export const lugarDasParecidas = ({ minha, ...vaga }: Omit<Vaga, 'etapa'> & { minha: Minha | null }): Lugar | null => {
  const etapa = minha?.etapa
  if (isFechada({ ...vaga, etapa }) || (minha?.candidatado && !ativas.includes(etapa))) return 'lado'
  return minha && vaga.status !== 'RASCUNHO' ? 'fim' : null
}
