/* Imports nothing: the script before the code has this too. */

type Texto = string | null | undefined
export type Vaga = { encerrada: boolean | null | undefined; status: Texto; etapa: Texto }

/** Whether nobody can apply any more, and the reader, whose candidatura is in `etapa`, has not. */
export const isFechada = ({ encerrada, status, etapa }: Vaga): boolean =>
  Boolean(encerrada) && status !== 'RASCUNHO' && !etapa

/** Whether the reader comes for the candidatura: on a phone it is above the description. */
export const isCandidaturaPrimeiro = (etapa: Texto): boolean => etapa === 'ENTREVISTA' || etapa === 'APROVADA'
