import { Checkbox } from '../ui/Checkbox.tsx'

type Props = { checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** The student's consent to share the transcript, with what is shared: api/src/db/historicoEscolar.ts. */
export const Consentimento = ({ checked, disabled, onChange }: Props) => (
  <Checkbox
    label="Compartilhar um resumo do meu histórico com quem seleciona"
    hint="O resumo tem seu CR, quantos períodos cursou, seus créditos e horas complementares e a lista das disciplinas concluídas, sem notas nem reprovações. Segue o histórico que você importar e pode ser desligado quando quiser."
    checked={checked}
    disabled={disabled}
    onChange={event => onChange(event.target.checked)}
  />
)
