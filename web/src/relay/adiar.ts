/*
 * Writes that wait, so that they can be undone before anybody is told of them. Leaving sends them at once: closing or
 * hiding the page, and signing out.
 */

/** How long a write can be undone, in milliseconds. */
const espera = 10_000

export type Adiada = {
  /** Sends it now, unless it was sent or undone; resolves with the answer. */
  enviar: () => Promise<void>
  /** Nothing is sent; does nothing once it was. */
  desfazer: () => void
}

const emEspera = new Set<() => Promise<void>>()

/** Sends all that waits; resolves with the last answer. */
export async function enviarAdiadas(): Promise<void> {
  await Promise.all(Array.from(emEspera, enviar => enviar()))
}

/** Calls `write` after the wait, once. */
export function adiar(write: () => Promise<void>): Adiada {
  const left = new AbortController()
  const end = () => {
    left.abort()
    clearTimeout(timer)
    return emEspera.delete(enviar)
  }
  const enviar = async () => {
    if (end()) await write()
  }
  const handleLeave = () => void enviar()
  const handleVisibility = () => {
    // A phone may end a hidden page without another word.
    if (document.visibilityState === 'hidden') handleLeave()
  }
  const timer = setTimeout(handleLeave, espera)
  window.addEventListener('pagehide', handleLeave, { signal: left.signal })
  document.addEventListener('visibilitychange', handleVisibility, { signal: left.signal })
  emEspera.add(enviar)
  return { enviar, desfazer: () => void end() }
}
