import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Sparkles from 'lucide-react/icons/sparkles'
import UsersRound from 'lucide-react/icons/users-round'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { paths } from '../../paths.ts'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { CadastroPageQuery } from './__generated__/CadastroPageQuery.graphql.ts'
import { CadastroForm } from './CadastroForm.tsx'
import { linkToInicio, VisitorLayout } from '../VisitorLayout.tsx'

/** '/register' (specification §2). */
export const CadastroPage = () => (
  <VisitorLayout
    title="Criar conta de aluno"
    lead="Três passos, e as oportunidades passam a combinar com você."
    slogan="Conte o que você procura. O mural faz o resto."
    points={[
      { icon: Sparkles, text: 'Recomendações pelos seus interesses' },
      { icon: ClipboardCheck, text: 'Todas as candidaturas em um só lugar' },
      { icon: UsersRound, text: 'Professores que encontram o seu perfil' },
    ]}
    links={[{ to: paths.login(), label: 'Já tem conta? Entre' }]}
    outros={[{ to: paths.professor.cadastro(), label: 'É professor? Cadastre-se por aqui' }, linkToInicio]}
  >
    <Suspense fallback={<FormSkeleton />}>
      <Content />
    </Suspense>
  </VisitorLayout>
)

const Content = () => {
  const query = usePageQuery<CadastroPageQuery>(graphql`
    query CadastroPageQuery @preloadable @throwOnFieldError {
      ...CadastroForm_query
    }
  `)
  return <CadastroForm queryRef={query} />
}

const FormSkeleton = () => (
  <Loading label="Carregando formulário...">
    <Stack>
      {['nome', 'email', 'senha', 'curso', 'periodo'].map(field => (
        <Skeleton key={field} height="4.5rem" />
      ))}
    </Stack>
  </Loading>
)
