import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useRequestedPath } from '../relay/useRequestedPath.ts'
import { Button } from '../ui/form/Button.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Grid } from '../ui/layout/Grid.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'

type Props = {
  /** The address of the list with these values; those that are '' are left out. */
  toPath: (values: Record<string, string>) => string
  /** Controls whose names are those of the address. */
  children: ReactNode
}

/** The filters of a list, kept in the address. */
export const Filtros = ({ toPath, children }: Props) => {
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
      <form key={search} noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <Grid min="small">{children}</Grid>
          <Cluster>
            <Button type="submit" look="secondary" busy={isPending} busyText="Filtrando...">
              Filtrar
            </Button>
            {search ? (
              <LinkButton to={pathname} look="quiet">
                Limpar
              </LinkButton>
            ) : null}
          </Cluster>
        </Stack>
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
