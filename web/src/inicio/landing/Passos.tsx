import type { ReactNode } from 'react'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as tones from '../../ui/toneLook.css.ts'
import type { Tone } from '../../ui/tones.ts'
import * as styles from './Passos.css.ts'

export type Passo = { title: string; text: string; tone: Tone; cena: ReactNode }

/** Numbered steps, each with its drawing. */
export const Passos = ({ title: heading, passos }: { title: string; passos: readonly Passo[] }) => (
  <Stack as="section" gap="large">
    <Heading level={2} look="part">
      {heading}
    </Heading>
    <ol className={styles.list}>
      {passos.map(({ title, text, tone, cena }) => (
        <li key={title} className={styles.step}>
          <div className={`${styles.art} ${tones.soft[tone]}`}>{cena}</div>
          <div className={styles.words}>
            <Heading level={3}>{title}</Heading>
            <Text color="muted">{text}</Text>
          </div>
        </li>
      ))}
    </ol>
  </Stack>
)
