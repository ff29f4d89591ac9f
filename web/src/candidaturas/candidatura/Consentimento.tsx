import { Checkbox } from '../../ui/form/Checkbox.tsx'

type Props = { checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** The student's consent to share the transcript. Keep the hint in line with what the API shares. */
export const Consentimento = ({ checked, disabled, onChange }: Props) => (
  <Checkbox
    label="Compartilhar um resumo do meu histórico com quem seleciona"
    hint="O resumo tem seu CR, quantos períodos cursou, seus créditos e horas complementares e a lista das disciplinas concluídas, sem notas nem reprovações. Segue o histórico que você importar e pode ser desligado quando quiser."
    checked={checked}
    disabled={disabled}
    onChange={event => onChange(event.target.checked)}
  />
)
