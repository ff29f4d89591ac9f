import { Cluster } from '../ui/layout/Cluster.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { ListaDeRecursos, type Recurso } from './ListaDeRecursos.tsx'

type Props = {
  title: string
  recursos: readonly Recurso[]
  /** The features are planned, not available yet. */
  emBreve?: boolean
}

/** The features of a landing page, available or planned. */
export const Recursos = ({ title, recursos, emBreve = false }: Props) => (
  <Stack as="section" gap="small">
    <Cluster>
      <Heading level={2}>{title}</Heading>
      {emBreve ? <Tag tone="accent">Em breve</Tag> : null}
    </Cluster>
    <ListaDeRecursos recursos={recursos} />
  </Stack>
)
