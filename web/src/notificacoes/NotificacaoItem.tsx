import Award from 'lucide-react/icons/award'
import Briefcase from 'lucide-react/icons/briefcase'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Link2 from 'lucide-react/icons/link-2'
import MessageCircle from 'lucide-react/icons/message-circle'
import UserPlus from 'lucide-react/icons/user-plus'
import { type ReactNode, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { formatTime } from '../ui/dates.ts'
import { Heading } from '../ui/text/Heading.tsx'
import { IconButton } from '../ui/form/IconButton.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { withinSite } from '../ui/withinSite.ts'
import type {
  NotificacaoItem_notificacao$key,
  TipoDeNotificacao,
} from './__generated__/NotificacaoItem_notificacao.graphql.ts'
import { acaoPadrao } from './acaoPadrao.ts'
import { type Grupo, hrefDoGrupo } from './grupos.ts'
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
  fragment NotificacaoItem_notificacao on Notificacao @relay(plural: true) {
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

/** The notifications of one group as a row, which is a link and counts them. A button lists them one by one. */
export const NotificacaoItem = ({ grupoRef }: { grupoRef: NotificacaoItem_notificacao$key }) => {
  const [primeira, ...outras] = useFragment(fragment, grupoRef)
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!primeira) return null
  const grupo = [primeira, ...outras] as const
  if (outras.length === 0) return <Linha as="li" grupo={grupo} />
  const label = `${open ? 'Recolher' : 'Mostrar'} as ${grupo.length}: ${primeira.titulo}`
  return (
    <li>
      <Linha
        grupo={grupo}
        button={
          <IconButton
            label={label}
            icon={open ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        }
      />
      <ul id={id} hidden={!open} className={styles.members}>
        {open ? grupo.map(notificacao => <Linha as="li" key={notificacao.id} grupo={[notificacao]} />) : null}
      </ul>
    </li>
  )
}

type Notificacao = {
  id: string
  tipo: TipoDeNotificacao
  titulo: string
  descricao: string | null | undefined
  criadaEm: string | null
  lida: boolean
  acao: { rotulo: string; href: string } | null
}

type LinhaProps = {
  grupo: Grupo<Notificacao>
  as?: 'div' | 'li'
  button?: ReactNode
}

/** A row. Its link and its button mark it as read. */
const Linha = ({ grupo, as: Root = 'div', button }: LinhaProps) => {
  const [{ tipo, titulo, criadaEm }] = grupo
  const [marcar] = useMarcarComoLidas()
  const heading = useRef<HTMLHeadingElement>(null)
  const Icon = icons[tipo]
  const naoLidas = grupo.filter(({ lida }) => !lida).map(({ id }) => id)
  const handleRead = () => {
    marcar(naoLidas)
    // The button unmounts, and the focus would be lost.
    heading.current?.focus()
  }
  return (
    <Root className={`${styles.root} ${naoLidas.length > 0 ? styles.naoLida : ''}`}>
      <span aria-hidden="true" className={styles.icon}>
        <Icon size={20} />
      </span>
      <div className={styles.words}>
        <div className={styles.texto}>
          <div className={styles.title}>
            <Heading level={3} look="row" ref={heading}>
              {titulo}
              {naoLidas.length > 0 ? <VisuallyHidden> (não lida)</VisuallyHidden> : null}
            </Heading>
            {grupo.length > 1 ? <Quantas quantas={grupo.length} /> : null}
            {criadaEm ? <Hora iso={criadaEm} /> : null}
          </div>
          <Descricao grupo={grupo} />
        </div>
        <Acao grupo={grupo} onFollow={() => naoLidas.length > 0 && marcar(naoLidas)} />
      </div>
      <div className={styles.buttons}>
        {button}
        {naoLidas.length > 0 ? (
          <IconButton label={`Marcar como lida: ${titulo}`} icon={<Check size={20} />} onClick={handleRead} />
        ) : null}
      </div>
    </Root>
  )
}

/** The link covers the row. */
const Acao = ({ grupo, onFollow }: { grupo: Grupo<Notificacao>; onFollow: () => void }) => {
  const [{ tipo, titulo, acao }] = grupo
  const { rotulo, href } = acao ?? acaoPadrao(tipo)
  return (
    <Link to={withinSite(hrefDoGrupo(grupo) ?? href)} className={styles.link} onClick={onFollow}>
      {rotulo}
      <VisuallyHidden>{`: ${titulo}`}</VisuallyHidden>
    </Link>
  )
}

const Quantas = ({ quantas }: { quantas: number }) => (
  <Tag tone="accent">
    {quantas}
    <VisuallyHidden> notificações</VisuallyHidden>
  </Tag>
)

/** The text of the newest, and how many more there are. */
const Descricao = ({ grupo: [{ descricao }, ...outras] }: { grupo: Grupo<Notificacao> }) => {
  const mais = outras.length > 0 ? `E mais ${outras.length}.` : null
  if (!descricao && !mais) return null
  return <p className={styles.description}>{[descricao, mais].filter(Boolean).join(' ')}</p>
}

const Hora = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className={styles.time}>
    {formatTime(iso)}
  </time>
)
