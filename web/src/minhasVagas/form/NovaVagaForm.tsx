import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { RascunhoRestaurado } from '../../ui/form/RascunhoRestaurado.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { NovaVagaForm_query$key } from './__generated__/NovaVagaForm_query.graphql.ts'
import type { PreviaDaVaga_query$key } from './__generated__/PreviaDaVaga_query.graphql.ts'
import { BeneficiosFields } from './BeneficiosFields.tsx'
import { EscolhasFields } from './EscolhasFields.tsx'
import { PerfilFields } from './PerfilFields.tsx'
import { PrazoField } from './PrazoField.tsx'
import { showRefusal } from './refusal.ts'
import { TituloField } from './TituloField.tsx'
import { useIdempotencyKey } from './useIdempotencyKey.ts'
import { useCopiaDeVaga } from './useCopiaDeVaga.ts'
import { useCriarVaga } from './useCriarVaga.ts'
import { useVagaForm } from './useVagaForm.ts'
import { toCriarVagaInput, type VagaFormValues, vagaFormVazio } from './vagaForm.ts'

/** Loaded after the form, which does not need its code to format dates and money. */
const PreviaDaVaga = lazy(() => import('./PreviaDaVaga.tsx').then(module => ({ default: module.PreviaDaVaga })))

type Props = {
  queryRef: NovaVagaForm_query$key
  /** Codigo of the vaga to copy. */
  de: string | null
}

/** Publishes a vaga. The draft survives refusals and a reload. */
export const NovaVagaForm = ({ queryRef, de }: Props) => {
  const query = useReferencia(queryRef)
  const copia = useCopiaDeVaga(query)
  const { form, restaurado, descartar, esquecer } = useVagaForm(de, copia ?? vagaFormVazio)
  const [ref, onRefused] = useFocusFirstError(form.formState.submitCount)
  const [publicar, isPublishing] = usePublicar(form, { de, onCriada: esquecer, onRefused })
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
            <Origem restaurado={restaurado} onDescartar={descartar} de={de} copia={copia} />
            <Secao title="Dados da oportunidade">
              <TituloField />
              <EscolhasFields queryRef={query} beside={<PrazoField hint="Em branco, 31 de dezembro deste ano." />} />
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

type OrigemProps = {
  /** The form was filled from its draft. */
  restaurado: boolean
  onDescartar: () => void
  /** Codigo of the vaga to copy, and its copy; null if it was not found. */
  de: string | null
  copia: VagaFormValues | null
}

/** Says what filled the form: a draft or a copy. */
const Origem = ({ restaurado, onDescartar, de, copia }: OrigemProps) => {
  if (restaurado) {
    return <RascunhoRestaurado ate="publicar" onDescartar={onDescartar} />
  }
  if (copia) {
    return (
      <Notice tone="info" title={`Cópia de “${copia.titulo}”`}>
        Confira o prazo e os dados antes de publicar.
      </Notice>
    )
  }
  return de ? <Notice tone="warning" title="A oportunidade que você quis duplicar não foi encontrada" /> : null
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
  { de, onCriada, onRefused }: { de: string | null; onCriada: () => void; onRefused: () => void },
) {
  const [criarVaga, isCreating] = useCriarVaga()
  const navigate = useNavigate()
  const [idempotencyKeyOf, forgetKey] = useIdempotencyKey(de)
  const publicar = (values: VagaFormValues) => {
    const input = toCriarVagaInput(values)
    criarVaga(
      { ...input, chave: idempotencyKeyOf(input) },
      {
        onCriada: () => {
          onCriada()
          forgetKey()
          toastSuccess('Oportunidade criada com sucesso!', 'Sua oportunidade foi publicada e já está disponível.')
          void navigate(paths.professor.vagas())
        },
        onRefused: refusal => {
          toastError('Erro ao criar oportunidade', refusal.mensagem)
          showRefusal(form, refusal)
          onRefused()
        },
      },
    )
  }
  return [publicar, isCreating] as const
}

/** Focuses the first invalid field, in the order of the page, after each submission and each refusal. */
function useFocusFirstError(submitCount: number): [ref: RefObject<HTMLFormElement | null>, onRefused: () => void] {
  const ref = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, refusals])
  return [ref, () => setRefusals(count => count + 1)]
}

const Secao = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <Heading level={2} look="card">
      {title}
    </Heading>
    {children}
  </Card>
)
