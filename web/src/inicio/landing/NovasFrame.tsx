import type { ReactNode } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './Novas.css.ts'

type Props = { lead: ReactNode; action: ReactNode; children: ReactNode }

/** The section of the newest vagas, as high with its vagas as without. */
export const NovasFrame = ({ lead, action, children }: Props) => (
  <Stack as="section" gap="large">
    <div className={styles.head}>
      <div>
        <Heading level={2} look="page">
          Abertas agora
        </Heading>
        <Text color="muted">{lead}</Text>
      </div>
      <div className={styles.action}>{action}</div>
    </div>
    <ul className={styles.list}>{children}</ul>
  </Stack>
)
