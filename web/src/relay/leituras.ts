/** The pages that were last read in this session, kept in localStorage: few, small, for days, and for nobody else. */
import type { GraphQLResponse } from 'relay-runtime'
import { chaveDasLeituras, type Leitor, type Leitura } from './leitura.ts'

export type Lida = {
  endereco: string
  titulo: string
  /** Of the document that was asked; another build asks another, and cannot read this. */
  id: string
  /** When it came, as Date.now() counts. */
  em: number
  data: Record<string, unknown>
}

type Guardadas = {
  /** A digest of the session's token. */
  sessao: string
  /** Last read first. */
  lidas: Lida[]
}

const mostLidas = 12
/** Characters; a list has about 20,000. */
const mostText = 300_000
/** Milliseconds: no session lasts longer. */
const longestKept = 7 * 24 * 60 * 60_000

/** Keeps what a page got. What the page did not ask for this time stays as it was. */
export async function guardar(leitor: Leitor, id: string, leitura: Leitura, body: GraphQLResponse): Promise<void> {
  const data = whole(body)
  const titulo = data && leitura.titulo(data)
  if (!data || !titulo) return
  const sessao = await digest(leitor.token)
  const { endereco } = leitura
  const outras = guardadas(sessao)
  const before = outras.find(lida => lida.id === id)
  const nova = { endereco, titulo, id, em: Date.now(), data: { ...before?.data, ...data } }
  const lidas = [nova, ...outras.filter(lida => lida.endereco !== endereco)].slice(0, mostLidas)
  while (JSON.stringify(lidas).length > mostText) lidas.pop()
  const text = JSON.stringify({ sessao, lidas } satisfies Guardadas)
  // Somebody may have signed out meanwhile.
  if (leitor.aindaVale()) localStorage.setItem(chaveDasLeituras, text)
}

/** What the page at this address last got in this session; null for nothing. */
export async function ler({ token }: Leitor, id: string, endereco: string): Promise<Lida | null> {
  const lidas = guardadas(await digest(token))
  return lidas.find(lida => lida.endereco === endereco && lida.id === id) ?? null
}

/** Everything that can still be read in a session, last read first. */
export const lidasDe = async (token: string): Promise<Lida[]> => guardadas(await digest(token))

function guardadas(sessao: string): Lida[] {
  try {
    const kept: Guardadas | null = JSON.parse(localStorage.getItem(chaveDasLeituras) ?? 'null')
    if (kept?.sessao !== sessao) return []
    return kept.lidas.filter(({ em }) => Date.now() - em < longestKept)
  } catch {
    return []
  }
}

/** The data of an answer without errors. */
function whole(body: GraphQLResponse): Record<string, unknown> | null {
  const { data = null, errors } = body as { data?: Record<string, unknown> | null; errors?: unknown }
  return errors ? null : data
}

/** Only secure pages have it; others have no service worker either, and open nothing without a connection. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}
