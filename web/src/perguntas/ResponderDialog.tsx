import { Suspense, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { useRefusal } from '../relay/useRefusal.ts'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Button } from '../ui/form/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { RascunhoRestaurado } from '../ui/form/RascunhoRestaurado.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { toastSuccess } from '../ui/overlay/toast.ts'
import type { respostas_pedido$key } from './__generated__/respostas_pedido.graphql.ts'
import type { ResponderDialogQuery } from './__generated__/ResponderDialogQuery.graphql.ts'
import { CamposDoPedido } from './CamposDoPedido.tsx'
import { campoDaPergunta, campoDoArquivo, type PedidoDaVaga, pedidoFragment } from './respostas.ts'
import { useResponder } from './useResponder.ts'
import { useRespostasForm } from './useRespostasForm.ts'

type Props = {
  /** REST id of the vaga. */
  codigo: string
  titulo: string
  /** How many obligatory answers are due, with the PDF. */
  faltam: number
  /** Why no answer is expected any more; null while one is. */
  fim: string | null
  open: boolean
  onClose: () => void
}

/** The dialog to answer perguntas of a vaga after applying. The draft is kept until it is sent. */
export const ResponderDialog = ({ open, onClose, ...props }: Props) => {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  return (
    <Boundary
      key={attempt}
      fallback={
        <Dialog open={open} onClose={onClose} title="Responder">
          <FailedPart title="Erro ao carregar as perguntas" busy={false} onRetry={retry} />
        </Dialog>
      }
    >
      <Suspense
        fallback={
          <Dialog open={open} onClose={onClose} title="Responder">
            <Loading label="Carregando perguntas...">
              <Skeleton shape="block" height="120px" />
            </Loading>
          </Dialog>
        }
      >
        <Loaded {...props} open={open} onClose={onClose} attempt={attempt} />
      </Suspense>
    </Boundary>
  )
}

const Loaded = ({ codigo, faltam, attempt, ...props }: Props & { attempt: number }) => {
  const { vaga } = useLazyLoadQuery<ResponderDialogQuery>(
    graphql`
      query ResponderDialogQuery($codigo: ID!) @throwOnFieldError {
        vaga(codigo: $codigo) {
          id
          pedido {
            ...respostas_pedido
          }
          minhaCandidatura {
            respostas {
              respostas {
                idDaPergunta
              }
            }
          }
        }
      }
    `,
    { codigo },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const pedido = useFragment<respostas_pedido$key>(pedidoFragment, vaga?.pedido ?? null)
  const respondidas = new Set(vaga?.minhaCandidatura?.respostas?.respostas.map(({ idDaPergunta }) => idDaPergunta))
  if (!vaga || !pedido) return null
  const perguntas = pedido.perguntas.filter(({ id }) => !respondidas.has(id))
  // Only an upstream that counts the PDF as due takes it after applying.
  const faltaArquivo = faltam > perguntas.filter(({ obrigatoria }) => obrigatoria).length
  const arquivo = faltaArquivo ? pedido.arquivo : 'NAO'
  return <Formulario vaga={vaga.id} pedido={{ ...pedido, perguntas, arquivo }} {...props} />
}

type FormularioProps = Omit<Props, 'codigo' | 'faltam'> & { vaga: string; pedido: PedidoDaVaga }

const Formulario = ({ vaga, pedido, titulo, fim, open, onClose }: FormularioProps) => {
  const respostas = useRespostasForm(vaga, pedido)
  const { recusa, isSending, enviar } = useEnvio(vaga, { respostas, fim, onClose })
  const actions = (
    <>
      <Button look="secondary" onClick={onClose}>
        Voltar
      </Button>
      <Button busy={isSending} busyText="Enviando..." onClick={enviar}>
        Enviar respostas
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Responder" ended={fim} actions={actions}>
      <Stack>
        <Text color="muted">{titulo}</Text>
        {respostas.restauradas ? <RascunhoRestaurado ate="enviar" onDescartar={respostas.descartar} /> : null}
        <CamposDoPedido
          vaga={vaga}
          pedido={pedido}
          respondido={respostas.respondido}
          erros={respostas.erros}
          onRespondido={respostas.responder}
        />
        <Text size="small" color="muted">
          Depois de enviada, uma resposta não muda mais.
        </Text>
        {recusa && !isNosCampos(pedido, recusa) ? (
          <Notice tone="danger" title="Erro ao responder" live>
            {recusa.mensagem}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  )
}

type Recusa = { mensagem: string; campos: readonly { campo: string; mensagem: string }[] }

/** Whether the fields show all that is refused. */
function isNosCampos({ perguntas, arquivo }: PedidoDaVaga, { campos }: Recusa): boolean {
  const naTela = new Set(perguntas.map(({ id }) => campoDaPergunta(id)))
  if (arquivo !== 'NAO') naTela.add(campoDoArquivo)
  return campos.length > 0 && campos.every(({ campo }) => naTela.has(campo))
}

type Envio = Pick<Props, 'fim' | 'onClose'> & { respostas: ReturnType<typeof useRespostasForm> }

function useEnvio(vaga: string, { respostas, fim, onClose }: Envio) {
  const [recusa, setRecusa] = useRefusal<Recusa>(fim)
  const [responder, isSending] = useResponder()
  const enviar = () => {
    const input = respostas.toInput()
    if (!input?.respostas) return
    setRecusa(null)
    responder(
      { vaga, respostas: input.respostas, arquivo: input.arquivo ?? null },
      {
        onRespondidas: () => {
          respostas.descartar()
          toastSuccess('Respostas enviadas')
          onClose()
        },
        onRefused: refused => {
          setRecusa(refused)
          respostas.refuse(refused.campos)
        },
      },
    )
  }
  return { recusa, isSending, enviar }
}
