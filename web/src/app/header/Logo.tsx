import { useSyncExternalStore } from 'react'

/** The institution's, which the document names and sizes (gateway/src/site/dress.ts), or the board's own. */
export const Logo = () => {
  const logo = useSyncExternalStore(never, () => document.documentElement.dataset['logo'], prerendered)
  if (!logo) return <Desenho />
  return <img src={logo} alt={`Mural Acadêmico, ${document.documentElement.dataset['sigla']}`} data-logo />
}

const never = () => () => {}
const prerendered = () => undefined

/** The drawing of public/favicon.svg, inlined: a file would be one more request before the first paint. */
const Desenho = () => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 32 32"
    width={32}
    height={32}
    role="img"
    aria-label="Mural Acadêmico"
  >
    <rect width="32" height="32" rx="8" fill="#0f5a55" />
    <path d="M8 12.5 16 8l8 4.5-8 4.5-8-4.5Z" fill="#fff" />
    <path
      d="M11 16.5v4.2c0 1.5 2.3 2.8 5 2.8s5-1.3 5-2.8v-4.2"
      fill="none"
      stroke="#f2b84b"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </svg>
)
