import { dayOf, timeZone } from '../../ui/brasiliaTime.ts'

const dia = new Intl.DateTimeFormat('pt-BR', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
const hora = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' })

/** As 'segunda-feira, 30 de novembro'. */
export const formatDia = (iso: string): string => dia.format(new Date(iso))

/** As '14:00–14:30'. */
export const formatHoras = (iso: string, minutos: number): string =>
  `${hora.format(new Date(iso))}–${hora.format(new Date(Date.parse(iso) + minutos * 60_000))}`

/** Groups horarios by day, in their order. */
export function porDia<Horario extends { inicio: string }>(horarios: readonly Horario[]) {
  const dias = new Map<string, Horario[]>()
  for (const horario of horarios) {
    const key = dayOf(new Date(horario.inicio))
    dias.set(key, [...(dias.get(key) ?? []), horario])
  }
  return [...dias].map(([key, doDia]) => ({ key, titulo: formatDia(doDia[0]?.inicio ?? ''), horarios: doDia }))
}

export const hasStarted = (inicio: string): boolean => Date.parse(inicio) <= Date.now()
