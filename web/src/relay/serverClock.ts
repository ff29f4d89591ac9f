/** The server's time. A device whose clock is wrong by days would count the days to a prazo from another day. */

/** Milliseconds: less is the way of a response, or the slowness of a device. */
const leastDifference = 60_000

/** How far the server is ahead of the device, in milliseconds; 0 before its first response. */
let ahead = 0

/** Reads the time of a response from its `Date` header; null, or another text, changes nothing. */
export function noteServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < leastDifference ? 0 : difference
}

/** Keeps the time zone of the document (ui/fuso.ts) and its terms (ui/periodos.ts) those of the last response that says them. */
export function noteTime(headers: Headers): void {
  noteServerTime(headers.get('date'))
  for (const name of ['fuso', 'periodos']) {
    const said = headers.get(`x-${name}`)
    if (said) document.documentElement.dataset[name] = said
  }
}

/** The current time, as the server counts it. */
export const serverNow = (): Date => new Date(Date.now() + ahead)
