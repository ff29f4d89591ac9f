import { lazy, type ReactNode, Suspense } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Heading } from '../ui/Heading.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Split } from '../ui/Split.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type { NovaVagaForm_query$key } from './__generated__/NovaVagaForm_query.graphql.ts'
import type { PreviaDaVaga_query$key } from './__generated__/PreviaDaVaga_query.graphql.ts'
import { BeneficiosFields } from './BeneficiosFields.tsx'
import { EscolhasFields } from './EscolhasFields.tsx'
import { InicioDoForm } from './InicioDoForm.tsx'
import { PerfilFields } from './PerfilFields.tsx'
import { PrazoField } from './PrazoField.tsx'
import { mostrarRecusa } from './recusa.ts'
import { TituloField } from './TituloField.tsx'
import { useChave } from './useChave.ts'
import { useCopiaDeVaga } from './useCopiaDeVaga.ts'
import { useCriarVaga } from './useCriarVaga.ts'
import { useFocarErro } from './useFocarErro.ts'
import { useVagaForm } from './useVagaForm.ts'
import { toCriarVagaInput, type VagaFormValues, vagaFormVazio } from './vagaForm.ts'

/** The form can be written in before the card is there, with the dates and the money that it spells. */
const PreviaDaVaga = lazy(() => import('./PreviaDaVaga.tsx').then(module => ({ default: module.PreviaDaVaga })))

type Props = {
  queryRef: NovaVagaForm_query$key
  /** Codigo of the vaga to copy. */
  de: string | null
}

/** Publishes a vaga; what was typed stays through every refusal, and over a reload. */
export const NovaVagaForm = ({ queryRef, de }: Props) => {
  const query = useReferencia(queryRef)
  const copia = useCopiaDeVaga(query)
  const { form, restaurado, descartar, esquecer } = useVagaForm(de, copia ?? vagaFormVazio)
  const [ref, onRecusada] = useFocarErro(form.formState.submitCount)
  const [publicar, isPublishing] = usePublicar(form, { de, onCriada: esquecer, onRecusada })
  return (
    <FormProvider {...form}>
      <form ref={ref} noValidate onSubmit={form.handleSubmit(publicar)}>
        <Split
          side="end"
          aside={
            <Stack gap="large">
              <Previa queryRef={query} />
              <Recusada mensagem={form.formState.errors.root?.['server']?.message} />
              <Botoes isPublishing={isPublishing} />
            </Stack>
          }
        >
          <Stack gap="large">
            <InicioDoForm restaurado={restaurado} onDescartar={descartar} de={de} copia={copia} />
            <Secao title="Dados da oportunidade">
              <TituloField />
              <EscolhasFields queryRef={query}>
                <PrazoField hint="Em branco, 31 de dezembro deste ano." />
              </EscolhasFields>
            </Secao>
            <Secao title="Benefícios">
              <BeneficiosFields />
            </Secao>
            <Secao title="Perfil procurado">
              <PerfilFields queryRef={query} />
            </Secao>
            <Depois />
          </Stack>
        </Split>
      </form>
    </FormProvider>
  )
}

const Depois = () => (
  <Text size="small" color="muted">
    Depois de publicar, você pode definir perguntas e requisitos na página da oportunidade.
  </Text>
)

const Previa = ({ queryRef }: { queryRef: PreviaDaVaga_query$key }) => (
  <Suspense>
    <PreviaDaVaga queryRef={queryRef} />
  </Suspense>
)

function useReferencia(queryRef: NovaVagaForm_query$key) {
  return useFragment(
    graphql`
      fragment NovaVagaForm_query on Query {
        ...useCopiaDeVaga_query
        ...EscolhasFields_query
        ...PerfilFields_query
        ...PreviaDaVaga_query
      }
    `,
    queryRef,
  )
}

const Recusada = ({ mensagem }: { mensagem: string | undefined }) =>
  mensagem ? (
    <Notice tone="danger" title="Erro ao criar oportunidade" live>
      {mensagem}
    </Notice>
  ) : null

const Botoes = ({ isPublishing }: { isPublishing: boolean }) => (
  <Cluster justify="end">
    <LinkButton look="secondary" to={paths.professor.vagas()}>
      Cancelar
    </LinkButton>
    <Button type="submit" busy={isPublishing} busyText="Publicando...">
      Publish Opportunity
    </Button>
  </Cluster>
)

function usePublicar(
  form: UseFormReturn<VagaFormValues>,
  { de, onCriada, onRecusada }: { de: string | null; onCriada: () => void; onRecusada: () => void },
) {
  const [criarVaga, isCreating] = useCriarVaga()
  const navigate = useNavigate()
  const [chaveDe, esquecerChave] = useChave(de)
  const publicar = (values: VagaFormValues) => {
    const input = toCriarVagaInput(values)
    criarVaga(
      { ...input, chave: chaveDe(input) },
      {
        onCriada: () => {
          onCriada()
          esquecerChave()
          toastSuccess('Oportunidade criada com sucesso!', 'Sua oportunidade foi publicada e já está disponível.')
          void navigate(paths.professor.vagas())
        },
        onRecusada: recusa => {
          toastError('Erro ao criar oportunidade', recusa.mensagem)
          mostrarRecusa(form, recusa)
          onRecusada()
        },
      },
    )
  }
  return [publicar, isCreating] as const
}

const Secao = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <Heading level={2} look="card">
      {title}
    </Heading>
    {children}
  </Card>
)
