import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { AtendimentoDaVaga } from '../../requisitos/AtendimentoDaVaga.tsx'
import type { respostas_pedido$key } from '../../perguntas/__generated__/respostas_pedido.graphql.ts'
import { campoDaPergunta, campoDoArquivo, type PedidoDaVaga, pedidoFragment } from '../../perguntas/respostas.ts'
import { useRespostasForm } from '../../perguntas/useRespostasForm.ts'
import { RascunhoRestaurado } from '../../ui/form/RascunhoRestaurado.tsx'
import { Button } from '../../ui/form/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import type { CandidatarDialog_pedido$key } from './__generated__/CandidatarDialog_pedido.graphql.ts'
import type { CandidatarDialog_vaga$key } from './__generated__/CandidatarDialog_vaga.graphql.ts'
import * as styles from './CandidatarDialog.css.ts'
import { Consentimento } from './Consentimento.tsx'
import type { Recusa } from './etapaDoAluno.ts'
import { campoDaCarta, type Refusal } from './useCandidatar.ts'
import { erroAoCandidatar, maximoDaCarta, useCandidaturaForm } from './useCandidaturaForm.ts'

/** Lazy: most vagas request only the letter. */
const CamposDoPedido = lazy(() =>
  import('../../perguntas/CamposDoPedido.tsx').then(module => ({ default: module.CamposDoPedido })),
)

type Props = {
  vagaRef: CandidatarDialog_vaga$key
  /** Whether the upstream asks for consent to share the transcript. */
  pedeConsentimento: boolean
  /** Null if the vaga requests only the letter. */
  pedidoRef: CandidatarDialog_pedido$key | null
  /** Why one can no longer apply; null while one can. */
  fim: string | null
  open: boolean
  onClose: () => void
  /** Called if the student had already applied; the dialog has closed. */
  onAlready: (recusa: Recusa) => void
}

const vagaFragment = graphql`
  fragment CandidatarDialog_vaga on Vaga @throwOnFieldError {
    id
    codigo
    titulo
    ...AtendimentoDaVaga_vaga
  }
`

/** The dialog to apply: the vaga's questions, the optional letter, and the consent to share the transcript. */
export const CandidatarDialog = ({ vagaRef, pedidoRef, pedeConsentimento, fim, open, onClose, onAlready }: Props) => {
  const { id, codigo, ...vaga } = useFragment(vagaFragment, vagaRef)
  const dialog = useFragment(dialogFragment, pedidoRef)
  const pedido = useFragment<respostas_pedido$key>(pedidoFragment, dialog) ?? null
  const respostas = useRespostasForm(id, pedido)
  const form = useCandidaturaForm({ id, codigo }, { onClose, onAlready, respostas, fim })
  const { carta, escrever, refusal } = form
  const handleDescartar = () => {
    escrever('')
    respostas.descartar()
  }
  const restaurada = form.restaurada || (pedido !== null && respostas.restauradas)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Candidatar-se"
      ended={fim}
      actions={<Acoes {...form} onClose={onClose} />}
    >
      <Stack>
        <Text color="muted">{vaga.titulo ?? 'Título não especificado'}</Text>
        <AtendimentoDaVaga vagaRef={vaga} />
        {restaurada ? <RascunhoRestaurado ate="enviar" onDescartar={handleDescartar} /> : null}
        {pedido ? <Perguntas vaga={id} pedido={pedido} respostas={respostas} onOutra={form.renovar} /> : null}
        <Carta value={carta} onChange={escrever} error={erroDaCarta(refusal)} />
        <Abaixo form={form} pedido={pedido} pedeConsentimento={pedeConsentimento} />
      </Stack>
    </Dialog>
  )
}

type AbaixoProps = {
  form: ReturnType<typeof useCandidaturaForm>
  pedido: PedidoDaVaga | null
  pedeConsentimento: boolean
}

const Abaixo = ({ form: { refusal, compartilhar, consentir }, pedido, pedeConsentimento }: AbaixoProps) => (
  <div className={styles.below}>
    {refusal && !isNosCampos(refusal, pedido) ? (
      <Notice tone="danger" title={erroAoCandidatar} live>
        {refusal.mensagem}
      </Notice>
    ) : null}
    {pedeConsentimento ? <Consentimento checked={compartilhar} onChange={consentir} /> : null}
  </div>
)

type AcoesProps = { onClose: () => void; isSending: boolean; enviar: () => void }

const Acoes = ({ onClose, isSending, enviar }: AcoesProps) => (
  <>
    <Button look="secondary" onClick={onClose}>
      Voltar
    </Button>
    <Button busy={isSending} busyText="Enviando..." onClick={enviar}>
      Enviar candidatura
    </Button>
  </>
)

type PerguntasProps = {
  vaga: string
  pedido: PedidoDaVaga
  respostas: ReturnType<typeof useRespostasForm>
  /** Changed answers start a new attempt. */
  onOutra: () => void
}

const Perguntas = ({ vaga, pedido, respostas, onOutra }: PerguntasProps) => (
  <Suspense fallback={<Carregando />}>
    <CamposDoPedido
      vaga={vaga}
      pedido={pedido}
      respondido={respostas.respondido}
      erros={respostas.erros}
      onRespondido={next => {
        respostas.responder(next)
        onOutra()
      }}
    />
  </Suspense>
)

const dialogFragment = graphql`
  fragment CandidatarDialog_pedido on PedidoDaVaga @throwOnFieldError {
    ...respostas_pedido
  }
`

const erroDaCarta = (refusal: Refusal | null): string | undefined =>
  refusal?.campos.find(({ campo }) => campo === campoDaCarta)?.mensagem

/** Whether fields on screen show all of the refusal. */
function isNosCampos({ campos }: Refusal, pedido: PedidoDaVaga | null): boolean {
  const naTela = new Set([campoDaCarta, ...(pedido?.perguntas.map(({ id }) => campoDaPergunta(id)) ?? [])])
  if (pedido && pedido.arquivo !== 'NAO') naTela.add(campoDoArquivo)
  return campos.length > 0 && campos.every(({ campo }) => naTela.has(campo))
}

const Carregando = () => (
  <Loading label="Carregando perguntas...">
    <Skeleton shape="block" height="120px" />
  </Loading>
)

type CartaProps = { value: string; onChange: (text: string) => void; error: string | undefined }

const Carta = ({ value, onChange, error }: CartaProps) => (
  <Field
    label="Carta de motivação"
    optional
    hint="Conte por que esta oportunidade é para você."
    counter={{ text: value, max: maximoDaCarta }}
    error={error}
  >
    {control => <Textarea {...control} rows={8} value={value} onChange={event => onChange(event.target.value)} />}
  </Field>
)
