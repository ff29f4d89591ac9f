import { addDays } from 'date-fns/addDays'
import { dayOf } from '../ui/fuso.ts'

/** The university's day in `days` days, as '2026-12-31', whatever the time zone of the tests. */
export const inDays = (days: number): string => dayOf(addDays(new Date(), days))
