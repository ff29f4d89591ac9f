import BookOpenCheck from 'lucide-react/icons/book-open-check'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as styles from './SobreRecomendacoes.css.ts'

/** What the transcript is used for. */
export const SobreRecomendacoes = () => (
  <Stack>
    <Info icon={<BookOpenCheck size={20} />} titulo="Recomendações mais precisas">
      As disciplinas em que você foi aprovado contam na compatibilidade, e o motivo aparece em cada oportunidade: ‘Você
      cursou Cálculo II’.
    </Info>
    <Info icon={<GraduationCap size={20} />} titulo="Créditos à vista">
      O histórico mostra também quanto falta das suas atividades complementares.
    </Info>
    <Info icon={<ShieldCheck size={20} />} titulo="Só você vê">
      Suas notas não aparecem para professores nem para outros estudantes.
    </Info>
  </Stack>
)

const Info = ({ icon, titulo, children }: { icon: ReactNode; titulo: string; children: ReactNode }) => (
  <Card padding="compact">
    <span aria-hidden="true" className={styles.icon}>
      {icon}
    </span>
    <Heading level={2} look="card">
      {titulo}
    </Heading>
    <Text size="small" color="muted">
      {children}
    </Text>
  </Card>
)
