import { memo, type MouseEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { papeis } from '../tags/papeis.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { ConversaItem_conversa$key } from './__generated__/ConversaItem_conversa.graphql.ts'
import * as styles from './ConversaItem.css.ts'
import { formatAtualizacao } from './dates.ts'

type Props = {
  conversaRef: ConversaItem_conversa$key
  aberta: boolean
  today: Date
  onOpen: (com: string) => void
}

const fragment = graphql`
  fragment ConversaItem_conversa on Conversa @throwOnFieldError {
    pessoa {
      codigo
      nome
      avatar
    }
    papel
    ultimaMensagem
    atualizadaEm
    naoLidas
  }
`

/** One conversation of the list. It is a link, so that it can be opened in another tab. Memoized: a message changes one. */
export const ConversaItem = memo(({ conversaRef, aberta, today, onOpen }: Props) => {
  const { pessoa, papel, ultimaMensagem, atualizadaEm, naoLidas } = useFragment(fragment, conversaRef)
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!aberta) onOpen(pessoa.codigo)
  }
  return (
    <Link
      to={{ search: `?userId=${pessoa.codigo}` }}
      aria-current={aberta || undefined}
      onClick={handleClick}
      className={styles.root}
    >
      <Avatar nome={pessoa.nome} src={pessoa.avatar} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{pessoa.nome ?? 'Sem nome'}</span>
          {atualizadaEm ? (
            <time dateTime={atualizadaEm} className={styles.time}>
              {formatAtualizacao(atualizadaEm, today)}
            </time>
          ) : null}
        </span>
        <span className={styles.line}>
          <span className={styles.preview} data-unread={naoLidas > 0}>
            {ultimaMensagem ?? 'Nenhuma mensagem ainda.'}
          </span>
          <span className={styles.fim}>
            {papel ? <span className={styles.papel}>{papeis[papel]}</span> : null}
            {naoLidas > 0 ? <Ponto naoLidas={naoLidas} /> : null}
          </span>
        </span>
      </span>
    </Link>
  )
})

const Ponto = ({ naoLidas }: { naoLidas: number }) => (
  <span className={styles.dot}>
    <VisuallyHidden>{naoLidas === 1 ? '1 não lida' : `${naoLidas} não lidas`}</VisuallyHidden>
  </span>
)

/** The row while it comes. The route fills in name and last message (sketch.ts). */
export const ConversaItemSkeleton = () => (
  <div className={styles.root}>
    <Skeleton shape="circle" width="44px" height="44px" />
    <span className={styles.words}>
      <span className={styles.name} data-campo="nome">
        <Skeleton width="60%" />
      </span>
      <span className={styles.preview} data-campo="ultimaMensagem">
        <Skeleton width="90%" height="0.875rem" />
      </span>
    </span>
  </div>
)
