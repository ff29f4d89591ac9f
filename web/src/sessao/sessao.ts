/** The session: a token in localStorage with the student flag. Only the API judges the token; here it is read. */
import { esquecerLeituras } from '../relay/leitura.ts'
import { local } from '../storage.ts'

export type Sessao = {
  token: string
  /** REST id of the user, as the token states it. */
  codigo: string
  ehAluno: boolean
}

const tokenKey = 'token'
const alunoKey = 'ehAluno'
const terminouKey = 'sessaoTerminou'

/** The session that stands; null when signed out. An undecodable token, or one without user id, ends it (§4). */
export function lerSessao(): Sessao | null {
  const token = local.getItem(tokenKey)
  if (!token) return null
  const payload = decode(token)
  if (payload?.codigo) return { token, codigo: payload.codigo, ehAluno: payload.ehAluno }
  terminar()
  return null
}

/**
 * Keeps the token and the student flag. The frame notices at the next navigation. Tells whether the session outlives
 * the page.
 */
export function entrar(token: string): boolean {
  esquecerLeituras()
  local.removeItem(terminouKey)
  local.setItem(alunoKey, String(decode(token)?.ehAluno ?? false))
  return local.setItem(tokenKey, token)
}

/** For a session that does not. */
export const soNestaPagina =
  'Este navegador não deixa guardar a sessão. Ela vale enquanto esta página ficar aberta: ao recarregar, entre de novo.'

/** Ends a session that was refused, and remembers it for the login page. */
export function terminar(): void {
  // Before the token goes, which is when other tabs notice.
  local.setItem(terminouKey, 'true')
  esquecer()
}

/** Whether the last session ended by itself, and nobody has signed in since. */
export const sessaoTerminou = (): boolean => local.getItem(terminouKey) !== null

/** Signs out. Other tabs notice by the storage event. */
export function sair(): void {
  local.removeItem(terminouKey)
  esquecer()
}

function esquecer(): void {
  esquecerLeituras()
  local.removeItem(tokenKey)
  local.removeItem(alunoKey)
}

/** Calls back when another tab signs in or out; returns the way to stop. */
export function onOutraAba(callback: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) callback()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** User id and role of a JWT's payload; null when it is none. Not a check of its signature. */
function decode(token: string): { codigo: string | null; ehAluno: boolean } | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const payload: { user_id?: unknown; is_student?: unknown } = JSON.parse(new TextDecoder().decode(bytes))
    return { codigo: toCodigo(payload.user_id), ehAluno: payload.is_student === true }
  } catch {
    return null
  }
}

/** The contract's integer as the string that URLs and the schema spell; null for anything else. */
function toCodigo(id: unknown): string | null {
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null
}
