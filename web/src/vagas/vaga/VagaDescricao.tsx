import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Bullets } from '../../ui/text/Bullets.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { VagaDescricao_vaga$key } from './__generated__/VagaDescricao_vaga.graphql.ts'
import { toBlocos } from './blocos.ts'
import { toTrechos } from './links.ts'

/** The description: one paragraph per line, lines that begin with a dash as a list, and URLs as links. */
export const VagaDescricao = ({ vagaRef }: { vagaRef: VagaDescricao_vaga$key }) => {
  const { descricao } = useFragment(
    graphql`
      fragment VagaDescricao_vaga on Vaga @throwOnFieldError {
        descricao
      }
    `,
    vagaRef,
  )
  return (
    <Card as="section" labelledBy="descricao">
      <Heading level={2} id="descricao">
        Descrição
      </Heading>
      <Stack gap="small">
        {toBlocos(descricao ?? 'Descrição não especificada').map((bloco, index) =>
          typeof bloco === 'string' ? (
            <Text key={index}>
              <Linha line={bloco} />
            </Text>
          ) : (
            <Bullets key={index}>
              {bloco.map((item, at) => (
                <Text as="li" key={at}>
                  <Linha line={item} />
                </Text>
              ))}
            </Bullets>
          ),
        )}
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
