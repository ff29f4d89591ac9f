import Undo2 from 'lucide-react/icons/undo-2'
import { Button } from '../../ui/form/Button.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { Acao } from './acoes.ts'
import type { Passo } from './useAlterarStatus.ts'

type Props = {
  acao: Acao
  /** Where a change of the vaga is; undefined for none. */
  passo: Passo | undefined
  look?: 'primary' | 'secondary'
  /** Among other actions with icons. */
  comIcone?: boolean
  /** The dialog is loading. */
  abrindo?: boolean
  /** The title of the vaga, where a page has more than one. */
  titulo?: string
  onPress: () => void
  onDesfazer: () => void
}

/** Changes the status, and undoes it until the change is sent: one button for both keeps the focus. */
export const StatusButton = ({
  acao,
  passo,
  look = 'secondary',
  comIcone = false,
  abrindo = false,
  titulo,
  onPress,
  onDesfazer,
}: Props) => {
  const espera = passo === 'espera'
  const Icone = espera ? Undo2 : acao.icone
  return (
    <Button
      look={look}
      shape="compact"
      busy={abrindo || passo === 'envio'}
      busyText={abrindo ? undefined : 'Atualizando...'}
      onClick={espera ? onDesfazer : onPress}
    >
      {comIcone ? <Icone size={16} aria-hidden="true" /> : null}
      <span>{espera ? 'Desfazer mudança' : acao.rotulo}</span>
      {titulo ? <VisuallyHidden>{` ${titulo}`}</VisuallyHidden> : null}
    </Button>
  )
}

/** What will happen unless it is undone. */
export const Espera = ({ children }: { children: string }) => (
  <Text as="span" size="small" weight="strong">
    {children}
  </Text>
)
