import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { RascunhoRestaurado } from '../../ui/form/RascunhoRestaurado.tsx'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Optional } from '../../ui/state/Optional.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { NovaVagaForm_query$key } from './__generated__/NovaVagaForm_query.graphql.ts'
import type { CondicoesFields_query$key } from './__generated__/CondicoesFields_query.graphql.ts'
import type { EscolhasFields_query$key } from './__generated__/EscolhasFields_query.graphql.ts'
import type { InteressesField_query$key } from './__generated__/InteressesField_query.graphql.ts'
import type { PreviaDaVaga_query$key } from './__generated__/PreviaDaVaga_query.graphql.ts'
import type { RequisitosDoForm_query$key } from './__generated__/RequisitosDoForm_query.graphql.ts'
import { BeneficiosFields } from './BeneficiosFields.tsx'
import { CondicoesFields } from './CondicoesFields.tsx'
import { DescricaoField } from './DescricaoField.tsx'
import { EscolhasFields } from './EscolhasFields.tsx'
import { InteressesField } from './InteressesField.tsx'
import { novaVagaVazia, type NovaVagaValues, toNovaVagaInput, toRecusa } from './novaVaga.ts'
import { NovaVagaLayout } from './NovaVagaLayout.tsx'
import { showRefusal } from './refusal.ts'
import { Secao } from './Secao.tsx'
import { type NomeDeSecao, secoes } from './secoes.ts'
import { TituloField } from './TituloField.tsx'
import { useIdempotencyKey } from './useIdempotencyKey.ts'
import type { Copia } from './useCopiaDeVaga.ts'
import { useCriarVaga } from './useCriarVaga.ts'
import { type Destino, useVagaForm } from './useVagaForm.ts'

/** Loaded after the form, which does not need its code to format dates and money. */
const PreviaDaVaga = lazy(() => import('./PreviaDaVaga.tsx').then(module => ({ default: module.PreviaDaVaga })))
/** Below the first screen. */
const RequisitosDoForm = lazy(() =>
  import('./RequisitosDoForm.tsx').then(module => ({ default: module.RequisitosDoForm })),
)
const PerguntasDoForm = lazy(() =>
  import('./PerguntasDoForm.tsx').then(module => ({ default: module.PerguntasDoForm })),
)
/** Not on a phone. */
const Sumario = lazy(() => import('./Sumario.tsx').then(module => ({ default: module.Sumario })))

type Props = {
  queryRef: NovaVagaForm_query$key
  /** Codigo of the vaga to copy. */
  de: string | null
  /** Null without one, or if it was not found. */
  copia: Copia | null
}

/** Publishes a vaga, or keeps it as a draft. What is typed survives refusals and a reload. */
export const NovaVagaForm = ({ queryRef, de, copia }: Props) => {
  const query = useReferencia(queryRef)
  const temRascunhos = query.tiposDeVaga?.some(tipo => tipo.aceitaRascunho) ?? false
  const comPedidos = query.tiposDeVaga?.some(tipo => tipo.aceitaPerguntas) ?? false
  const { form, enviar, restaurado, descartar, esquecer } = useVagaForm(de, copia?.values ?? novaVagaVazia, comPedidos)
  const [ref, onRefused] = useFocusFirstError(form.formState.submitCount)
  const copiaDe = (temRascunhos && copia?.de) || null
  const { criar, criando } = useCriar(form, { de, copiaDe, comPedidos, onCriada: esquecer, onRefused })
  return (
    <FormProvider {...form}>
      <form ref={ref} noValidate onSubmit={enviar('publicada', criar('publicada'))}>
        <NovaVagaLayout
          sumario={
            <Optional>
              <Sumario nomes={comPedidos ? todas : semAsUltimas} />
            </Optional>
          }
          aside={
            <Lado queryRef={query} recusa={form.formState.errors.root?.['server']?.message}>
              <Botoes criando={criando} onSalvar={temRascunhos ? enviar('rascunho', criar('rascunho')) : null} />
            </Lado>
          }
        >
          <Stack gap="large">
            <Origem
              onDescartar={descartar}
              {...{ restaurado, de, copia: copia?.values ?? null, comResto: copiaDe !== null }}
            />
            <Campos queryRef={query} />
            {comPedidos ? <Pedidos queryRef={query} /> : <Depois temRascunhos={temRascunhos} />}
          </Stack>
        </NovaVagaLayout>
      </form>
    </FormProvider>
  )
}

const todas = Object.keys(secoes) as NomeDeSecao[]
const semAsUltimas = todas.filter(nome => nome !== 'requisitos' && nome !== 'perguntas')

type CamposProps = { queryRef: EscolhasFields_query$key & CondicoesFields_query$key & InteressesField_query$key }

const Campos = ({ queryRef }: CamposProps) => (
  <>
    <Secao nome="dados">
      <TituloField />
      <EscolhasFields queryRef={queryRef} />
      <DescricaoField />
    </Secao>
    <Secao nome="condicoes">
      <CondicoesFields queryRef={queryRef} semPrazo="Em branco, 31 de dezembro deste ano." />
    </Secao>
    <Secao nome="beneficios">
      <BeneficiosFields />
    </Secao>
    <Secao nome="perfil">
      <InteressesField queryRef={queryRef} />
    </Secao>
  </>
)

/** The sections are there before what is in them: the table of contents leads to them at once. */
const Pedidos = ({ queryRef }: { queryRef: RequisitosDoForm_query$key }) => (
  <>
    <Secao nome="requisitos">
      <Parte falha="Erro ao carregar requisitos">
        <RequisitosDoForm queryRef={queryRef} />
      </Parte>
    </Secao>
    <Secao nome="perguntas">
      <Parte falha="Erro ao carregar perguntas">
        <PerguntasDoForm />
      </Parte>
    </Secao>
  </>
)

const Parte = ({ falha, children }: { falha: string; children: ReactNode }) => {
  const [attempt, setAttempt] = useState(0)
  const failed = <FailedPart title={falha} busy={false} onRetry={() => setAttempt(attempt + 1)} />
  return (
    <Boundary key={attempt} fallback={failed}>
      <Suspense fallback={<Skeleton height="20rem" />}>{children}</Suspense>
    </Boundary>
  )
}

type OrigemProps = {
  /** The form was filled from its draft. */
  restaurado: boolean
  onDescartar: () => void
  /** Codigo of the vaga to copy, and its copy; null if it was not found. */
  de: string | null
  copia: NovaVagaValues | null
  /** The server also copies what the form does not have. */
  comResto: boolean
}

/** Says what filled the form: a draft or a copy. */
const Origem = ({ restaurado, onDescartar, de, copia, comResto }: OrigemProps) => {
  if (restaurado) {
    return <RascunhoRestaurado ate="publicar" onDescartar={onDescartar} />
  }
  if (copia) {
    return (
      <Notice tone="info" title={`Cópia de “${copia.titulo}”`}>
        {`Escolha o novo prazo e confira os dados.${comResto ? ' Requisitos e perguntas vêm junto, e quem cuida dela com você recebe um convite.' : ''}`}
      </Notice>
    )
  }
  return de ? <Notice tone="warning" title="A oportunidade que você quis duplicar não foi encontrada" /> : null
}

const Depois = ({ temRascunhos }: { temRascunhos: boolean }) => (
  <Text size="small" color="muted">
    {temRascunhos
      ? 'Perguntas e requisitos se definem na página da oportunidade. Para prepará-los antes que alguém a veja, salve um rascunho: basta o título.'
      : 'Depois de publicar, você pode definir perguntas e requisitos na página da oportunidade.'}
  </Text>
)

type LadoProps = { queryRef: PreviaDaVaga_query$key; recusa: string | undefined; children: ReactNode }

/** The refusal of the server, the buttons, and last the preview, which grows: it must not move them. */
const Lado = ({ queryRef, recusa, children }: LadoProps) => (
  <Stack gap="large">
    <Recusada mensagem={recusa} />
    {children}
    <Previa queryRef={queryRef} />
  </Stack>
)

const Previa = ({ queryRef }: { queryRef: PreviaDaVaga_query$key }) => (
  <Suspense fallback={<Skeleton height="20rem" />}>
    <PreviaDaVaga queryRef={queryRef} />
  </Suspense>
)

function useReferencia(queryRef: NovaVagaForm_query$key) {
  return useFragment(
    graphql`
      fragment NovaVagaForm_query on Query {
        tiposDeVaga @catch(to: NULL) {
          aceitaRascunho
          aceitaPerguntas
        }
        ...EscolhasFields_query
        ...CondicoesFields_query
        ...InteressesField_query
        ...RequisitosDoForm_query
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

type BotoesProps = {
  /** What is being saved; null for nothing. */
  criando: Destino | null
  /** Null on an upstream without drafts. */
  onSalvar: (() => unknown) | null
}

const Botoes = ({ criando, onSalvar }: BotoesProps) => (
  <Stack gap="xsmall">
    <Button type="submit" shape="wide" busy={criando === 'publicada'} busyText="Publicando...">
      Publish Opportunity
    </Button>
    <Cluster justify="fill">
      {onSalvar ? (
        <Button look="secondary" busy={criando === 'rascunho'} busyText="Salvando..." onClick={onSalvar}>
          Salvar rascunho
        </Button>
      ) : null}
      <LinkButton look="secondary" to={paths.professor.vagas()}>
        Cancelar
      </LinkButton>
    </Cluster>
  </Stack>
)

type Onde = {
  de: string | null
  /** Global id of the vaga of which the server copies the rest. */
  copiaDe: string | null
  /** The upstream takes requirements and questions with the vaga. */
  comPedidos: boolean
  onCriada: () => void
  onRefused: () => void
}

function useCriar(form: UseFormReturn<NovaVagaValues>, { de, copiaDe, comPedidos, onCriada, onRefused }: Onde) {
  const [criarVaga, isCreating] = useCriarVaga()
  const [destino, setDestino] = useState<Destino>('publicada')
  const navigate = useNavigate()
  const [idempotencyKeyOf, forgetKey] = useIdempotencyKey(de)
  const criar = (novo: Destino) => (values: NovaVagaValues) => {
    if (isCreating) return
    setDestino(novo)
    const rascunho = novo === 'rascunho'
    const input = { ...toNovaVagaInput(values, comPedidos), ...(copiaDe && { copiaDe }), ...(rascunho && { rascunho }) }
    criarVaga(
      { ...input, chave: idempotencyKeyOf(input) },
      {
        onCriada: ({ codigo, emRascunho }) => {
          onCriada()
          forgetKey()
          if (rascunho) toastSuccess('Rascunho salvo', 'Só você e quem cuida dele com você o veem.')
          else if (emRascunho) toastSuccess('Oportunidade enviada para revisão')
          else toastSuccess('Oportunidade criada com sucesso!', 'Sua oportunidade foi publicada e já está disponível.')
          void navigate(emRascunho && codigo ? paths.professor.vaga(codigo) : paths.professor.vagas())
        },
        onRefused: refusal => {
          toastError(rascunho ? 'Erro ao salvar rascunho' : 'Erro ao criar oportunidade', refusal.mensagem)
          showRefusal(form, toRecusa(refusal))
          onRefused()
        },
      },
    )
  }
  return { criar, criando: isCreating ? destino : null }
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
