import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/form/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { isEscrito } from '../form/vagaForm.ts'
import type { Refusal } from '../form/refusal.ts'
import { NovoPrazo } from '../status/NovoPrazo.tsx'
import { useNovoPrazo } from '../status/useNovoPrazo.ts'
import type {
  PublicarRascunho_vaga$data,
  PublicarRascunho_vaga$key,
} from './__generated__/PublicarRascunho_vaga.graphql.ts'
import { type Falta, FaltasDoRascunho } from './FaltasDoRascunho.tsx'
import { useFaltas } from './faltas.ts'
import * as styles from './PublicarRascunho.css.ts'
import { usePublicarVaga } from './usePublicarVaga.ts'

const fragment = graphql`
  fragment PublicarRascunho_vaga on Vaga @throwOnFieldError {
    id
    codigo
    prazo
    primeiraRevisao {
      aguarda
    }
    ...faltas_vaga
  }
`

/**
 * The button that publishes a draft; nothing while it waits for its first look. It lists what the draft lacks, or else asks for a new prazo first if that of the draft
 * is past.
 */
export const PublicarRascunho = ({ vagaRef }: { vagaRef: PublicarRascunho_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  return vaga.primeiraRevisao?.aguarda ? null : <Publicar vaga={vaga} />
}

const Publicar = ({ vaga }: { vaga: PublicarRascunho_vaga$data }) => {
  const { faltas, open, onClose, onPress, onPublicar, isPublishing, refusal, novoPrazo } = usePublicacao(vaga)
  const [params] = useSearchParams()
  // The form of the draft opens in the place of the list.
  const listing = open === 'faltas' && faltas.length > 0 && !params.has('editar')
  return (
    <Stack gap="small">
      <Button shape="compact" busy={isPublishing} busyText="Publicando..." onClick={onPress}>
        Publicar
      </Button>
      {open ? null : <Recusada mensagem={refusal?.mensagem} />}
      <FaltasDoRascunho
        codigo={vaga.codigo}
        faltas={faltas}
        onPublicar={faltas.some(({ motivo }) => motivo === null) ? null : onPress}
        open={listing}
        onClose={onClose}
      />
      <ConfirmDialog
        open={open === 'prazo'}
        onClose={onClose}
        onConfirm={onPublicar}
        title="Publicar oportunidade"
        confirmLabel="Publicar com este prazo"
        busy={isPublishing}
        busyText="Publicando..."
      >
        <Stack>
          <NovoPrazo {...novoPrazo} />
          <Recusada mensagem={refusal?.mensagem} />
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}

/** What is missing, or else what the server refused; and the dialog that is open. */
function usePublicacao(vaga: PublicarRascunho_vaga$data) {
  const missing = useFaltas(vaga).map((campo): Falta => ({ campo, motivo: null }))
  const { publicar, isPublishing, refusal } = usePublicarVaga()
  const [open, setOpen] = useState<'faltas' | 'prazo' | null>(null)
  const novoPrazo = useNovoPrazo(vaga.prazo)
  const onPublicar = () => {
    const novo = novoPrazo.validate()
    if (novo !== undefined) publicar({ vaga: vaga.id, prazo: novo }, () => setOpen('faltas'))
  }
  const onPress = () => {
    if (missing.length > 0) return setOpen('faltas')
    if (novoPrazo.vencido !== null) return setOpen('prazo')
    setOpen(null)
    onPublicar()
  }
  const faltas = missing.length > 0 ? missing : recusados(refusal)
  return { faltas, open, onClose: () => setOpen(null), onPress, onPublicar, isPublishing, refusal, novoPrazo }
}

/** The fields of the form that the server refused. */
const recusados = (refusal: Refusal | null): Falta[] =>
  (refusal?.campos ?? []).flatMap(({ campo, mensagem }) => (isEscrito(campo) ? [{ campo, motivo: mensagem }] : []))

const Recusada = ({ mensagem }: { mensagem: string | undefined }) =>
  mensagem === undefined ? null : (
    <div className={styles.recusada}>
      <Notice tone="danger" live>
        {mensagem}
      </Notice>
    </div>
  )
