/** Mutations of one tab that make the data of the person's other tabs out of date. */
import { broadcastToTabs, listenToTabs } from './tabs.ts'

const channel = 'mudancas'

/** Tells the other tabs of the reader (REST id) which mutation succeeded. */
export const broadcastMudanca = (codigo: string, mutation: string): void => broadcastToTabs(channel, codigo, mutation)

/** Calls back with the mutations of the other tabs of this reader. Returns a function that stops. */
export const listenToMudancas = (codigo: string, callback: (mutation: string) => void): (() => void) =>
  listenToTabs(channel, codigo, data => {
    if (typeof data === 'string') callback(data)
  })
