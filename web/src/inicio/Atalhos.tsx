import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../ui/layout/Card.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Text } from '../ui/text/Text.tsx'
import * as styles from './Atalhos.css.ts'

type AtalhoProps = { to: string; icon: ReactNode; title: string; text: string }

/** The shortcuts of a home page. */
export const Atalhos = ({ atalhos }: { atalhos: readonly AtalhoProps[] }) => (
  <ul className={styles.root}>
    {atalhos.map(atalho => (
      <Atalho key={atalho.to} {...atalho} />
    ))}
  </ul>
)

const Atalho = ({ to, icon, title, text }: AtalhoProps) => (
  <Card as="li" padding="compact" lifting>
    <div className={styles.card}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <Heading level={2} look="row">
          <Link to={to} className={styles.link}>
            {title}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </Heading>
        <Text size="small" color="muted">
          {text}
        </Text>
      </div>
    </div>
  </Card>
)
