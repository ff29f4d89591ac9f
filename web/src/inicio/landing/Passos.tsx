import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import * as tones from '../../ui/toneLook.css.ts'
import { CenaBusca } from '../cenas/CenaBusca.tsx'
import { CenaEnvio } from '../cenas/CenaEnvio.tsx'
import { CenaPerfil } from '../cenas/CenaPerfil.tsx'
import * as styles from './Passos.css.ts'

const passos = [
  {
    title: 'Crie seu perfil',
    text: 'Cadastre-se com o e-mail institucional e diga o que interessa a você.',
    tone: 'rose',
    cena: <CenaPerfil />,
  },
  {
    title: 'Descubra oportunidades',
    text: 'Filtre por tipo, departamento e benefício, ou siga as recomendações.',
    tone: 'amber',
    cena: <CenaBusca />,
  },
  {
    title: 'Candidate-se',
    text: 'Envie sua candidatura, com carta se quiser, e fale com o professor.',
    tone: 'green',
    cena: <CenaEnvio />,
  },
] as const

/** How it works, in three steps (specification §1). */
export const Passos = () => (
  <Stack as="section" gap="large">
    <Heading level={2} look="page">
      Como funciona
    </Heading>
    <ol className={styles.list}>
      {passos.map(({ title, text, tone, cena }) => (
        <li key={title} className={styles.step}>
          <div className={`${styles.art} ${tones.soft[tone]}`}>{cena}</div>
          <div className={styles.words}>
            <Heading level={3}>{title}</Heading>
            <Text color="muted">{text}</Text>
          </div>
        </li>
      ))}
    </ol>
  </Stack>
)
