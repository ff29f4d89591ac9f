import { local, session } from '../storage.ts'

/**
 * Everything that the site stores in a browser, by the beginning of its key, and what becomes of it when a person signs
 * out. A test finds the keys that the sources write.
 */
export const storedKeys = {
  token: 'removed',
  ehAluno: 'removed',
  wasSessaoRefused: 'removed',
  offlineCopies: 'removed',
  'rascunho:': 'removed',
  cadastro: 'removed',
  cadastroDoProfessor: 'removed',
  prova: 'removed',
  voltarDaUniversidade: 'removed',
  'leitura:': 'removed',
  'candidatos:visao': 'removed',
  // Opaque ids, which only this account is shown: those that were not sent are nowhere else (specification §2).
  'vagasSalvas:': 'kept',
  // Without them, what was removed on another device meanwhile would be saved again.
  'salvasNaConta:': 'kept',
  // Only that this account dismissed it.
  'conviteDeHistoricoDispensado:': 'kept',
  // Which columns this account's table has, until those of the account arrive, or on an upstream that keeps none.
  'candidatos:colunas:': 'kept',
  // Which approvals this account has seen celebrated.
  'aprovacoesVistas:': 'kept',
  // How often this person made a search, which offers to be saved.
  'buscasFeitas:': 'removed',
  // Of the browser, not of a person.
  'candidatos:atalhos': 'kept',
  tema: 'kept',
  'atualizado-em': 'kept',
} as const satisfies Record<string, 'removed' | 'kept'>

const removed = Object.entries(storedKeys).flatMap(([start, atSignOut]) => (atSignOut === 'removed' ? [start] : []))

const clear = (storage: typeof local) => {
  for (const key of storage.keys()) if (removed.some(start => key.startsWith(start))) storage.removeItem(key)
}

/** For signing out: removes what is personal, of all accounts, so that the next person at this browser finds nothing. */
export function clearStored(): void {
  clear(local)
  clear(session)
}

/** For a tab whose session ended in another one, or was refused. Drafts of an account wait for it. */
export const clearTab = (): void => clear(session)
