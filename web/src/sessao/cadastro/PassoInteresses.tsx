import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { InteressesEscolhidos } from '../../interesses/InteressesEscolhidos.tsx'
import { InteressesPorCategoria } from '../../interesses/InteressesPorCategoria.tsx'
import { toggleInteresse, type Interesse } from '../../interesses/nomes.ts'
import { useRetryPart } from '../../relay/useRetryPart.ts'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { PassoInteresses_query$key } from './__generated__/PassoInteresses_query.graphql.ts'
import type { CadastroValues } from './cadastroForm.ts'

/** Step 3: the student's interesses, by categoria. None are required, so the step works without the list. */
export const PassoInteresses = ({ queryRef }: { queryRef: PassoInteresses_query$key }) => {
  const { categoriasDeInteresse: categorias } = useFragment(
    graphql`
      fragment PassoInteresses_query on Query {
        categoriasDeInteresse @catch(to: NULL) {
          ...InteressesPorCategoria_categorias
        }
      }
    `,
    queryRef,
  )
  const { control, setValue, formState } = useFormContext<CadastroValues>()
  const interesses = useWatch({ control, name: 'interesses' })
  const handleToggle = (interesse: Interesse, chosen: boolean) =>
    setValue('interesses', toggleInteresse(interesses, interesse, chosen))
  return (
    <Fieldset legend="Marque os assuntos que interessam a você" error={formState.errors.interesses?.message}>
      <Stack gap="small">
        <InteressesEscolhidos value={interesses} onRemove={interesse => handleToggle(interesse, false)} />
        {categorias ? (
          <InteressesPorCategoria categoriasRef={categorias} busca="" value={interesses} onToggle={handleToggle} />
        ) : (
          <SemInteresses />
        )}
      </Stack>
    </Fieldset>
  )
}

const SemInteresses = () => {
  const [retry, isRetrying] = useRetryPart(graphql`
    query PassoInteressesQuery {
      categoriasDeInteresse {
        ...InteressesPorCategoria_categorias
      }
    }
  `)
  return (
    <FailedPart
      title="Erro ao carregar interesses"
      sentence="Não foi possível carregar a lista de interesses. Por favor, tente novamente."
      busy={isRetrying}
      onRetry={retry}
    />
  )
}
