import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { InteressesEscolhidos } from '../interesses/InteressesEscolhidos.tsx'
import { InteressesPorCategoria } from '../interesses/InteressesPorCategoria.tsx'
import { alternar, type Interesse } from '../interesses/nomes.ts'
import { Fieldset } from '../ui/Fieldset.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { PassoInteresses_categorias$key } from './__generated__/PassoInteresses_categorias.graphql.ts'
import type { CadastroValues } from './cadastroForm.ts'

/** Step 3: what interests the student, by category. None is an answer too. */
export const PassoInteresses = ({ categoriasRef }: { categoriasRef: PassoInteresses_categorias$key }) => {
  const categorias = useFragment(
    graphql`
      fragment PassoInteresses_categorias on CategoriaDeInteresse @relay(plural: true) @throwOnFieldError {
        ...InteressesPorCategoria_categorias
      }
    `,
    categoriasRef,
  )
  const { control, setValue, formState } = useFormContext<CadastroValues>()
  const interesses = useWatch({ control, name: 'interesses' })
  const handleToggle = (interesse: Interesse, chosen: boolean) =>
    setValue('interesses', alternar(interesses, interesse, chosen))
  return (
    <Fieldset legend="Marque os assuntos que interessam a você" error={formState.errors.interesses?.message}>
      <Stack gap="small">
        <InteressesEscolhidos value={interesses} onRemove={interesse => handleToggle(interesse, false)} />
        <InteressesPorCategoria categoriasRef={categorias} busca="" value={interesses} onToggle={handleToggle} />
      </Stack>
    </Fieldset>
  )
}
