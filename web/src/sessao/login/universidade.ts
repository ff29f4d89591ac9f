import { useSyncExternalStore } from 'react'

/** The sign-in at the university: beside the password, or in place of it. */
export type Universidade = 'ao-lado' | 'so'

const never = () => () => {}
const read = () => {
  const universidade = document.documentElement.dataset['universidade']
  return universidade === 'ao-lado' || universidade === 'so' ? universidade : null
}
const prerendered = () => undefined

/** As the document says (gateway/src/site/dress.ts): null without one; undefined in a prerendered document. */
export const useUniversidade = (): Universidade | null | undefined => useSyncExternalStore(never, read, prerendered)

/** The links of a login page that are of passwords: none if people sign in only at the university. */
export const useLinksDeSenha = <Link>(links: readonly Link[]): readonly Link[] =>
  useUniversidade() === 'so' ? [] : links
