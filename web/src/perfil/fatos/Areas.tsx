import { graphql, useFragment } from 'react-relay'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import type { Areas_usuario$key } from './__generated__/Areas_usuario.graphql.ts'
import { Fato } from './Fato.tsx'

/** The interests as badges. */
export const Areas = ({ usuarioRef }: { usuarioRef: Areas_usuario$key }) => {
  const { interesses } = useFragment(
    graphql`
      fragment Areas_usuario on Usuario @throwOnFieldError {
        interesses {
          id
          nome
        }
      }
    `,
    usuarioRef,
  )
  return (
    <Fato nome="Áreas de interesse">
      {interesses.length > 0 ? (
        <Cluster gap="xxsmall">
          {interesses.map(({ id, nome }) => (
            <Tag key={id} tone="primary">
              {nome}
            </Tag>
          ))}
        </Cluster>
      ) : null}
    </Fato>
  )
}
