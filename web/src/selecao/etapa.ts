import { etapas } from '../candidaturas/candidatura/etapas.ts'
import type { EtapaDaCandidatura } from './candidatos/__generated__/useCandidatos_candidatura.graphql.ts'
import type { Candidato } from './candidatos/candidatos.ts'

export type Etapa = EtapaDaCandidatura

/** The limit of the palavra that goes with a move, in characters. */
export const maximoDaPalavra = 1000

/** The limit of candidates in one move. */
export const maximoDeCandidatos = 500

/** A candidate on an upstream with etapas. */
export type EmSelecao = Candidato & { etapa: Etapa; versao: number }

export const comEtapas = (candidatos: readonly Candidato[]): candidatos is readonly EmSelecao[] =>
  candidatos.every(({ etapa, versao }) => etapa !== null && versao !== null)

/** All etapas, in their order. */
export const todasAsEtapas = Object.keys(etapas) as Etapa[]

const decisoes: readonly Etapa[] = ['APROVADA', 'LISTA_DE_ESPERA', 'NAO_SELECIONADA']

/** Only decisions can be retidas. */
export const isDecisao = (etapa: Etapa): boolean => decisoes.includes(etapa)

const outras = (etapa: Etapa): readonly Etapa[] => ['EM_ANALISE', ...decisoes.filter(one => one !== etapa)]

/** The moves that the client offers. The API decides. */
const destinos: Record<Etapa, readonly Etapa[]> = {
  RECEBIDA: ['EM_ANALISE', 'ENTREVISTA', ...decisoes],
  EM_ANALISE: ['ENTREVISTA', ...decisoes],
  ENTREVISTA: ['EM_ANALISE', ...decisoes],
  APROVADA: outras('APROVADA'),
  LISTA_DE_ESPERA: outras('LISTA_DE_ESPERA'),
  NAO_SELECIONADA: outras('NAO_SELECIONADA'),
  RETIRADA: [],
}

export const canMoveTo = (candidato: EmSelecao, para: Etapa): boolean => destinos[candidato.etapa].includes(para)

/** The etapas that at least one of them may move to. */
export const destinosDe = (candidatos: readonly EmSelecao[]): readonly Etapa[] =>
  todasAsEtapas.filter(para => candidatos.some(candidato => canMoveTo(candidato, para)))

/** A withdrawn candidatura cannot be moved. */
export const isMovable = ({ etapa }: EmSelecao): boolean => destinos[etapa].length > 0

/** Groups candidates by etapa, in the given order. */
export function porEtapa(candidatos: readonly EmSelecao[]): Record<Etapa, readonly EmSelecao[]> {
  const colunas = Object.fromEntries(todasAsEtapas.map(etapa => [etapa, [] as EmSelecao[]])) as Record<
    Etapa,
    EmSelecao[]
  >
  for (const candidato of candidatos) colunas[candidato.etapa].push(candidato)
  return colunas
}

/** How many are at each etapa, as '40 Em análise · 3 Entrevista · 2 Aprovada, a divulgar'. */
export const countPorEtapa = (candidatos: readonly EmSelecao[]): string =>
  Object.entries(porEtapa(candidatos))
    .flatMap(([etapa, nela]) => {
      const retidas = nela.filter(({ retida }) => retida).length
      const { label } = etapas[etapa as Etapa]
      return [
        [nela.length - retidas, label],
        [retidas, `${label}, a divulgar`],
      ] as const
    })
    .flatMap(([total, nome]) => (total > 0 ? `${total} ${nome}` : []))
    .join(' · ')

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' })

/** '2 aprovadas'; with seats '2 de 3 aprovadas'. */
export const countOfAprovadas = (aprovadas: number, lugares: number | null): string =>
  `${lugares === null ? aprovadas : `${aprovadas} de ${lugares}`} ${(lugares ?? aprovadas) === 1 ? 'aprovada' : 'aprovadas'}`

/** The distinct etiquetas of the candidates, sorted. */
export const etiquetasDe = (candidatos: readonly EmSelecao[]): readonly string[] =>
  [...new Set(candidatos.flatMap(({ avaliacao }) => avaliacao?.etiquetas ?? []))].toSorted(collator.compare)

export const nomeDe = ({ nome }: Pick<Candidato, 'nome'>): string => nome ?? 'Candidato desconhecido'

const list = new Intl.ListFormat('pt-BR')

/** As 'Ana, Beto, Caio e mais 4'. */
export const toNomes = (candidatos: readonly Pick<Candidato, 'nome'>[], most = 3): string => {
  const mais = candidatos.length - most
  return list.format([...candidatos.slice(0, most).map(nomeDe), ...(mais > 0 ? [`mais ${mais}`] : [])])
}
