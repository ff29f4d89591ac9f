import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { MeusDados_dados$key } from './__generated__/MeusDados_dados.graphql.ts'
import { Copia } from './Copia.tsx'
import { Exclusao } from './Exclusao.tsx'

/** What is kept about the reader: a copy to take, and the end of the account. */
export const MeusDados = ({ dadosRef }: { dadosRef: MeusDados_dados$key }) => {
  const { copia, ...dados } = useFragment(
    graphql`
      fragment MeusDados_dados on MeusDados @throwOnFieldError {
        copia {
          ...Copia_copia
        }
        ...Exclusao_dados
      }
    `,
    dadosRef,
  )
  return (
    <>
      <Card as="section" labelledBy="meus-dados">
        <Stack>
          <Stack gap="xsmall">
            <Heading level={2} id="meus-dados">
              Meus dados
            </Heading>
            <Text size="small" color="muted">
              Um arquivo com tudo o que o mural guarda sobre você: perfil, candidaturas, mensagens, histórico e os
              arquivos que enviou. Outras pessoas aparecem como “outra pessoa”.
            </Text>
          </Stack>
          <Copia copiaRef={copia} />
        </Stack>
      </Card>
      <Exclusao dadosRef={dados} />
    </>
  )
}
