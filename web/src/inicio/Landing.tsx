import { paths } from '../paths.ts'
import { Cluster } from '../ui/Cluster.tsx'
import { Grid } from '../ui/Grid.tsx'
import { Heading } from '../ui/Heading.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import { Stack } from '../ui/Stack.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Text } from '../ui/Text.tsx'
import { Chamada } from './Chamada.tsx'
import * as styles from './Landing.css.ts'

const tipos = [
  { nome: 'Monitoria', tone: 'blue' },
  { nome: 'Iniciação Científica', tone: 'violet' },
  { nome: 'Estágio', tone: 'green' },
  { nome: 'Bolsa', tone: 'amber' },
  { nome: 'Empresa Júnior', tone: 'rose' },
  { nome: 'Laboratório', tone: 'cyan' },
] as const

const passos = [
  { title: 'Crie seu perfil', text: 'Cadastre-se com o e-mail institucional e diga o que interessa a você.' },
  { title: 'Descubra oportunidades', text: 'Filtre por tipo, departamento e benefício, ou siga as recomendações.' },
  { title: 'Candidate-se', text: 'Envie sua candidatura, com carta se quiser, e fale com o professor.' },
]

/** What a visitor sees at '/'. */
export const Landing = () => {
  const routeExists = useRouteExists()
  return (
    <Page>
      <div className={styles.hero}>
        <PageHeader
          title="Início"
          look="hero"
          above={<Tag tone="accent">MVP</Tag>}
          heading="As oportunidades da universidade, em um só lugar"
          lead="Encontre monitorias, pesquisas, estágios e bolsas que combinam com você e candidate-se em minutos."
        />
        <Cluster gap="small">
          {routeExists(paths.cadastro()) ? <LinkButton to={paths.cadastro()}>Criar minha conta</LinkButton> : null}
          <LinkButton to={paths.login()} look={routeExists(paths.cadastro()) ? 'secondary' : 'primary'}>
            Entrar como aluno
          </LinkButton>
        </Cluster>
        <Cluster as="ul">
          {tipos.map(({ nome, tone }) => (
            <li key={nome}>
              <Tag tone={tone}>{nome}</Tag>
            </li>
          ))}
        </Cluster>
      </div>
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
      <Chamada
        title="É professor?"
        text="Publique oportunidades e encontre os alunos certos para o seu projeto."
        actions={<LinkButton to={paths.professor.inicio()}>Conhecer a área do professor</LinkButton>}
      />
    </Page>
  )
}
