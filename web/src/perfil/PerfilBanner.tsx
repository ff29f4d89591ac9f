import type { ReactNode } from 'react'
import * as styles from './PerfilBanner.css.ts'

type Props = { portrait: ReactNode; children: ReactNode }

/** The head of a profile: the banner, the portrait on its edge, and the words. */
export const PerfilBanner = ({ portrait, children }: Props) => (
  <div className={styles.root}>
    <div className={styles.banner} />
    <div className={styles.portrait}>{portrait}</div>
    <div className={styles.words}>{children}</div>
  </div>
)
