import type { Ref } from 'react'
import { Text } from '../../ui/text/Text.tsx'
import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'
import * as styles from './EtapaAtual.css.ts'
import { proximoPasso, semDecisao, temDecisao } from './etapaDoAluno.ts'
import { Percurso } from './Percurso.tsx'

type Props = {
  etapa: EtapaDaCandidatura
  /** In a row of a list: the stage alone. */
  emLinha?: boolean
  /** The selection of the vaga is over. */
  finalizada?: boolean
  /** To move the focus to it. */
  ref?: Ref<HTMLOutputElement>
}

/** The stage of the student's candidatura and the next step; changes are announced. */
export const EtapaAtual = ({ etapa, emLinha = false, finalizada = false, ref }: Props) => {
  const parou = finalizada && !temDecisao(etapa)
  return (
    <output ref={ref} tabIndex={-1} className={emLinha ? styles.root : `${styles.root} ${styles.bloco}`}>
      <Percurso etapa={etapa} parou={parou} />
      {emLinha ? null : (
        <Text as="span" size="small" color="muted">
          {parou ? semDecisao : proximoPasso[etapa]}
        </Text>
      )}
    </output>
  )
}
