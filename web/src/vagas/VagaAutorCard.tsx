import { graphql, useFragment } from 'react-relay'
import { TambemResponde } from '../gestores/TambemResponde.tsx'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { Heading } from '../ui/Heading.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import type { VagaAutorCard_vaga$key } from './__generated__/VagaAutorCard_vaga.graphql.ts'
import { VagaAutor } from './VagaAutor.tsx'

/** Who published the vaga, and the way to write to them. */
export const VagaAutorCard = ({ vagaRef }: { vagaRef: VagaAutorCard_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment VagaAutorCard_vaga on Vaga @throwOnFieldError {
        autor {
          codigo
        }
        ...VagaAutor_vaga
        ...TambemResponde_vaga
      }
    `,
    vagaRef,
  )
  const routeExists = useRouteExists()
  return (
    <Card as="section" padding="compact" labelledBy="autor">
      <Heading level={2} look="label" id="autor">
        Publicado por
      </Heading>
      <VagaAutor vagaRef={vaga} />
      <TambemResponde vagaRef={vaga} />
      {vaga.autor && routeExists(paths.mensagens()) ? (
        <LinkButton to={paths.mensagens(vaga.autor.codigo)} look="secondary" shape="wide">
          Enviar Mensagem
        </LinkButton>
      ) : null}
    </Card>
  )
}
