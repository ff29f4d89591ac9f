import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'

/** The description, one paragraph per line. URLs stay text: a search engine must not follow what somebody posted. */
export const DescricaoPublica = ({ descricao }: { descricao: string | null | undefined }) => {
  const lines = (descricao ?? 'Descrição não especificada').split(/\r?\n/).filter(line => line.trim())
  return (
    <Card as="section" labelledBy="descricao">
      <Heading level={2} id="descricao">
        Descrição
      </Heading>
      <Stack gap="small">
        {lines.map((line, index) => (
          <Text key={index}>{line}</Text>
        ))}
      </Stack>
    </Card>
  )
}
