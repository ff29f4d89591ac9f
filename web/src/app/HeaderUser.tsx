import { startTransition } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { Link } from 'react-router-dom'
import { useAoRecuperar } from '../relay/recuperar.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import * as styles from './HeaderUser.css.ts'

const query = graphql`
  query HeaderUserQuery @preloadable {
    viewer {
      usuario {
        nome
        avatar
        aConfirmar
      }
      naoLidas {
        mensagens
        notificacoes
      }
    }
  }
`

/** How many wait to be read; 0 where it is not known. Suspends and throws as HeaderUser's own query does. */
export function useNaoLidas(reference: PreloadedQuery<HeaderUserQuery>) {
  const { viewer } = usePreloadedQuery<HeaderUserQuery>(query, reference)
  return { mensagens: viewer?.naoLidas.mensagens ?? 0, notificacoes: viewer?.naoLidas.notificacoes ?? 0 }
}

/** Whether the reader is a professor whose role is still to be confirmed. Suspends and throws as the query does. */
export function useAConfirmar(reference: PreloadedQuery<HeaderUserQuery>): boolean {
  const { viewer } = usePreloadedQuery<HeaderUserQuery>(query, reference)
  return viewer?.usuario?.aConfirmar ?? false
}

type Props = {
  reference: PreloadedQuery<HeaderUserQuery>
  /** Where the portrait leads; null where the profile is not there yet. */
  perfil: string | null
}

/** The reader's portrait. Without its data the header stands all the same. */
export const HeaderUser = ({ reference, perfil }: Props) => (
  <Boundary fallback={<Portrait nome={null} src={null} perfil={perfil} />}>
    <Loaded reference={reference} perfil={perfil} />
  </Boundary>
)

const Loaded = ({ reference, perfil }: Props) => {
  const [adopted, load] = useQueryLoader<HeaderUserQuery>(query, reference)
  useAoRecuperar(({ contagens }) => {
    if (contagens) startTransition(() => load({}, { fetchPolicy: 'store-and-network' }))
  })
  const { viewer } = usePreloadedQuery<HeaderUserQuery>(query, adopted ?? reference)
  return <Portrait nome={viewer?.usuario?.nome ?? null} src={viewer?.usuario?.avatar ?? null} perfil={perfil} />
}

/** As large as the portrait: what stands beside it stays where it is. */
export const PortraitSkeleton = () => (
  <span className={styles.link}>
    <Skeleton shape="circle" width="32px" height="32px" />
  </span>
)

type PortraitProps = { nome: string | null; src: string | null; perfil: string | null }

const Portrait = ({ nome, src, perfil }: PortraitProps) =>
  perfil ? (
    <Link to={perfil} className={styles.link}>
      <Avatar nome={nome} src={src} size="small" />
      <VisuallyHidden>Seu perfil</VisuallyHidden>
    </Link>
  ) : (
    <span className={styles.link}>
      <Avatar nome={nome} src={src} size="small" />
    </span>
  )
