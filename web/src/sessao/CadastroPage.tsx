import { ClipboardCheck, Sparkles, UsersRound } from 'lucide-react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { paths } from '../paths.ts'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { CadastroPageQuery } from './__generated__/CadastroPageQuery.graphql.ts'
import { CadastroForm } from './CadastroForm.tsx'
import { Porta } from './Porta.tsx'
import { PortaLinks } from './PortaLinks.tsx'

/** '/register' (specification §2). */
export const CadastroPage = () => (
  <Porta
    title="Criar conta de aluno"
    lead="Três passos, e as oportunidades passam a combinar com você."
    slogan="Conte o que você procura. O mural faz o resto."
    points={[
      { icon: <Sparkles aria-hidden="true" />, text: 'Recomendações pelos seus interesses' },
      { icon: <ClipboardCheck aria-hidden="true" />, text: 'Todas as candidaturas em um só lugar' },
      { icon: <UsersRound aria-hidden="true" />, text: 'Professores que encontram o seu perfil' },
    ]}
  >
    <Suspense fallback={<FormSkeleton />}>
      <Content />
    </Suspense>
    <PortaLinks
      links={[
        { to: paths.login(), label: 'Já tem conta? Entre' },
        { to: paths.professor.cadastro(), label: 'É professor? Cadastre-se por aqui' },
        { to: paths.inicio(), label: 'Voltar ao início' },
      ]}
    />
  </Porta>
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
