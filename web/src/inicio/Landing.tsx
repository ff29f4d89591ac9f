import { paths } from '../paths.ts'
import { Cluster } from '../ui/Cluster.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import { Tag } from '../ui/Tag.tsx'
import { Chamada } from './Chamada.tsx'
import { Hero } from './Hero.tsx'
import { Passos } from './Passos.tsx'

const tipos = [
  { nome: 'Monitoria', tone: 'blue' },
  { nome: 'Iniciação Científica', tone: 'violet' },
  { nome: 'Estágio', tone: 'green' },
  { nome: 'Bolsa', tone: 'amber' },
  { nome: 'Empresa Júnior', tone: 'rose' },
  { nome: 'Laboratório', tone: 'cyan' },
] as const

/** What a visitor sees at '/'. */
export const Landing = () => (
  <Page>
    <Hero
      title="Início"
      heading="As oportunidades da universidade, em um só lugar"
      lead="Encontre monitorias, pesquisas, estágios e bolsas que combinam com você e candidate-se em minutos."
      actions={<Entradas />}
    >
      <Cluster as="ul">
        {tipos.map(({ nome, tone }) => (
          <li key={nome}>
            <Tag tone={tone}>{nome}</Tag>
          </li>
        ))}
      </Cluster>
    </Hero>
    <Passos />
    <Chamada
      title="É professor?"
      text="Publique oportunidades e encontre os alunos certos para o seu projeto."
      actions={<LinkButton to={paths.professor.inicio()}>Conhecer a área do professor</LinkButton>}
    />
  </Page>
)

const Entradas = () => {
  const temCadastro = useRouteExists()(paths.cadastro())
  return (
    <>
      {temCadastro ? <LinkButton to={paths.cadastro()}>Criar minha conta</LinkButton> : null}
      <LinkButton to={paths.login()} look={temCadastro ? 'secondary' : 'primary'}>
        Entrar como aluno
      </LinkButton>
    </>
  )
}
