import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import Award from 'lucide-react/icons/award'
import Briefcase from 'lucide-react/icons/briefcase'
import Check from 'lucide-react/icons/check'
import Link2 from 'lucide-react/icons/link-2'
import MessageCircle from 'lucide-react/icons/message-circle'
import UserPlus from 'lucide-react/icons/user-plus'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/layout/Card.tsx'
import { formatDistance, toDate } from '../ui/format.ts'
import { Heading } from '../ui/text/Heading.tsx'
import { IconButton } from '../ui/form/IconButton.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Text } from '../ui/text/Text.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type {
  NotificacaoItem_notificacao$key,
  TipoDeNotificacao,
} from './__generated__/NotificacaoItem_notificacao.graphql.ts'
import * as styles from './NotificacaoItem.css.ts'
import { useMarcarComoLidas } from './useMarcarComoLidas.ts'

const icons = {
  OPORTUNIDADE: Briefcase,
  CONEXAO: Link2,
  ENGAJAMENTO: Award,
  CANDIDATURA: UserPlus,
  MENSAGEM: MessageCircle,
} satisfies Record<TipoDeNotificacao, object>

const fragment = graphql`
  fragment NotificacaoItem_notificacao on Notificacao {
    id
    tipo
    titulo
    descricao
    criadaEm
    lida
    acao {
      rotulo
      href
    }
  }
`

/** One notification. Its link and its button mark it as read. */
export const NotificacaoItem = ({ notificacaoRef }: { notificacaoRef: NotificacaoItem_notificacao$key }) => {
  const { id, tipo, titulo, descricao, criadaEm, lida, acao } = useFragment(fragment, notificacaoRef)
  const [marcar] = useMarcarComoLidas()
  const heading = useRef<HTMLHeadingElement>(null)
  const Icon = icons[tipo]
  const handleRead = () => {
    marcar(id)
    // The button unmounts, and the focus would be lost.
    heading.current?.focus()
  }
  return (
    <Card as="li" padding="compact" {...(lida ? {} : { edge: 'accent' })}>
      <div className={styles.root}>
        <span aria-hidden="true" data-lida={lida} className={styles.icon}>
          <Icon size={20} />
        </span>
        <div className={styles.words}>
          <Heading level={2} look="card" ref={heading}>
            {titulo}
            {lida ? null : <VisuallyHidden> (não lida)</VisuallyHidden>}
          </Heading>
          {descricao ? <Text size="small">{descricao}</Text> : null}
          {criadaEm ? <Tempo iso={criadaEm} /> : null}
          {acao ? (
            <div>
              <LinkButton to={acao.href} look="secondary" shape="compact" onClick={() => lida || marcar(id)}>
                {acao.rotulo}
                <VisuallyHidden>{`: ${titulo}`}</VisuallyHidden>
              </LinkButton>
            </div>
          ) : null}
        </div>
        {lida ? null : (
          <IconButton label={`Marcar como lida: ${titulo}`} icon={<Check size={20} />} onClick={handleRead} />
        )}
      </div>
    </Card>
  )
}

/** As 'há 5 minutos'; 'agora' for less than a minute, and for a time in the future, by a wrong clock. */
function formatTempo(iso: string, now: Date = new Date()): string {
  const time = toDate(iso)
  if (differenceInMinutes(now, time) < 1) return 'agora'
  return formatDistance(time, now)
}

const Tempo = ({ iso }: { iso: string }) => (
  <Text size="small" color="muted">
    <time dateTime={iso}>{formatTempo(iso)}</time>
  </Text>
)
