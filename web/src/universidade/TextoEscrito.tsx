import * as styles from './TextoEscrito.css.ts'

/** A text of somebody's, as it was written. */
export const TextoEscrito = ({ texto }: { texto: string }) => <p className={styles.root}>{texto || 'Sem texto.'}</p>
