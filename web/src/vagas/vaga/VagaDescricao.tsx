import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { VagaDescricao_vaga$key } from './__generated__/VagaDescricao_vaga.graphql.ts'
import { toTrechos } from './links.ts'

/** The description: one paragraph per line, with its URLs as links. */
export const VagaDescricao = ({ vagaRef }: { vagaRef: VagaDescricao_vaga$key }) => {
  const { descricao } = useFragment(
    graphql`
      fragment VagaDescricao_vaga on Vaga @throwOnFieldError {
        descricao
      }
    `,
    vagaRef,
  )
  const lines = (descricao ?? 'Descrição não especificada').split(/\r?\n/).filter(line => line.trim())
  return (
    <Card as="section" labelledBy="descricao">
      <Heading level={2} id="descricao">
        Descrição
      </Heading>
      <Stack gap="small">
        {lines.map((line, index) => (
          <Text key={index}>
            <Linha line={line} />
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

const Linha = ({ line }: { line: string }) =>
  toTrechos(line).map(({ texto, endereco }, index) =>
    endereco ? (
      <TextLink key={index} to={endereco.href}>
        {texto}
        <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
      </TextLink>
    ) : (
      texto
    ),
  )
