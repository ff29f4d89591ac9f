import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { formatTimeAgo } from '../ui/format.ts'
import { useRouteExists } from '../ui/routeExists.ts'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type { VagaAutor_vaga$key } from './__generated__/VagaAutor_vaga.graphql.ts'
import * as styles from './VagaAutor.css.ts'

/** Who published a vaga, linking to their profile, and how long ago. */
export const VagaAutor = ({ vagaRef }: { vagaRef: VagaAutor_vaga$key }) => {
  const { autor, criadaEm } = useFragment(
    graphql`
      fragment VagaAutor_vaga on Vaga @throwOnFieldError {
        criadaEm
        autor {
          codigo
          nome
          avatar
        }
      }
    `,
    vagaRef,
  )
  const nome = autor?.nome ?? 'Autor desconhecido'
  const perfil = autor ? paths.perfil(autor.codigo) : null
  const routeExists = useRouteExists()
  return (
    <div className={styles.root}>
      <Avatar nome={autor?.nome} src={autor?.avatar} />
      <div>
        <Text size="small" weight="medium">
          {perfil && routeExists(perfil) ? (
            <TextLink to={perfil} look="plain">
              {nome}
            </TextLink>
          ) : (
            nome
          )}
        </Text>
        <Text size="small" color="muted">
          {criadaEm ? <time dateTime={criadaEm}>{formatTimeAgo(criadaEm)}</time> : formatTimeAgo(null)}
        </Text>
      </div>
    </div>
  )
}
