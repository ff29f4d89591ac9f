import * as styles from './Skeleton.css.ts'

type Props = {
  shape?: keyof typeof styles.shape
  /** CSS lengths, as '60%' or '44px'. */
  width?: string
  height?: string
}

/** A placeholder for content that loads. Use it inside Loading, which has the text. */
export const Skeleton = ({ shape = 'line', width = '100%', height = '1rem' }: Props) => (
  <span
    aria-hidden="true"
    className={`${styles.root} ${styles.shape[shape]}`}
    style={{ [property(styles.width)]: width, [property(styles.height)]: height }}
  />
)

/** 'var(--x)' to '--x'. */
function property(variable: string): string {
  return variable.slice(4, -1)
}
