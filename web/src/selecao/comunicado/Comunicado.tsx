import Megaphone from 'lucide-react/icons/megaphone'
import { lazy, Suspense, useId } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { type Destinatario, faltamCandidatos } from './comunicado.ts'
import type { useComunicadoDialog } from './useComunicadoDialog.ts'

/** Loaded on demand: most visits send none. */
const ComunicadoDialog = lazy(() =>
  import('./ComunicadoDialog.tsx').then(module => ({ default: module.ComunicadoDialog })),
)

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** Null if they failed to load; `faltam` while more are loading. */
  candidatos: { pessoas: readonly Destinatario[]; faltam: boolean } | null
  dialog: ReturnType<typeof useComunicadoDialog>
}

/** Sends one text to all candidates. */
export const Comunicado = ({ vaga, candidatos, dialog }: Props) => {
  const id = useId()
  const { rascunho, state, isLoading, hasSuggestion, open } = dialog
  const disabledReason = explain(candidatos)
  const dica = disabledReason ?? (hasSuggestion ? 'A mensagem de fim da seleção já está escrita.' : null)
  return (
    <>
      <Stack gap="xxsmall">
        <Button
          look="secondary"
          shape="compact"
          disabled={disabledReason !== null}
          aria-describedby={dica ? id : undefined}
          busy={isLoading}
          onClick={() => open()}
        >
          <Megaphone size={16} aria-hidden="true" />
          <span>{rascunho.texto.trim() && state !== 'suggesting' ? 'Continuar comunicado' : 'Enviar comunicado'}</span>
        </Button>
        {dica ? (
          <Text id={id} size="small" color="muted">
            {dica}
          </Text>
        ) : null}
      </Stack>
      {state && candidatos ? (
        <Suspense fallback={null}>
          <ComunicadoDialog vaga={vaga} candidatos={candidatos.pessoas} hasMore={candidatos.faltam} dialog={dialog} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Returns why sending is disabled, or null. */
function explain(candidatos: Props['candidatos']): string | null {
  if (candidatos === null) return 'Os candidatos não carregaram.'
  if (candidatos.pessoas.length === 0) return 'Ainda não há candidatos para avisar.'
  return candidatos.faltam ? faltamCandidatos : null
}
