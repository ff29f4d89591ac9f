import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import * as styles from './Nota.css.ts'

type Props = {
  /** Name of the candidate. */
  nome: string
  /** 1 to 5; null for none. */
  nota: number | null
  onNota: (nota: number | null) => void
}

/** The nota in stars: a radio group, with an option for none. */
export const Nota = ({ nome, nota, onNota }: Props) => {
  const name = useId()
  return (
    <Fieldset legend={`Nota de ${nome}`} legendHidden>
      <div className={styles.notas}>
        {[1, 2, 3, 4, 5].map(valor => (
          <label key={valor} className={styles.opcao} data-cheia={nota !== null && valor <= nota}>
            <input
              type="radio"
              name={name}
              checked={valor === nota}
              onChange={() => onNota(valor)}
              className={styles.radio}
            />
            <Star size={22} aria-hidden="true" fill={nota !== null && valor <= nota ? 'currentColor' : 'none'} />
            <VisuallyHidden>{`${valor} de 5`}</VisuallyHidden>
          </label>
        ))}
        <label className={styles.opcao}>
          <input
            type="radio"
            name={name}
            checked={nota === null}
            onChange={() => onNota(null)}
            className={styles.radio}
          />
          <span>{nota === null ? 'Sem nota' : 'Tirar nota'}</span>
        </label>
      </div>
    </Fieldset>
  )
}
