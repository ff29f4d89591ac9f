import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { input } from './inputLook.css.ts'
import * as styles from './PasswordInput.css.ts'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
  /** The name of the field in the button, for a page with several. */
  nome?: string
}

/** A password input with a button that shows and hides the text. */
export const PasswordInput = ({ nome = 'senha', ...props }: Props) => {
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.root}>
      <input {...props} type={shown ? 'text' : 'password'} spellCheck={false} className={`${input} ${styles.room}`} />
      <span className={styles.toggle}>
        <IconButton
          label={`${shown ? 'Ocultar' : 'Mostrar'} ${nome}`}
          icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  )
}
