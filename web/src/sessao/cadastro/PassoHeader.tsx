import { useEffect, useRef } from 'react'
import { Heading } from '../../ui/text/Heading.tsx'
import * as styles from './PassoHeader.css.ts'

const titles = { 1: 'Informações básicas', 2: 'Objetivo principal', 3: 'Interesses' }
const passos = [1, 2, 3] as const

/** The current step of the wizard. The heading of a new step takes the focus. */
export const PassoHeader = ({ passo }: { passo: 1 | 2 | 3 }) => {
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(passo)
  useEffect(() => {
    if (shown.current === passo) return
    shown.current = passo
    ref.current?.focus()
  }, [passo])
  return (
    <div className={styles.root}>
      <p role="status" className={styles.label}>
        {`Passo ${passo} de 3`}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {passos.map(one => (
          <span key={one} className={styles.part} data-feito={one <= passo} />
        ))}
      </div>
      <Heading level={2} ref={ref}>
        {titles[passo]}
      </Heading>
    </div>
  )
}
