import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../form/IconButton.tsx'
import * as styles from './Notice.css.ts'
import * as tones from '../toneLook.css.ts'

type Props = {
  tone: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  /** A drawing in place of the icon. */
  cena?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  onDismiss?: () => void
  /** In a row of a list: one line where there is room, with the actions at its end. */
  dense?: boolean
  /** Announced when it appears: for the result of an action. */
  live?: boolean
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A colored box with a message. */
export const Notice = ({ tone, title, cena, children, actions, onDismiss, dense = false, live = false }: Props) => {
  const Icon = icons[tone]
  return (
    <div
      className={`${styles.root} ${tones.edged[tone]}`}
      data-dense={dense || undefined}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <span className={styles.icon} aria-hidden="true">
        {cena ?? <Icon size={20} />}
      </span>
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.content}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onDismiss ? (
        <span className={styles.dismiss}>
          <IconButton label="Fechar aviso" icon={<X size={20} />} onClick={onDismiss} />
        </span>
      ) : null}
    </div>
  )
}
