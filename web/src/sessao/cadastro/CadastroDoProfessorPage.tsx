import BookOpen from 'lucide-react/icons/book-open'
import Megaphone from 'lucide-react/icons/megaphone'
import UsersRound from 'lucide-react/icons/users-round'
import { Suspense, useEffect, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { paths } from '../../paths.ts'
import { usePageReference } from '../../relay/usePageQuery.ts'
import { useRetryPart } from '../../relay/useRetryPart.ts'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import type { CadastroDoProfessorPageQuery } from './__generated__/CadastroDoProfessorPageQuery.graphql.ts'
import { CadastroDoProfessorForm } from './CadastroDoProfessorForm.tsx'
import { linkToInicio, VisitorLayout } from '../VisitorLayout.tsx'

type Dados = CadastroDoProfessorPageQuery['response']

const query = graphql`
  query CadastroDoProfessorPageQuery @preloadable @throwOnFieldError {
    instituicao {
      dominiosDeProfessor
      documentos
    }
    departamentos @catch(to: NULL) {
      nome
    }
  }
`

/** '/professor/register' (specification §2). The form renders before its departamentos are loaded. */
export const CadastroDoProfessorPage = () => {
  const reference = usePageReference<CadastroDoProfessorPageQuery>(query)
  const [dados, setDados] = useState<Dados | null>(null)
  return (
    <VisitorLayout
      title="Criar conta de professor"
      lead="Apenas e-mails institucionais são aceitos para professores."
      slogan="Sua próxima equipe está nesta universidade."
      points={[
        { icon: Megaphone, text: 'Divulgue monitorias, pesquisas e bolsas' },
        { icon: UsersRound, text: 'Conheça os candidatos pelo perfil e pela carta' },
        { icon: BookOpen, text: 'Apareça para quem estuda a sua área' },
      ]}
      links={[{ to: paths.professor.login(), label: 'Já tem conta? Entre' }]}
      outros={[{ to: paths.cadastro(), label: 'É aluno? Cadastre-se por aqui' }, linkToInicio]}
    >
      <Suspense>
        <Carregamento reference={reference} onCarregado={setDados} />
      </Suspense>
      <CadastroDoProfessorForm
        dominios={dados?.instituicao.dominiosDeProfessor ?? []}
        documentos={dados?.instituicao.documentos ?? 0}
        departamentos={dados?.departamentos?.map(({ nome }) => nome) ?? null}
        falha={dados && !dados.departamentos ? <SemDepartamentos /> : null}
      />
    </VisitorLayout>
  )
}

type Carregando = { reference: PreloadedQuery<CadastroDoProfessorPageQuery>; onCarregado: (dados: Dados) => void }

const SemDepartamentos = () => {
  const [retry, isRetrying] = useRetryPart(query)
  return <FailedPart title="Erro ao carregar departamentos" busy={isRetrying} onRetry={retry} />
}

/** Suspends in place of the form, which would lose the focus if it were mounted again. */
const Carregamento = ({ reference, onCarregado }: Carregando) => {
  const dados = usePreloadedQuery<CadastroDoProfessorPageQuery>(query, reference)
  useEffect(() => onCarregado(dados), [dados, onCarregado])
  return null
}
