import * as styles from './CenaFolha.css.ts'

const folhas = ['translate(78 66) rotate(-7)', 'translate(282 58) rotate(6)', 'translate(176 96) rotate(-2) scale(1.3)']

/** The board with one sheet before the others. Of the page alone: the drawings of the landing are in its file. */
export const CenaFolha = () => (
  <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false" className={styles.root}>
    <rect x="34" y="22" width="412" height="276" rx="20" className={styles.moldura} />
    <rect x="46" y="34" width="388" height="252" rx="12" className={styles.quadro} />
    {folhas.map(at => (
      <g key={at} transform={at}>
        <rect x="3" y="5" width="120" height="122" rx="10" className={styles.sombra} />
        <rect width="120" height="122" rx="10" className={styles.papel} />
        <path d="M21 27h42" strokeWidth="14" className={styles.etiqueta} />
        <path d="M18 56h84M18 74h66M18 92h76" strokeWidth="7" className={styles.texto} />
        <circle cx="60" cy="2" r="7" className={styles.alfinete} />
      </g>
    ))}
  </svg>
)
