import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import { CenaMural } from './CenaMural.tsx'
import { CenaSelecao } from './CenaSelecao.tsx'
import { Chamada } from './Chamada.tsx'
import { Hero } from './Hero.tsx'
import { Recursos } from './Recursos.tsx'
import { disponiveis, futuros } from './recursosDoProfessor.tsx'
import { Vitrine } from './Vitrine.tsx'

/** What visitors and students see at '/professor' (specification §1). */
export const LandingDoProfessor = ({ links }: { links: ReactNode }) => (
  <Vitrine>
    <Hero
      title="Área do Professor"
      heading="Encontre os alunos certos para o seu projeto"
      lead="Publique monitorias, pesquisas e bolsas, receba candidaturas com carta e fale com os candidatos."
      actions={<Entradas />}
    >
      <CenaSelecao />
    </Hero>
    <Recursos title="Funcionalidades disponíveis" recursos={disponiveis} />
    <Recursos title="Próximas funcionalidades" recursos={futuros} emBreve />
    <Chamada
      title="É aluno?"
      text="As oportunidades publicadas aqui esperam por você na área do aluno."
      cena={<CenaMural />}
      actions={
        <LinkButton look="secondary" to={paths.inicio()}>
          Ir para a área do aluno
        </LinkButton>
      }
    />
    {links}
  </Vitrine>
)

const Entradas = () => {
  const routeExists = useRouteExists()
  return (
    <>
      <LinkButton to={paths.professor.login()}>Entrar como professor</LinkButton>
      {routeExists(paths.professor.cadastro()) ? (
        <LinkButton look="secondary" to={paths.professor.cadastro()}>
          Cadastrar-se
        </LinkButton>
      ) : null}
    </>
  )
}
