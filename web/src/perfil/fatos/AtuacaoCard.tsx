import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { Resta } from '../../tags/Resta.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { AtuacaoCard_usuario$data, AtuacaoCard_usuario$key } from './__generated__/AtuacaoCard_usuario.graphql.ts'
import * as styles from './AtuacaoCard.css.ts'
import { Fato } from './Fato.tsx'

const fragment = graphql`
  fragment AtuacaoCard_usuario on Usuario @throwOnFieldError {
    departamento
    titulo
    vagasAbertas @catch(to: NULL) {
      id
      codigo
      titulo
      prazo
    }
  }
`

/** What students look for on a professor's profile: the department and the open vagas. */
export const AtuacaoCard = ({ usuarioRef }: { usuarioRef: AtuacaoCard_usuario$key }) => {
  const { departamento, titulo, vagasAbertas } = useFragment(fragment, usuarioRef)
  return (
    <Stack>
      <Card as="section" padding="compact" labelledBy="atuacao">
        <Heading level={2} look="card" id="atuacao">
          Onde atua
        </Heading>
        <Stack as="dl" gap="small">
          <Fato nome="Departamento">{departamento}</Fato>
          <Fato nome="Título">{titulo}</Fato>
        </Stack>
      </Card>
      {vagasAbertas ? <Abertas vagas={vagasAbertas} /> : null}
    </Stack>
  )
}

type AbertasProps = { vagas: NonNullable<AtuacaoCard_usuario$data['vagasAbertas']> }

const Abertas = ({ vagas }: AbertasProps) => (
  <Card as="section" padding="compact" labelledBy="abertas">
    <Heading level={2} look="card" id="abertas">
      Oportunidades abertas
    </Heading>
    {vagas.length > 0 ? (
      <Stack as="ul" gap="xsmall">
        {vagas.map(({ id, codigo, titulo, prazo }) => (
          <li key={id} className={styles.vaga}>
            <TextLink to={paths.vaga(codigo)} alone>
              {titulo ?? 'Título não especificado'}
            </TextLink>
            {prazo ? (
              <span className={styles.resta}>
                <Resta prazo={prazo} semData />
              </span>
            ) : null}
          </li>
        ))}
      </Stack>
    ) : (
      <Text size="small" color="muted">
        Nenhuma por enquanto.
      </Text>
    )}
  </Card>
)
