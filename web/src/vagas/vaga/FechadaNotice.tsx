import type { ReactNode } from 'react'
import { Notice } from '../../ui/state/Notice.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import * as styles from './FechadaNotice.css.ts'

/** Why nobody can apply any more, and a link to vagas like this one; as high while the reason loads. */
export const FechadaNotice = ({ children }: { children: ReactNode }) => (
  <Notice
    tone="info"
    dense
    actions={
      <TextLink to="#parecidas" alone>
        Ver parecidas
      </TextLink>
    }
  >
    <p className={styles.motivo}>{children}</p>
  </Notice>
)
