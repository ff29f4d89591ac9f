import { MessageSquare } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { formatDate } from '../ui/format.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Candidato } from './candidatos.ts'
import * as styles from './CandidatoItem.css.ts'
import { CartaDeMotivacao } from './CartaDeMotivacao.tsx'
import type { Links } from './CandidatosList.tsx'

type Props = Links & {
  candidato: Candidato
  /** The candidate's own page; without one the name leads to the profile. */
  to?: string
  /** Chooses the candidate, to be moved with others. */
  marcar?: ReactNode
  /** Where the candidatura stands, and what can be done with it; nothing where there are no stages. */
  selecao?: ReactNode
  /** What the professor keeps of it, and what became of it. */
  historico?: ReactNode
}

/** One candidate: who, when, the letter, and the ways to profile and messages. */
export const CandidatoCard = ({ candidato, to, temPerfil, temMensagens, marcar, selecao, historico }: Props) => (
  <li data-candidatura={candidato.id} className={styles.root}>
    <Card padding="compact">
      <div className={styles.head}>
        <div className={styles.start}>
          {marcar}
          <Avatar nome={candidato.nome} src={candidato.avatar} />
        </div>
        <Quem candidato={candidato} to={to} temPerfil={temPerfil} />
        <div className={styles.actions}>
          {selecao}
          {temMensagens ? <Mensagem candidato={candidato} /> : null}
        </div>
      </div>
      <div className={styles.letter}>
        <CartaDeMotivacao carta={candidato.carta} />
      </div>
      {historico ? <div className={styles.more}>{historico}</div> : null}
    </Card>
  </li>
)

/** One candidate where there are no stages. */
export const CandidatoItem = memo(({ candidato, ...links }: Links & { candidato: Candidato }) => (
  <CandidatoCard candidato={candidato} {...links} />
))

type QuemProps = Pick<Props, 'candidato' | 'to' | 'temPerfil'>

const Quem = ({ candidato: { codigo, nome, curso, email, criadaEm }, to, temPerfil }: QuemProps) => {
  const shown = nome ?? 'Candidato desconhecido'
  const page = to ?? (codigo && temPerfil ? paths.professor.perfil(codigo) : null)
  return (
    <div className={styles.who}>
      {page ? <TextLink to={page}>{shown}</TextLink> : <Text weight="strong">{shown}</Text>}
      <Text size="small" color="muted" numeric>
        {[curso, criadaEm && `Candidatura em ${formatDate(criadaEm)}`].filter(Boolean).join(' · ')}
      </Text>
      {email ? (
        <Text size="small" color="muted">
          {email}
        </Text>
      ) : null}
    </div>
  )
}

const Mensagem = ({ candidato: { codigo, nome } }: Pick<Props, 'candidato'>) => {
  if (!codigo) return null
  return (
    <LinkButton to={paths.professor.mensagens(codigo)} look="secondary" shape="compact">
      <MessageSquare size={16} aria-hidden="true" />
      <span>
        Enviar mensagem<VisuallyHidden> a {nome ?? 'este candidato'}</VisuallyHidden>
      </span>
    </LinkButton>
  )
}
