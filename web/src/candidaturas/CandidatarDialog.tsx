import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { AtendimentoDaVaga } from '../requisitos/AtendimentoDaVaga.tsx'
import type { respostas_pedido$key } from '../perguntas/__generated__/respostas_pedido.graphql.ts'
import { campoDaPergunta, campoDoArquivo, type Pedido, pedidoFragment } from '../perguntas/respostas.ts'
import { usePedido } from '../perguntas/usePedido.ts'
import { RascunhoRestaurado } from '../ui/RascunhoRestaurado.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import type { CandidatarDialog_pedido$key } from './__generated__/CandidatarDialog_pedido.graphql.ts'
import type { CandidatarDialog_vaga$key } from './__generated__/CandidatarDialog_vaga.graphql.ts'
import { Consentimento } from './Consentimento.tsx'
import { campoDaCarta, type Recusa } from './useCandidatar.ts'
import { maximoDaCarta, useCandidaturaForm } from './useCandidaturaForm.ts'

/** Most vagas ask nothing but the letter. */
const CamposDoPedido = lazy(() =>
  import('../perguntas/CamposDoPedido.tsx').then(module => ({ default: module.CamposDoPedido })),
)

type Props = {
  vagaRef: CandidatarDialog_vaga$key
  /** The upstream asks for the consent to share the transcript. */
  pedeConsentimento: boolean
  /** Null where the vaga asks nothing beside the letter. */
  pedidoRef: CandidatarDialog_pedido$key | null
  open: boolean
  onClose: () => void
  /** The reader had applied before; the dialog has closed. */
  onAlready: (mensagem: string) => void
}

/** The dialog of applying: what the vaga asks, the optional letter, and the consent to share the transcript. */
export const CandidatarDialog = ({ vagaRef, pedidoRef, pedeConsentimento, open, onClose, onAlready }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment CandidatarDialog_vaga on Vaga @throwOnFieldError {
        id
        titulo
        ...AtendimentoDaVaga_vaga
      }
    `,
    vagaRef,
  )
  const dialog = useFragment(dialogFragment, pedidoRef)
  const pedido = useFragment<respostas_pedido$key>(pedidoFragment, dialog) ?? null
  const respostas = usePedido(vaga.id, pedido)
  const form = useCandidaturaForm(vaga.id, { onClose, onAlready, respostas })
  const { carta, escrever, recusa } = form
  const handleDescartar = () => {
    escrever('')
    respostas.descartar()
  }
  const restaurada = form.restaurada || (pedido !== null && respostas.restauradas)
  return (
    <Dialog open={open} onClose={onClose} title="Candidatar-se" actions={<Acoes {...form} onClose={onClose} />}>
      <Stack>
        <Text color="muted">{vaga.titulo ?? 'Título não especificado'}</Text>
        <AtendimentoDaVaga vagaRef={vaga} />
        {restaurada ? <RascunhoRestaurado ate="enviar" onDescartar={handleDescartar} /> : null}
        {pedido ? <Perguntas vaga={vaga.id} pedido={pedido} respostas={respostas} onOutra={form.renovar} /> : null}
        <Carta value={carta} onChange={escrever} recusa={recusa?.campo === campoDaCarta ? recusa : null} />
        {pedeConsentimento ? <Consentimento checked={form.compartilhar} onChange={form.consentir} /> : null}
        {recusa && !isNoCampo(recusa, pedido) ? (
          <Notice tone="danger" live>
            {recusa.mensagem}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  )
}

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
  pedido: Pedido
  respostas: ReturnType<typeof usePedido>
  /** Other answers are another attempt. */
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

/** Whether a field on screen says it. */
function isNoCampo({ campo }: Recusa, pedido: Pedido | null): boolean {
  if (campo === campoDaCarta) return true
  if (campo === campoDoArquivo) return pedido !== null && pedido.arquivo !== 'NAO'
  return pedido?.perguntas.some(({ codigo }) => campoDaPergunta(codigo) === campo) ?? false
}

const Carregando = () => (
  <Loading label="Carregando perguntas...">
    <Skeleton shape="block" height="120px" />
  </Loading>
)

type CartaProps = { value: string; onChange: (text: string) => void; recusa: Recusa | null }

const Carta = ({ value, onChange, recusa }: CartaProps) => (
  <Field
    label="Carta de motivação"
    optional
    hint="Conte por que esta oportunidade é para você."
    counter={{ used: value.length, max: maximoDaCarta }}
    error={recusa?.mensagem}
  >
    {control => <Textarea {...control} rows={8} value={value} onChange={event => onChange(event.target.value)} />}
  </Field>
)
