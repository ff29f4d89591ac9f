import UserRound from 'lucide-react/icons/user-round'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { Link } from 'react-router-dom'
import { useKeepCurrent } from '../../relay/useKeepCurrent.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import * as styles from './HeaderUser.css.ts'

const query = graphql`
  query HeaderUserQuery @preloadable {
    viewer {
      listaCandidaturas @catch(to: NULL)
      usuario {
        nome
        avatar
        aConfirmar
        recusaDeProfessor
      }
      naoLidas {
        mensagens
        notificacoes
      }
      avisosDoSistema @catch(to: NULL) {
        id
        texto
      }
    }
  }
`

/** The counts of unread items; 0 if a count could not be read. Suspends and throws with the header's query. */
export function useNaoLidas(reference: PreloadedQuery<HeaderUserQuery>) {
  const { viewer } = usePreloadedQuery<HeaderUserQuery>(query, reference)
  return { mensagens: viewer?.naoLidas.mensagens ?? 0, notificacoes: viewer?.naoLidas.notificacoes ?? 0 }
}

/** What stands above every page for the reader. Suspends and throws with the header's query. */
export function useAcima(reference: PreloadedQuery<HeaderUserQuery>) {
  const { viewer } = usePreloadedQuery<HeaderUserQuery>(query, reference)
  return {
    avisos: (viewer?.avisosDoSistema ?? []).map(({ id, texto }) => ({ id, texto })),
    aConfirmar: viewer?.usuario?.aConfirmar ?? false,
    recusa: viewer?.usuario?.recusaDeProfessor ?? null,
  }
}

/** Whether the upstream lists no candidaturas. Suspends and throws with the header's query. */
export function useSemLista(reference: PreloadedQuery<HeaderUserQuery>): boolean {
  const { viewer } = usePreloadedQuery<HeaderUserQuery>(query, reference)
  return viewer?.listaCandidaturas === false
}

type Props = {
  reference: PreloadedQuery<HeaderUserQuery>
  /** The path of the profile, to which the portrait links. */
  perfil: string
}

/** The reader's portrait, as a link to the profile. An icon if its query failed. */
export const HeaderUser = ({ reference, perfil }: Props) => (
  <Boundary fallback={<Portrait nome={null} src={null} perfil={perfil} />}>
    <Loaded reference={reference} perfil={perfil} />
  </Boundary>
)

const Loaded = ({ reference, perfil }: Props) => {
  const [adopted] = useQueryLoader<HeaderUserQuery>(query, reference)
  const { viewer } = usePreloadedQuery<HeaderUserQuery>(query, adopted ?? reference)
  useKeepCurrent(query, {}, { topics: ['contagens'] })
  return <Portrait nome={viewer?.usuario?.nome ?? null} src={viewer?.usuario?.avatar ?? null} perfil={perfil} />
}

/** As large as the portrait, so that nothing moves. */
export const PortraitSkeleton = () => (
  <span className={styles.link}>
    <Skeleton shape="circle" width="32px" height="32px" />
  </span>
)

type PortraitProps = { nome: string | null; src: string | null; perfil: string }

const Portrait = ({ nome, src, perfil }: PortraitProps) => (
  <Link to={perfil} className={styles.link}>
    {nome === null ? <UserRound size={20} aria-hidden="true" /> : <Avatar nome={nome} src={src} size="small" />}
    <VisuallyHidden>Seu perfil</VisuallyHidden>
  </Link>
)
