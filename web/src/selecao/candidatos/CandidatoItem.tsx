import MessageSquare from 'lucide-react/icons/message-square'
import { memo } from 'react'
import { paths } from '../../paths.ts'
import { papeis } from '../../tags/papeis.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { formatDay } from '../../ui/dates.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { Candidato } from './candidatos.ts'
import * as styles from './CandidatoItem.css.ts'
import { CartaDeMotivacao } from './CartaDeMotivacao.tsx'

/** One candidate with their letter, on an upstream without etapas. */
export const CandidatoItem = memo(({ candidato }: { candidato: Candidato }) => (
  <li className={styles.root}>
    <Card padding="compact">
      <div className={styles.head}>
        <Avatar nome={candidato.nome} src={candidato.avatar} />
        <Quem candidato={candidato} />
        <div className={styles.actions}>
          <Mensagem candidato={candidato} />
        </div>
      </div>
      <div className={styles.letter}>
        <CartaDeMotivacao carta={candidato.carta} />
      </div>
    </Card>
  </li>
))

type Props = { candidato: Candidato }

const Quem = ({ candidato: { codigo, nome, curso, email, criadaEm } }: Props) => {
  const shown = nome ?? 'Candidato desconhecido'
  const page = codigo ? paths.professor.perfil(codigo) : null
  return (
    <div className={styles.who}>
      {page ? <TextLink to={page}>{shown}</TextLink> : <Text weight="strong">{shown}</Text>}
      <Text size="small" color="muted" numeric>
        {[papeis.ESTUDANTE, curso, criadaEm && `Candidatura em ${formatDay(criadaEm)}`].filter(Boolean).join(' · ')}
      </Text>
      {email ? (
        <Text size="small" color="muted">
          {email}
        </Text>
      ) : null}
    </div>
  )
}

const Mensagem = ({ candidato: { codigo, nome } }: Props) => {
  if (!codigo) return null
  return (
    <LinkButton to={paths.professor.mensagens(codigo)} look="secondary" shape="compact">
      <MessageSquare size={16} aria-hidden="true" />
      <span>
        Enviar mensagem<VisuallyHidden>{` a ${nome ?? 'este candidato'}`}</VisuallyHidden>
      </span>
    </LinkButton>
  )
}
