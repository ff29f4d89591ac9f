import type { ReactNode } from 'react'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Bullets } from '../ui/text/Bullets.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Text } from '../ui/text/Text.tsx'
import { toBlocos } from './blocos.ts'

type Props = { descricao: string | null | undefined; renderLine?: (line: string) => ReactNode }

/** The description of a vaga: one paragraph per line, and lines that begin with a dash as a list. */
export const Descricao = ({ descricao, renderLine = line => line }: Props) => (
  <Card as="section" labelledBy="descricao">
    <Heading level={2} id="descricao">
      Descrição
    </Heading>
    <Stack gap="small">
      {toBlocos(descricao ?? 'Descrição não especificada').map((bloco, index) =>
        typeof bloco === 'string' ? (
          <Text key={index} reading>
            {renderLine(bloco)}
          </Text>
        ) : (
          <Bullets key={index}>
            {bloco.map((item, at) => (
              <Text as="li" key={at} reading>
                {renderLine(item)}
              </Text>
            ))}
          </Bullets>
        ),
      )}
    </Stack>
  </Card>
)
