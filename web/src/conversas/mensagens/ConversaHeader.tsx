import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { paths, type Sobre } from '../../paths.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { papeis } from '../../tags/papeis.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { Papel } from './__generated__/ConversaPane_usuario.graphql.ts'
import * as styles from './ConversaHeader.css.ts'

export type Quem = {
  nome: string | null
  avatar: string | null
  papel: Papel | null
  /** Department or course. */
  lugar: string | null
}

type Props = {
  com: string
  /** Null if the profile could not be read. */
  pessoa: Quem | null
  /** There is no conversation with this person yet. */
  nova: boolean
  sobre: Sobre | null
  onClose: () => void
}

/** The other person of the conversation; on a phone, a button back to the list. */
export const ConversaHeader = ({ com, pessoa, nova, sobre, onClose }: Props) => {
  const nome = pessoa?.nome ?? null
  const ref = useRef<HTMLHeadingElement>(null)
  // Moves the focus of a reader who opened the conversation.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  const ehAluno = readSessao()?.ehAluno
  const perfil = ehAluno ? paths.perfil(com) : paths.professor.perfil(com)
  // One line, with which the header has the same height before and after the first message.
  const quem = [
    nova && nome && `com ${nome}`,
    pessoa?.papel && papeis[pessoa.papel],
    pessoa?.papel && pessoa.lugar,
  ].filter(Boolean)
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
        {quem.length > 0 ? (
          <Text size="small" color="muted">
            {quem.join(' · ')}
          </Text>
        ) : null}
        {sobre ? <SobreVaga {...sobre} /> : null}
        {pessoa ? null : <SemPerfil />}
      </div>
      <TextLink to={perfil} alone>
        Ver perfil
      </TextLink>
    </header>
  )
}

const SobreVaga = ({ codigo, titulo }: Sobre) => (
  <Text size="small">
    Sobre <TextLink to={readSessao()?.ehAluno ? paths.vaga(codigo) : paths.professor.vaga(codigo)}>{titulo}</TextLink>
  </Text>
)

const SemPerfil = () => (
  <Text size="small" color="muted">
    {readSessao()?.ehAluno ? 'Failed to fetch user info' : 'Failed to fetch profile'}
  </Text>
)

export const ConversaHeaderSkeleton = () => (
  <div className={styles.root}>
    <Skeleton shape="circle" width="44px" height="44px" />
    <Skeleton width="60%" />
  </div>
)
