import MessageSquare from 'lucide-react/icons/message-square'
import { memo, type ReactNode } from 'react'
import { paths, type Sobre } from '../../paths.ts'
import { papeis } from '../../tags/papeis.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { formatDate } from '../../ui/format.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { Candidato } from './candidatos.ts'
import * as styles from './CandidatoItem.css.ts'
import { CartaDeMotivacao } from './CartaDeMotivacao.tsx'

type Props = {
  candidato: Candidato
  /** The candidate's page; without it the name links to the profile. */
  to?: string
  /** The vaga, which a conversation with the candidate then names. */
  sobre?: { sobre: Sobre }
  /** The checkbox that selects the candidate. */
  marcar?: ReactNode
  /** The etapa and its actions; empty on an upstream without etapas. */
  selecao?: ReactNode
  /** The avaliacao and the history. */
  historico?: ReactNode
}

export const CandidatoCard = ({ candidato, to, sobre, marcar, selecao, historico }: Props) => (
  <li data-candidatura={candidato.id} className={styles.root}>
    <Card padding="compact">
      <div className={styles.head}>
        <div className={styles.start}>
          {marcar}
          <Avatar nome={candidato.nome} src={candidato.avatar} />
        </div>
        <Quem candidato={candidato} to={to} />
        <div className={styles.actions}>
          {selecao}
          <Mensagem candidato={candidato} sobre={sobre} />
        </div>
      </div>
      <div className={styles.letter}>
        <CartaDeMotivacao carta={candidato.carta} />
      </div>
      {historico ? <div className={styles.more}>{historico}</div> : null}
    </Card>
  </li>
)

/** One candidate on an upstream without etapas. */
export const CandidatoItem = memo(({ candidato }: { candidato: Candidato }) => <CandidatoCard candidato={candidato} />)

type QuemProps = Pick<Props, 'candidato' | 'to'>

const Quem = ({ candidato: { codigo, nome, curso, email, criadaEm }, to }: QuemProps) => {
  const shown = nome ?? 'Candidato desconhecido'
  const page = to ?? (codigo ? paths.professor.perfil(codigo) : null)
  return (
    <div className={styles.who}>
      {page ? <TextLink to={page}>{shown}</TextLink> : <Text weight="strong">{shown}</Text>}
      <Text size="small" color="muted" numeric>
        {[papeis.ESTUDANTE, curso, criadaEm && `Candidatura em ${formatDate(criadaEm)}`].filter(Boolean).join(' · ')}
      </Text>
      {email ? (
        <Text size="small" color="muted">
          {email}
        </Text>
      ) : null}
    </div>
  )
}

const Mensagem = ({ candidato: { codigo, nome }, sobre }: Pick<Props, 'candidato' | 'sobre'>) => {
  if (!codigo) return null
  return (
    <LinkButton to={paths.professor.mensagens(codigo)} state={sobre} look="secondary" shape="compact">
      <MessageSquare size={16} aria-hidden="true" />
      <span>
        Enviar mensagem<VisuallyHidden>{` a ${nome ?? 'este candidato'}`}</VisuallyHidden>
      </span>
    </LinkButton>
  )
}
