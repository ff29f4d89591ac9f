import type { ModoDeAviso } from '../db/schema/avisos.ts'

type Regra = {
  papel: 'aluno' | 'professor'
  padrao: ModoDeAviso
  /** What it is called where a person chooses, and in a summary. */
  rotulo: string
  /** Its mail at once has a text of its own, in the queue `emails_a_enviar`. */
  carta?: true
  /** Without a notification: the mail at once is all that there is to choose. */
  soCarta?: true
}

/** Every kind of event that a person can be told of by mail. A row of `preferencias_de_aviso` is a deviation from `padrao`. */
export const avisos = {
  recibo: { papel: 'aluno', padrao: 'na_hora', rotulo: 'Recibo da candidatura', soCarta: true },
  etapa: { papel: 'aluno', padrao: 'na_hora', rotulo: 'Etapa da candidatura', carta: true },
  entrevista: { papel: 'aluno', padrao: 'na_hora', rotulo: 'Entrevistas', carta: true },
  comunicado: { papel: 'aluno', padrao: 'na_hora', rotulo: 'Comunicados' },
  mudanca: { papel: 'aluno', padrao: 'na_hora', rotulo: 'Mudanças nas oportunidades a que você se candidatou' },
  finalizada: { papel: 'aluno', padrao: 'na_hora', rotulo: 'Seleções finalizadas' },
  mensagem: { papel: 'aluno', padrao: 'no_quadro', rotulo: 'Mensagens' },
  novas_vagas: { papel: 'aluno', padrao: 'resumo', rotulo: 'Novas oportunidades para você' },
  prazos_de_salvas: { papel: 'aluno', padrao: 'resumo', rotulo: 'Prazos das suas salvas' },
  comecadas: { papel: 'aluno', padrao: 'no_quadro', rotulo: 'Candidaturas que você começou' },
  candidaturas: { papel: 'professor', padrao: 'resumo', rotulo: 'Novas candidaturas' },
  retiradas: { papel: 'professor', padrao: 'resumo', rotulo: 'Candidaturas retiradas' },
  mensagens: { papel: 'professor', padrao: 'resumo', rotulo: 'Mensagens não lidas' },
  entrevistas: { papel: 'professor', padrao: 'na_hora', rotulo: 'Horários de entrevista' },
  respostas: { papel: 'professor', padrao: 'resumo', rotulo: 'Respostas prometidas' },
  convite: { papel: 'professor', padrao: 'na_hora', rotulo: 'Convites para cuidar de oportunidades', carta: true },
} as const satisfies Record<string, Regra>

export type TipoDeAviso = keyof typeof avisos

export const tiposDeAviso = Object.keys(avisos) as TipoDeAviso[]

/** A decision about oneself or about one's report. It is mailed at once and nobody chooses otherwise: no kind of `avisos`. */
export const decisao = 'decisao'

/** Every kind that is mailed. */
export type Aviso = TipoDeAviso | typeof decisao

const regras: Record<TipoDeAviso, Regra> = avisos

export const regraDe = (tipo: TipoDeAviso): Regra => regras[tipo]

export const isTipoDeAviso = (text: string): text is TipoDeAviso => Object.hasOwn(avisos, text)

/** The ways that a person can choose for a kind. */
export const modosDe = (tipo: TipoDeAviso): readonly ModoDeAviso[] =>
  regraDe(tipo).soCarta ? ['na_hora', 'no_quadro'] : ['na_hora', 'resumo', 'no_quadro', 'nenhum']
