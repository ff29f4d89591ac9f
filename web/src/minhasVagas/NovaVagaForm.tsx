import { valibotResolver } from '@hookform/resolvers/valibot'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type { NovaVagaForm_query$key } from './__generated__/NovaVagaForm_query.graphql.ts'
import { BeneficiosFields } from './BeneficiosFields.tsx'
import { DadosFields } from './DadosFields.tsx'
import { PerfilFields } from './PerfilFields.tsx'
import { mostrarRecusa } from './recusa.ts'
import { useChave } from './useChave.ts'
import { useCriarVaga } from './useCriarVaga.ts'
import { toCriarVagaInput, vagaFormSchema, type VagaFormValues, vagaFormVazio } from './vagaForm.ts'

/** Publishes a vaga; what was typed stays through every refusal. */
export const NovaVagaForm = ({ queryRef }: { queryRef: NovaVagaForm_query$key }) => {
  const query = useFragment(
    graphql`
      fragment NovaVagaForm_query on Query {
        ...DadosFields_query
        ...PerfilFields_query
      }
    `,
    queryRef,
  )
  const form = useForm<VagaFormValues>({ defaultValues: vagaFormVazio, resolver: valibotResolver(vagaFormSchema) })
  const [publicar, isPublishing] = usePublicar(form)
  const refusal = form.formState.errors.root?.['server']
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(publicar)}>
        <Stack gap="large">
          <Card>
            <DadosFields queryRef={query} />
          </Card>
          <Card>
            <BeneficiosFields />
          </Card>
          <Card>
            <PerfilFields queryRef={query} />
          </Card>
          {refusal ? (
            <Notice tone="danger" title="Erro ao criar oportunidade" live>
              {refusal.message}
            </Notice>
          ) : null}
          <Botoes isPublishing={isPublishing} />
        </Stack>
      </form>
    </FormProvider>
  )
}

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

function usePublicar(form: UseFormReturn<VagaFormValues>) {
  const [criarVaga, isCreating] = useCriarVaga()
  const navigate = useNavigate()
  const chaveDe = useChave()
  const publicar = (values: VagaFormValues) => {
    const input = toCriarVagaInput(values)
    criarVaga(
      { ...input, chave: chaveDe(input) },
      {
        onCriada: () => {
          toastSuccess('Oportunidade criada com sucesso!', 'Sua oportunidade foi publicada e já está disponível.')
          void navigate(paths.professor.vagas())
        },
        onRecusada: recusa => {
          toastError('Erro ao criar oportunidade', recusa.mensagem)
          mostrarRecusa(form, recusa)
        },
      },
    )
  }
  return [publicar, isCreating] as const
}
