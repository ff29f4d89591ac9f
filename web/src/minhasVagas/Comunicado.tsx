import { Megaphone } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { faltamCandidatos } from './comunicado.ts'
import type { Destinatario } from './ComunicadoDialog.tsx'
import type { useAbertura } from './useAbertura.ts'

/** Most visits write to nobody. */
const ComunicadoDialog = lazy(() =>
  import('./ComunicadoDialog.tsx').then(module => ({ default: module.ComunicadoDialog })),
)

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** Null where they could not be loaded; `faltam` while more of them are to come. */
  candidatos: { pessoas: readonly Destinatario[]; faltam: boolean } | null
  abertura: ReturnType<typeof useAbertura>
}

/** Writes to all candidates at once. */
export const Comunicado = ({ vaga, candidatos, abertura }: Props) => {
  const id = useId()
  const { rascunho, estado, isLoading, temSugestao, abrir } = abertura
  const porQueNao = explicar(candidatos)
  const dica = porQueNao ?? (temSugestao ? 'A mensagem de fim da seleção já está escrita.' : null)
  return (
    <Stack gap="xxsmall">
      <Button
        look="secondary"
        shape="wide"
        disabled={porQueNao !== null}
        aria-describedby={dica ? id : undefined}
        busy={isLoading}
        onClick={abrir}
      >
        <Megaphone size={20} aria-hidden="true" />
        {rascunho.texto.trim() && estado !== 'perguntando' ? 'Continuar comunicado' : 'Enviar comunicado'}
      </Button>
      {dica ? (
        <Text id={id} size="small" color="muted">
          {dica}
        </Text>
      ) : null}
      {estado && candidatos ? (
        <Suspense fallback={null}>
          <ComunicadoDialog
            vaga={vaga}
            candidatos={candidatos.pessoas}
            incompleta={candidatos.faltam}
            abertura={abertura}
          />
        </Suspense>
      ) : null}
    </Stack>
  )
}

/** Why nobody can be written to now; null where they can. */
function explicar(candidatos: Props['candidatos']): string | null {
  if (candidatos === null) return 'Os candidatos não carregaram.'
  if (candidatos.pessoas.length === 0) return 'Ainda não há candidatos para avisar.'
  return candidatos.faltam ? faltamCandidatos : null
}
