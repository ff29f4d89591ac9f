import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usePrefetch } from '../relay/prefetch.ts'
import * as tones from '../ui/toneLook.css.ts'
import type { Tone } from '../ui/tones.ts'
import { useIntent } from '../ui/useIntent.ts'
import * as styles from './Linha.css.ts'

type Props = {
  to: string
  /** An 18 px icon. */
  icon: ReactNode
  tone?: Tone
  title: ReactNode
  detail?: ReactNode
  /** After the detail, whole if the detail is cut. */
  quando?: ReactNode
  /** What the link does, or a short fact. */
  end?: ReactNode
  endLook?: keyof typeof styles.endLook
}

type LinhasProps = {
  /** On a phone too: one line of title and one of detail, cut where they are too long. */
  dense?: boolean
  children: ReactNode
}

/** Rows of 56 px. */
export const Linhas = ({ dense = false, children }: LinhasProps) => (
  <ul className={styles.list} data-dense={dense}>
    {children}
  </ul>
)

/** A row that is a link: what it is about, and where it leads. */
export const Linha = ({ to, icon, tone = 'neutral', title, detail, quando, end, endLook = 'action' }: Props) => {
  const intent = useIntent(usePrefetch(to))
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.link} {...intent}>
        <span className={`${styles.icon} ${tones.soft[tone]}`} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>{' '}
          {detail ? (
            <span className={styles.detail}>
              <span className={styles.cut}>{detail}</span>
              {quando ? (
                <span className={styles.whole}>
                  <span>{' · '}</span>
                  {quando}
                </span>
              ) : null}
            </span>
          ) : null}
        </span>{' '}
        <span className={`${styles.end} ${styles.endLook[endLook]}`}>
          {end}
          <ChevronRight size={16} aria-hidden="true" />
        </span>
      </Link>
    </li>
  )
}

/** A row without a link, such as the one of an empty list. */
export const LinhaSemLink = ({
  icon,
  tone = 'neutral',
  title,
  detail,
}: Pick<Props, 'icon' | 'tone' | 'title' | 'detail'>) => (
  <div className={styles.list}>
    <div className={styles.row}>
      <span className={`${styles.icon} ${tones.soft[tone]}`} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.words}>
        <span className={styles.title}>{title}</span> {detail ? <span className={styles.detail}>{detail}</span> : null}
      </p>
    </div>
  </div>
)
