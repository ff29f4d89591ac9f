import { useState } from 'react'
import * as styles from './Avatar.css.ts'
import * as tones from './toneLook.css.ts'

type Props = {
  /** The person's name; null shows a question mark. */
  nome: string | null | undefined
  /** The URL of the portrait. Without one, or if it does not load, shows initials. */
  src: string | null | undefined
  size?: keyof typeof styles.size
}

const palette = ['blue', 'violet', 'green', 'amber', 'rose', 'cyan'] as const

/** Header and profile are always on screen, while a list may reach below it. */
const loading = { small: 'eager', medium: 'lazy', huge: 'eager' } as const

/** A portrait, or initials. Decorative: the name must be next to it, or name its link. */
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

/** Accepts URLs of this origin and https, as the schema does, and files of this page; no other scheme. */
const isImagem = (src: string) => /^(\/(?![/\\])|https:|blob:)/.test(src)

/** Portraits stored by the API exist in several sizes, which their URL shows (schema.graphql). */
const toSrcSet = (src: string) =>
  /^\/avatares\/[\da-f]+\.webp$/.test(src)
    ? `${[48, 96, 192].map(largura => `${src}?largura=${largura} ${largura}w`).join(', ')}, ${src} 512w`
    : undefined

/** The same person has the same color everywhere. */
function toneOf(nome: string) {
  const sum = Array.from(nome, letter => letter.charCodeAt(0)).reduce((total, code) => total + code, 0)
  return palette[sum % palette.length] ?? 'blue'
}

/** The first letters of the first and the last name, or of a single name (specification §2). */
export function initials(nome: string): string {
  const words = nome.trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.[0] ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toLocaleUpperCase('pt-BR')
}
