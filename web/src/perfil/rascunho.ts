/** What was typed into the own profile's form and not saved yet, kept for this tab: a session may end meanwhile. */
export type Rascunho = { nome: string; sobre: string }

const key = (codigo: string) => `perfil:${codigo}`

/** The draft of the person with this REST id; null without one. */
export function lerRascunho(codigo: string): Rascunho | null {
  try {
    const { nome, sobre }: Partial<Record<keyof Rascunho, unknown>> = JSON.parse(
      sessionStorage.getItem(key(codigo)) ?? '{}',
    )
    return typeof nome === 'string' && typeof sobre === 'string' ? { nome, sobre } : null
  } catch {
    return null
  }
}

export const guardarRascunho = (codigo: string, rascunho: Rascunho): void =>
  sessionStorage.setItem(key(codigo), JSON.stringify(rascunho))

export const esquecerRascunho = (codigo: string): void => sessionStorage.removeItem(key(codigo))
