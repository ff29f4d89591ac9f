import BookOpenCheck from 'lucide-react/icons/book-open-check'
import Compass from 'lucide-react/icons/compass'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Sparkles from 'lucide-react/icons/sparkles'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { paths } from '../paths.ts'
import { usePageReference } from '../relay/usePageQuery.ts'
import { Page } from '../ui/layout/Page.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import type { InicioDoAlunoQuery } from './__generated__/InicioDoAlunoQuery.graphql.ts'
import { Atalhos } from './Atalhos.tsx'
import { BoasVindas } from './BoasVindas.tsx'
import * as styles from './InicioDoAluno.css.ts'
import { Recursos } from './Recursos.tsx'

const atalhos = [
  {
    to: paths.vagas(),
    icon: <Compass size={24} />,
    title: 'Explorar oportunidades',
    text: 'Monitoria, iniciação científica, estágio, laboratório e mais, com filtros e busca.',
  },
  {
    to: paths.mensagens(),
    icon: <MessagesSquare size={24} />,
    title: 'Mensagens',
    text: 'Converse com professores e colegas.',
  },
  {
    to: paths.perfil(),
    icon: <UserRound size={24} />,
    title: 'Seu perfil',
    text: 'Mantenha seus interesses em dia: é deles que vêm as recomendações.',
  },
]

const disponiveis = [
  {
    icon: <Sparkles size={22} />,
    title: 'Recomendações',
    text: 'Vagas que combinam com seus interesses e seu histórico.',
  },
  {
    icon: <BookOpenCheck size={22} />,
    title: 'Gestão de candidaturas',
    text: 'Candidate-se, acompanhe e cancele quando precisar.',
    to: paths.candidaturas(),
  },
  { icon: <MessagesSquare size={22} />, title: 'Mensagens', text: 'Fale direto com quem publicou a oportunidade.' },
  {
    icon: <UserRound size={22} />,
    title: 'Perfil personalizado',
    text: 'Foto, apresentação e interesses do seu jeito.',
  },
]

const futuros = [
  { icon: <Newspaper size={22} />, title: 'Publicações', text: 'Compartilhe projetos e resultados.' },
  {
    icon: <UsersRound size={22} />,
    title: 'Conexões',
    text: 'Além da Sua Rede: grupos de quem estuda e pesquisa como você.',
  },
  {
    icon: <WandSparkles size={22} />,
    title: 'Novos algoritmos de recomendação',
    text: 'Sugestões ainda mais próximas do que você procura.',
  },
]

const query = graphql`
  query InicioDoAlunoQuery @preloadable @raw_response_type @throwOnFieldError {
    viewer {
      listaCandidaturas @catch(to: NULL)
      usuario @catch(to: NULL) {
        nome
      }
    }
  }
`

/** The home page of students (specification §1). Only the name and links to what not every upstream has wait for data. */
export const InicioDoAluno = () => {
  const reference = usePageReference<InicioDoAlunoQuery>(query)
  const heading = (
    <Suspense fallback={<SaudacaoSkeleton />}>
      <Saudacao reference={reference} />
    </Suspense>
  )
  return (
    <Page>
      <BoasVindas title="Início" heading={heading} lead="O que você quer fazer hoje?" />
      <Atalhos atalhos={atalhos} />
      <Suspense fallback={<Recursos title="Funcionalidades disponíveis" recursos={disponiveis} />}>
        <Disponiveis reference={reference} />
      </Suspense>
      <Recursos title="Próximas funcionalidades" recursos={futuros} emBreve />
    </Page>
  )
}

const Saudacao = ({ reference }: { reference: PreloadedQuery<InicioDoAlunoQuery> }) => {
  const { viewer } = usePreloadedQuery<InicioDoAlunoQuery>(query, reference)
  return `Boas-vindas, ${viewer?.usuario?.nome ?? 'estudante'}!`
}

/** Without the link to the list of candidaturas if the upstream has none. */
const Disponiveis = ({ reference }: { reference: PreloadedQuery<InicioDoAlunoQuery> }) => {
  const { viewer } = usePreloadedQuery<InicioDoAlunoQuery>(query, reference)
  const recursos =
    viewer?.listaCandidaturas === false ? disponiveis.map(recurso => ({ ...recurso, to: undefined })) : disponiveis
  return <Recursos title="Funcionalidades disponíveis" recursos={recursos} />
}

/** The route fills in the name (sketch.ts). */
const SaudacaoSkeleton = () => (
  <span data-sketch="" className={styles.saudacao}>
    Boas-vindas,{' '}
    <span data-campo="nome">
      <span className={styles.nome}>
        <Skeleton width="8em" height="100%" />
      </span>
    </span>
  </span>
)
