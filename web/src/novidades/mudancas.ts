/** Mutations of one tab that make the data of the person's other tabs out of date. */
import { broadcastToTabs, listenToTabs } from './tabs.ts'

const channel = 'mudancas'

/** A tab also receives what it sends: it listens on a channel of its own. */
const thisTab = Math.random()

/** Tells the other tabs of the reader (REST id) which mutation succeeded. */
export const broadcastMudanca = (codigo: string, mutation: string): void =>
  broadcastToTabs(channel, codigo, { mutation, tab: thisTab })

type Mudanca = { mutation: string; tab: number }

const isMudanca = (data: unknown): data is Mudanca =>
  typeof data === 'object' && data !== null && 'mutation' in data && 'tab' in data && typeof data.mutation === 'string'

/** Calls back with the mutations of the other tabs of this reader. Returns a function that stops. */
export const listenToMudancas = (codigo: string, callback: (mutation: string) => void): (() => void) =>
  listenToTabs(channel, codigo, data => {
    if (isMudanca(data) && data.tab !== thisTab) callback(data.mutation)
  })
