import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import type { EstudosCard_usuario$key } from './__generated__/EstudosCard_usuario.graphql.ts'
import { Areas } from './Areas.tsx'
import { Estudos } from './Estudos.tsx'

/** A student's studies and interests. */
export const EstudosCard = ({ usuarioRef }: { usuarioRef: EstudosCard_usuario$key }) => {
  const usuario = useFragment(
    graphql`
      fragment EstudosCard_usuario on Usuario @throwOnFieldError {
        ...Estudos_usuario
        ...Areas_usuario
      }
    `,
    usuarioRef,
  )
  return (
    <Card as="section" labelledBy="estudos" padding="compact">
      <Heading level={2} look="card" id="estudos">
        Estudos
      </Heading>
      <Stack as="dl" gap="small">
        <Estudos usuarioRef={usuario} />
        <Areas usuarioRef={usuario} />
      </Stack>
    </Card>
  )
}
