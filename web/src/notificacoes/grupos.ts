import { startsDay } from '../conversas/dates.ts'

/** The fields of a notification that decide its group. */
type Agrupavel = {
  tipo: string
  titulo: string
  criadaEm: string | null
  acao: { href: string } | null
}

/** Notifications that are shown as one row, newest first. */
export type Grupo<N> = readonly [N, ...N[]]

/** The groups of one day. `dia`: an instant of it; null for notifications without a time. */
export type Dia<N> = { dia: string | null; grupos: Grupo<N>[] }

/** The page of the vaga to which a path belongs; null for any other path. */
const paginaDaVaga = (href: string | undefined): string | null =>
  /^(?:\/professor)?\/opportunities\/\d+/.exec(href ?? '')?.[0] ?? null

/** Whether the two are about the same event of the same vaga. */
function isSameEvent(one: Agrupavel, other: Agrupavel): boolean {
  const pagina = paginaDaVaga(one.acao?.href)
  return (
    pagina !== null &&
    pagina === paginaDaVaga(other.acao?.href) &&
    one.tipo === other.tipo &&
    one.titulo === other.titulo
  )
}

/** The path of a group: that of its only notification, or the page of their vaga. */
export function hrefDoGrupo([primeira, ...outras]: Grupo<Agrupavel>): string | null {
  const href = primeira.acao?.href ?? null
  return outras.length > 0 ? (paginaDaVaga(href ?? undefined) ?? href) : href
}

/** Splits a list, newest first, into days, and each day into groups of consecutive notifications of the same event. */
export function groupByDia<N extends Agrupavel>(notificacoes: readonly N[]): Dia<N>[] {
  const dias: Dia<N>[] = []
  for (const notificacao of notificacoes) {
    const { criadaEm } = notificacao
    const dia = dias.at(-1)
    if (!dia || !isSameDia(dia.dia, criadaEm)) {
      dias.push({ dia: criadaEm, grupos: [[notificacao]] })
      continue
    }
    const grupo = dia.grupos.at(-1)
    if (grupo && isSameEvent(grupo[0], notificacao)) dia.grupos[dia.grupos.length - 1] = [...grupo, notificacao]
    else dia.grupos.push([notificacao])
  }
  return dias
}

const isSameDia = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : !startsDay(one, other)
