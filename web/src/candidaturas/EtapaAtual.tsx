import type { Ref } from 'react'
import { Text } from '../ui/Text.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'
import * as styles from './EtapaAtual.css.ts'
import { proximoPasso } from './etapaDoAluno.ts'
import { EtapaTag } from './EtapaTag.tsx'

type Props = {
  etapa: EtapaDaCandidatura
  /** For giving it the focus. */
  ref?: Ref<HTMLOutputElement>
}

/** Where the student's candidatura is now, and what comes next; a change is announced. */
export const EtapaAtual = ({ etapa, ref }: Props) => (
  <output ref={ref} tabIndex={-1} className={styles.root}>
    <span>
      <VisuallyHidden>Etapa da sua candidatura: </VisuallyHidden>
      <EtapaTag etapa={etapa} />
    </span>
    <Text as="span" size="small" color="muted">
      {proximoPasso[etapa]}
    </Text>
  </output>
)
