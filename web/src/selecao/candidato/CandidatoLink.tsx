import { Link } from 'react-router-dom'
import { type EmSelecao, nomeDe } from '../etapa.ts'
import * as styles from './CandidatoLink.css.ts'
import { useCandidatoAberto } from './useCandidatoAberto.ts'

type Props = {
  candidato: EmSelecao
  /** The page of the candidate. */
  to: string
}

/** The name of a candidate: opens them beside the list, table or board, or on their page if there is no room. */
export const CandidatoLink = ({ candidato, to }: Props) => {
  const { aberto, linkTo } = useCandidatoAberto()
  const { codigoDaCandidatura: codigo } = candidato
  return (
    <Link
      to={linkTo ? linkTo(codigo) : to}
      // Going back closes the pane, however many were open in it.
      replace={aberto !== null}
      preventScrollReset={linkTo !== null}
      aria-current={aberto === codigo || undefined}
      className={styles.root}
    >
      {nomeDe(candidato)}
    </Link>
  )
}
