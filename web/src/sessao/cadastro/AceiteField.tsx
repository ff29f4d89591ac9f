import { useController } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'

/** In a new tab: a reload would lose the password. */
const aside = (path: string) => window.location.origin + path

/** Accepts privacy notice and terms. `atual`: their last publication; nothing is asked without one. */
export const AceiteField = ({ atual }: { atual: number }) => {
  const {
    field: { ref, name, value, onBlur, onChange },
    fieldState,
  } = useController<{ documentos: number }>({ name: 'documentos' })
  if (atual === 0) return null
  return (
    <Fieldset legend="Aviso de privacidade e termos de uso" legendHidden error={fieldState.error?.message}>
      <Checkbox
        ref={ref}
        name={name}
        checked={value === atual}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked ? atual : 0)}
        label={
          <>
            Li o <TextLink to={aside(paths.privacidade())}>aviso de privacidade</TextLink> e aceito os{' '}
            <TextLink to={aside(paths.termos())}>termos de uso</TextLink>
          </>
        }
      />
    </Fieldset>
  )
}
