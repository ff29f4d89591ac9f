import { startsDay } from '../conversas/dates.ts'
import { paginaDaVaga } from '../novidades/paginaDaVaga.ts'
import { toDate } from '../ui/format.ts'

/** What of a notification decides its group. */
type Agrupavel = {
  tipo: string
  titulo: string
  criadaEm: string | null
  acao: { href: string } | null
}

/** Notifications that are shown as one row, newest first. */
export type Grupo<N> = readonly [N, ...N[]]

/**
 * The groups of one day, or of all days before `since` (groupByDia). `dia`: an instant of it; null for notifications
 * without a time.
 */
export type Dia<N> = { dia: string | null; grupos: Grupo<N>[] }

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

/**
 * Splits a list, newest first, into days, and each day into groups of consecutive notifications of the same event. The
 * days before `since` are one.
 */
export function groupByDia<N extends Agrupavel>(notificacoes: readonly N[], since: Date): Dia<N>[] {
  const dias: Dia<N>[] = []
  for (const notificacao of notificacoes) {
    const { criadaEm } = notificacao
    const dia = dias.at(-1)
    if (!dia || !isSameDia(dia.dia, criadaEm, since)) {
      dias.push({ dia: criadaEm, grupos: [[notificacao]] })
      continue
    }
    const grupo = dia.grupos.at(-1)
    if (grupo && isSameEvent(grupo[0], notificacao)) dia.grupos[dia.grupos.length - 1] = [...grupo, notificacao]
    else dia.grupos.push([notificacao])
  }
  return dias
}

export const isBefore = (iso: string, since: Date): boolean => toDate(iso) < since

const isSameDia = (one: string | null, other: string | null, since: Date): boolean =>
  one === null || other === null
    ? one === other
    : !startsDay(one, other) || (isBefore(one, since) && isBefore(other, since))
