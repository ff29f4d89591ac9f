import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useRequestedPath } from '../relay/useRequestedPath.ts'
import { Button } from '../ui/form/Button.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'
import { Exportar } from './Exportar.tsx'
import * as styles from './Filtros.css.ts'

type Props = {
  /** The address of the list with these values; those that are '' are left out. */
  toPath: (values: Record<string, string>) => string
  /** The list, as the gateway names its file. */
  lista: 'pessoas' | 'auditoria' | 'casos'
  /** Controls whose names are those of the address. */
  children: ReactNode
}

/** The filters of a list, kept in the address, and the file of its rows. */
export const Filtros = ({ toPath, lista, children }: Props) => {
  const { pathname, search } = useLocation()
  const { request, isPending } = useRequestedPath(pathname + search)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : '',
    ])
    request(toPath(Object.fromEntries(values)))
  }
  return (
    <search>
      {/* Filters that are cleared elsewhere show in the controls. */}
      <form key={search} noValidate onSubmit={handleSubmit} className={styles.root}>
        {children}
        <div className={styles.actions}>
          <Button type="submit" look="secondary" shape="compact" busy={isPending} busyText="Filtrando...">
            Filtrar
          </Button>
          {search ? (
            <LinkButton to={pathname} look="quiet" shape="compact">
              Limpar
            </LinkButton>
          ) : null}
          <Exportar lista={lista} />
        </div>
      </form>
    </search>
  )
}

type EscolhaProps = {
  label: string
  name: string
  value: string | null | undefined
  /** The words for no choice. */
  todas: string
  opcoes: Readonly<Record<string, string>>
}

/** One filter that is chosen from a list. */
export const Escolha = ({ label, name, value, todas, opcoes }: EscolhaProps) => (
  <Field label={label}>
    {control => (
      <Select {...control} name={name} defaultValue={value ?? ''}>
        <option value="">{todas}</option>
        {Object.entries(opcoes).map(([codigo, rotulo]) => (
          <option key={codigo} value={codigo}>
            {rotulo}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
