import type { etapas } from '../db/schema.ts'

export type Etapa = (typeof etapas)[number]

/** Stages that can be held back. */
export const decisoes = ['aprovada', 'lista_de_espera', 'nao_selecionada'] as const

/** Stages that a professor can move a candidatura to. */
export const destinos = ['em_analise', 'entrevista', ...decisoes] as const

type Destino = (typeof destinos)[number]

/**
 * Which moves each role may make, from the stage that they see. A student cancels `recebida`, and withdraws later.
 * Nothing returns to `recebida`, and nothing leaves `retirada`.
 */
const transitions: Record<'professor' | 'aluno', Record<Etapa, readonly Etapa[]>> = {
  professor: {
    recebida: destinos,
    em_analise: ['entrevista', ...decisoes],
    entrevista: ['em_analise', ...decisoes],
    aprovada: ['lista_de_espera', 'nao_selecionada', 'em_analise'],
    lista_de_espera: ['aprovada', 'nao_selecionada', 'em_analise'],
    nao_selecionada: ['aprovada', 'lista_de_espera', 'em_analise'],
    retirada: [],
  },
  aluno: {
    recebida: [],
    em_analise: ['retirada'],
    entrevista: ['retirada'],
    aprovada: ['retirada'],
    lista_de_espera: ['retirada'],
    nao_selecionada: [],
    retirada: [],
  },
}

export const mayMove = (quem: keyof typeof transitions, de: Etapa, para: Etapa): boolean =>
  transitions[quem][de].includes(para)

/** As on the screens. */
export const rotulos: Record<Etapa, string> = {
  recebida: 'Recebida',
  em_analise: 'Em análise',
  entrevista: 'Entrevista',
  aprovada: 'Aprovada',
  lista_de_espera: 'Lista de espera',
  nao_selecionada: 'Não selecionada',
  retirada: 'Retirada',
}

/** The title of a notification and of a mail about the stage that the student sees now. */
export const titulos: Record<Destino, string> = {
  em_analise: 'Sua candidatura está em análise',
  entrevista: 'Sua candidatura chegou à entrevista',
  aprovada: 'Sua candidatura foi aprovada',
  lista_de_espera: 'Sua candidatura está na lista de espera',
  nao_selecionada: 'Sua candidatura não foi selecionada',
}

type Guardada = { etapa: Etapa; retida: boolean; etapaMantida: Etapa | null }

/**
 * The stage that the student sees: a decision that is held back changes nothing for them. The database computes the same
 * as `etapaVisivel`.
 */
export const vistaDe = ({ etapa, retida, etapaMantida }: Guardada): Etapa =>
  // Releases before `etapa_mantida` showed every held decision so.
  retida ? (etapaMantida ?? 'em_analise') : etapa

/** The next state of a candidatura. */
export const toGuardada = (antes: Guardada, { etapa, retida }: Omit<Guardada, 'etapaMantida'>): Guardada => ({
  etapa,
  retida,
  etapaMantida: retida ? vistaDe(antes) : null,
})

export const isDestino = (etapa: Etapa): etapa is Destino => etapa in titulos
