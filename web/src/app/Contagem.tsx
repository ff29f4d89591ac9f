import { Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { Boundary } from '../ui/Boundary.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import * as styles from './Contagem.css.ts'
import { useNaoLidas } from './HeaderUser.tsx'

type Props = {
  /** The header's query, which HeaderUser adopts. */
  reference: PreloadedQuery<HeaderUserQuery>
  de: 'mensagens' | 'notificacoes'
}

/** How many wait to be read, within a link or a button; nothing where that is none, or not known. */
export const Contagem = (props: Props) => (
  <Boundary fallback={null}>
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  </Boundary>
)

const Loaded = ({ reference, de }: Props) => {
  const count = useNaoLidas(reference)[de]
  if (count === 0) return null
  return (
    <span className={styles.root}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> não lidas</VisuallyHidden>
    </span>
  )
}
