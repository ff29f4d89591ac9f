import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import type { EstudosCard_usuario$key } from './__generated__/EstudosCard_usuario.graphql.ts'
import { Areas } from './Areas.tsx'
import { Caminhos } from './Caminhos.tsx'
import { Estudos } from './Estudos.tsx'

const caminhos = [
  { to: paths.importarHistorico(), nome: 'Histórico acadêmico' },
  { to: paths.rede(), nome: 'Sua rede' },
  { to: paths.avisos(), nome: 'Avisos' },
]

/** A student's studies and interests, and for the owner the ways to what else the board knows of them. */
export const EstudosCard = ({ usuarioRef }: { usuarioRef: EstudosCard_usuario$key }) => {
  const usuario = useFragment(
    graphql`
      fragment EstudosCard_usuario on Usuario @throwOnFieldError {
        codigo
        ...Estudos_usuario
        ...Areas_usuario
      }
    `,
    usuarioRef,
  )
  return (
    <Stack>
      <Card as="section" labelledBy="estudos" padding="compact">
        <Heading level={2} look="card" id="estudos">
          Estudos
        </Heading>
        <Stack as="dl" gap="small">
          <Estudos usuarioRef={usuario} />
          <Areas usuarioRef={usuario} />
        </Stack>
      </Card>
      {usuario.codigo === readSessao()?.codigo ? <Caminhos caminhos={caminhos} /> : null}
    </Stack>
  )
}
