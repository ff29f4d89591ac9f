import { createFormat } from '../fuso.ts'

const format = createFormat('en-CA', {})

/** Today at the university, as '2026-12-31'. Deadlines are days there, wherever the server is. */
export const today = (instant: Date = new Date(), fuso?: string): string => format(instant, fuso)
