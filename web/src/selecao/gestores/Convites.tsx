import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { Convites_viewer$data, Convites_viewer$key } from './__generated__/Convites_viewer.graphql.ts'
import { describeConvite } from './convite.ts'
import { useResponderConvite } from './useResponderConvite.ts'

/** A professor's invitations to manage vagas; nothing without any, or on an upstream without co-managers. */
export const Convites = ({ viewerRef }: { viewerRef: Convites_viewer$key }) => {
  const { convites } = useFragment(
    graphql`
      fragment Convites_viewer on Viewer {
        convites @catch(to: NULL) {
          vaga {
            id
            codigo
            titulo
          }
          convidadoPor {
            nome
          }
          visivel
        }
      }
    `,
    viewerRef,
  )
  if (!convites || convites.length === 0) return null
  return (
    <Stack gap="small">
      {convites.map(({ vaga, ...convite }) => (vaga ? <Convite key={vaga.id} vaga={vaga} {...convite} /> : null))}
    </Stack>
  )
}

type Lido = NonNullable<Convites_viewer$data['convites']>[number]
type ConviteProps = Lido & { vaga: NonNullable<Lido['vaga']> }

const Convite = ({ vaga, convidadoPor, visivel }: ConviteProps) => {
  const texts = describeConvite({ titulo: vaga.titulo, convidadoPor: convidadoPor?.nome, visivel })
  const [responder, isSending] = useResponderConvite()
  const navigate = useNavigate()
  const handleResponder = async (aceitar: boolean) => {
    const erro = await responder({ vaga: vaga.id, aceitar })
    if (erro) return toastError('Erro ao responder ao convite', erro)
    toastSuccess(aceitar ? 'Agora você cuida desta oportunidade' : 'Convite recusado')
    if (aceitar) await navigate(paths.professor.vaga(vaga.codigo))
  }
  return (
    <Notice
      tone="info"
      dense
      title={texts.convite}
      actions={
        <>
          <Button look="secondary" shape="compact" disabled={isSending} onClick={() => void handleResponder(true)}>
            Aceitar
          </Button>
          <Button look="quiet" shape="compact" disabled={isSending} onClick={() => void handleResponder(false)}>
            Recusar
          </Button>
        </>
      }
    >
      {texts.frase}
    </Notice>
  )
}
