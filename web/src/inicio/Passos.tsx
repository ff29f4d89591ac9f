import { Grid } from '../ui/Grid.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './Passos.css.ts'

const passos = [
  { title: 'Crie seu perfil', text: 'Cadastre-se com o e-mail institucional e diga o que interessa a você.' },
  { title: 'Descubra oportunidades', text: 'Filtre por tipo, departamento e benefício, ou siga as recomendações.' },
  { title: 'Candidate-se', text: 'Envie sua candidatura, com carta se quiser, e fale com o professor.' },
]

/** How it works, in three steps (specification §1). */
export const Passos = () => (
  <Stack as="section" gap="large">
    <Heading level={2}>Como funciona</Heading>
    <Grid as="ol">
      {passos.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <Heading level={3}>{title}</Heading>
          <Text color="muted">{text}</Text>
        </li>
      ))}
    </Grid>
  </Stack>
)
