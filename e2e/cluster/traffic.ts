import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Sender, send } from '../senders.ts'

/** The acknowledged messages of a person, in order, with their times. */
export type Written = Map<Sender, { conteudo: string; at: number }[]>

/** People write until `stop`, each one message after the other. An interrupted message is sent again until it is acknowledged. */
export function startWriting(url: string, people: Sender[], words: string) {
  const written: Written = new Map(people.map(person => [person, []]))
  const end = new AbortController()
  let again = 0
  async function write(person: Sender) {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const message = { conteudo: `${words} ${turn};`, chave: randomUUID() }
      while (!(await send(url, person, message))) {
        again += 1
        await wait(200)
      }
      written.get(person)?.push({ conteudo: message.conteudo, at: Date.now() })
      await wait(700)
    }
  }
  const all = people.map(write)
  return {
    stop: async () => {
      end.abort()
      await Promise.all(all)
      return { written, again }
    },
  }
}

/** From now on the page notes when each text of `pattern` is first on screen. */
export async function noteWhenShown(page: Page, pattern: RegExp) {
  await page.addInitScript(source => {
    const shown: Record<string, number> = {}
    const look = () => {
      for (const [text] of document.body?.textContent?.matchAll(new RegExp(source, 'g')) ?? [])
        shown[text] ??= Date.now()
    }
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
    Object.assign(window, { shown })
  }, pattern.source)
}

export const readShown = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (window as unknown as { shown: Record<string, number> }).shown)

/**
 * People read the list repeatedly until `stop`, which returns the number of requests, the failures, and the number of
 * requests refused with OVERLOADED, after which they wait.
 */
export function startReading(url: string, people: Sender[]) {
  const failures: string[] = []
  const end = new AbortController()
  let count = 0
  let waits = 0
  async function read({ token }: Sender) {
    while (!end.signal.aborted) {
      count += 1
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ vagas(first: 8) { edges { node { titulo } } } }' }),
      }).catch((error: Error) => error.message)
      const body = typeof response === 'string' ? response : await response.text()
      if (body.includes('"OVERLOADED"')) {
        waits += 1
        await wait(1000)
      } else if (typeof response === 'string' || !response.ok || body.includes('"errors"'))
        failures.push(body.slice(0, 200))
      await wait(50)
    }
  }
  const all = people.map(read)
  return {
    stop: async () => {
      end.abort()
      await Promise.all(all)
      return { count, waits, failures }
    },
  }
}
