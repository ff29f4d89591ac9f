import type { ReactNode } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'

/** A name and its value, in a list of descriptions. */
export const Fato = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <Stack gap="xxsmall">
    <Text as="dt" size="small" color="muted">
      {nome}
    </Text>
    <Text as="dd">{children ?? 'Não informado'}</Text>
  </Stack>
)
