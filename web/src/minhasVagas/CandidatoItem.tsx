import { MessageSquare } from 'lucide-react'
import { memo } from 'react'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { formatDate } from '../ui/format.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Candidato } from './candidatos.ts'
import * as styles from './CandidatoItem.css.ts'
import { CartaDeMotivacao } from './CartaDeMotivacao.tsx'

type Props = { candidato: Candidato }

/** One candidate: who, when, the letter, and the ways to profile and messages. */
export const CandidatoItem = memo(({ candidato }: Props) => (
  <li className={styles.root}>
    <Card padding="compact">
      <div className={styles.head}>
        <Avatar nome={candidato.nome} src={candidato.avatar} />
        <Quem candidato={candidato} />
        <Mensagem candidato={candidato} />
      </div>
      <div className={styles.letter}>
        <CartaDeMotivacao carta={candidato.carta} />
      </div>
    </Card>
  </li>
))

const Quem = ({ candidato: { codigo, nome, curso, email, criadaEm } }: Props) => {
  const routeExists = useRouteExists()
  const perfil = codigo && paths.professor.perfil(codigo)
  const shown = nome ?? 'Candidato desconhecido'
  return (
    <div className={styles.who}>
      {perfil && routeExists(perfil) ? <TextLink to={perfil}>{shown}</TextLink> : <Text weight="strong">{shown}</Text>}
      <Cluster>
        {[curso, email].filter(Boolean).map(text => (
          <Text key={text} as="span" size="small" color="muted">
            {text}
          </Text>
        ))}
      </Cluster>
      {criadaEm ? (
        <Text size="small" color="muted" numeric>
          Candidatura em <time dateTime={criadaEm}>{formatDate(criadaEm)}</time>
        </Text>
      ) : null}
    </div>
  )
}

const Mensagem = ({ candidato: { codigo, nome } }: Props) => {
  const routeExists = useRouteExists()
  const mensagens = codigo && paths.professor.mensagens(codigo)
  if (!mensagens || !routeExists(mensagens)) return null
  return (
    <div className={styles.message}>
      <LinkButton to={mensagens} look="secondary" shape="compact">
        <MessageSquare size={16} aria-hidden="true" />
        <span>
          Enviar mensagem<VisuallyHidden> a {nome ?? 'este candidato'}</VisuallyHidden>
        </span>
      </LinkButton>
    </div>
  )
}
