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

/** Keeps the time zone of the document that of the last response (ui/fuso.ts); null changes nothing. */
export function noteFuso(fuso: string | null): void {
  if (fuso) document.documentElement.dataset['fuso'] = fuso
}

/** The current time, as the server counts it. */
export const serverNow = (): Date => new Date(Date.now() + ahead)
