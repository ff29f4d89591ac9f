import type { etapas } from '../db/schema.ts'

export type Etapa = (typeof etapas)[number]

/** Stages that can be held back. */
export const decisoes = ['aprovada', 'lista_de_espera', 'nao_selecionada'] as const

export const isDecisao = (etapa: string): boolean => decisoes.some(decisao => decisao === etapa)

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

/** The stage that the student sees now, as what a sentence says of their candidatura. */
export const predicados: Record<Destino, string> = {
  em_analise: 'está em análise',
  entrevista: 'chegou à entrevista',
  aprovada: 'foi aprovada',
  lista_de_espera: 'está na lista de espera',
  nao_selecionada: 'não foi selecionada',
}

/** The title of a notification and of a mail about the stage that the student sees now. */
export const tituloDe = (etapa: Destino): string => `Sua candidatura ${predicados[etapa]}`

type Guardada = { etapa: Etapa; retida: boolean; etapaMantida: Etapa | null }

/**
 * The stage that the student sees: a decision that is held back changes nothing for them. The database computes the same
 * as `etapaVisivel`.
 */
export const toEtapaVisivel = ({ etapa, retida, etapaMantida }: Guardada): Etapa =>
  // Releases before `etapa_mantida` showed every held decision so.
  retida ? (etapaMantida ?? 'em_analise') : etapa

/** The next state of a candidatura. */
export const nextGuardada = (antes: Guardada, { etapa, retida }: Omit<Guardada, 'etapaMantida'>): Guardada => ({
  etapa,
  retida,
  etapaMantida: retida ? toEtapaVisivel(antes) : null,
})

export const isDestino = (etapa: Etapa): etapa is Destino => etapa in predicados
