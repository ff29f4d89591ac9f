import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Sessoes_sessoes$key } from './__generated__/Sessoes_sessoes.graphql.ts'
import { EncerrarOutras } from './EncerrarOutras.tsx'
import { SessaoItem } from './SessaoItem.tsx'

/** The devices where the reader is signed in, each of which can be signed out. */
export const Sessoes = ({ sessoesRef }: { sessoesRef: Sessoes_sessoes$key }) => {
  const sessoes = useFragment(
    graphql`
      fragment Sessoes_sessoes on SessaoAberta @relay(plural: true) @throwOnFieldError {
        codigo
        ...SessaoItem_sessao
      }
    `,
    sessoesRef,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card as="section" labelledBy="sessoes">
      <Stack>
        <Stack gap="xsmall">
          <Heading level={2} id="sessoes" ref={heading}>
            Onde você está conectado
          </Heading>
          <Text size="small" color="muted">
            Se não reconhece um destes aparelhos, encerre a sessão dele e troque a sua senha.
          </Text>
        </Stack>
        <Stack as="ul">
          {sessoes.map(sessao => (
            <SessaoItem key={sessao.codigo} sessaoRef={sessao} onEncerrada={() => heading.current?.focus()} />
          ))}
        </Stack>
        <EncerrarOutras />
      </Stack>
    </Card>
  )
}
