import { type ComponentType, lazy, type ReactNode } from 'react'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Optional } from '../ui/state/Optional.tsx'
import * as styles from './Failure.css.ts'

const CenaSemPagina = lazy(() =>
  import('../ui/cena/CenaSemPagina.tsx').then(module => ({ default: module.CenaSemPagina })),
)

type Props = {
  title: string
  /** What happened, or what to do. */
  sentence: ReactNode
  /** The drawing, of 480 by 320. */
  Cena?: ComponentType
  /** Between the sentence and the buttons. */
  more?: ReactNode
  /** Buttons. */
  children: ReactNode
}

/** A page in place of one that does not exist or did not load. */
export const Failure = ({ title, sentence, Cena = CenaSemPagina, more, children }: Props) => (
  <div className={styles.root}>
    <Page>
      <div className={styles.parts}>
        <Stack gap="large">
          <PageHeader title={title} lead={sentence} />
          {more}
          <Cluster gap="small">{children}</Cluster>
        </Stack>
        <div className={styles.cena}>
          <Optional>
            <Cena />
          </Optional>
        </div>
      </div>
    </Page>
  </div>
)
