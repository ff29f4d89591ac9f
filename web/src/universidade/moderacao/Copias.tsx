import { graphql, useFragment } from 'react-relay'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextoEscrito } from '../TextoEscrito.tsx'
import type { Copias_caso$data, Copias_caso$key } from './__generated__/Copias_caso.graphql.ts'

const fragment = graphql`
  fragment Copias_caso on CasoDetalhado @throwOnFieldError {
    copias {
      titulo
      texto
      retrato
    }
    agora {
      titulo
      texto
      retrato
    }
    oculto
  }
`

/** What was reported as it was, and what it is now if that differs; of a first look what it is now. */
export const Copias = ({ casoRef }: { casoRef: Copias_caso$key }) => {
  const { copias, agora, oculto } = useFragment(fragment, casoRef)
  const isSame = agora !== null && copias.some(({ titulo, texto }) => titulo === agora?.titulo && texto === agora.texto)
  return (
    <Stack>
      {copias.map(copia => (
        <Conteudo key={copia.titulo + copia.texto} titulo="Como foi denunciado" copia={copia} />
      ))}
      {isSame ? null : agora ? (
        <Conteudo titulo={copias.length === 0 ? 'O que espera revisão' : 'Como está agora'} copia={agora} />
      ) : (
        <Text color="muted">O que foi denunciado não existe mais.</Text>
      )}
      {oculto ? <Text color="muted">Está oculto.</Text> : null}
    </Stack>
  )
}

type Copia = Copias_caso$data['copias'][number]

const Conteudo = ({ titulo, copia }: { titulo: string; copia: Copia }) => (
  <Card>
    <Stack>
      <Heading level={2}>{titulo}</Heading>
      <Cluster>
        {copia.retrato ? <Avatar nome={copia.titulo} src={copia.retrato} /> : null}
        <Text weight="medium">{copia.titulo}</Text>
      </Cluster>
      <TextoEscrito texto={copia.texto} />
    </Stack>
  </Card>
)
