/* Passkeys of the browser. The library is loaded by the first press of a button that needs it. */

const load = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Signs with a passkey. Options and result are JSON. @throws if the reader dismisses it, or has none of them here */
export async function signWithPasskey(opcoes: string): Promise<string> {
  const { startAuthentication } = await load()
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(opcoes) }))
}

/** Makes a passkey. Options and result are JSON. @throws if the reader dismisses it, or has made one of the account here */
export async function createPasskey(opcoes: string): Promise<string> {
  const { startRegistration } = await load()
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(opcoes) }))
}
