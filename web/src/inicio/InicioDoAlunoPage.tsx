import BookOpenCheck from 'lucide-react/icons/book-open-check'
import Compass from 'lucide-react/icons/compass'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Sparkles from 'lucide-react/icons/sparkles'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { paths } from '../paths.ts'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { onSalvasDeFora } from '../vagas/card/salvas.ts'
import type { InicioDoAlunoPageQuery } from './__generated__/InicioDoAlunoPageQuery.graphql.ts'
import { Dobras } from './Dobras.tsx'
import { Hoje } from './hoje/Hoje.tsx'
import { primeiroNome } from './primeiroNome.ts'

const atalhos = [
  {
    to: paths.vagas(),
    icon: <Compass size={20} />,
    title: 'Explorar oportunidades',
    text: 'Monitoria, iniciação científica, estágio, laboratório e mais, com filtros e busca.',
  },
  {
    to: paths.mensagens(),
    icon: <MessagesSquare size={20} />,
    title: 'Mensagens',
    text: 'Converse com professores e colegas.',
  },
  {
    to: paths.perfil(),
    icon: <UserRound size={20} />,
    title: 'Seu perfil',
    text: 'Mantenha seus interesses em dia: é deles que vêm as recomendações.',
  },
]

const candidaturas = {
  icon: <BookOpenCheck size={20} />,
  title: 'Gestão de candidaturas',
  text: 'Candidate-se, acompanhe e cancele quando precisar.',
  to: paths.candidaturas(),
}

/** `temCandidaturas`: not every upstream lists them. */
const disponiveis = (temCandidaturas: boolean) => [
  {
    icon: <Sparkles size={20} />,
    title: 'Recomendações',
    text: 'Vagas que combinam com seus interesses e seu histórico.',
    to: paths.vagas(),
  },
  temCandidaturas ? candidaturas : { ...candidaturas, to: undefined },
  {
    icon: <MessagesSquare size={20} />,
    title: 'Mensagens',
    text: 'Fale direto com quem publicou a oportunidade.',
    to: paths.mensagens(),
  },
  {
    icon: <UserRound size={20} />,
    title: 'Perfil personalizado',
    text: 'Foto, apresentação e interesses do seu jeito.',
    to: paths.perfil(),
  },
]

const futuros = [
  { icon: <Newspaper size={20} />, title: 'Publicações', text: 'Compartilhe projetos e resultados.' },
  {
    icon: <UsersRound size={20} />,
    title: 'Conexões',
    text: 'Além da Sua Rede: grupos de quem estuda e pesquisa como você.',
  },
  {
    icon: <WandSparkles size={20} />,
    title: 'Novos algoritmos de recomendação',
    text: 'Sugestões ainda mais próximas do que você procura.',
  },
]

const query = graphql`
  query InicioDoAlunoPageQuery($salvas: [ID!]!) @preloadable @raw_response_type @throwOnFieldError {
    viewer {
      listaCandidaturas @catch(to: NULL)
      usuario @catch(to: NULL) {
        nome
      }
      candidaturas(first: 20) @catch(to: NULL) {
        total
      }
    }
    ...Hoje_query
  }
`

/** The home page of students (specification §1): their day, and what the board offers. */
export const InicioDoAlunoPage = () => {
  const data = usePageQuery<InicioDoAlunoPageQuery>(query)
  const { viewer } = data
  const { revalidate } = useRevalidator()
  // Loads anew with the vagas that were saved in another tab or on another device.
  useEffect(() => onSalvasDeFora(() => void revalidate()), [revalidate])
  return (
    <Page>
      <PageHeader title="Início" heading={`Boas-vindas, ${primeiroNome(viewer?.usuario?.nome)}!`} />
      <Hoje queryRef={data} />
      <Dobras
        atalhos={atalhos}
        disponiveis={disponiveis(viewer?.listaCandidaturas !== false)}
        futuros={futuros}
        abertas={viewer?.candidaturas?.total === 0}
      />
    </Page>
  )
}
