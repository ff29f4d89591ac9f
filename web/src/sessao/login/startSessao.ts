import { toastSuccess } from '../../ui/overlay/toast.ts'
import { entrar, readSessao, sair, soNestaPagina } from '../sessao.ts'
import { clearStored } from '../storedKeys.ts'

/**
 * Stores the token of a sign-in, in place of any other session, with the texts of a login (specification §8). The other one ends
 * as by a sign-out; without one nothing is removed: drafts of an account wait for it.
 */
export function startSessao(token: string): void {
  if (readSessao()) {
    sair()
    clearStored()
  }
  toastSuccess('Login realizado com sucesso!', entrar(token) ? undefined : soNestaPagina)
}
