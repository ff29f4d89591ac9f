/** The session: a token in localStorage with the student flag. The token is only decoded here; the API verifies it. */
import { deleteOfflineCopies } from '../relay/offline/offlineCopy.ts'
import { local } from '../storage.ts'

export type Sessao = {
  token: string
  /** REST id of the user, as the token states it. */
  codigo: string
  ehAluno: boolean
}

const tokenKey = 'token'
const alunoKey = 'ehAluno'
const terminouKey = 'wasSessaoRefused'

/** The current session; null when signed out. A token that cannot be decoded, or has no user id, ends it (specification §4). */
export function readSessao(): Sessao | null {
  const token = local.getItem(tokenKey)
  if (!token) return null
  const payload = decode(token)
  const codigo = toCodigo(payload?.user_id)
  if (codigo) return { token, codigo, ehAluno: payload?.is_student === true }
  endSessao()
  return null
}

/**
 * Stores the token and the student flag; the shell follows at the next navigation. Returns whether the session survives
 * a reload.
 */
export function entrar(token: string): boolean {
  deleteOfflineCopies()
  local.removeItem(terminouKey)
  local.setItem(alunoKey, String(decode(token)?.is_student === true))
  return local.setItem(tokenKey, token)
}

/** For a session that does not survive a reload. */
export const soNestaPagina =
  'Este navegador não deixa guardar a sessão. Ela vale enquanto esta página ficar aberta: ao recarregar, entre de novo.'

/** Ends a refused session, and stores the fact for the login page. */
export function endSessao(): void {
  // Before the token is removed, which notifies other tabs.
  local.setItem(terminouKey, 'true')
  clearSession()
}

/** Whether the last session was refused, and nobody has signed in since. */
export const wasSessaoRefused = (): boolean => local.getItem(terminouKey) !== null

/** Signs out. Other tabs follow by the storage event. */
export function sair(): void {
  local.removeItem(terminouKey)
  clearSession()
}

function clearSession(): void {
  deleteOfflineCopies()
  local.removeItem(tokenKey)
  local.removeItem(alunoKey)
}

/** Calls back when another tab signs in or out. Returns a function that stops. */
export function onOtherTab(callback: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) callback()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Whether the token names this role. One of an upstream without roles is a student's or a professor's. */
export function temPapel(
  { token, ehAluno }: Sessao,
  papel: 'professor' | 'administrador' | 'moderador' | 'encarregado',
): boolean {
  const papeis = decode(token)?.papeis
  return Array.isArray(papeis) ? papeis.includes(papel) : papel === 'professor' && !ehAluno
}

/** Whether they use the board: an administrator alone has no messages, no network and no vagas. */
export const isUsuario = (sessao: Sessao): boolean => sessao.ehAluno || temPapel(sessao, 'professor')

/** The payload of a JWT; null for any other token. Does not check the signature. */
export function decode(token: string): { user_id?: unknown; is_student?: unknown; papeis?: unknown } | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** The integer id of the contract as a string, as in URLs and the schema; null for anything else. */
function toCodigo(id: unknown): string | null {
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null
}
