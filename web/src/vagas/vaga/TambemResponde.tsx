import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { papeis } from '../../tags/papeis.ts'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { TambemResponde_vaga$key } from './__generated__/TambemResponde_vaga.graphql.ts'

/** The co-managers of a vaga that students see. */
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
  return gestores?.map(({ id, visivel, aceitoEm, pessoa }) =>
    visivel && aceitoEm && pessoa?.nome ? (
      <Text key={id} size="small">
        Também responde: <TextLink to={paths.perfil(pessoa.codigo)}>{pessoa.nome}</TextLink>
        {` (${papeis.PROFESSOR})`}
      </Text>
    ) : null,
  )
}
