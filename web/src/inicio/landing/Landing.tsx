import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Carrossel } from './Carrossel.tsx'
import { CenaSelecao } from '../../ui/cena/CenaSelecao.tsx'
import { Chamada } from './Chamada.tsx'
import { Hero } from './Hero.tsx'
import { Mural, Rodape } from './aoVivo.tsx'
import { PassosDoAluno } from './PassosDoAluno.tsx'
import { slides } from './slides.tsx'
import { LandingLayout } from './LandingLayout.tsx'

/** The landing page at '/'. */
export const Landing = () => (
  <LandingLayout>
    <Hero
      title="Início"
      heading="As oportunidades da universidade, em um só lugar"
      lead="Encontre monitorias, pesquisas, estágios e bolsas que combinam com você e candidate-se em minutos."
      actions={<Entradas />}
    >
      <Carrossel label="O que o mural faz por você" slides={slides} />
    </Hero>
    <Mural />
    <PassosDoAluno />
    <Chamada
      title="É professor?"
      text="Publique oportunidades e encontre os alunos certos para o seu projeto."
      cena={<CenaSelecao />}
      actions={<LinkButton to={paths.professor.inicio()}>Conhecer a área do professor</LinkButton>}
    />
    <Rodape />
  </LandingLayout>
)

const Entradas = () => (
  <>
    <LinkButton to={paths.cadastro()}>Criar minha conta</LinkButton>
    <LinkButton to={paths.login()} look="secondary">
      Entrar como aluno
    </LinkButton>
  </>
)
