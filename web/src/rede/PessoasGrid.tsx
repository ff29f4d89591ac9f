import type { ReactNode } from 'react'
import { Grid } from '../ui/layout/Grid.tsx'
import { Stack } from '../ui/layout/Stack.tsx'

/** With fewer, a row of columns would be mostly empty: each card is as wide as the page, and so a row. */
const minOfColumns = 4

type Props = { quantas: number; children: ReactNode }

/** The cards of people, in columns if there are enough. */
export const PessoasGrid = ({ quantas, children }: Props) =>
  quantas < minOfColumns ? (
    <Stack as="ul" gap="xsmall">
      {children}
    </Stack>
  ) : (
    <Grid as="ul" min="wide">
      {children}
    </Grid>
  )
