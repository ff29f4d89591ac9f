import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { useRouteExists } from '../ui/routeExists.ts'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type { TambemResponde_vaga$key } from './__generated__/TambemResponde_vaga.graphql.ts'

/** Those who manage a vaga with its author and are shown to students. */
export const TambemResponde = ({ vagaRef }: { vagaRef: TambemResponde_vaga$key }) => {
  const { gestores } = useFragment(
    graphql`
      fragment TambemResponde_vaga on Vaga {
        gestores {
          id
          visivel
          aceitoEm
          pessoa {
            codigo
            nome
          }
        }
      }
    `,
    vagaRef,
  )
  const routeExists = useRouteExists()
  return gestores?.map(({ id, visivel, aceitoEm, pessoa }) =>
    visivel && aceitoEm && pessoa?.nome ? (
      <Text key={id} size="small">
        Também responde:{' '}
        {routeExists(paths.perfil(pessoa.codigo)) ? (
          <TextLink to={paths.perfil(pessoa.codigo)}>{pessoa.nome}</TextLink>
        ) : (
          pessoa.nome
        )}
      </Text>
    ) : null,
  )
}
