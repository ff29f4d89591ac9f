import { Field } from '../../ui/form/Field.tsx'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { marcaDeAlterado } from './CampoDeTexto.tsx'
import { rotulos } from './valores.ts'

/** What a year is divided into, with the months that it usually begins with. */
const divisoes = [
  { porAno: 2, nome: '2, semestres', meses: [1, 7] },
  { porAno: 3, nome: '3, quadrimestres', meses: [1, 5, 9] },
  { porAno: 4, nome: '4, trimestres', meses: [1, 4, 7, 10] },
]

const nomes = Array.from({ length: 12 }, (_, index) =>
  new Date(2026, index, 1).toLocaleDateString('pt-BR', { month: 'long' }),
)

/** As 'fevereiro, agosto'. */
export const nomesDosMeses = (meses: readonly number[]) => meses.map(mes => nomes[mes - 1] ?? mes).join(', ')

type Props = {
  meses: readonly number[]
  erro: string | undefined
  alterado: boolean
  onChange: (meses: readonly number[]) => void
}

/** In which months the terms of a year begin. */
export const PeriodosField = ({ meses, erro, alterado, onChange }: Props) => (
  <Fieldset legend={rotulos.primeirosMeses} error={erro}>
    <Stack gap="small">
      <Grid min="small">
        <DivisaoField meses={meses} onChange={onChange} />
        {meses.map((mes, index) => (
          <MesField
            // A term has no other name than its number.
            key={index}
            label={`Início do ${index + 1}º período`}
            mes={mes}
            invalid={erro !== undefined}
            onChange={outro => onChange(meses.with(index, outro))}
          />
        ))}
      </Grid>
      <Text size="small" color="muted">
        {`O período de início que cada estudante escolheu continua como está. ${alterado ? marcaDeAlterado : ''}`}
      </Text>
    </Stack>
  </Fieldset>
)

const DivisaoField = ({ meses, onChange }: Pick<Props, 'meses' | 'onChange'>) => (
  <Field label="Períodos por ano">
    {control => (
      <Select
        {...control}
        value={meses.length}
        onChange={({ target }) =>
          onChange(divisoes.find(({ porAno }) => porAno === Number(target.value))?.meses ?? meses)
        }
      >
        {divisoes.map(({ porAno, nome }) => (
          <option key={porAno} value={porAno}>
            {nome}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

type MesProps = { label: string; mes: number; invalid: boolean; onChange: (mes: number) => void }

const MesField = ({ label, mes, invalid, onChange }: MesProps) => (
  <Field label={label}>
    {control => (
      <Select
        {...control}
        aria-invalid={invalid || undefined}
        value={mes}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {nomes.map((nome, antes) => (
          <option key={nome} value={antes + 1}>
            {nome}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
