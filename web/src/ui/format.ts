import { differenceInMinutes, format, formatDistanceStrict, isSameYear, parseISO } from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Reais as 'R$ 1.200,00', with a no-break space. */
export const formatMoney = (reais: number): string => money.format(reais)

/** An ISO instant, or a day as '2026-12-31', as '31/12/2026' in the reader's time zone. */
export const formatDate = (iso: string): string => format(parseISO(iso), 'dd/MM/yyyy')

/** As '31 de dezembro'; with its year where that is not this one: '07 de fevereiro de 2027'. */
export function formatLongDay(iso: string, now: Date = new Date()): string {
  const day = parseISO(iso)
  return format(day, isSameYear(day, now) ? "dd 'de' MMMM" : "dd 'de' MMMM 'de' yyyy", { locale: ptBR })
}

/** As 'há 3 dias'; 'Publicado recentemente' where the time is missing or under an hour ago (design §5.2). */
export function formatTimeAgo(iso: string | null | undefined, now: Date = new Date()): string {
  if (!iso) return 'Publicado recentemente'
  const time = parseISO(iso)
  if (differenceInMinutes(now, time) < 60) return 'Publicado recentemente'
  return formatDistanceStrict(time, now, { locale: ptBR, addSuffix: true })
}
