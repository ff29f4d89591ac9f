import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usePrefetch } from '../relay/prefetch.ts'
import * as tones from '../ui/toneLook.css.ts'
import type { Tone } from '../ui/tones.ts'
import { useIntent } from '../ui/useIntent.ts'
import * as styles from './Linha.css.ts'

type ConteudoProps = {
  /** An 18 px icon. */
  icon: ReactNode
  tone?: Tone
  title: ReactNode
  detail?: ReactNode
  /** What the link does, or a short fact. */
  end?: ReactNode
  endLook?: keyof typeof styles.endLook
}

type LinhasProps = {
  /** On a phone too: one line of title and one of detail, cut where they are too long. */
  dense?: boolean
  /** For a list whose rows may be more than are shown. */
  id?: string
  children: ReactNode
}

/** Rows of 56 px. */
export const Linhas = ({ dense = false, id, children }: LinhasProps) => (
  <ul id={id} className={styles.list} data-dense={dense}>
    {children}
  </ul>
)

/** A row that is a link: what it is about, and where it leads. */
export const Linha = ({ to, end, ...conteudo }: ConteudoProps & { to: string }) => {
  const intent = useIntent(usePrefetch(to))
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.link} {...intent}>
        <Conteudo
          {...conteudo}
          end={
            <>
              {end ? <span>{end}</span> : null}
              <ChevronRight size={16} aria-hidden="true" className={styles.arrow} />
            </>
          }
        />
      </Link>
    </li>
  )
}

/** A row that leads nowhere: what is done, or that there is nothing. */
export const LinhaSemLink = (conteudo: ConteudoProps) => (
  <li className={styles.item}>
    <div className={styles.row}>
      <Conteudo {...conteudo} />
    </div>
  </li>
)

const Conteudo = ({ icon, tone = 'neutral', title, detail, end, endLook = 'action' }: ConteudoProps) => (
  <>
    <span className={`${styles.icon} ${tones.soft[tone]}`} aria-hidden="true">
      {icon}
    </span>
    <span className={styles.words}>
      <span className={styles.title}>{title}</span> {detail ? <span className={styles.detail}>{detail}</span> : null}
    </span>{' '}
    {end ? <span className={`${styles.end} ${styles.endLook[endLook]}`}>{end}</span> : null}
  </>
)
