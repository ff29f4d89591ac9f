import { etapas } from '../candidaturas/etapas.ts'
import type { EtapaDaCandidatura } from '../minhasVagas/__generated__/useCandidatos_candidatura.graphql.ts'
import type { Candidato } from '../minhasVagas/candidatos.ts'

export type Etapa = EtapaDaCandidatura

/** A candidate of an upstream that has stages. */
export type EmSelecao = Candidato & { etapa: Etapa; versao: number }

export const comEtapas = (candidatos: readonly Candidato[]): candidatos is readonly EmSelecao[] =>
  candidatos.every(({ etapa, versao }) => etapa !== null && versao !== null)

/** All stages, in the order of a selection. */
export const todasAsEtapas = Object.keys(etapas) as Etapa[]

const decisoes: readonly Etapa[] = ['APROVADA', 'LISTA_DE_ESPERA', 'NAO_SELECIONADA']

/** Only decisions can be held back. */
export const isDecisao = (etapa: Etapa): boolean => decisoes.includes(etapa)

const outras = (etapa: Etapa): readonly Etapa[] => ['EM_ANALISE', ...decisoes.filter(one => one !== etapa)]

/** Where a professor may move a candidatura to. The API decides: this is what is offered. */
const destinos: Record<Etapa, readonly Etapa[]> = {
  RECEBIDA: ['EM_ANALISE', 'ENTREVISTA', ...decisoes],
  EM_ANALISE: ['ENTREVISTA', ...decisoes],
  ENTREVISTA: ['EM_ANALISE', ...decisoes],
  APROVADA: outras('APROVADA'),
  LISTA_DE_ESPERA: outras('LISTA_DE_ESPERA'),
  NAO_SELECIONADA: outras('NAO_SELECIONADA'),
  RETIRADA: [],
}

export const podeMover = (candidato: EmSelecao, para: Etapa): boolean => destinos[candidato.etapa].includes(para)

/** Where at least one of them may be moved to. */
export const destinosDe = (candidatos: readonly EmSelecao[]): readonly Etapa[] =>
  todasAsEtapas.filter(para => candidatos.some(candidato => podeMover(candidato, para)))

/** Nothing leaves the stage of who withdrew. */
export const isMovel = ({ etapa }: EmSelecao): boolean => destinos[etapa].length > 0

/** The candidates of each stage, in the order given. */
export function porEtapa(candidatos: readonly EmSelecao[]): Record<Etapa, readonly EmSelecao[]> {
  const colunas = Object.fromEntries(todasAsEtapas.map(etapa => [etapa, [] as EmSelecao[]])) as Record<
    Etapa,
    EmSelecao[]
  >
  for (const candidato of candidatos) colunas[candidato.etapa].push(candidato)
  return colunas
}

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' })

/** Every label that one of them has. */
export const etiquetasDe = (candidatos: readonly EmSelecao[]): readonly string[] =>
  [...new Set(candidatos.flatMap(({ avaliacao }) => avaliacao?.etiquetas ?? []))].toSorted(collator.compare)

export const nomeDe = ({ nome }: Pick<Candidato, 'nome'>): string => nome ?? 'Candidato desconhecido'
