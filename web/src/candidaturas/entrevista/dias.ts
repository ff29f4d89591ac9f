import { formatWeekday } from '../../ui/dates.ts'
import { dayOf } from '../../ui/fuso.ts'

/** Groups horarios by day, in their order. */
export function porDia<Horario extends { inicio: string }>(horarios: readonly Horario[]) {
  const dias = new Map<string, Horario[]>()
  for (const horario of horarios) {
    const key = dayOf(new Date(horario.inicio))
    dias.set(key, [...(dias.get(key) ?? []), horario])
  }
  return [...dias].map(([key, doDia]) => ({ key, titulo: formatWeekday(doDia[0]?.inicio ?? ''), horarios: doDia }))
}

export const hasStarted = (inicio: string): boolean => Date.parse(inicio) <= Date.now()
