import { formatNumber } from '../../ui/format.ts'

/** Null is hidden, or not counted. */
type Contagem = {
  total?: number | null | undefined
  respondidas?: number | null | undefined
  mediana?: number | null | undefined
}
export type Grupo = Contagem & { nome: string }

/** A group whose total is not hidden. */
type Visivel = Grupo & { total: number }

const isVisivel = (grupo: Grupo): grupo is Visivel => grupo.total != null

/** The groups that are published, the largest first, and the names of those that are hidden. */
export const sortGrupos = (grupos: readonly Grupo[]) => ({
  visiveis: grupos.filter(isVisivel).toSorted((one, other) => other.total - one.total),
  ocultos: grupos.filter(grupo => !isVisivel(grupo)).map(({ nome }) => nome),
})

/** As '1.204'. */
export const formatTotal = (total: number | null | undefined): string =>
  total == null ? 'oculto' : formatNumber(total, 0, 0)

/** The share of answered candidaturas, as '83%'. */
export function formatRespondidas({ total, respondidas }: Contagem): string {
  if (respondidas == null) return 'oculto'
  return total ? `${formatNumber((100 * respondidas) / total, 0, 0)}%` : '—'
}

/** The median as '3,5 dias'. */
export function formatMediana({ respondidas, mediana }: Contagem): string {
  if (mediana == null) return respondidas === 0 ? '—' : 'oculto'
  return `${formatNumber(mediana, 0, 1)} ${mediana < 2 ? 'dia' : 'dias'}`
}
