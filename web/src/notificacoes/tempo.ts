import { differenceInMinutes, formatDistanceStrict, parseISO } from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'

/** As 'há 5 minutos'; 'agora' under a minute, and for what a clock that goes wrong puts into the future. */
export function formatTempo(iso: string, now: Date = new Date()): string {
  const time = parseISO(iso)
  if (differenceInMinutes(now, time) < 1) return 'agora'
  return formatDistanceStrict(time, now, { locale: ptBR, addSuffix: true })
}
