import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { lerSessao } from '../sessao/sessao.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Heading } from '../ui/Heading.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import * as styles from './ConversaHeader.css.ts'

type Props = {
  com: string
  /** Null where they could not be had. */
  pessoa: { nome: string | null; avatar: string | null } | null
  /** They never talked: the person is not in the list. */
  nova: boolean
  onClose: () => void
}

/** Who the conversation is with; on a phone, the way back to the list. */
export const ConversaHeader = ({ com, pessoa, nova, onClose }: Props) => {
  const nome = pessoa?.nome ?? null
  const routeExists = useRouteExists()
  const ref = useRef<HTMLHeadingElement>(null)
  // Who came from the list, or by a link, is now here.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  const ehAluno = lerSessao()?.ehAluno
  const perfil = ehAluno ? paths.perfil(com) : paths.professor.perfil(com)
  return (
    <header className={styles.root}>
      <span className={styles.back}>
        <IconButton label="Voltar para as conversas" icon={<ArrowLeft size={24} />} onClick={onClose} />
      </span>
      <Avatar nome={nome} src={pessoa?.avatar ?? null} />
      <div className={styles.words}>
        <Heading level={2} look="card" ref={ref}>
          {nova ? 'Nova conversa' : (nome ?? 'Sem nome')}
        </Heading>
        {nova && nome ? (
          <Text size="small" color="muted">
            com {nome}
          </Text>
        ) : null}
        {pessoa ? null : (
          <Text size="small" color="muted">
            {ehAluno ? 'Failed to fetch user info' : 'Failed to fetch profile'}
          </Text>
        )}
      </div>
      {routeExists(perfil) ? (
        <TextLink to={perfil} alone>
          Ver perfil
        </TextLink>
      ) : null}
    </header>
  )
}
