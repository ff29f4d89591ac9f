import { Button } from '../ui/form/Button.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Text } from '../ui/text/Text.tsx'

/** Why an edit is not saved before the reader has chosen. */
export const escolhaAntes = 'Outra pessoa salvou antes de você. Escolha acima o que vale.'

/** Why the server did not save an edit. Without the values that are stored now there is nothing to choose. */
export const motivoDoConflito = ({ vaga, mensagem }: { vaga: unknown; mensagem: string }) =>
  vaga ? escolhaAntes : mensagem

type Props = {
  /** What is stored now, in sentences. */
  salvos: readonly string[]
  onDescartar: () => void
  onManter: () => void
}

/** Says that other values were stored while the reader edited, and lets them choose. */
export const OutraPessoaSalvou = ({ salvos, onDescartar, onManter }: Props) => (
  <Notice
    tone="warning"
    title="Outra pessoa salvou enquanto você editava"
    live
    actions={
      <>
        <Button look="secondary" shape="compact" onClick={onDescartar}>
          Usar o que foi salvo
        </Button>
        <Button look="secondary" shape="compact" onClick={onManter}>
          Ficar com o que escrevi
        </Button>
      </>
    }
  >
    <Text color="inherit">{salvos.length > 0 ? 'Está salvo agora:' : 'Agora não há nada salvo.'}</Text>
    <ul>
      {salvos.map(salvo => (
        <li key={salvo}>{salvo}</li>
      ))}
    </ul>
  </Notice>
)
