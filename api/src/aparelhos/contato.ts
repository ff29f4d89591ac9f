/*
 * The operator's address that push services get with each message (RFC 8292, `sub`). Apple refuses messages with an
 * address that cannot exist.
 */

/** An address at a domain that can exist (RFC 2606 keeps the others for examples). */
const real =
  /^mailto:[^\s@<>]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?!(?:example|test|invalid|local|localhost)$)[a-z]{2,}$/i

/** The value of PUSH_SUBJECT: a real `mailto:`, or off. */
export const isContato = (text: string): boolean => text === 'off' || real.test(text)

type Given = { PUSH_SUBJECT: string | null; PRODUCTION: boolean }

/** That of the setting, else the institution's address for help; null: no push. A board in production needs a real one. */
export const readContato = (
  { PUSH_SUBJECT, PRODUCTION }: Given,
  { suporte }: { suporte: string | null },
): string | null => {
  if (PUSH_SUBJECT !== null) return PUSH_SUBJECT === 'off' ? null : PUSH_SUBJECT
  const contato = suporte && `mailto:${suporte}`
  return contato && (!PRODUCTION || real.test(contato)) ? contato : null
}
