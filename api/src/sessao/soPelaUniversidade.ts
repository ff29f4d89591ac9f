import type { Papel } from '../autenticacao/papeis.ts'
import type { Settings } from '../config.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * With OIDC_MODE=only, passwords and links of mails sign in administrators alone, so that they get in while the provider is down.
 * @throws Refusal 409
 */
export const refuseSenhaDe = ({ oidc }: Pick<Settings, 'oidc'>, papeis: readonly Papel[]): void => {
  if (oidc?.modo === 'so' && !papeis.includes('administrador')) {
    throw new Refusal(409, 'Entre com a conta da universidade.')
  }
}
