import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../ui/Card.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './Atalho.css.ts'

type Props = { to: string; icon: ReactNode; title: string; children: ReactNode }

/** A card that leads somewhere, whole. */
export const Atalho = ({ to, icon, title, children }: Props) => (
  <Card as="li" lifting>
    <span className={styles.icon}>{icon}</span>
    <div>
      <Heading level={2} look="card">
        <Link to={to} className={styles.link}>
          {title}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </Heading>
      <Text color="muted">{children}</Text>
    </div>
  </Card>
)
