import { Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import * as styles from './NaoLidasCount.css.ts'
import { useNaoLidas } from './HeaderUser.tsx'

type Props = {
  /** The header's query, which HeaderUser retains. */
  reference: PreloadedQuery<HeaderUserQuery>
  de: 'mensagens' | 'notificacoes'
}

/** The number of unread items, inside a link or a button; nothing for 0, or if it could not be read. */
export const NaoLidasCount = (props: Props) => (
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
      <span>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden> não lidas</VisuallyHidden>
    </span>
  )
}
