import type { Contagens } from './useContagens.ts'
import * as styles from './Contagem.css.ts'

type Props = {
  /** Of the element that describes the option. */
  id: string
  contagens: Contagens
  option: string | number
}

/** The number of vagas that an option would find, beside its name and not part of it; only its room while unknown. */
export const Contagem = ({ id, contagens, option }: Props) => {
  const total = contagens && (contagens.get(option) ?? 0)
  return (
    <span className={styles.root}>
      <span aria-hidden="true">{total}</span>
      <span id={id} hidden>
        {total === null ? null : `${total} ${total === 1 ? 'oportunidade' : 'oportunidades'}`}
      </span>
    </span>
  )
}
