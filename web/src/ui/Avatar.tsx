import { useState } from 'react'
import * as styles from './Avatar.css.ts'
import * as tones from './toneLook.css.ts'

type Props = {
  /** Whose it is; null shows a question mark. */
  nome: string | null | undefined
  /** Address of the portrait; null, or one that does not load, shows initials. */
  src: string | null | undefined
  size?: keyof typeof styles.size
}

const palette = ['blue', 'violet', 'green', 'amber', 'rose', 'cyan'] as const

/** The header's and the profile's are on screen at once, those of lists may be below it. */
const loading = { small: 'eager', medium: 'lazy', large: 'lazy', huge: 'eager' } as const

/** A portrait, or initials. Decoration: the name must stand beside it, or name what it is in. */
export const Avatar = ({ nome, src, size = 'medium' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null)
  const letters = initials(nome ?? '')
  const tone = toneOf(nome ?? '')
  const side = styles.side[size]
  return (
    <span aria-hidden="true" className={`${styles.root} ${styles.size[size]} ${tones.soft[tone]}`}>
      {src && isImagem(src) && src !== broken ? (
        <img
          src={src}
          srcSet={toSrcSet(src)}
          sizes={`${side}px`}
          width={side}
          height={side}
          alt=""
          loading={loading[size]}
          decoding="async"
          onError={() => setBroken(src)}
          className={styles.image}
        />
      ) : (
        letters
      )}
    </span>
  )
}

/** An address of this origin or https, as the schema has it, or a file of this page; no other scheme becomes one of the page. */
const isImagem = (src: string) => /^(\/(?![/\\])|https:|blob:)/.test(src)

/** There are copies of what the API keeps itself, which such an address tells (schema.graphql). */
const toSrcSet = (src: string) =>
  /^\/avatares\/[\da-f]+\.webp$/.test(src)
    ? `${[48, 96, 192].map(largura => `${src}?largura=${largura} ${largura}w`).join(', ')}, ${src} 512w`
    : undefined

/** The same person has the same colour everywhere. */
function toneOf(nome: string) {
  const sum = Array.from(nome, letter => letter.charCodeAt(0)).reduce((total, code) => total + code, 0)
  return palette[sum % palette.length] ?? 'blue'
}

/** First letters of the first and the last name; of the only name where it is single (specification §2). */
export function initials(nome: string): string {
  const words = nome.trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.[0] ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toLocaleUpperCase('pt-BR')
}
