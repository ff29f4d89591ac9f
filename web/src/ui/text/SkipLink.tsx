import * as styles from './SkipLink.css.ts'

/** A link to a part of the page, visible with the focus only. */
export const SkipLink = ({ to, children }: { to: `#${string}`; children: string }) => (
  <a href={to} className={styles.root}>
    {children}
  </a>
)
