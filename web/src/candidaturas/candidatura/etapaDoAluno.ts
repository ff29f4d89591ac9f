import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'

/** What each stage means for the student, and the next step. */
export const proximoPasso: Record<EtapaDaCandidatura, string> = {
  RECEBIDA: 'Sua candidatura foi entregue. Assim que a análise começar, avisamos você.',
  EM_ANALISE: 'Sua candidatura está em análise. Você não precisa fazer nada agora: avisamos quando houver novidade.',
  ENTREVISTA:
    'Sua candidatura chegou à entrevista. Fique de olho nas mensagens: por lá, quem publicou a oportunidade combina o que for preciso.',
  APROVADA: 'Parabéns, sua candidatura foi aprovada! Combine os próximos passos com quem publicou a oportunidade.',
  LISTA_DE_ESPERA: 'Sua candidatura está na lista de espera. Se abrir um lugar, ela pode ser chamada, e avisamos você.',
  NAO_SELECIONADA:
    'Desta vez sua candidatura não foi selecionada. Agradecemos seu interesse: há outras oportunidades à sua espera.',
  RETIRADA: 'Você retirou sua candidatura desta seleção, e ela não conta mais.',
}

/** Read by everybody without an answer, so it neither sounds final nor tells that a decision is held. */
export const semDecisao =
  'A seleção foi finalizada. Uma resposta sobre a sua candidatura, se houver, aparece aqui. Se tiver alguma dúvida, escreva a quem publicou a oportunidade.'

export const temDecisao = (etapa: EtapaDaCandidatura): boolean => isConcluida(etapa) || etapa === 'LISTA_DE_ESPERA'

const concluidas: ReadonlySet<string> = new Set([
  'APROVADA',
  'NAO_SELECIONADA',
  'RETIRADA',
] satisfies EtapaDaCandidatura[])

/** Whether the stage is the last one of a candidatura. */
export const isConcluida = (etapa: string | null | undefined): boolean => etapa != null && concluidas.has(etapa)

/** Why something was refused: a title of specification §8, and the reason. */
export type Recusa = { titulo: string; mensagem: string }

/** How a student can end their candidatura. */
export type Saida = 'cancelar' | 'retirar'

/** How the student can end it at this stage; null once it is over. Without stages it can only be cancelled. */
export function saidaDe(etapa: EtapaDaCandidatura | null): Saida | null {
  if (etapa === null || etapa === 'RECEBIDA') return 'cancelar'
  return etapa === 'NAO_SELECIONADA' || etapa === 'RETIRADA' ? null : 'retirar'
}

/** What each does, in one sentence. */
export const oQueFaz: Record<Saida, string> = {
  cancelar: 'Cancelar apaga a candidatura, que ninguém analisou ainda: até o prazo, você pode se candidatar de novo.',
  retirar: 'Sua candidatura sai da seleção, e não será possível se candidatar de novo a esta oportunidade.',
}

export const nomeDaSaida: Record<Saida, string> = {
  cancelar: 'Cancelar candidatura',
  retirar: 'Retirar candidatura',
}
