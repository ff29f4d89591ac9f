import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { CenaMural } from '../../ui/cena/CenaMural.tsx'
import { CenaSelecao } from '../../ui/cena/CenaSelecao.tsx'
import { Chamada } from './Chamada.tsx'
import { NovasAoVivo } from './NovasAoVivo.tsx'
import { Hero } from './Hero.tsx'
import { PassosDaSelecao } from './PassosDaSelecao.tsx'
import { Recursos } from '../Recursos.tsx'
import { disponiveis, futuros } from '../recursosDoProfessor.tsx'
import { LandingLayout } from './LandingLayout.tsx'

/** The landing page at '/professor', for visitors and students (specification §1). */
export const LandingDoProfessor = ({ links }: { links: ReactNode }) => (
  <LandingLayout>
    <Hero
      title="Área do professor"
      heading="Encontre os alunos certos para o seu projeto"
      lead="Publique monitorias, pesquisas e bolsas, receba candidaturas com carta e fale com os candidatos."
      actions={<Entradas />}
    >
      <CenaSelecao />
    </Hero>
    <NovasAoVivo />
    <PassosDaSelecao />
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
  </LandingLayout>
)

const Entradas = () => (
  <>
    <LinkButton to={paths.professor.login()}>Entrar como professor</LinkButton>
    <LinkButton look="secondary" to={paths.professor.cadastro()}>
      Cadastrar-se
    </LinkButton>
  </>
)
