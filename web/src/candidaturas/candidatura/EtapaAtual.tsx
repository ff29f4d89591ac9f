import type { Ref } from 'react'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { EtapaDaCandidatura } from './__generated__/CandidaturaCard_situacao.graphql.ts'
import * as styles from './EtapaAtual.css.ts'
import { proximoPasso, semDecisao, temDecisao } from './etapaDoAluno.ts'
import { EtapaTag } from './EtapaTag.tsx'

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
export const EtapaAtual = ({ etapa, emLinha = false, finalizada = false, ref }: Props) => (
  <output ref={ref} tabIndex={-1} className={emLinha ? styles.emLinha : styles.root}>
    <span className={emLinha ? undefined : styles.etapa}>
      {emLinha ? (
        <VisuallyHidden>{'Etapa da sua candidatura: '}</VisuallyHidden>
      ) : (
        <Text as="span" size="small" color="muted">
          Etapa da sua candidatura:{' '}
        </Text>
      )}
      <EtapaTag etapa={etapa} />
    </span>
    {emLinha ? null : (
      <Text as="span" size="small" color="muted">
        {finalizada && !temDecisao(etapa) ? semDecisao : proximoPasso[etapa]}
      </Text>
    )}
  </output>
)
